#include <gtest/gtest.h>
#include <muParser.h>

using mu::Parser;

namespace {

double value(const char *text) {
  Parser parser;
  parser.SetExpr(text);
  return parser.Eval();
}

TEST(MuParser, Arithmetic) {
  EXPECT_DOUBLE_EQ(value("1+2*3"), 7);
  EXPECT_DOUBLE_EQ(value("(1+2)*3"), 9);
  EXPECT_DOUBLE_EQ(value("2^3^2"), 512);
  EXPECT_DOUBLE_EQ(value("-4+1"), -3);
}

TEST(MuParser, Functions) {
  EXPECT_NEAR(value("sin(0)+cos(0)"), 1, 1e-12);
  EXPECT_DOUBLE_EQ(value("max(1,5,3)"), 5);
  EXPECT_DOUBLE_EQ(value("sqrt(16)"), 4);
}

TEST(MuParser, Constants) {
  Parser parser;
  parser.DefineConst("half", 0.5);
  parser.SetExpr("half*_pi");
  EXPECT_NEAR(parser.Eval(), 1.5707963, 1e-6);
  EXPECT_EQ(parser.GetConst().count("half"), 1u);
  parser.ClearConst();
  EXPECT_THROW(parser.Eval(), Parser::exception_type);
}

TEST(MuParser, Variables) {
  Parser parser;
  double x = 3;
  parser.DefineVar("x", &x);
  parser.SetExpr("x*x");
  EXPECT_DOUBLE_EQ(parser.Eval(), 9);
  x = 4;
  EXPECT_DOUBLE_EQ(parser.Eval(), 16);
  EXPECT_EQ(parser.GetUsedVar().size(), 1u);
  parser.RemoveVar("x");
  EXPECT_THROW(parser.Eval(), Parser::exception_type);
}

TEST(MuParser, Errors) {
  EXPECT_THROW(value("1+"), Parser::exception_type);
  EXPECT_THROW(value("(1"), Parser::exception_type);
  EXPECT_THROW(value("unknown"), Parser::exception_type);
  EXPECT_THROW(value(""), Parser::exception_type);
}

TEST(MuParser, Settings) {
  Parser parser;
  parser.SetDecSep(',');
  parser.SetArgSep(';');
  parser.SetThousandsSep('.');
  EXPECT_EQ(parser.GetArgSep(), ';');
  parser.SetExpr("1.000,5");
  EXPECT_DOUBLE_EQ(parser.Eval(), 1000.5);
  parser.ResetLocale();
  EXPECT_FALSE(parser.GetExpr().empty());
}

TEST(MuParser, Several) {
  Parser parser;
  parser.SetExpr("1+1, 2*2");
  int count = 0;
  double *results = parser.Eval(count);
  EXPECT_EQ(count, 2);
  EXPECT_DOUBLE_EQ(results[1], 4);
  EXPECT_EQ(parser.GetNumResults(), 2);
}

TEST(MuParser, Operators) {
  Parser parser;
  EXPECT_TRUE(parser.HasBuiltInOprt());
  parser.EnableBuiltInOprt(false);
  EXPECT_FALSE(parser.HasBuiltInOprt());
  parser.EnableOptimizer(false);
  parser.SetExpr("abs(3)");
  EXPECT_DOUBLE_EQ(parser.Eval(), 3);
  EXPECT_FALSE(parser.GetVersion().empty());
}

TEST(MuParser, ClearsWhatIsBuiltIn) {
  Parser parser;
  parser.ClearFun();
  parser.SetExpr("sin(0)");
  EXPECT_THROW(parser.Eval(), Parser::exception_type);
  parser.ClearInfixOprt();
  parser.ClearOprt();
  parser.ClearPostfixOprt();
  parser.ClearVar();
  parser.SetExpr("2+3");
  EXPECT_DOUBLE_EQ(parser.Eval(), 5);
}

TEST(MuParser, Texts) {
  Parser parser;
  parser.DefineStrConst("name", "tea");
  EXPECT_THROW(parser.DefineStrConst("1x", "tea"), Parser::exception_type);
  EXPECT_THROW(parser.DefineConst("+", 1), Parser::exception_type);
  parser.SetExpr("1");
  EXPECT_DOUBLE_EQ(parser.Eval(), 1);
}

}  // namespace
