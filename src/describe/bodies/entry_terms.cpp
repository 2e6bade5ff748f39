#include "describe/bodies/entry_terms.h"

#include "describe/types/library_types.h"
#include "describe/types/spelling.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclTemplate.h>

#include <algorithm>

namespace eclat {
namespace {

using clang::QualType;
using Maybe = std::optional<Expr>;
using Name = std::optional<VariableRef>;

const clang::Expr *withoutWrappers(const clang::Expr *expression) {
  for (const clang::Expr *before = nullptr; expression != before;) {
    before = expression;
    expression = expression->IgnoreParens();
    if (const auto *full = llvm::dyn_cast<clang::FullExpr>(expression))
      expression = full->getSubExpr();
  }
  return expression;
}

std::optional<Op> comparisonOf(clang::BinaryOperatorKind kind) {
  switch (kind) {
  case clang::BO_EQ: return Op::Eq;
  case clang::BO_NE: return Op::Ne;
  case clang::BO_LT: return Op::Lt;
  case clang::BO_LE: return Op::Le;
  case clang::BO_GT: return Op::Gt;
  case clang::BO_GE: return Op::Ge;
  default: return std::nullopt;
  }
}

Maybe negated(Maybe condition) {
  if (!condition)
    return std::nullopt;
  if (condition->op == Op::Eq || condition->op == Op::Ne)
    condition->op = condition->op == Op::Eq ? Op::Ne : Op::Eq;
  else if (condition->op == Op::In || condition->op == Op::NotIn)
    condition->op = condition->op == Op::In ? Op::NotIn : Op::In;
  else
    return Expr::make(Op::Not, {std::move(*condition)});
  return condition;
}

// Converted to bool, in its own terms.
Maybe isNotZero(Maybe term, QualType type) {
  if (!term || type->isBooleanType())
    return term;
  if (type->isPointerType() || libraryKindOf(type) == LibraryKind::SmartPointer)
    return Expr::make(Op::Ne, {std::move(*term), Expr::null()});
  return Expr::make(Op::Ne, {std::move(*term), type->isFloatingType() ? Expr::ofFloat(0) : Expr::number(0)});
}

bool isSequence(QualType type) {
  return type->isArrayType() || (type->isPointerType() && type->getPointeeType()->isScalarType()) ||
         libraryKindOf(type) == LibraryKind::Sequence;
}

}  // namespace

EntryTerms::EntryTerms(const clang::FunctionDecl &function, const Operation &operation, const Component &component,
                       const Changes &changes)
    : ast_(function.getASTContext()), component_(component), operation_(operation), changes_(changes) {
  if (operation.hasReceiver())
    frame_.object = Owner();
  for (unsigned i = 0; i < function.getNumParams() && i < operation.parameters.size(); ++i)
    frame_.values.emplace(function.getParamDecl(i), Expr::var(parseVariable(operation.parameters[i].name)));
}

Maybe EntryTerms::condition(const clang::Expr *given) {
  const clang::Expr *expression = withoutWrappers(given);
  if (const auto *cast = llvm::dyn_cast<clang::CastExpr>(expression)) {
    QualType from = cast->getSubExpr()->getType();
    Maybe inner = from->isBooleanType() ? condition(cast->getSubExpr()) : isNotZero(term(cast->getSubExpr()), from);
    // `if (items.count(k))` is a question, not a number.
    bool isQuestion = inner && inner->op == Op::Ne && inner->kids[0].op == Op::In;
    return isQuestion ? inner->kids[0] : inner;
  }
  if (const auto *rewritten = llvm::dyn_cast<clang::CXXRewrittenBinaryOperator>(expression))
    return condition(rewritten->getSemanticForm());
  if (const auto *unary = llvm::dyn_cast<clang::UnaryOperator>(expression))
    return unary->getOpcode() == clang::UO_LNot ? negated(condition(unary->getSubExpr())) : term(expression);
  if (const auto *binary = llvm::dyn_cast<clang::BinaryOperator>(expression)) {
    if (auto op = comparisonOf(binary->getOpcode()))
      return comparison(*op, binary->getLHS(), binary->getRHS());
    if (!binary->isLogicalOp())
      return std::nullopt;
    Maybe left = condition(binary->getLHS()), right = condition(binary->getRHS());
    if (!left || !right)
      return std::nullopt;
    return Expr::make(binary->getOpcode() == clang::BO_LAnd ? Op::And : Op::Or, {std::move(*left), std::move(*right)});
  }
  if (const auto *operation = llvm::dyn_cast<clang::CXXOperatorCallExpr>(expression)) {
    clang::BinaryOperatorKind kind = clang::BinaryOperator::getOverloadedOpcode(operation->getOperator());
    auto op = operation->isInfixBinaryOp() ? comparisonOf(kind) : std::nullopt;
    bool isLibrary = operation->getDirectCallee() && isInSystemHeader(*operation->getDirectCallee());
    return op && isLibrary ? comparison(*op, operation->getArg(0), operation->getArg(1)) : std::nullopt;
  }
  if (const auto *made = llvm::dyn_cast<clang::CallExpr>(expression))
    return call(*made, /*asCondition=*/true);
  return expression->getType()->isBooleanType() ? term(expression) : std::nullopt;
}

Maybe EntryTerms::comparison(Op op, const clang::Expr *left, const clang::Expr *right) {
  Maybe a = term(left), b = term(right);
  if (!a || !b)
    return std::nullopt;
  // `items.count(k) == 0` asks whether it is there.
  if (a->op == Op::In && *b == Expr::number(0) && (op == Op::Eq || op == Op::Ne || op == Op::Gt))
    return op == Op::Eq ? negated(std::move(a)) : a;
  return Expr::make(op, {std::move(*a), std::move(*b)});
}

Maybe EntryTerms::constant(const clang::Expr &expression) const {
  const clang::Expr *inner = bare(&expression);
  if (expression.isValueDependent() || inner->isValueDependent())
    return std::nullopt;
  if (llvm::isa<clang::CXXNullPtrLiteralExpr, clang::GNUNullExpr>(inner))
    return Expr::null();
  if (const auto *truth = llvm::dyn_cast<clang::CXXBoolLiteralExpr>(inner))
    return Expr::boolean(truth->getValue());
  if (const auto *text = llvm::dyn_cast<clang::StringLiteral>(inner); text && text->getCharByteWidth() == 1)
    return Expr::ofText(text->getBytes().str());
  QualType type = inner->getType();
  if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(inner))
    if (const auto *enumerator = llvm::dyn_cast<clang::EnumConstantDecl>(reference->getDecl())) {
      std::string name = spellType(type.getUnqualifiedType(), ast_);
      return component_.findEnum(name) ? Maybe(Expr::enumerator(name + "::" + enumerator->getNameAsString()))
                                       : std::nullopt;
    }
  clang::Expr::EvalResult integer;
  llvm::APFloat real(0.0);
  if (type->isIntegerType() && !type->isEnumeralType() && !type->isBooleanType() &&
      expression.getType()->isIntegerType() && expression.EvaluateAsInt(integer, ast_)) {
    const llvm::APSInt &value = integer.Val.getInt();
    if (value.getActiveBits() > 64 && !value.isNegative())
      return std::nullopt;
    Expr number = Expr::number(value.extOrTrunc(64).getSExtValue());
    if (value.isUnsigned() && number.integer < 0)
      number.constant = ConstKind::Big;
    return number;
  }
  if (type->isFloatingType() && inner->EvaluateAsFloat(real, ast_)) {
    bool losesInfo = false;
    real.convert(llvm::APFloat::IEEEdouble(), llvm::APFloat::rmNearestTiesToEven, &losesInfo);
    return Expr::ofFloat(real.convertToDouble());
  }
  return std::nullopt;
}

