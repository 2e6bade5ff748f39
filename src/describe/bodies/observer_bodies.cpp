#include "describe/bodies/observer_bodies.h"

#include "describe/bodies/changes.h"
#include "describe/collect_operations.h"
#include "describe/types/library_types.h"
#include "describe/types/spelling.h"

#include <clang/AST/Attr.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/Stmt.h>

#include <set>
#include <string_view>

namespace eclat {

using clang::Expr;

namespace {

// What std::shared_ptr does is inherited from a base that has no kind of its own: the declared type tells.
LibraryKind kindCalled(const clang::CXXMethodDecl &method, const Expr &object) {
  LibraryKind kind = libraryKindOf(method.getFunctionObjectParameterType());
  bool tells = kind != LibraryKind::None && kind != LibraryKind::Other;
  LibraryKind declared = tells ? kind : libraryKindOf(bare(&object)->getType());
  return declared == LibraryKind::None ? kind : declared;
}

// Methods of library classes that only read, whatever state the object is in.
bool isReader(const clang::CXXMethodDecl &method, LibraryKind kind) {
  static const std::set<std::string_view> ofContainers = {"size", "empty", "length", "capacity"},
                                          ofPointers = {"get", "use_count"}, ofOptionals = {"has_value"};
  const auto *conversion = llvm::dyn_cast<clang::CXXConversionDecl>(&method);
  bool isTest = conversion && conversion->getConversionType()->isBooleanType();
  auto isOneOf = [&](const std::set<std::string_view> &names) {
    return isTest || (method.getIdentifier() && names.contains(method.getName()));
  };
  switch (kind) {
  case LibraryKind::Text:
  case LibraryKind::Sequence:
  case LibraryKind::Map: return isOneOf(ofContainers);
  case LibraryKind::SmartPointer: return isOneOf(ofPointers);
  case LibraryKind::Optional: return isOneOf(ofOptionals);
  default: return false;
  }
}

bool isSmartPointer(const Expr &e) { return libraryKindOf(e.getType()) == LibraryKind::SmartPointer; }

bool isNull(const Expr &e) { return e.getType()->isNullPtrType(); }

// Of signed numbers the sanitizers would complain where it overflows.
bool cannotOverflow(const clang::BinaryOperator &operation) {
  bool isDistance = operation.getOpcode() == clang::BO_Sub && operation.getLHS()->getType()->isPointerType() &&
                    operation.getRHS()->getType()->isPointerType();
  return isDistance || operation.getType()->isUnsignedIntegerType() || operation.getType()->isFloatingType();
}

const clang::Stmt *onlyStatement(const clang::Stmt *body) {
  const auto *block = llvm::dyn_cast_or_null<clang::CompoundStmt>(body);
  return block && block->size() == 1 ? block->body_front() : nullptr;
}

}  // namespace

// Reads one body.
class BodyReader {
public:
  explicit BodyReader(ObserverBodies::Body &out) : out_(out) {}

  void read(const clang::FunctionDecl &function) {
    const auto *statement = llvm::dyn_cast_or_null<clang::ReturnStmt>(onlyStatement(function.getBody()));
    if (!statement || !statement->getRetValue())
      return refuse("its body is more than one return");
    const Expr *value = bare(statement->getRetValue());
    if (function.getReturnType()->isRecordType())
      copy(*value);
    else
      look(*value);
  }

private:
  void refuse(const char *why) {
    if (out_.harm.empty())
      out_.harm = why;
  }

  // A value of a class is made by copying a field of the library's types, or else by who knows what.
  void copy(const Expr &value) {
    const auto *construction = llvm::dyn_cast<clang::CXXConstructExpr>(&value);
    bool isCopy = construction && construction->getNumArgs() == 1 &&
                  construction->getConstructor()->isCopyConstructor() &&
                  libraryKindOf(value.getType()) != LibraryKind::None;
    const auto *field = isCopy ? llvm::dyn_cast<clang::MemberExpr>(bare(construction->getArg(0))) : nullptr;
    if (!field || !llvm::isa<clang::CXXThisExpr>(bare(field->getBase())))
      return refuse("it makes its result");
    look(*field);
    out_.copies = field->getMemberDecl()->getNameAsString();
  }

