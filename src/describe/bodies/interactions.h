#pragma once

#include "describe/bodies/value_flow.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// Finds out which quantities of the component meet in its code.
class Interactions {
public:
  explicit Interactions(const Component &component) : declared_(component, quantities_) {}

  // Takes all members of a unit (see componentMembers). Units may come in any order.
  void addUnit(const std::vector<const clang::Decl *> &members);

  // Returns the groups of Component::comparable. It leaves out the parameters and results of functions whose bodies it
  // has not seen, the fields of classes with such functions, and what is only passed to them: nobody knows what meets
  // there.
  std::vector<std::vector<Quantity>> groups();

private:
  void note(const clang::FunctionDecl &function);

  Quantities quantities_;
  DeclaredQuantities declared_;
  std::map<std::string, std::string> classOf_;  // class by signature, for functions that ought to have a body
  MetFunctions met_;
};

}  // namespace eclat
