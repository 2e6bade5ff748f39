// Small syntactic faults of C++ sources: prints every one that it can make, as JSON, one a line.
//
// usage: eclat_mutate FILE… -- FLAGS    (each file is parsed as a main file; only edits in the files named are printed)
//
// To add an operator you must visit the node it changes, and call edit() with its name and the new text.
#include <clang/AST/RecursiveASTVisitor.h>
#include <clang/Frontend/ASTUnit.h>
#include <clang/Lex/Lexer.h>
#include <clang/Tooling/Tooling.h>
#include <filesystem>
#include <fmt/format.h>
#include <llvm/Support/MemoryBuffer.h>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

using clang::dyn_cast;
using clang::isa;

struct Edit {
  std::string file;
  unsigned offset = 0, line = 0, column = 0;
  std::string kind, function, before, after;

  auto key() const { return std::tie(file, offset, before, after); }
  bool operator<(const Edit &other) const { return key() < other.key(); }
};

const std::map<clang::BinaryOperatorKind, std::vector<std::pair<const char *, const char *>>> kOperators = {
    {clang::BO_LT,        {{"relational", "<="}, {"relational", ">"}}},
    {clang::BO_LE,        {{"relational", "<"}, {"relational", ">="}}},
    {clang::BO_GT,        {{"relational", ">="}, {"relational", "<"}}},
    {clang::BO_GE,        {{"relational", ">"}, {"relational", "<="}}},
    {clang::BO_EQ,        {{"relational", "!="}}                     },
    {clang::BO_NE,        {{"relational", "=="}}                     },
    {clang::BO_Add,       {{"arithmetic", "-"}}                      },
    {clang::BO_Sub,       {{"arithmetic", "+"}}                      },
    {clang::BO_Mul,       {{"arithmetic", "+"}}                      },
    {clang::BO_Div,       {{"arithmetic", "*"}}                      },
    {clang::BO_Rem,       {{"arithmetic", "/"}}                      },
    {clang::BO_AddAssign, {{"arithmetic", "-="}}                     },
    {clang::BO_SubAssign, {{"arithmetic", "+="}}                     },
    {clang::BO_LAnd,      {{"relational", "||"}}                     },
    {clang::BO_LOr,       {{"relational", "&&"}}                     },
};

bool isNullTest(const clang::Expr *condition) {
  condition = condition->IgnoreParenImpCasts();
  if (const auto *both = dyn_cast<clang::BinaryOperator>(condition); both && both->isEqualityOp())
    return both->getLHS()->IgnoreParenImpCasts()->getType()->isNullPtrType() ||
           both->getRHS()->IgnoreParenImpCasts()->getType()->isNullPtrType();
  if (const auto *negated = dyn_cast<clang::UnaryOperator>(condition);
      negated && negated->getOpcode() == clang::UO_LNot)
    return negated->getSubExpr()->IgnoreParenImpCasts()->getType()->isAnyPointerType();
  return condition->getType()->isAnyPointerType();
}

// Leaves the function or the loop, and so guards what stands behind it.
bool isWayOut(const clang::Stmt *statement) {
  if (const auto *block = dyn_cast<clang::CompoundStmt>(statement))
    return !block->body_empty() && isWayOut(block->body_back());
  if (const auto *cleanups = dyn_cast<clang::ExprWithCleanups>(statement))
    return isWayOut(cleanups->getSubExpr());
  return isa<clang::ReturnStmt, clang::CXXThrowExpr, clang::BreakStmt, clang::ContinueStmt>(statement);
}

class Mutator : public clang::RecursiveASTVisitor<Mutator> {
public:
  Mutator(clang::ASTContext &context, const std::set<std::string> &files, std::set<Edit> &edits)
      : context_(context), sources_(context.getSourceManager()), files_(files), edits_(edits) {}

  bool TraverseFunctionDecl(clang::FunctionDecl *f) {
    return inFunction(f, [&] { return Base::TraverseFunctionDecl(f); });
  }
  bool TraverseCXXMethodDecl(clang::CXXMethodDecl *f) {
    return inFunction(f, [&] { return Base::TraverseCXXMethodDecl(f); });
  }
  bool TraverseCXXConstructorDecl(clang::CXXConstructorDecl *f) {
    return inFunction(f, [&] { return Base::TraverseCXXConstructorDecl(f); });
  }

