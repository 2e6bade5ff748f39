#pragma once

#include <clang/AST/DeclCXX.h>
#include <clang/AST/ExprCXX.h>

#include <set>

namespace eclat {

// Tracks what a body may have changed so far of its object and its arguments. In doubt it says changed.
class Changes {
public:
  // Notes what this statement itself changes, without its children. Must be called in the order of the source.
  void note(const clang::Stmt &statement);

  // False if the field or parameter surely still has the value that it had at entry.
  bool mayHaveChanged(const clang::ValueDecl &declared) const;
  // True if the body assigned it by name.
  bool wasWritten(const clang::ValueDecl &declared) const { return changed_.contains(&declared); }

private:
  void noteCall(const clang::CallExpr &call);
  void noteMethod(const clang::CXXMethodDecl &method, const clang::Expr *object);
  void noteArguments(const clang::FunctionDecl &callee, llvm::ArrayRef<const clang::Expr *> arguments);
  void write(const clang::Expr *target);
  void writeThrough(const clang::Expr *pointer);

  std::set<const clang::ValueDecl *> changed_;
  bool everything_ = false;  // true: everything but parameters passed by value may have changed
};

// Returns the expression without parentheses, casts and the temporaries that Clang adds.
const clang::Expr *bare(const clang::Expr *expression);

}  // namespace eclat
