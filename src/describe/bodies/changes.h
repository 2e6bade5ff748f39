#pragma once

#include <clang/AST/DeclCXX.h>
#include <clang/AST/ExprCXX.h>

#include <set>

namespace eclat {

// What a body may have changed so far, of the object and the arguments it was called with. Errs towards changed.
class Changes {
public:
  // Takes up what this statement itself does, its children left aside. To be called in the order of the source.
  void note(const clang::Stmt &statement);

  // False if the field, or parameter, still has the value it had at entry.
  bool mayHaveChanged(const clang::ValueDecl &declared) const;
  // True if it was assigned by name.
  bool wasWritten(const clang::ValueDecl &declared) const { return changed_.contains(&declared); }

private:
  void noteCall(const clang::CallExpr &call);
  void noteMethod(const clang::CXXMethodDecl &method, const clang::Expr *object);
  void noteArguments(const clang::FunctionDecl &callee, llvm::ArrayRef<const clang::Expr *> arguments);
  void write(const clang::Expr *target);
  void writeThrough(const clang::Expr *pointer);

  std::set<const clang::ValueDecl *> changed_;
  bool everything_ = false;  // all but parameters passed by value
};

// Without parentheses, casts and the temporaries that Clang notes down.
const clang::Expr *bare(const clang::Expr *expression);

}  // namespace eclat
