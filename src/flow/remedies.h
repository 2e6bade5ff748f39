#pragma once

#include <string>

namespace eclat {

// What a user can do about an operation that is skipped, in the words of every table and report.

// For what only the user's own code can call.
std::string remedyOfWrapping();
// For a type of which nothing here makes a value.
std::string remedyOfFactory(const std::string &type);
// For a class that can be tested as well; the factory is the other way.
std::string remedyOfClass(const std::string &className);
std::string remedyOfSource();
// Nothing can be done, and why that is as it should be.
std::string noRemedy(const std::string &why);

}  // namespace eclat
