#pragma once

#include "describe/bodies/quantities.h"
#include "flow/component.h"

#include <clang/AST/DeclCXX.h>

#include <map>
#include <string>
#include <vector>

namespace eclat {

// The quantities of what is declared. Those of fields, parameters and results are the same in every unit; those of
// local variables belong to the unit at hand.
class DeclaredQuantities {
public:
  DeclaredQuantities(const Component &component, Quantities &quantities);

  void startUnit() { local_.clear(); }

  // Of a field, static member, parameter, local or global variable or structured binding.
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

// The class a member is a field of for its users: not the unnamed struct it may stand in. Null for variables outside of
// classes.
const clang::RecordDecl *declaringClass(const clang::ValueDecl &member);

}  // namespace eclat
