#pragma once

#include "describe/bodies/declared_quantities.h"
#include "describe/bodies/library_flow.h"

#include <clang/AST/StmtVisitor.h>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// The user's functions that were met, by signature: a call may come before the unit that has the body.
struct MetFunctions {
  std::set<std::string> walked;
  std::map<std::string, std::set<Quantities::Id>> passed;  // to functions without a body in the calling unit
};

// Unites the quantities that meet in the bodies of a unit: assigned, compared, added, returned, passed, indexed with.
// Each visit returns the quantity of the expression, `none` for a constant. Multiplication, division and logic make new
// ones.
class ValueFlow : public clang::ConstStmtVisitor<ValueFlow, Quantities::Id> {
public:
  using Id = Quantities::Id;

  ValueFlow(Quantities &quantities, DeclaredQuantities &declared, MetFunctions &met)
      : quantities_(quantities), declared_(declared), met_(met), library_(quantities) {}

  // Analyses a field, static member or function of the component, and then the user's functions that it calls.
  void addMember(const clang::Decl &member);

  Id VisitStmt(const clang::Stmt *statement);
  Id VisitExpr(const clang::Expr *expression);
  Id VisitDeclStmt(const clang::DeclStmt *statement);
  Id VisitReturnStmt(const clang::ReturnStmt *statement);
  Id VisitCXXForRangeStmt(const clang::CXXForRangeStmt *loop);

  Id VisitParenExpr(const clang::ParenExpr *expression) { return value(expression->getSubExpr()); }
  Id VisitFullExpr(const clang::FullExpr *expression) { return value(expression->getSubExpr()); }
  Id VisitMaterializeTemporaryExpr(const clang::MaterializeTemporaryExpr *e) { return value(e->getSubExpr()); }
  Id VisitCXXBindTemporaryExpr(const clang::CXXBindTemporaryExpr *e) { return value(e->getSubExpr()); }
  Id VisitCXXStdInitializerListExpr(const clang::CXXStdInitializerListExpr *e) { return value(e->getSubExpr()); }
  Id VisitOpaqueValueExpr(const clang::OpaqueValueExpr *e) { return value(e->getSourceExpr()); }
  Id VisitCXXDefaultArgExpr(const clang::CXXDefaultArgExpr *) { return Quantities::none; }
  Id VisitCXXDefaultInitExpr(const clang::CXXDefaultInitExpr *) { return Quantities::none; }

  Id VisitCastExpr(const clang::CastExpr *cast);
  Id VisitDeclRefExpr(const clang::DeclRefExpr *reference);
  Id VisitMemberExpr(const clang::MemberExpr *member);
  Id VisitUnaryOperator(const clang::UnaryOperator *operation);
  Id VisitBinaryOperator(const clang::BinaryOperator *operation);
  Id VisitConditionalOperator(const clang::ConditionalOperator *operation);
  Id VisitArraySubscriptExpr(const clang::ArraySubscriptExpr *subscript);
  Id VisitCallExpr(const clang::CallExpr *call);
  Id VisitCXXMemberCallExpr(const clang::CXXMemberCallExpr *call);
  Id VisitCXXOperatorCallExpr(const clang::CXXOperatorCallExpr *call);
  Id VisitCXXConstructExpr(const clang::CXXConstructExpr *construction);
  Id VisitCXXNewExpr(const clang::CXXNewExpr *creation);
  Id VisitInitListExpr(const clang::InitListExpr *list);
  Id VisitLambdaExpr(const clang::LambdaExpr *lambda);

private:
  using Arguments = llvm::ArrayRef<const clang::Expr *>;

  Id value(const clang::Stmt *statement);
  void analyse(const clang::FunctionDecl &function);
  void analyseInitializers(const clang::CXXConstructorDecl &constructor);
  void uniteOverridden(const clang::CXXMethodDecl &method);
  void declare(const clang::VarDecl &variable);
  void declareBindings(const clang::DecompositionDecl &variable, Id whole);
  Id sum(const clang::BinaryOperator &operation);
  Id object(const clang::CXXMemberCallExpr &call);
  Id callOwn(const clang::FunctionDecl &callee, Arguments arguments);
  LibraryCall libraryCall(std::string name, clang::QualType result, Arguments arguments);
  void linkLambdas(Arguments arguments, Id range);

  Quantities &quantities_;
  DeclaredQuantities &declared_;
  MetFunctions &met_;
  LibraryFlow library_;
  Id result_ = Quantities::none;  // the result of the function whose body is walked
  int depth_ = 0;
  std::set<const clang::FunctionDecl *> analysed_;
  std::vector<const clang::FunctionDecl *> pending_;
};

}  // namespace eclat
