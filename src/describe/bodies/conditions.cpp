#include "describe/bodies/conditions.h"

#include "describe/bodies/entry_terms.h"
#include "describe/collect_operations.h"

#include <clang/AST/StmtCXX.h>

#include <algorithm>

namespace eclat {
namespace {

// True if what follows the statement is not reached through it.
bool leaves(const clang::Stmt *statement) {
  if (const auto *block = llvm::dyn_cast_or_null<clang::CompoundStmt>(statement))
    return !block->body_empty() && leaves(block->body_back());
  if (const auto *full = llvm::dyn_cast_or_null<clang::FullExpr>(statement))
    statement = full->getSubExpr();
  return llvm::isa_and_nonnull<clang::ReturnStmt, clang::CXXThrowExpr>(statement);
}

// Walks a body in the order of its source and keeps track of what it has changed.
class ConditionWalker {
public:
  ConditionWalker(const clang::FunctionDecl &function, const Operation &operation, Component &component)
      : operation_(operation), component_(component), terms_(function, operation, component, changes_) {}

  void visit(const clang::Stmt *statement) {
    constexpr int limit = 1000;  // see ValueFlow::value
    if (!statement || depth_ >= limit)
      return;
    ++depth_;
    if (const auto *branch = llvm::dyn_cast<clang::IfStmt>(statement))
      visitIf(*branch);
    else if (const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(statement))
      visitConditional(*choice);
    else if (const auto *loop = llvm::dyn_cast<clang::WhileStmt>(statement))
      visitLoop(loop->getConditionVariableDeclStmt(), loop->getCond(), loop->getBody(), nullptr);
    else if (const auto *loop = llvm::dyn_cast<clang::ForStmt>(statement))
      visitLoop(loop->getInit(), loop->getCond(), loop->getBody(), loop->getInc());
    else if (const auto *choice = llvm::dyn_cast<clang::SwitchStmt>(statement))
      visitSwitch(*choice);
    else
      visitOther(*statement);
    --depth_;
  }

  // Of the whole body; branches that leave it included.
  const Changes &changes() const { return allChanges_; }

private:
  void visitIf(const clang::IfStmt &branch) {
    visit(branch.getInit());
    visit(branch.getConditionVariableDeclStmt());
    if (!branch.isConstexpr() && branch.getCond())
      add(branch.getCond());
    visit(branch.getCond());
    Changes before = changes_;
    visit(branch.getThen());
    if (leaves(branch.getThen()))
      changes_ = std::move(before);
    visit(branch.getElse());
  }

  void visitConditional(const clang::ConditionalOperator &choice) {
    add(choice.getCond());
    visitOther(choice);
  }

  void visitLoop(const clang::Stmt *init, const clang::Expr *condition, const clang::Stmt *body,
                 const clang::Stmt *step) {
    visit(init);
    if (condition)
      add(condition);
    visit(condition);
    visit(body);
    visit(step);
  }

  void visitSwitch(const clang::SwitchStmt &choice) {
    visit(choice.getInit());
    visit(choice.getConditionVariableDeclStmt());
    std::vector<Expr> cases;
    if (auto subject = terms_.term(choice.getCond()))
      for (const clang::SwitchCase *at = choice.getSwitchCaseList(); at; at = at->getNextSwitchCase())
        if (const auto *one = llvm::dyn_cast<clang::CaseStmt>(at); one && !one->caseStmtIsGNURange())
          if (auto value = terms_.term(one->getLHS()))
            cases.push_back(Expr::make(Op::Eq, {*subject, std::move(*value)}));
    for (auto found = cases.rbegin(); found != cases.rend(); ++found)  // Clang lists the last one first
      keep(*found);
    visit(choice.getCond());
    visit(choice.getBody());
  }

  void visitOther(const clang::Stmt &statement) {
    // A lambda runs later, if at all, with arguments of its own; but what it changes counts from here on.
    bool wasKept = isKept_;
    isKept_ = isKept_ && !llvm::isa<clang::LambdaExpr>(statement);
    if (const auto *lambda = llvm::dyn_cast<clang::LambdaExpr>(&statement))
      visit(lambda->getBody());
    else if (const auto *loop = llvm::dyn_cast<clang::CXXForRangeStmt>(&statement))
      visitRange(*loop);
    else
      for (const clang::Stmt *child : statement.children())
        visit(child);
    isKept_ = wasKept;
    changes_.note(statement);
    allChanges_.note(statement);
    if (const auto *declaration = llvm::dyn_cast<clang::DeclStmt>(&statement))
      define(*declaration);
  }

