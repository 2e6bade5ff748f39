#include "describe/bodies/entry_terms.h"

#include "describe/types/library_types.h"
#include "describe/types/spelling.h"
#include "flow/callable.h"

#include <algorithm>
#include <utility>

// The part of EntryTerms that finds out what things are called, in the operation itself and in what it calls.
namespace eclat {
namespace {

using Name = std::optional<VariableRef>;

// The value of a function that does nothing but return it, else null.
const clang::Expr *onlyReturn(const clang::FunctionDecl &definition) {
  const auto *body = llvm::dyn_cast_or_null<clang::CompoundStmt>(definition.getBody());
  const auto *only = body && body->size() == 1 ? llvm::dyn_cast<clang::ReturnStmt>(body->body_front()) : nullptr;
  return only ? only->getRetValue() : nullptr;
}

// How far observe follows objects inside objects; see runtime/observe.h.
bool isTooDeep(const VariableRef &name) {
  auto steps = std::ranges::count_if(name.parts, [](const NamePart &part) {
    return part.kind == PartKind::Member || part.kind == PartKind::Pointee;
  });
  return steps > 2;
}

}  // namespace

bool EntryTerms::isComponentClass(clang::QualType type) const {
  const clang::CXXRecordDecl *record = type.isNull() ? nullptr : type.getNonReferenceType()->getAsCXXRecordDecl();
  return record && component_.findClass(qualifiedName(*record));
}

Name EntryTerms::fieldName(const Owner &object, const clang::ValueDecl &field) const {
  if (!llvm::isa<clang::FieldDecl>(field) || !field.getIdentifier() || changes_.mayHaveChanged(field))
    return std::nullopt;
  VariableRef name;
  if (object.name) {
    name = *object.name;
    name.parts.push_back({object.access, field.getNameAsString()});
  } else {
    name.name = field.getNameAsString();
    if (parameterOf(name, operation_))
      name = name.ofReceiver();
  }
  return isTooDeep(name) ? std::nullopt : Name(name);
}

Name EntryTerms::place(const clang::Expr *given) const {
  const clang::Expr *expression = bare(given);
  if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(expression)) {
    Maybe known = variable(*reference->getDecl());
    return known && known->op == Op::Var ? Name(known->variable) : std::nullopt;
  }
  const auto *member = llvm::dyn_cast<clang::MemberExpr>(expression);
  if (!member)
    return std::nullopt;
  std::optional<Owner> owner = object(member->getBase());
  return owner ? fieldName(*owner, *member->getMemberDecl()) : std::nullopt;
}

std::optional<EntryTerms::Owner> EntryTerms::object(const clang::Expr *given) const {
  const clang::Expr *expression = bare(given);
  if (llvm::isa<clang::CXXThisExpr>(expression))
    return frame_.object;
  if (const auto *unary = llvm::dyn_cast<clang::UnaryOperator>(expression))
    return unary->getOpcode() == clang::UO_Deref ? object(unary->getSubExpr()) : std::nullopt;
  if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(expression))
    if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(member->getMemberDecl());
        field && field->isAnonymousStructOrUnion())
      return field->getType()->isUnionType() ? std::nullopt : object(member->getBase());
  if (const auto *arrow = llvm::dyn_cast<clang::CXXOperatorCallExpr>(expression)) {
    const clang::Expr *pointer = arrow->getNumArgs() == 1 ? arrow->getArg(0) : nullptr;
    if (!pointer || libraryKindOf(pointer->getType()) != LibraryKind::SmartPointer ||
        !isComponentClass(elementTypeOf(pointer->getType())))
      return std::nullopt;
    Name name = place(pointer);
    return name ? std::optional(Owner{name, PartKind::Pointee}) : std::nullopt;
  }
  clang::QualType type = expression->getType();
  bool isPointer = type->isPointerType();
  Name name = isComponentClass(isPointer ? type->getPointeeType() : type) ? place(expression) : std::nullopt;
  return name ? std::optional(Owner{name, isPointer ? PartKind::Pointee : PartKind::Member}) : std::nullopt;
}

std::optional<Expr> EntryTerms::inlined(const clang::FunctionDecl &callee, std::optional<Owner> object,
                                        llvm::ArrayRef<const clang::Expr *> arguments, bool asCondition) {
  constexpr int limit = 4;  // calls within calls; recursion ends here too
  const clang::FunctionDecl *definition = callee.getDefinition();
  const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(&callee);
  const clang::Expr *returned = definition && depth_ < limit ? onlyReturn(*definition) : nullptr;
  if (!returned || (method && (method->isVirtual() || (method->isInstance() && !object))))
    return std::nullopt;
  Frame inner{std::move(object), {}};
  for (unsigned i = 0; i < arguments.size() && i < definition->getNumParams(); ++i) {
    Name name = place(arguments[i]);
    Maybe given = name ? Maybe(Expr::var(*name)) : term(arguments[i]);
    if (given)
      inner.values.emplace(definition->getParamDecl(i), std::move(*given));
  }
  ++depth_;
  std::swap(frame_, inner);
  Maybe result = asCondition ? condition(returned) : term(returned);
  std::swap(frame_, inner);
  --depth_;
  return result;
}

}  // namespace eclat