Maybe EntryTerms::term(const clang::Expr *given) {
  if (Maybe found = constant(*given))
    return found;
  const clang::Expr *expression = bare(given);
  if (const auto *binary = llvm::dyn_cast<clang::BinaryOperator>(expression))
    return operation(*binary);
  if (const auto *unary = llvm::dyn_cast<clang::UnaryOperator>(expression);
      unary && unary->getOpcode() == clang::UO_LNot)
    return condition(unary);
  if (const auto *subscript = llvm::dyn_cast<clang::ArraySubscriptExpr>(expression))
    return element(subscript->getBase(), subscript->getIdx());
  if (const auto *made = llvm::dyn_cast<clang::CXXOperatorCallExpr>(expression)) {
    if (made->getOperator() == clang::OO_Subscript && made->getNumArgs() == 2)
      return element(made->getArg(0), made->getArg(1));
    return made->getType()->isBooleanType() ? condition(made) : std::nullopt;
  }
  if (const auto *made = llvm::dyn_cast<clang::CallExpr>(expression))
    return call(*made, /*asCondition=*/false);
  if (const auto *construction = llvm::dyn_cast<clang::CXXConstructExpr>(expression)) {
    bool isText = libraryKindOf(construction->getType()) == LibraryKind::Text;
    return isText && construction->getNumArgs() > 0 ? term(construction->getArg(0)) : std::nullopt;
  }
  if (llvm::isa<clang::CXXThisExpr>(expression) && frame_.object && !frame_.object->name)
    return Expr::var("this");
  QualType type = expression->getType().getNonReferenceType();
  if (!type->isScalarType() && libraryKindOf(type) != LibraryKind::Text &&
      libraryKindOf(type) != LibraryKind::SmartPointer)
    return std::nullopt;
  if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(expression))
    return variable(*reference->getDecl());
  Name name = place(expression);
  return name ? Maybe(Expr::var(*name)) : std::nullopt;
}

