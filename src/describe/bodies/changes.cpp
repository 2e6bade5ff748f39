#include "describe/bodies/changes.h"

#include "describe/types/library_types.h"
#include "describe/types/spelling.h"

#include <string_view>

namespace eclat {
namespace {

using clang::Expr;

// Methods of the library that only lead to a place, though not declared const.
const std::set<std::string_view> lookups = {"begin", "end",  "rbegin", "rend",        "find",        "at", "front",
                                            "back",  "data", "top",    "lower_bound", "upper_bound", "get"};

bool isWritable(clang::QualType parameter) {
  if (parameter->isRValueReferenceType())
    return true;
  return (parameter->isLValueReferenceType() || parameter->isPointerType()) &&
         !parameter->getPointeeType().isConstQualified();
}

bool isUserObject(clang::QualType type) {
  type = type->isPointerType() ? type->getPointeeType() : type.getNonReferenceType();
  const clang::CXXRecordDecl *record = type->getAsCXXRecordDecl();
  return record && !isInSystemHeader(*record);
}

}  // namespace

const Expr *bare(const Expr *expression) {
  for (const Expr *before = nullptr; expression && expression != before;) {
    before = expression;
    expression = expression->IgnoreParenCasts();
    if (const auto *full = llvm::dyn_cast<clang::FullExpr>(expression))
      expression = full->getSubExpr();
    else if (const auto *temporary = llvm::dyn_cast<clang::MaterializeTemporaryExpr>(expression))
      expression = temporary->getSubExpr();
    else if (const auto *bound = llvm::dyn_cast<clang::CXXBindTemporaryExpr>(expression))
      expression = bound->getSubExpr();
  }
  return expression;
}

bool Changes::mayHaveChanged(const clang::ValueDecl &declared) const {
  bool isOwn = llvm::isa<clang::ParmVarDecl>(declared) && !declared.getType()->isReferenceType();
  return (everything_ && !isOwn) || changed_.contains(&declared);
}

void Changes::note(const clang::Stmt &statement) {
  if (const auto *unary = llvm::dyn_cast<clang::UnaryOperator>(&statement)) {
    // The address of an object is mostly compared, or passed to a call that is looked at by itself.
    bool isTaken = unary->getOpcode() == clang::UO_AddrOf && !isUserObject(unary->getSubExpr()->getType());
    if (unary->isIncrementDecrementOp() || isTaken)
      write(unary->getSubExpr());
  } else if (const auto *binary = llvm::dyn_cast<clang::BinaryOperator>(&statement)) {
    if (binary->isAssignmentOp())
      write(binary->getLHS());
  } else if (const auto *deletion = llvm::dyn_cast<clang::CXXDeleteExpr>(&statement)) {
    write(deletion->getArgument());
  } else if (const auto *construction = llvm::dyn_cast<clang::CXXConstructExpr>(&statement)) {
    noteArguments(*construction->getConstructor(), {construction->getArgs(), construction->getNumArgs()});
  } else if (const auto *call = llvm::dyn_cast<clang::CallExpr>(&statement)) {
    noteCall(*call);
  }
}

void Changes::noteCall(const clang::CallExpr &call) {
  const clang::FunctionDecl *callee = call.getDirectCallee();
  if (!callee) {
    everything_ = true;
    return;
  }
  llvm::ArrayRef<const Expr *> arguments(call.getArgs(), call.getNumArgs());
  const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(callee);
  if (const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(&call); member && method) {
    noteMethod(*method, member->getImplicitObjectArgument());
  } else if (llvm::isa<clang::CXXOperatorCallExpr>(call) && method && method->isInstance() && !arguments.empty()) {
    noteMethod(*method, arguments.front());
    arguments = arguments.drop_front();
  }
  noteArguments(*callee, arguments);
}

void Changes::noteMethod(const clang::CXXMethodDecl &method, const Expr *object) {
  clang::OverloadedOperatorKind kind = method.getOverloadedOperator();
  bool isLambda = method.getParent()->isLambda();  // its body was looked at where it stands
  bool leads = kind == clang::OO_Subscript || kind == clang::OO_Star || kind == clang::OO_Arrow ||
               (method.getIdentifier() && lookups.contains(method.getName()));
  if (isInSystemHeader(method)) {
    if (kind == clang::OO_Call)
      everything_ = true;
    else if (!method.isConst() && !method.isStatic() && !leads)
      write(object);
  } else if (!method.isConst() && !method.isStatic() && !isLambda) {
    everything_ = true;
  }
}

void Changes::noteArguments(const clang::FunctionDecl &callee, llvm::ArrayRef<const Expr *> arguments) {
  if (callee.getIdentifier() && (callee.getName() == "move" || callee.getName() == "forward") &&
      isInSystemHeader(callee))
    return;
  for (unsigned i = 0; i < arguments.size() && i < callee.getNumParams(); ++i) {
    if (!isWritable(callee.getParamDecl(i)->getType()))
      continue;
    if (isUserObject(arguments[i]->getType()))
      everything_ = true;
    else if (!arguments[i]->isPRValue() || arguments[i]->getType()->isPointerType())
      write(arguments[i]);
  }
}

// A pointer or iterator in a local variable may lead anywhere.
void Changes::writeThrough(const Expr *pointer) {
  const Expr *target = bare(pointer);
  const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(target);
  if (reference && !llvm::isa<clang::ParmVarDecl>(reference->getDecl()) &&
      !reference->getDecl()->getType()->isArrayType())
    everything_ = true;
  else
    write(target);
}

void Changes::write(const Expr *written) {
  const Expr *target = bare(written);
  if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(target)) {
    changed_.insert(member->getMemberDecl());
  } else if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(target)) {
    changed_.insert(reference->getDecl());
    if (!llvm::isa<clang::ParmVarDecl>(reference->getDecl()) && reference->getDecl()->getType()->isReferenceType())
      everything_ = true;
  } else if (const auto *subscript = llvm::dyn_cast<clang::ArraySubscriptExpr>(target)) {
    writeThrough(subscript->getBase());
  } else if (const auto *sum = llvm::dyn_cast<clang::BinaryOperator>(target); sum && sum->isAdditiveOp()) {
    writeThrough(sum->getLHS()->getType()->isPointerType() ? sum->getLHS() : sum->getRHS());
  } else if (const auto *unary = llvm::dyn_cast<clang::UnaryOperator>(target)) {
    writeThrough(unary->getSubExpr());
  } else if (const auto *operation = llvm::dyn_cast<clang::CXXOperatorCallExpr>(target);
             operation && operation->getNumArgs() > 0 && !isUserObject(operation->getArg(0)->getType())) {
    writeThrough(operation->getArg(0));
  } else if (const auto *call = llvm::dyn_cast<clang::CXXMemberCallExpr>(target);
             call && !isUserObject(call->getObjectType())) {
    writeThrough(call->getImplicitObjectArgument());
  } else if (!llvm::isa<clang::CXXNullPtrLiteralExpr, clang::CXXNewExpr, clang::CXXConstructExpr>(target)) {
    everything_ = true;
  }
}

}  // namespace eclat
