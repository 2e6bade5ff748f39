#pragma once

#include "describe/bodies/value_flow.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// Which quantities of the component meet in its code.
class Interactions {
public:
  explicit Interactions(const Component &component) : declared_(component, quantities_) {}

  // All of a unit's members (see componentMembers), units in any order.
  void addUnit(const std::vector<const clang::Decl *> &members);

  // As Component::comparable has them. Left out are the parameters and results of functions whose bodies were not seen,
  // the fields of classes with such functions, and what is only passed to them: what meets there is not known.
  std::vector<std::vector<Quantity>> groups();

private:
  void note(const clang::FunctionDecl &function);

  Quantities quantities_;
  DeclaredQuantities declared_;
  std::map<std::string, std::string> classOf_;  // by signature, of functions that ought to have a body
  MetFunctions met_;
};

}  // namespace eclat
