#pragma once

#include <string>

namespace eclat {

// These functions say what a user can do about an operation that is skipped, in the words of every table and report.

// For operations that only the user's own code can call: wrap them.
std::string remedyOfWrapping();
// For a type of which eclat cannot make a value: give a factory.
std::string remedyOfFactory(const std::string &type);
// For a class that can be tested as well: name it, too, or give a factory.
std::string remedyOfClass(const std::string &className);
std::string remedyOfSource();
// Says that nothing can be done, and why that is as it should be.
std::string noRemedy(const std::string &why);

}  // namespace eclat