  void look(const Expr &dressed) {
    const Expr &e = *bare(&dressed);
    if (llvm::isa<clang::CXXThisExpr, clang::IntegerLiteral, clang::FloatingLiteral, clang::CharacterLiteral,
                  clang::CXXBoolLiteralExpr, clang::CXXNullPtrLiteralExpr, clang::UnaryExprOrTypeTraitExpr>(e))
      return;
    if (const auto *member = llvm::dyn_cast<clang::MemberExpr>(&e))
      lookMember(*member);
    else if (const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(&e))
      lookName(*name);
    else if (const auto *unary = llvm::dyn_cast<clang::UnaryOperator>(&e))
      lookUnary(*unary);
    else if (const auto *binary = llvm::dyn_cast<clang::BinaryOperator>(&e))
      lookBinary(*binary);
    else if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(&e))
      lookAll({choice->getCond(), choice->getTrueExpr(), choice->getFalseExpr()});
    else if (const auto *rewritten = llvm::dyn_cast<clang::CXXRewrittenBinaryOperator>(&e))
      lookPointers(*rewritten->getLHS(), *rewritten->getRHS(), rewritten->isComparisonOp());
    else if (const auto *operation = llvm::dyn_cast<clang::CXXOperatorCallExpr>(&e))
      lookOperator(*operation);
    else if (const auto *call = llvm::dyn_cast<clang::CXXMemberCallExpr>(&e))
      lookCall(*call);
    else
      refuse("its expression is not a plain one");
  }

  void lookAll(std::initializer_list<const Expr *> parts) {
    for (const Expr *part : parts)
      look(*part);
  }

  void lookMember(const clang::MemberExpr &member) {
    const clang::ValueDecl &declared = *member.getMemberDecl();
    bool isThis = llvm::isa<clang::CXXThisExpr>(bare(member.getBase()));
    if (declared.getType()->isReferenceType() || (member.isArrow() && !isThis && !follow(*bare(member.getBase()))))
      return refuse("it follows a pointer or reference");
    if (declared.getType().isVolatileQualified() || !(llvm::isa<clang::FieldDecl, clang::VarDecl>(declared)))
      return refuse("its expression is not a plain one");
    look(*member.getBase());
  }

  // A pointer of the object itself may be followed, once it is known to lead somewhere.
  bool follow(const Expr &pointer) {
    const auto *field = llvm::dyn_cast<clang::MemberExpr>(&pointer);
    bool isOwn = field && llvm::isa<clang::CXXThisExpr>(bare(field->getBase())) &&
                 llvm::isa<clang::FieldDecl>(field->getMemberDecl()) && field->getType()->isPointerType();
    if (isOwn)
      out_.follows.insert(field->getMemberDecl()->getNameAsString());
    return isOwn;
  }

  void lookName(const clang::DeclRefExpr &name) {
    const auto *variable = llvm::dyn_cast<clang::VarDecl>(name.getDecl());
    bool isReadable =
        variable && !variable->getType()->isReferenceType() &&
        (variable->isStaticDataMember() || variable->isConstexpr() || variable->getType().isConstQualified());
    if (!isReadable && !llvm::isa<clang::EnumConstantDecl>(name.getDecl()))
      refuse("it reads what is not the object's");
  }

  void lookUnary(const clang::UnaryOperator &unary) {
    clang::UnaryOperatorKind kind = unary.getOpcode();
    if (kind == clang::UO_Deref)
      return refuse("it follows a pointer or reference");
    if (kind == clang::UO_AddrOf && llvm::isa<clang::MemberExpr>(bare(unary.getSubExpr())))
      return look(*unary.getSubExpr());
    if (kind == clang::UO_Minus && !unary.getType()->isFloatingType())
      return refuse("its arithmetic may overflow");
    if (kind != clang::UO_LNot && kind != clang::UO_Not && kind != clang::UO_Plus && kind != clang::UO_Minus)
      return refuse("its expression is not a plain one");
    look(*unary.getSubExpr());
  }

