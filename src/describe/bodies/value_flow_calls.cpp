#include "describe/bodies/value_flow.h"

#include "describe/collect_operations.h"
#include "describe/types/spelling.h"

#include <clang/AST/DeclTemplate.h>
#include <clang/AST/ExprCXX.h>

#include <algorithm>

// The calls of ValueFlow: of the user's functions, which are walked too, and of the library's, which are known by name.
namespace eclat {

using clang::FunctionDecl;
using Id = Quantities::Id;

namespace {

llvm::ArrayRef<const clang::Expr *> argumentsOf(const clang::CallExpr &call) {
  return {call.getArgs(), call.getNumArgs()};
}

std::string nameOf(const FunctionDecl &function) {
  if (const char *spelling = clang::getOperatorSpelling(function.getOverloadedOperator()))
    return spelling;
  return function.getNameAsString();
}

}  // namespace

Id ValueFlow::callOwn(const FunctionDecl &callee, Arguments arguments) {
  std::vector<Id> passed;
  for (unsigned i = 0; i < arguments.size(); ++i) {
    passed.push_back(value(arguments[i]));
    if (i < callee.getNumParams())
      quantities_.unite(declared_.of(*callee.getParamDecl(i)), passed.back());
  }
  bool hasNoBody = callee.isDefaulted() || callee.isPureVirtual();
  if (const FunctionDecl *definition = callee.getDefinition(); definition && !hasNoBody)
    pending_.push_back(definition);
  else if (!hasNoBody)
    met_.passed[signatureOf(callee)].insert(passed.begin(), passed.end());
  return callee.getReturnType()->isVoidType() ? Quantities::none : declared_.result(callee);
}

LibraryCall ValueFlow::libraryCall(std::string name, clang::QualType result, Arguments arguments) {
  LibraryCall call{std::move(name), {}, {}, result};
  for (const clang::Expr *argument : arguments)
    if (!llvm::isa<clang::CXXDefaultArgExpr>(argument))
      call.arguments.push_back({value(argument), argument->getType()});
  if (!call.arguments.empty())
    linkLambdas(arguments, call.arguments.front().id);
  return call;
}

// Algorithms hand the elements of a range to their predicate.
void ValueFlow::linkLambdas(Arguments arguments, Id range) {
  for (const clang::Expr *argument : arguments)
    if (const auto *lambda = llvm::dyn_cast<clang::LambdaExpr>(argument->IgnoreUnlessSpelledInSource()))
      if (const FunctionDecl *body = lambda->getCallOperator())
        for (const clang::ParmVarDecl *parameter : body->parameters())
          quantities_.unite(declared_.of(*parameter), library_.element(range, parameter->getType()));
}

Id ValueFlow::VisitCallExpr(const clang::CallExpr *call) {
  const FunctionDecl *callee = call->getDirectCallee();
  if (!callee) {
    value(call->getCallee());
    for (const clang::Expr *argument : argumentsOf(*call))
      quantities_.lose(value(argument));
    return quantities_.fresh();
  }
  if (!isInSystemHeader(*callee))
    return callOwn(*callee, argumentsOf(*call));
  return library_.function(libraryCall(nameOf(*callee), call->getType(), argumentsOf(*call)));
}

Id ValueFlow::object(const clang::CXXMemberCallExpr &call) {
  const clang::Expr *object = call.getImplicitObjectArgument();
  Id id = value(object);
  return object && object->getType()->isPointerType() ? quantities_.part(id, Part::Elements) : id;
}

Id ValueFlow::VisitCXXMemberCallExpr(const clang::CXXMemberCallExpr *call) {
  const clang::CXXMethodDecl *callee = call->getMethodDecl();
  Id receiver = object(*call);
  if (!callee)
    return VisitExpr(call);
  if (!isInSystemHeader(*callee))
    return callOwn(*callee, argumentsOf(*call));
  LibraryCall made = libraryCall(nameOf(*callee), call->getType(), argumentsOf(*call));
  made.receiver = {receiver, call->getObjectType()};
  return library_.method(made);
}

Id ValueFlow::VisitCXXOperatorCallExpr(const clang::CXXOperatorCallExpr *call) {
  const FunctionDecl *callee = call->getDirectCallee();
  if (!callee || call->getNumArgs() == 0)
    return VisitExpr(call);
  const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(callee);
  if (!isInSystemHeader(*callee)) {
    if (!method)
      return callOwn(*callee, argumentsOf(*call));
    Id receiver = value(call->getArg(0));
    if (method->isDefaulted() && call->getNumArgs() == 2)
      return quantities_.unite(receiver, value(call->getArg(1)));
    return callOwn(*callee, argumentsOf(*call).drop_front());
  }
  LibraryCall made = libraryCall(nameOf(*callee), call->getType(), argumentsOf(*call).drop_front());
  made.receiver = {value(call->getArg(0)), call->getArg(0)->getType()};
  if (call->getOperator() == clang::OO_LessLess || call->getOperator() == clang::OO_GreaterGreater)
    return made.receiver.id;  // streams take values one after another; they do not meet there
  return library_.method(made);
}

Id ValueFlow::VisitCXXConstructExpr(const clang::CXXConstructExpr *construction) {
  const clang::CXXConstructorDecl *constructor = construction->getConstructor();
  Arguments arguments(construction->getArgs(), construction->getNumArgs());
  if (constructor->isCopyOrMoveConstructor() && (constructor->isDefaulted() || isInSystemHeader(*constructor)))
    return arguments.empty() ? Quantities::none : value(arguments.front());
  if (isInSystemHeader(*constructor))
    return library_.construct(libraryCall("", construction->getType(), arguments));
  callOwn(*constructor, arguments);
  return quantities_.fresh();
}

}  // namespace eclat
