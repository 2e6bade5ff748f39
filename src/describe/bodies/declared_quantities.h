#pragma once

#include "describe/bodies/quantities.h"
#include "flow/component.h"

#include <clang/AST/DeclCXX.h>

#include <map>
#include <string>
#include <vector>

namespace eclat {

// Maps declarations to their quantities. Fields, parameters and results have one quantity in all units; local variables
// belong to the unit at hand.
class DeclaredQuantities {
public:
  DeclaredQuantities(const Component &component, Quantities &quantities);

  void startUnit() { local_.clear(); }

  // Returns the quantity of a field, static member, parameter, local or global variable or structured binding.
  Quantities::Id of(const clang::ValueDecl &declared);
  Quantities::Id result(const clang::FunctionDecl &function);

private:
  Quantities::Id field(const clang::ValueDecl &member, const clang::RecordDecl &declaring);
  Quantities::Id parameter(const clang::ParmVarDecl &declared, const clang::FunctionDecl &function);
  Quantities::Id local(const clang::Decl &declared);

  Quantities &quantities_;
  std::vector<std::string> owners_;                                 // the classes whose fields are observed
  std::map<std::string, std::vector<std::string>> parameterNames_;  // by signature of the operation
  std::map<const clang::Decl *, Quantities::Id> local_;
};

// Returns the class that users see as the owner of a member, not the unnamed struct that the member may stand in. Null
// for variables outside of classes.
const clang::RecordDecl *declaringClass(const clang::ValueDecl &member);

}  // namespace eclat
