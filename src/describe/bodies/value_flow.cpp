#include "describe/bodies/value_flow.h"

#include "describe/collect_operations.h"
#include "describe/types/spelling.h"

#include <clang/AST/DeclTemplate.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/StmtCXX.h>

#include <algorithm>

namespace eclat {

using clang::FunctionDecl;
using clang::QualType;
using Id = Quantities::Id;

Id ValueFlow::value(const clang::Stmt *statement) {
  constexpr int limit = 1000;  // so that generated code, such as a sum of thousands, cannot exhaust the stack
  if (!statement || depth_ >= limit)
    return Quantities::none;
  ++depth_;
  Id id = Visit(statement);
  --depth_;
  return id;
}

void ValueFlow::addMember(const clang::Decl &member) {
  if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(&member)) {
    if (field->getIdentifier() && !field->isAnonymousStructOrUnion())
      quantities_.unite(declared_.of(*field),
                        value(field->hasInClassInitializer() ? field->getInClassInitializer() : nullptr));
  } else if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(&member)) {
    quantities_.unite(declared_.of(*variable), value(variable->getInit()));
  } else if (const FunctionDecl *function = member.getAsFunction();
             function && function->isThisDeclarationADefinition()) {
    pending_.push_back(function);
  }
  while (!pending_.empty()) {
    const FunctionDecl *next = pending_.back();
    pending_.pop_back();
    if (analysed_.insert(next->getCanonicalDecl()).second)
      analyse(*next);
  }
}

void ValueFlow::analyse(const FunctionDecl &function) {
  met_.walked.insert(signatureOf(function));
  for (const clang::ParmVarDecl *parameter : function.parameters())
    declared_.of(*parameter);
  result_ = declared_.result(function);
  if (const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(&function))
    uniteOverridden(*method);
  if (const auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(&function))
    analyseInitializers(*constructor);
  if (function.doesThisDeclarationHaveABody())
    value(function.getBody());
}

void ValueFlow::analyseInitializers(const clang::CXXConstructorDecl &constructor) {
  for (const clang::CXXCtorInitializer *initializer : constructor.inits()) {
    Id given = value(initializer->getInit());
    if (const clang::FieldDecl *field = initializer->getAnyMember())
      quantities_.unite(declared_.of(*field), given);
  }
}

// Whoever calls the base's function may reach this one.
void ValueFlow::uniteOverridden(const clang::CXXMethodDecl &method) {
  for (const clang::CXXMethodDecl *base : method.overridden_methods()) {
    if (isInSystemHeader(*base))
      continue;
    quantities_.unite(declared_.result(method), declared_.result(*base));
    for (unsigned i = 0; i < std::min(method.getNumParams(), base->getNumParams()); ++i)
      quantities_.unite(declared_.of(*method.getParamDecl(i)), declared_.of(*base->getParamDecl(i)));
  }
}

Id ValueFlow::VisitStmt(const clang::Stmt *statement) {
  for (const clang::Stmt *child : statement->children())
    value(child);
  return Quantities::none;
}

Id ValueFlow::VisitExpr(const clang::Expr *expression) {
  bool isLeaf = expression->child_begin() == expression->child_end();
  VisitStmt(expression);
  return isLeaf ? Quantities::none : quantities_.fresh();
}

Id ValueFlow::VisitDeclStmt(const clang::DeclStmt *statement) {
  for (const clang::Decl *declared : statement->decls())
    if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(declared))
      declare(*variable);
  return Quantities::none;
}

void ValueFlow::declare(const clang::VarDecl &variable) {
  Id whole = quantities_.unite(declared_.of(variable), value(variable.getInit()));
  if (const auto *decomposition = llvm::dyn_cast<clang::DecompositionDecl>(&variable))
    declareBindings(*decomposition, whole);
}

