#pragma once

#include "emit/cpp/code.h"
#include "emit/cpp/property_code.h"
#include "emit/tests/framework.h"
#include "flow/model.h"
#include "flow/schema.h"

#include <map>
#include <string>
#include <vector>

namespace eclat {

// A function of the emitted file that checks properties, or copies values for a later check.
struct CheckFunction {
  std::string name;  // empty: nothing could be written, and the text says why
  std::string text;
  std::vector<int> roots;  // its parameters, in order: kReceiverRoot, 0, 1, …, kResultRoot
  std::string type;        // type that it returns, if it copies values
};

struct ExitChecks {
  CheckFunction before;  // copies the values that orig() needs; without a name if it needs none
  CheckFunction check;
  std::vector<int> unreachable;  // properties that plain C++ cannot check
};

// Writes each check function of a file once, however many tests call it.
class CheckFunctions {
public:
  CheckFunctions(const Component &component, const Schema &schema, const Model &model, const Framework &framework,
                 Prelude &prelude)
      : component_(component), schema_(schema), model_(model), framework_(framework), prelude_(prelude) {}

  // Checks all object properties of the class.
  const CheckFunction &object(const std::string &className);
  // Checks these object properties, given by index in the model.
  const CheckFunction &object(const std::string &className, const std::vector<int> &properties);
  // Checks the properties of the static members of the class.
  const CheckFunction &ofClass(const std::string &className);
  // `arguments`: how many the call passes, as arguments that it leaves to their defaults cannot be seen.
  const CheckFunction &entry(const Operation &operation, std::size_t arguments);
  // `properties`: which to check, by index in the model; all are at the exit of the operation.
  const ExitChecks &exit(const Operation &operation, std::size_t arguments, const std::vector<int> &properties);

  // Returns the properties of a point, by index in the model.
  std::vector<int> propertiesAt(const Point &point) const;
  std::string text() const;

private:
  struct Exit {
    int operation;
    std::size_t arguments;
    std::vector<int> properties;
    auto operator<=>(const Exit &) const = default;
  };

  Roots rootsOf(const Operation &operation, std::size_t arguments, bool atExit) const;
  std::string title(const Operation &operation) const;
  std::string parameterList(const Roots &roots, const std::vector<int> &which, const std::string &before) const;
  std::vector<std::string> bodyOf(PointCode &point, const std::vector<int> &properties, std::vector<int> *unreachable);
  CheckFunction finish(const std::string &comment, const std::string &name, const Roots &roots, const PointCode &point,
                       const std::vector<std::string> &body, const std::string &before);
  CheckFunction beforeFunction(const Operation &operation, const Roots &roots, const PointCode &point);

  const Component &component_;
  const Schema &schema_;
  const Model &model_;
  const Framework &framework_;
  Prelude &prelude_;
  Identifiers names_;
  std::map<std::pair<std::string, std::vector<int>>, CheckFunction> objects_;
  std::map<std::string, CheckFunction> classes_;
  std::map<std::pair<int, std::size_t>, CheckFunction> entries_;
  std::map<Exit, ExitChecks> exits_;
  std::vector<std::string> texts_;  // of all functions, in the order of the file
};

// Writes what a failed check streams: which property broke, on what it rests and, if wanted, which values broke it.
std::string checkMessage(const CheckCode &code, const std::string &property, const std::string &support,
                         bool hasValues);

// Says "held in 214 of 214 visits", and for a property that was not defined at every visit also that.
std::string supportText(std::uint64_t held, std::uint64_t broken, const Point &point, const Model &model);
std::string supportText(const Property &property, const Model &model);

}  // namespace eclat