  void lookBinary(const clang::BinaryOperator &binary) {
    if (binary.isAssignmentOp())
      return refuse("it changes something");
    bool isArithmetic = binary.isAdditiveOp() || binary.getOpcode() == clang::BO_Mul;
    if (isArithmetic && !cannotOverflow(binary))
      return refuse("its arithmetic may overflow");
    bool isComparison = binary.isComparisonOp() && binary.getOpcode() != clang::BO_Cmp;
    if (!isArithmetic && !isComparison && !binary.isLogicalOp() && !binary.isBitwiseOp())
      return refuse("its expression is not a plain one");
    lookAll({binary.getLHS(), binary.getRHS()});
  }

  // Smart pointers with one another or with null: all other comparisons of objects may run anything.
  void lookPointers(const Expr &left, const Expr &right, bool isComparison) {
    bool arePointers = (isSmartPointer(left) || isNull(left)) && (isSmartPointer(right) || isNull(right));
    if (!isComparison || !arePointers)
      return refuse("it calls what may do anything");
    lookAll({&left, &right});
  }

  void lookOperator(const clang::CXXOperatorCallExpr &operation) {
    if (operation.getNumArgs() == 2)
      return lookPointers(*operation.getArg(0), *operation.getArg(1), operation.isComparisonOp());
    refuse("it calls what may do anything");
  }

  void lookCall(const clang::CXXMemberCallExpr &call) {
    const clang::CXXMethodDecl *method = call.getMethodDecl();
    const Expr *object = call.getImplicitObjectArgument();
    if (!method || !object || call.getNumArgs() > 0 || method->isVolatile())
      return refuse("it calls what may do anything");
    if (LibraryKind kind = kindCalled(*method, *object); kind != LibraryKind::None)
      return isReader(*method, kind) ? look(*object) : refuse("it calls what may do anything");
    bool isOwn = llvm::isa<clang::CXXThisExpr>(bare(object)) && method->isConst();
    bool isFixed =
        !method->isVirtual() || method->hasAttr<clang::FinalAttr>() || method->getParent()->isEffectivelyFinal();
    if (!isOwn || !isFixed)
      return refuse("it calls what may do anything");
    out_.calls.push_back(signatureOf(*method));
  }

  ObserverBodies::Body &out_;
};

void ObserverBodies::addUnit(const std::vector<const clang::Decl *> &members) {
  for (const clang::Decl *member : members) {
    const auto *method = llvm::dyn_cast_or_null<clang::CXXMethodDecl>(member->getAsFunction());
    if (!method || !method->isConst() || method->getNumParams() > 0)
      continue;
    // A source may hold the body of what the header only declares.
    const clang::FunctionDecl *definition = method->getDefinition();
    if (!definition || !definition->hasBody())
      continue;
    auto [entry, isNew] = bodies_.try_emplace(signatureOf(*method));
    if (isNew)
      BodyReader(entry->second).read(*definition);
  }
}

std::string ObserverBodies::whyHarmful(const std::string &signature) const {
  std::map<std::string, std::string> known;
  return whyHarmful(signature, known);
}

std::string ObserverBodies::whyHarmful(const std::string &signature, std::map<std::string, std::string> &known) const {
  constexpr const char *kRecursive = "it calls itself";
  auto it = bodies_.find(signature);
  if (it == bodies_.end())
    return "its body is not to be seen";
  auto [answer, isNew] = known.try_emplace(signature, kRecursive);
  if (!isNew)
    return answer->second;
  std::string harm = it->second.harm;
  for (const std::string &called : it->second.calls)
    if (std::string why = whyHarmful(called, known); !why.empty() && harm.empty())
      harm = why == kRecursive ? why : "it calls what may do anything";
  return answer->second = harm;
}

std::set<std::string> ObserverBodies::followedFields(const std::string &signature) const {
  auto it = bodies_.find(signature);
  if (it == bodies_.end())
    return {};
  std::set<std::string> out = it->second.follows;
  for (const std::string &called : it->second.calls)
    out.merge(followedFields(called));  // whyHarmful knows that they end
  return out;
}

std::string ObserverBodies::copiedField(const std::string &signature) const {
  auto it = bodies_.find(signature);
  return it == bodies_.end() ? "" : it->second.copies;
}

}  // namespace eclat