void ValueFlow::declareBindings(const clang::DecompositionDecl &variable, Id whole) {
  bool isPair = shapeOf(variable.getType()) == LibraryShape::Pair;
  Part part = Part::Elements;
  for (const clang::BindingDecl *binding : variable.bindings()) {
    Id half = isPair ? quantities_.part(whole, part) : value(binding->getBinding());
    quantities_.unite(declared_.of(*binding), half);
    part = Part::Second;
  }
}

Id ValueFlow::VisitReturnStmt(const clang::ReturnStmt *statement) {
  quantities_.unite(result_, value(statement->getRetValue()));
  return Quantities::none;
}

Id ValueFlow::VisitCXXForRangeStmt(const clang::CXXForRangeStmt *loop) {
  value(loop->getInit());
  Id range = value(loop->getRangeInit());
  if (const clang::VarDecl *variable = loop->getLoopVariable()) {
    Id element = quantities_.unite(declared_.of(*variable), library_.element(range, variable->getType()));
    if (const auto *decomposition = llvm::dyn_cast<clang::DecompositionDecl>(variable))
      declareBindings(*decomposition, element);
  }
  return value(loop->getBody());
}

Id ValueFlow::VisitCastExpr(const clang::CastExpr *cast) {
  Id id = value(cast->getSubExpr());
  switch (cast->getCastKind()) {
  case clang::CK_IntegralToBoolean:
  case clang::CK_FloatingToBoolean:
  case clang::CK_PointerToBoolean:
  case clang::CK_MemberPointerToBoolean: return quantities_.fresh();
  default: return id;
  }
}

Id ValueFlow::VisitDeclRefExpr(const clang::DeclRefExpr *reference) {
  const clang::ValueDecl *declared = reference->getDecl();
  bool isVariable = llvm::isa<clang::VarDecl, clang::BindingDecl>(declared);
  // std::numeric_limits and npos are limits of types, not quantities that tie their users together.
  return isVariable && !isInSystemHeader(*declared) ? declared_.of(*declared) : Quantities::none;
}

Id ValueFlow::VisitMemberExpr(const clang::MemberExpr *member) {
  Id base = value(member->getBase());
  const clang::ValueDecl *declared = member->getMemberDecl();
  if (!llvm::isa<clang::FieldDecl, clang::VarDecl>(declared))
    return quantities_.fresh();
  const auto *record = llvm::dyn_cast<clang::RecordDecl>(declared->getDeclContext());
  if (!record || !isInSystemHeader(*declared))
    return declared_.of(*declared);
  if (record->getName() == "pair")
    return quantities_.part(base, declared->getName() == "first" ? Part::Elements : Part::Second);
  return quantities_.fresh();
}

Id ValueFlow::VisitUnaryOperator(const clang::UnaryOperator *operation) {
  const clang::Expr *operand = operation->getSubExpr()->IgnoreParens();
  if (const auto *subscript = llvm::dyn_cast<clang::ArraySubscriptExpr>(operand);
      subscript && operation->getOpcode() == clang::UO_AddrOf) {
    value(subscript);
    return value(subscript->getBase());  // &a[i] points into a
  }
  Id id = value(operand);
  switch (operation->getOpcode()) {
  case clang::UO_Deref: return library_.element(id, operation->getType());
  case clang::UO_AddrOf: {
    Id pointer = quantities_.fresh();
    quantities_.unite(quantities_.part(pointer, Part::Elements), id);
    return pointer;
  }
  case clang::UO_Not:
  case clang::UO_LNot: return quantities_.fresh();
  default: return id;
  }
}

// Pointers move by distances; everything else is of the kind of its operands.
Id ValueFlow::sum(const clang::BinaryOperator &operation) {
  Id left = value(operation.getLHS()), right = value(operation.getRHS());
  bool isLeftPointer = operation.getLHS()->getType()->isPointerType();
  bool isRightPointer = operation.getRHS()->getType()->isPointerType();
  if (isLeftPointer && isRightPointer)
    return quantities_.part(quantities_.unite(left, right), Part::Size);
  if (isLeftPointer || isRightPointer) {
    library_.index(isLeftPointer ? left : right, isLeftPointer ? right : left);
    return isLeftPointer ? left : right;
  }
  return quantities_.unite(left, right);
}

