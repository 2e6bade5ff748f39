#pragma once

#include "describe/bodies/changes.h"
#include "flow/component.h"
#include "flow/language/expr.h"

#include <map>
#include <optional>
#include <string>

namespace eclat {

// Rewrites C++ expressions of an operation's body as terms over the variables of its entry point, with the names that
// observe gives them. Returns nothing for an expression that has effects, uses other variables, or reads what may have
// changed since entry. A call of a function that only returns an expression is replaced by that expression.
class EntryTerms {
public:
  EntryTerms(const clang::FunctionDecl &function, const Operation &operation, const Component &component,
             const Changes &changes);

  std::optional<Expr> condition(const clang::Expr *expression);
  std::optional<Expr> term(const clang::Expr *expression);

  // From here on `variable` stands for this term.
  void define(const clang::ValueDecl &variable, Expr term) {
    frame_.values.insert_or_assign(&variable, std::move(term));
  }

private:
  using Maybe = std::optional<Expr>;
  using Name = std::optional<VariableRef>;

  // The object whose field is named: the receiver or another object, and how the names of its parts follow its name.
  struct Owner {
    Name name;  // empty: the receiver
    PartKind access = PartKind::Member;
  };

  // The meaning of names in the function at hand: the operation itself, or a function that it calls.
  struct Frame {
    std::optional<Owner> object;  // the object whose fields the function names, if there is one
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

  // `place` returns the name of an lvalue, `s->max` or `elems` (a sequence without its brackets); `object` returns the
  // object that a field is taken of.
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
