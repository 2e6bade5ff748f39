#pragma once

#include "describe/bodies/changes.h"
#include "flow/component.h"
#include "flow/language/expr.h"

#include <map>
#include <optional>
#include <string>

namespace eclat {

// Rewrites C++ expressions of an operation's body as terms over the variables of its entry point, named as observe
// names them. Nothing comes of an expression that has effects, uses other variables, or what may have changed since
// entry. Functions that do no more than return an expression are replaced by it.
class EntryTerms {
public:
  EntryTerms(const clang::FunctionDecl &function, const Operation &operation, const Component &component,
             const Changes &changes);

  std::optional<Expr> condition(const clang::Expr *expression);
  std::optional<Expr> term(const clang::Expr *expression);

  // From here on the variable stands for this term.
  void define(const clang::ValueDecl &variable, Expr term) {
    frame_.values.insert_or_assign(&variable, std::move(term));
  }

private:
  using Maybe = std::optional<Expr>;
  using Name = std::optional<VariableRef>;

  // Whose field is named: the receiver's, or that of another object and how its parts follow it.
  struct Owner {
    Name name;  // none: the receiver
    PartKind access = PartKind::Member;
  };

  // What names mean in the function at hand: the operation itself, or one that it calls.
  struct Frame {
    std::optional<Owner> object;  // whose fields it names, where there is an object
    std::map<const clang::ValueDecl *, Expr> values;
  };

  Maybe constant(const clang::Expr &expression) const;
  Maybe variable(const clang::ValueDecl &declared) const;
  Maybe operation(const clang::BinaryOperator &operation);
  Maybe comparison(Op op, const clang::Expr *left, const clang::Expr *right);
  Maybe call(const clang::CallExpr &call, bool asCondition);
  Maybe libraryCall(const clang::CXXMemberCallExpr &call);
  Maybe inlined(const clang::FunctionDecl &callee, std::optional<Owner> object,
                llvm::ArrayRef<const clang::Expr *> arguments, bool asCondition);
  Maybe element(const clang::Expr *sequence, const clang::Expr *index);

  // The name of a place, `s->max` or `elems` (a sequence without its brackets), and of what a field is taken of.
  Name place(const clang::Expr *expression) const;
  std::optional<Owner> object(const clang::Expr *expression) const;
  Name fieldName(const Owner &object, const clang::ValueDecl &field) const;
  bool isComponentClass(clang::QualType type) const;

  const clang::ASTContext &ast_;
  const Component &component_;
  const Operation &operation_;
  const Changes &changes_;
  Frame frame_;
  int depth_ = 0;
};

}  // namespace eclat