Id ValueFlow::VisitBinaryOperator(const clang::BinaryOperator *operation) {
  switch (operation->getOpcode()) {
  case clang::BO_Add:
  case clang::BO_Sub:
  case clang::BO_AddAssign:
  case clang::BO_SubAssign: return sum(*operation);
  default: break;
  }
  Id left = value(operation->getLHS()), right = value(operation->getRHS());
  if (operation->isComparisonOp())
    quantities_.unite(left, right);
  else if (operation->getOpcode() == clang::BO_Assign)
    return quantities_.unite(left, right);
  else if (operation->isCompoundAssignmentOp())
    return left;
  else if (operation->getOpcode() == clang::BO_Comma)
    return right;
  return quantities_.fresh();
}

Id ValueFlow::VisitConditionalOperator(const clang::ConditionalOperator *operation) {
  value(operation->getCond());
  Id yes = value(operation->getTrueExpr());
  return quantities_.unite(yes, value(operation->getFalseExpr()));
}

Id ValueFlow::VisitArraySubscriptExpr(const clang::ArraySubscriptExpr *subscript) {
  Id base = value(subscript->getBase());
  library_.index(base, value(subscript->getIdx()));
  return library_.element(base, subscript->getType());
}

Id ValueFlow::VisitCXXNewExpr(const clang::CXXNewExpr *creation) {
  for (unsigned i = 0; i < creation->getNumPlacementArgs(); ++i)
    value(creation->getPlacementArg(i));
  Id pointer = quantities_.fresh();
  if (auto size = creation->getArraySize(); size && *size)
    library_.index(pointer, value(*size));
  Id given = value(creation->getInitializer());
  if (creation->isArray())
    quantities_.unite(quantities_.part(pointer, Part::Elements), quantities_.part(given, Part::Elements));
  else
    quantities_.unite(quantities_.part(pointer, Part::Elements), given);
  return pointer;
}

Id ValueFlow::VisitInitListExpr(const clang::InitListExpr *list) {
  if (list->isSyntacticForm() && list->getSemanticForm())
    list = list->getSemanticForm();
  const clang::CXXRecordDecl *record = list->getType()->getAsCXXRecordDecl();
  if (!record && !list->getType()->isArrayType())
    return list->getNumInits() == 1 ? value(list->getInit(0)) : Quantities::none;
  Id whole = quantities_.fresh();
  std::vector<const clang::FieldDecl *> fields;
  // An aggregate's bases come first among its initializers; such ones are only walked.
  if (record && record->hasDefinition() && record->getNumBases() == 0 && !record->isUnion())
    fields.assign(record->field_begin(), record->field_end());
  for (unsigned i = 0; i < list->getNumInits(); ++i) {
    Id given = value(list->getInit(i));
    if (!record)
      quantities_.unite(library_.element(whole, list->getInit(i)->getType()), given);
    else if (i < fields.size() && !isInSystemHeader(*fields[i]) && fields[i]->getIdentifier())
      quantities_.unite(declared_.of(*fields[i]), given);
    else if (isInSystemHeader(*record) && i == 0)
      quantities_.unite(whole, given);  // std::array wraps its elements
  }
  return whole;
}

// A lambda runs where it stands, as far as quantities are concerned.
Id ValueFlow::VisitLambdaExpr(const clang::LambdaExpr *lambda) {
  auto init = lambda->capture_init_begin();
  for (const clang::LambdaCapture &capture : lambda->captures()) {
    Id given = value(*init++);
    if (lambda->isInitCapture(&capture))
      quantities_.unite(declared_.of(*capture.getCapturedVar()), given);
  }
  Id outer = result_;
  if (const FunctionDecl *body = lambda->getCallOperator()) {
    analysed_.insert(body->getCanonicalDecl());
    result_ = declared_.result(*body);
  }
  value(lambda->getBody());
  result_ = outer;
  return Quantities::none;
}

}  // namespace eclat
