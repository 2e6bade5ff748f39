#include "describe/bodies/refusals.h"

#include "describe/types/spelling.h"
#include "flow/remedies.h"

#include <clang/AST/DeclTemplate.h>

namespace eclat {

using clang::CXXMethodDecl;
using clang::CXXRecordDecl;
using clang::FunctionDecl;

namespace {

bool isAllocation(const FunctionDecl &function) {
  clang::OverloadedOperatorKind kind = function.getOverloadedOperator();
  return kind == clang::OO_New || kind == clang::OO_Array_New || kind == clang::OO_Delete ||
         kind == clang::OO_Array_Delete;
}

Refusal whyNotCalledMethod(const CXXMethodDecl &method) {
  if (method.isVolatile())
    return "volatile-qualified";
  return "";
}

// The body of a member of an instantiation is where the class template has it.
bool hasBody(const clang::FunctionTemplateDecl &pattern) {
  const clang::FunctionTemplateDecl *from = pattern.getInstantiatedFromMemberTemplate();
  return pattern.getTemplatedDecl()->isDefined() || (from && hasBody(*from));
}

}  // namespace

Refusal whyNoObject(const CXXRecordDecl &record) {
  const clang::CXXDestructorDecl *destructor = record.getDestructor();
  if (record.isAbstract())
    return {"the class is abstract", "name a class that is derived from it with --class"};
  if (destructor && (destructor->isDeleted() || destructor->getAccess() != clang::AS_public))
    return {"the destructor cannot be called", noRemedy("no object of it could end")};
  return "";
}

Refusal whyNotCalled(const FunctionDecl &function) {
  bool isMember = llvm::isa<CXXMethodDecl>(function);
  if (function.getDescribedFunctionTemplate())
    return hasBody(*function.getDescribedFunctionTemplate())
               ? "no types that the component deals with fit this template"
               : "a template whose body is not in the headers";
  if (function.isDeleted())
    return {"deleted", noRemedy("its author forbids the call")};
  if (isAllocation(function))
    return {"allocation functions are not generated", noRemedy("they make no object")};
  if (function.isVariadic())
    return "variadic";
  if (function.isConsteval())
    return {"consteval, so that it runs only while a program is compiled", noRemedy("it does not exist at run time")};
  if (function.getReturnType()->isUndeducedType())
    return "the result type is not known without the body";
  return isMember ? whyNotCalledMethod(llvm::cast<CXXMethodDecl>(function)) : Refusal();
}

std::string whyNotHooked(const FunctionDecl &function) {
  if (!function.isExternallyVisible())
    return "internal linkage";
  if (function.isPureVirtual())
    return "pure virtual";
  if (function.isDefaulted() && function.isTrivial())
    return "trivial, so that no code is made for it";
  if (!canBeSpelled(function.getReturnType()))
    return "the result type has no name";
  const auto *method = llvm::dyn_cast<CXXMethodDecl>(&function);
  if (method && method->isExplicitObjectMemberFunction() && !method->getParamDecl(0)->getType()->isReferenceType())
    return "it takes its object by value";
  return "";
}

const clang::ParmVarDecl *explicitObject(const FunctionDecl &function) {
  const auto *method = llvm::dyn_cast<CXXMethodDecl>(&function);
  return method && method->isExplicitObjectMemberFunction() ? method->getParamDecl(0) : nullptr;
}

}  // namespace eclat