  void visitRange(const clang::CXXForRangeStmt &loop) {
    visit(loop.getInit());
    visit(loop.getRangeInit());
    visit(loop.getBody());
  }

  // A constant keeps what it was given, whatever happens to that afterwards.
  void define(const clang::DeclStmt &declaration) {
    for (const clang::Decl *declared : declaration.decls())
      if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(declared);
          variable && variable->getInit() && variable->getType().isConstQualified() &&
          variable->getType()->isScalarType() && !variable->getType()->isPointerType())
        if (auto term = terms_.term(variable->getInit()))
          terms_.define(*variable, std::move(*term));
  }

  // The condition, or those parts of it that can be said.
  void add(const clang::Expr *condition) {
    if (auto whole = terms_.condition(condition))
      return keep(*whole);
    const clang::Expr *inner = bare(condition);
    if (const auto *binary = llvm::dyn_cast<clang::BinaryOperator>(inner); binary && binary->isLogicalOp()) {
      add(binary->getLHS());
      add(binary->getRHS());
    } else if (const auto *unary = llvm::dyn_cast<clang::UnaryOperator>(inner);
               unary && unary->getOpcode() == clang::UO_LNot) {
      add(unary->getSubExpr());
    }
  }

  void keep(const Expr &condition) {
    constexpr std::size_t limit = 200;  // longer ones explain nothing
    std::string text = print(condition);
    if (!isKept_ || variablesOf(condition).empty() || text.size() > limit)
      return;
    // Names that the language gives a meaning of its own, such as a field called `size`, may not read back.
    if (auto parsed = parseExpr(text); parsed && print(*parsed) == text)
      component_.conditions.push_back({operation_.signature, std::move(text)});
  }

  const Operation &operation_;
  Component &component_;
  Changes changes_, allChanges_;
  EntryTerms terms_;
  bool isKept_ = true;
  int depth_ = 0;
};

void addFieldsOf(const clang::CXXRecordDecl *record, std::vector<const clang::FieldDecl *> &out) {
  if (!record || !record->hasDefinition())
    return;
  for (const clang::CXXBaseSpecifier &base : record->getDefinition()->bases())
    addFieldsOf(base.getType()->getAsCXXRecordDecl(), out);
  std::ranges::copy(record->getDefinition()->fields(), std::back_inserter(out));
}

// Which fields of its object the body changes, and which it leaves alone.
void noteFields(const clang::FunctionDecl &function, const Changes &changes, Operation &operation) {
  const auto *method = llvm::dyn_cast<clang::CXXMethodDecl>(&function);
  if (!method || !method->isInstance() || llvm::isa<clang::CXXConstructorDecl>(method))
    return;
  std::vector<const clang::FieldDecl *> fields;
  addFieldsOf(method->getParent(), fields);
  operation.keeps.clear();
  operation.writes.clear();
  for (const clang::FieldDecl *field : fields)
    if (changes.wasWritten(*field))
      operation.writes.push_back(field->getNameAsString());
    else if (!changes.mayHaveChanged(*field))
      operation.keeps.push_back(field->getNameAsString());
}

}  // namespace

void collectConditions(const std::vector<const clang::Decl *> &members, Component &component) {
  for (const clang::Decl *member : members) {
    const clang::FunctionDecl *function = member->getAsFunction();
    if (!function || !function->doesThisDeclarationHaveABody() || function->isDependentContext())
      continue;
    auto operation = std::ranges::find(component.operations, signatureOf(*function), &Operation::signature);
    if (operation == component.operations.end())
      continue;
    ConditionWalker walker(*function, *operation, component);
    if (const auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(function))
      for (const clang::CXXCtorInitializer *initializer : constructor->inits())
        walker.visit(initializer->getInit());
    walker.visit(function->getBody());
    noteFields(*function, walker.changes(), *operation);
  }
}

void tidyConditions(Component &component) {
  constexpr int limit = 8;
  std::vector<Condition> kept;
  for (const Operation &operation : component.operations) {
    int count = 0;
    for (const Condition &condition : component.conditions)
      if (condition.operation == operation.signature && count < limit &&
          std::ranges::find(kept, condition) == kept.end()) {
        kept.push_back(condition);
        ++count;
      }
  }
  component.conditions = std::move(kept);
}

}  // namespace eclat