Maybe EntryTerms::variable(const clang::ValueDecl &declared) const {
  auto known = frame_.values.find(&declared);
  if (known == frame_.values.end() || changes_.mayHaveChanged(declared))
    return std::nullopt;
  return known->second;
}

Maybe EntryTerms::operation(const clang::BinaryOperator &operation) {
  static const std::map<clang::BinaryOperatorKind, Op> known = {
      {clang::BO_Add, Op::Add},
      {clang::BO_Sub, Op::Sub},
      {clang::BO_Mul, Op::Mul},
      {clang::BO_Rem, Op::Mod}
  };
  auto found = known.find(operation.getOpcode());
  if (found == known.end())
    return operation.getType()->isBooleanType() ? condition(&operation) : std::nullopt;
  if (!operation.getType()->isArithmeticType())
    return std::nullopt;
  return comparison(found->second, operation.getLHS(), operation.getRHS());
}

Maybe EntryTerms::element(const clang::Expr *sequence, const clang::Expr *index) {
  if (!isSequence(bare(sequence)->getType().getNonReferenceType()))
    return std::nullopt;
  Name name = place(sequence);
  Maybe at = term(index);
  if (!name || !at)
    return std::nullopt;
  return Expr::make(Op::Index, {Expr::var(name->elements()), std::move(*at)});
}

Maybe EntryTerms::call(const clang::CallExpr &call, bool asCondition) {
  const clang::FunctionDecl *callee = call.getDirectCallee();
  const auto *member = llvm::dyn_cast<clang::CXXMemberCallExpr>(&call);
  if (!callee)
    return std::nullopt;
  if (isInSystemHeader(*callee))
    return member ? libraryCall(*member) : std::nullopt;
  llvm::ArrayRef<const clang::Expr *> arguments(call.getArgs(), call.getNumArgs());
  return inlined(*callee, member ? object(member->getImplicitObjectArgument()) : std::nullopt, arguments, asCondition);
}

Maybe EntryTerms::libraryCall(const clang::CXXMemberCallExpr &call) {
  const clang::CXXMethodDecl *method = call.getMethodDecl();
  Name name = place(call.getImplicitObjectArgument());
  QualType type = call.getObjectType();
  LibraryKind kind = libraryKindOf(type);
  if (!method || !name)
    return std::nullopt;
  if (kind == LibraryKind::SmartPointer && (llvm::isa<clang::CXXConversionDecl>(method) || method->getName() == "get"))
    return isNotZero(Expr::var(*name), method->getReturnType()->isBooleanType() ? type : ast_.BoolTy);
  if ((kind != LibraryKind::Text && kind != LibraryKind::Sequence && kind != LibraryKind::Map) ||
      !method->getIdentifier())
    return std::nullopt;
  llvm::StringRef called = method->getName();
  if (called == "size" || called == "length")
    return Expr::size(*name);
  if (called == "empty")
    return Expr::make(Op::Eq, {Expr::size(*name), Expr::number(0)});
  if (kind != LibraryKind::Sequence || call.getNumArgs() != 1)
    return std::nullopt;
  if (called == "at")
    return element(call.getImplicitObjectArgument(), call.getArg(0));
  Maybe item = called == "contains" || called == "count" ? term(call.getArg(0)) : std::nullopt;
  return item ? Maybe(Expr::make(Op::In, {std::move(*item), Expr::var(name->elements())})) : std::nullopt;
}

}  // namespace eclat