  bool VisitBinaryOperator(clang::BinaryOperator *op) {
    if (auto it = kOperators.find(op->getOpcode()); it != kOperators.end())
      for (auto [kind, text] : it->second)
        editToken(kind, op->getOperatorLoc(), text);
    if (op->isRelationalOp())
      for (const char *more : {" + 1", " - 1"})
        if (op->getRHS()->getType()->isIntegerType() && !isLiteral(op->getRHS()))
          edit("boundary", op->getRHS()->getSourceRange(), textOf(op->getRHS()->getSourceRange()) + more);
    return true;
  }

  bool VisitUnaryOperator(clang::UnaryOperator *op) {
    if (op->isIncrementDecrementOp())
      editToken("arithmetic", op->getOperatorLoc(), op->isIncrementOp() ? "--" : "++");
    if (op->getOpcode() == clang::UO_LNot)
      editToken("relational", op->getOperatorLoc(), "");
    return true;
  }

  bool VisitIntegerLiteral(clang::IntegerLiteral *literal) {
    if (literal->getValue().getActiveBits() > 31)
      return true;
    auto value = literal->getValue().getLimitedValue();
    edit("boundary", literal->getSourceRange(), std::to_string(value + 1));
    if (value > 0)
      edit("boundary", literal->getSourceRange(), std::to_string(value - 1));
    return true;
  }

  bool VisitCompoundStmt(clang::CompoundStmt *block) {
    for (const clang::Stmt *statement : block->body())
      visitStatement(statement);
    return true;
  }

  bool VisitIfStmt(clang::IfStmt *branch) {
    if (!branch->getElse() && !isa<clang::CompoundStmt>(branch->getThen()))
      visitStatement(branch->getThen());
    if (!branch->getInit() && !branch->getConditionVariable() && isNullTest(branch->getCond()) && !branch->getElse() &&
        !isWayOut(branch->getThen()))
      edit("null-check", branch->getCond()->getSourceRange(), "true");
    return true;
  }

  bool VisitDeclRefExpr(clang::DeclRefExpr *reference) {
    const auto *variable = dyn_cast<clang::VarDecl>(reference->getDecl());
    if (!function_ || !variable || variable->getDeclContext() != function_ || isa<clang::DecompositionDecl>(variable))
      return true;
    for (const clang::ParmVarDecl *other : function_->parameters())
      if (other != variable && !other->getName().empty() && isSameKind(other->getType(), variable->getType()))
        edit("variable", reference->getSourceRange(), other->getNameAsString());
    return true;
  }

  bool VisitMemberExpr(clang::MemberExpr *member) {
    const auto *field = dyn_cast<clang::FieldDecl>(member->getMemberDecl());
    if (!field || field->getName().empty())
      return true;
    for (const clang::FieldDecl *other : field->getParent()->fields())
      if (other != field && !other->getName().empty() && isSameKind(other->getType(), field->getType()))
        edit("variable", {member->getMemberLoc(), member->getMemberLoc()}, other->getNameAsString());
    return true;
  }

private:
  using Base = clang::RecursiveASTVisitor<Mutator>;

  template <class F> bool inFunction(clang::FunctionDecl *function, F traverse) {
    clang::FunctionDecl *before = std::exchange(function_, function);
    if (const auto *made = dyn_cast<clang::CXXConstructorDecl>(function); made && made->isCopyConstructor())
      for (const clang::CXXCtorInitializer *part : made->inits())
        if (part->isWritten() && part->isMemberInitializer())
          edit("member-copy", part->getSourceRange(), part->getMember()->getNameAsString() + "()");
    bool goOn = traverse();
    function_ = before;
    return goOn;
  }

  bool isCopying() const {
    const auto *method = function_ ? dyn_cast<clang::CXXMethodDecl>(function_) : nullptr;
    const auto *made = function_ ? dyn_cast<clang::CXXConstructorDecl>(function_) : nullptr;
    return (method && method->isCopyAssignmentOperator()) || (made && made->isCopyConstructor());
  }

