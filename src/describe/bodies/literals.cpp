#include "describe/bodies/literals.h"

#include "describe/types/spelling.h"

#include <clang/AST/DeclTemplate.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/Stmt.h>
#include <clang/Basic/SourceManager.h>

#include <algorithm>

namespace eclat {
namespace {

using clang::FunctionDecl;

// Walks statements by their children: RecursiveASTVisitor would take three times as long to compile for no gain.
class LiteralCollector {
public:
  LiteralCollector(clang::ASTContext &ast, SourceLiterals &literals) : ast_(ast), literals_(literals) {}

  void addMember(const clang::Decl &member) {
    if (const auto *field = llvm::dyn_cast<clang::FieldDecl>(&member))
      addStatement(field->hasInClassInitializer() ? field->getInClassInitializer() : nullptr);
    else if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(&member))
      addStatement(variable->getInit());
    else if (const FunctionDecl *function = member.getAsFunction())
      addFunction(*function);
  }

private:
  void addFunction(const FunctionDecl &function) {
    for (const clang::ParmVarDecl *parameter : function.parameters())
      if (parameter->hasDefaultArg() && !parameter->hasUnparsedDefaultArg() &&
          !parameter->hasUninstantiatedDefaultArg())
        addStatement(parameter->getDefaultArg());
    if (!function.doesThisDeclarationHaveABody())
      return;
    if (const auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(&function))
      for (const clang::CXXCtorInitializer *initializer : constructor->inits())
        addStatement(initializer->getInit());
    addStatement(function.getBody());
  }

  void addStatement(const clang::Stmt *statement) {
    // The text of __func__ and the like is no constant of the author's.
    if (!statement || llvm::isa<clang::PredefinedExpr>(statement))
      return;
    addExpression(*statement);
    for (const clang::Stmt *child : statement->children())
      addStatement(child);
  }

  void addExpression(const clang::Stmt &expression) {
    if (const auto *negation = llvm::dyn_cast<clang::UnaryOperator>(&expression))
      return addNegated(*negation);
    if (const auto *reference = llvm::dyn_cast<clang::DeclRefExpr>(&expression))
      return addConstant(*reference);
    if (!isOwn(expression.getBeginLoc()))
      return;
    if (const auto *integer = llvm::dyn_cast<clang::IntegerLiteral>(&expression))
      addInteger(integer->getValue());
    else if (const auto *character = llvm::dyn_cast<clang::CharacterLiteral>(&expression))
      literals_.integers.push_back(character->getValue());
    else if (const auto *real = llvm::dyn_cast<clang::FloatingLiteral>(&expression))
      literals_.floats.push_back(real->getValueAsApproximateDouble());
    else if (const auto *text = llvm::dyn_cast<clang::StringLiteral>(&expression);
             text && text->getCharByteWidth() == 1)
      literals_.strings.push_back(text->getBytes().str());
  }

  // "-1" is an operator on the literal 1, but what the author compares against is -1.
  void addNegated(const clang::UnaryOperator &negation) {
    const clang::Expr *operand = negation.getSubExpr()->IgnoreParenImpCasts();
    if (negation.getOpcode() != clang::UO_Minus || !isOwn(operand->getBeginLoc()))
      return;
    if (const auto *integer = llvm::dyn_cast<clang::IntegerLiteral>(operand))
      addInteger(-integer->getValue().zextOrTrunc(64));
    else if (const auto *real = llvm::dyn_cast<clang::FloatingLiteral>(operand))
      literals_.floats.push_back(-real->getValueAsApproximateDouble());
  }

  // A named constant counts as the literal it stands for.
  void addConstant(const clang::DeclRefExpr &reference) {
    const auto *variable = llvm::dyn_cast<clang::VarDecl>(reference.getDecl());
    if (!variable || variable->getType()->isDependentType() || !variable->getType()->isIntegralType(ast_) ||
        isInSystemHeader(*variable) || !variable->getInit() || variable->getInit()->isValueDependent() ||
        !variable->mightBeUsableInConstantExpressions(ast_))
      return;
    if (const clang::APValue *value = variable->evaluateValue(); value && value->isInt())
      addInteger(value->getInt().extOrTrunc(64));
  }

  void addInteger(const llvm::APInt &value) {
    if (value.getActiveBits() <= 64)
      literals_.integers.push_back(static_cast<std::int64_t>(value.getZExtValue()));
  }

  // False for what assert() and the like bring along: file names, line numbers, the condition as text.
  bool isOwn(clang::SourceLocation location) const {
    const clang::SourceManager &sources = ast_.getSourceManager();
    return !sources.isWrittenInScratchSpace(sources.getSpellingLoc(location)) && !sources.isInSystemMacro(location);
  }

  clang::ASTContext &ast_;
  SourceLiterals &literals_;
};

template <class T> void tidy(std::vector<T> &values) {
  constexpr std::size_t limit = 200;  // a table of constants in a body must not drown the values that matter
  std::ranges::sort(values);
  auto rest = std::ranges::unique(values);
  values.erase(rest.begin(), rest.end());
  values.resize(std::min(values.size(), limit));
}

}  // namespace

void collectLiterals(clang::ASTContext &ast, const std::vector<const clang::Decl *> &members,
                     SourceLiterals &literals) {
  LiteralCollector collector(ast, literals);
  for (const clang::Decl *member : members)
    collector.addMember(*member);
}

void tidyLiterals(SourceLiterals &literals) {
  tidy(literals.integers);
  tidy(literals.floats);
  tidy(literals.strings);
}

}  // namespace eclat