  void visitStatement(const clang::Stmt *statement) {
    if (const auto *branch = dyn_cast<clang::IfStmt>(statement)) {
      if (!branch->getElse() && isWayOut(branch->getThen()))
        edit(isNullTest(branch->getCond()) ? "null-check" : "statement", branch->getSourceRange(), "");
      return;
    }
    if (isa<clang::BreakStmt, clang::ContinueStmt>(statement) || isa<clang::Expr>(statement))
      edit(isCopying() ? "member-copy" : "statement", statement->getSourceRange(), "");
  }

  static bool isLiteral(const clang::Expr *e) { return isa<clang::IntegerLiteral>(e->IgnoreParenImpCasts()); }
  static bool isSameKind(clang::QualType a, clang::QualType b) {
    return a.getNonReferenceType().getCanonicalType().getUnqualifiedType() ==
           b.getNonReferenceType().getCanonicalType().getUnqualifiedType();
  }

  std::string textOf(clang::SourceRange range) const {
    return clang::Lexer::getSourceText(clang::CharSourceRange::getTokenRange(range), sources_, context_.getLangOpts())
        .str();
  }

  void editToken(const char *kind, clang::SourceLocation at, const std::string &text) { edit(kind, {at, at}, text); }

  void edit(const char *kind, clang::SourceRange range, const std::string &after) {
    if (!function_ || range.getBegin().isMacroID() || range.getEnd().isMacroID())
      return;
    Edit found{sources_.getFilename(range.getBegin()).str()};
    found.file = std::filesystem::weakly_canonical(found.file).string();
    if (!files_.contains(found.file))
      return;
    found.offset = sources_.getFileOffset(range.getBegin());
    found.line = sources_.getSpellingLineNumber(range.getBegin());
    found.column = sources_.getSpellingColumnNumber(range.getBegin());
    found.kind = kind;
    found.function = function_->getQualifiedNameAsString();
    found.before = textOf(range);
    found.after = after;
    if (found.before.empty() || found.before == after)
      return;
    edits_.insert(std::move(found));
  }

  clang::ASTContext &context_;
  const clang::SourceManager &sources_;
  const std::set<std::string> &files_;
  std::set<Edit> &edits_;
  clang::FunctionDecl *function_ = nullptr;
};

}  // namespace

int main(int argc, char **argv) {
  std::vector<std::string> files, flags;
  bool isFlag = false;
  for (int i = 1; i < argc; ++i) {
    if (!isFlag && std::string(argv[i]) == "--")
      isFlag = true;
    else
      (isFlag ? flags : files).emplace_back(argv[i]);
  }
  if (files.empty()) {
    fmt::print(stderr, "usage: eclat_mutate FILE... -- FLAGS\n");
    return 2;
  }
  std::set<std::string> wanted;
  for (const std::string &file : files)
    wanted.insert(std::filesystem::weakly_canonical(file).string());
  flags.insert(flags.end(), {"-xc++", "-w"});
  std::set<Edit> edits;
  for (const std::string &file : files) {
    auto text = llvm::MemoryBuffer::getFile(file);
    if (!text) {
      fmt::print(stderr, "eclat_mutate: cannot read '{}'\n", file);
      return 2;
    }
    auto unit = clang::tooling::buildASTFromCodeWithArgs((*text)->getBuffer(), flags, file, "eclat_mutate");
    if (!unit || unit->getDiagnostics().hasErrorOccurred())
      return 3;
    Mutator(unit->getASTContext(), wanted, edits).TraverseDecl(unit->getASTContext().getTranslationUnitDecl());
  }
  for (const Edit &e : edits)
    fmt::print("{}\n",
               nlohmann::json{
                   {"file",     e.file    },
                   {"line",     e.line    },
                   {"column",   e.column  },
                   {"kind",     e.kind    },
                   {"function", e.function},
                   {"old",      e.before  },
                   {"new",      e.after   }
    }
                   .dump());
  return 0;
}
