// The tests that are handed out with the assignment. They show how the classes are used; a solution that passes them is
// not yet known to be right.
#include "rat_num.h"
#include "rat_poly.h"
#include "rat_term.h"
#include "rat_term_vec.h"

#include "../check.h"

#include <cmath>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

RatNum num(int n) { return RatNum(n); }
RatNum num(int n, int d) { return RatNum(n, d); }
RatTerm term(int n, int expt) { return RatTerm(RatNum(n), expt); }
RatPoly poly(const std::string &text) { return RatPoly::parse(text); }
bool isNear(double left, double right) { return std::abs(left - right) <= 1e-9 * (1 + std::abs(right)); }

bool isText(const RatNum &number, const std::string &text) { return number.toString() == text; }
bool isText(const RatTerm &term, const std::string &text) { return term.toString() == text; }
bool isText(const RatTermVec &terms, const std::string &text) { return terms.toString() == text; }
bool isText(const RatPoly &poly, const std::string &text) { return poly.toString() == text; }

// ---- RatNum

void testNumConstruction() {
  CHECK(isText(RatNum(), "0"));
  CHECK(isText(num(7), "7"));
  CHECK(isText(num(-7), "-7"));
  CHECK(isText(num(1, 2), "1/2"));
  CHECK(isText(num(2, 4), "1/2"));
  CHECK(isText(num(6, 3), "2"));
  CHECK(isText(num(-3, 9), "-1/3"));
  CHECK(isText(num(3, -9), "-1/3"));
  CHECK(isText(num(-3, -9), "1/3"));
  CHECK(isText(num(0, 5), "0"));
  CHECK(isText(num(1, 0), "NaN"));
  CHECK(num(1, 0).isNaN());
  CHECK(!num(1, 3).isNaN());
  CHECK(!num(0).isNaN());
}

void testNumOrder() {
  const std::vector<RatNum> rising = {num(-4),   num(-3, 2), num(-1), num(-1, 3), num(0),
                                      num(2, 7), num(1, 2),  num(3),  num(19, 5)};
  for (std::size_t i = 0; i < rising.size(); ++i)
    for (std::size_t k = 0; k < rising.size(); ++k) {
      CHECK((rising[i].compareTo(rising[k]) < 0) == (i < k));
      CHECK((rising[i] == rising[k]) == (i == k));
    }
  CHECK(num(1, 2).isPositive());
  CHECK(!num(0).isPositive());
  CHECK(!num(-5, 2).isPositive());
  CHECK(num(2, 6) == num(1, 3));
  CHECK(num(1, 0).compareTo(num(100)) > 0);
  CHECK(num(1, 0) == num(2, 0));
}

void testNumArithmetic() {
  CHECK(num(1, 2).add(num(1, 3)) == num(5, 6));
  CHECK(num(1, 2).add(num(-1, 2)) == num(0));
  CHECK(num(3).add(num(4)) == num(7));
  CHECK(num(1, 2).sub(num(1, 3)) == num(1, 6));
  CHECK(num(1).sub(num(5)) == num(-4));
  CHECK(num(2, 3).mul(num(3, 4)) == num(1, 2));
  CHECK(num(-2).mul(num(5)) == num(-10));
  CHECK(num(0).mul(num(5, 7)) == num(0));
  CHECK(num(2, 3).div(num(4, 3)) == num(1, 2));
  CHECK(num(-1, 2).div(num(-2)) == num(1, 4));
  CHECK(num(5).div(num(0)).isNaN());
  CHECK(num(3, 4).negate() == num(-3, 4));
  CHECK(num(0).negate() == num(0));
  CHECK(num(1, 0).add(num(1)).isNaN());
  CHECK(num(1).mul(num(1, 0)).isNaN());
  for (int n = -6; n <= 6; ++n)
    for (int d = 1; d <= 4; ++d) {
      RatNum value = num(n, d);
      CHECK(value.add(value.negate()) == num(0));
      CHECK(value.sub(num(1)).add(num(1)) == value);
      CHECK(isNear(value.doubleValue(), static_cast<double>(n) / d));
      if (n != 0)
        CHECK(value.mul(num(3, 5)).div(value) == num(3, 5));
    }
}

void testNumText() {
  for (const char *text : {"0", "1", "-1", "42", "1/2", "-7/3", "NaN"})
    CHECK(isText(RatNum::parse(text), text));
  CHECK(RatNum::parse("-3/4") == num(-3, 4));
  CHECK_THROWS(std::invalid_argument, RatNum::parse("one half"));
  CHECK_THROWS(std::invalid_argument, RatNum::parse(""));
}

// ---- RatTerm

void testTermObservers() {
  RatTerm cube(num(2, 3), 3);
  CHECK(cube.coeff() == num(2, 3));
  CHECK(cube.expt() == 3);
  CHECK(!cube.isNaN());
  CHECK(term(5, 0).coeff() == num(5));
  CHECK(term(5, 0).expt() == 0);
  CHECK(term(0, 4).expt() == 0);
  CHECK(term(0, 4).coeff() == num(0));
  CHECK(RatTerm(num(1, 0), 2).isNaN());
  CHECK(term(3, 2) == term(3, 2));
  CHECK(!(term(3, 2) == term(3, 1)));
  CHECK(!(term(3, 2) == term(4, 2)));
  CHECK(RatTerm(num(2, 4), 1) == RatTerm(num(1, 2), 1));
}

void testTermEval() {
  CHECK(isNear(term(3, 2).eval(2), 12));
  CHECK(isNear(term(3, 2).eval(-2), 12));
  CHECK(isNear(term(-1, 3).eval(2), -8));
  CHECK(isNear(term(7, 0).eval(100), 7));
  CHECK(isNear(RatTerm(num(1, 2), 1).eval(5), 2.5));
  CHECK(isNear(term(0, 0).eval(3), 0));
  for (int e = 0; e <= 5; ++e)
    CHECK(isNear(term(2, e).eval(1.5), 2 * std::pow(1.5, e)));
}

void testTermArithmetic() {
  CHECK(term(3, 2).negate() == term(-3, 2));
  CHECK(RatTerm(num(-1, 2), 5).negate() == RatTerm(num(1, 2), 5));
  CHECK(term(3, 2).add(term(4, 2)) == term(7, 2));
  CHECK(term(3, 0).add(term(-5, 0)) == term(-2, 0));
  CHECK(term(3, 2).add(term(0, 0)) == term(3, 2));
  CHECK(term(3, 2).add(term(-3, 2)) == term(0, 0));
  CHECK(term(3, 2).sub(term(4, 2)) == term(-1, 2));
  CHECK(RatTerm(num(1, 2), 1).sub(RatTerm(num(1, 3), 1)) == RatTerm(num(1, 6), 1));
  CHECK(term(3, 2).mul(term(4, 5)) == term(12, 7));
  CHECK(term(3, 2).mul(term(0, 0)) == term(0, 0));
  CHECK(term(-2, 1).mul(RatTerm(num(1, 4), 0)) == RatTerm(num(-1, 2), 1));
  CHECK(term(12, 7).div(term(4, 5)) == term(3, 2));
  CHECK(term(1, 3).div(term(2, 3)) == RatTerm(num(1, 2), 0));
  CHECK_THROWS(std::invalid_argument, term(3, 2).add(term(3, 1)));
  CHECK_THROWS(std::invalid_argument, term(3, 2).sub(term(3, 5)));
  CHECK_THROWS(std::invalid_argument, term(3, 2).div(term(3, 5)));
  for (int n = 1; n <= 4; ++n)
    for (int e = 0; e <= 3; ++e) {
      CHECK(term(n, e).mul(term(n, 2)).div(term(n, 2)) == term(n, e));
      CHECK(term(n, e).add(term(n, e)) == term(2 * n, e));
      CHECK(term(n, e + 1).differentiate() == term(n * (e + 1), e));
    }
  CHECK(term(9, 0).differentiate() == term(0, 0));
  CHECK(RatTerm(num(1, 2), 4).differentiate() == term(2, 3));
}

void testTermText() {
  CHECK(isText(term(0, 0), "0"));
  CHECK(isText(term(5, 0), "5"));
  CHECK(isText(RatTerm(num(-1, 2), 0), "-1/2"));
  CHECK(isText(term(1, 1), "x"));
  CHECK(isText(term(-1, 1), "-x"));
  CHECK(isText(term(-1, 2), "-x^2"));
  CHECK(isText(term(3, 1), "3*x"));
  CHECK(isText(RatTerm(num(-1, 2), 7), "-1/2*x^7"));
  for (const char *text : {"0", "4", "-4", "x", "-x", "x^2", "-x^3", "2*x", "-2*x^2", "1/2*x^10", "-3/5*x"})
    CHECK(isText(RatTerm::parse(text), text));
  CHECK(RatTerm::parse("3*x^2") == term(3, 2));
  CHECK_THROWS(std::invalid_argument, RatTerm::parse("y"));
  CHECK_THROWS(std::invalid_argument, RatTerm::parse("3 x"));
}

// ---- RatTermVec

void testTermVec() {
  RatTermVec terms;
  CHECK(terms.size() == 0);
  CHECK(isText(terms, "[]"));
  terms.addElement(term(3, 2));
  CHECK(isText(terms, "[3*x^2]"));
  terms.addElement(term(-1, 0));
  CHECK(terms.size() == 2);
  CHECK(terms.get(0) == term(3, 2));
  CHECK(terms.get(1) == term(-1, 0));
  terms.insert(term(1, 1), 1);
  CHECK(isText(terms, "[3*x^2, x, -1]"));
  terms.insert(term(2, 5), 0);
  CHECK(isText(terms, "[2*x^5, 3*x^2, x, -1]"));
  terms.insert(term(4, 4), 4);
  CHECK(terms.size() == 5);
  CHECK(terms.get(4) == term(4, 4));
  terms.remove(0);
  CHECK(isText(terms, "[3*x^2, x, -1, 4*x^4]"));
  terms.remove(1);
  CHECK(isText(terms, "[3*x^2, -1, 4*x^4]"));
  CHECK_THROWS(std::out_of_range, terms.get(3));
  CHECK_THROWS(std::out_of_range, terms.remove(7));

  RatTermVec copy = terms;
  copy.addElement(term(1, 9));
  CHECK(terms.size() == 3);
  CHECK(copy.size() == 4);

  RatTermVec many;
  for (int k = 0; k < 20; ++k)
    many.addElement(term(k + 1, k));
  CHECK(many.size() == 20);
  for (int k = 0; k < 20; ++k)
    CHECK(many.get(k) == term(k + 1, k));
  while (many.size() > 5)
    many.remove(many.size() - 1);
  CHECK(isText(many, "[1, 2*x, 3*x^2, 4*x^3, 5*x^4]"));
}

// ---- RatPoly

void testPolyConstruction() {
  CHECK(isText(RatPoly(), "0"));
  CHECK(isText(RatPoly(num(3), 2), "3*x^2"));
  CHECK(isText(RatPoly(num(-1, 2), 0), "-1/2"));
  CHECK(RatPoly().degree() == 0);
  CHECK(RatPoly(num(3), 2).degree() == 2);
  CHECK(RatPoly(num(3), 0).degree() == 0);

  RatTermVec terms;
  terms.addElement(term(2, 3));
  terms.addElement(term(-1, 1));
  terms.addElement(term(5, 0));
  RatPoly sum(terms);
  CHECK(isText(sum, "2*x^3-x+5"));
  CHECK(sum.degree() == 3);
  CHECK(sum.coeff(3) == num(2));
  CHECK(sum.coeff(2) == num(0));
  CHECK(sum.coeff(1) == num(-1));
  CHECK(sum.coeff(0) == num(5));
  CHECK(sum.coeff(8) == num(0));
  CHECK(!sum.isNaN());

  RatTermVec mixed;
  mixed.addElement(term(1, 0));
  mixed.addElement(term(1, 2));
  mixed.addElement(term(2, 2));
  CHECK(isText(RatPoly(mixed), "3*x^2+1"));
}

void testPolyText() {
  for (const char *text : {"0", "1", "-1", "1/2", "x", "-x", "x+1", "x-1", "x^2+2*x+1", "-x^2+1", "x^3-1/2*x+4",
                           "2*x^5-3*x^2", "-1/2*x^7+3/4*x^2-x", "x^10+x^9+x^8", "NaN"})
    CHECK(isText(poly(text), text));
  CHECK(poly("x^2-3").coeff(2) == num(1));
  CHECK(poly("x^2-3").coeff(0) == num(-3));
  CHECK(poly("x^2-3").degree() == 2);
  CHECK(poly("NaN").isNaN());
  CHECK_THROWS(std::invalid_argument, poly("x + 1"));
  CHECK_THROWS(std::invalid_argument, poly("hello"));
}

void testPolyEval() {
  CHECK(isNear(poly("x^2+2*x+1").eval(3), 16));
  CHECK(isNear(poly("x^2+2*x+1").eval(-1), 0));
  CHECK(isNear(poly("1/2*x-4").eval(10), 1));
  CHECK(isNear(poly("7").eval(1000), 7));
  CHECK(isNear(RatPoly().eval(5), 0));
  CHECK(std::isnan(poly("NaN").eval(1)));
  for (int x = -5; x <= 5; ++x)
    CHECK(isNear(poly("2*x^3-x+5").eval(x), 2.0 * x * x * x - x + 5));
}

void testPolySums() {
  CHECK(poly("x^2+x").add(poly("x+1")) == poly("x^2+2*x+1"));
  CHECK(poly("x").add(RatPoly()) == poly("x"));
  CHECK(RatPoly().add(poly("x^3-1")) == poly("x^3-1"));
  CHECK(poly("x^3").add(poly("-2*x^2+x")) == poly("x^3-2*x^2+x"));
  CHECK(poly("1/2*x").add(poly("1/3*x")) == poly("5/6*x"));
  CHECK(poly("x^2+x").sub(poly("x+1")) == poly("x^2-1"));
  CHECK(poly("x^2+x").sub(poly("x^2+x")) == RatPoly());
  CHECK(RatPoly().sub(poly("x-1")) == poly("-x+1"));
  CHECK(poly("x").add(poly("NaN")).isNaN());
  CHECK(poly("NaN").sub(poly("x")).isNaN());
  CHECK(poly("x^2-3").negate() == poly("-x^2+3"));
  CHECK(RatPoly().negate() == RatPoly());
  CHECK(poly("x^2-3").scale(num(2)) == poly("2*x^2-6"));
  CHECK(poly("x^2-3").scale(num(1, 3)) == poly("1/3*x^2-1"));
  CHECK(poly("x").scale(num(-1)) == poly("-x"));
}

void testPolyProducts() {
  CHECK(poly("x+1").mul(poly("x-1")) == poly("x^2-1"));
  CHECK(poly("x+1").mul(poly("x+1")) == poly("x^2+2*x+1"));
  CHECK(poly("2*x").mul(poly("1/2*x^2+3")) == poly("x^3+6*x"));
  CHECK(poly("x^2+1").mul(RatPoly()) == RatPoly());
  CHECK(poly("x^2+x+1").mul(poly("x-1")) == poly("x^3-1"));
  CHECK(poly("x+1").mul(poly("NaN")).isNaN());
  RatPoly power(num(1), 0);
  for (int k = 0; k < 6; ++k)
    power = power.mul(poly("x+1"));
  CHECK(isText(power, "x^6+6*x^5+15*x^4+20*x^3+15*x^2+6*x+1"));
}

void testPolyDivision() {
  CHECK(poly("x^2-1").div(poly("x+1")) == poly("x-1"));
  CHECK(poly("x^3-1").div(poly("x-1")) == poly("x^2+x+1"));
  CHECK(poly("x^2+3*x+5").div(poly("x+1")) == poly("x+2"));
  CHECK(poly("x").div(poly("x^2+1")) == RatPoly());
  CHECK(poly("x^3+2*x").div(poly("2*x")) == poly("1/2*x^2+1"));
  CHECK(poly("x^5").div(poly("x^2")) == poly("x^3"));
  for (int a = 1; a <= 3; ++a)
    for (int b = -2; b <= 2; ++b) {
      RatPoly divisor = RatPoly(num(a), 1).add(RatPoly(num(b), 0));
      RatPoly quotient = poly("x^2-2*x+1/2");
      CHECK(quotient.mul(divisor).div(divisor) == quotient);
      CHECK(quotient.mul(divisor).add(poly("3")).div(divisor) == quotient);
    }
}

void testPolyCalculus() {
  CHECK(poly("x^3-2*x+7").differentiate() == poly("3*x^2-2"));
  CHECK(poly("7").differentiate() == RatPoly());
  CHECK(poly("1/2*x^4").differentiate() == poly("2*x^3"));
  CHECK(poly("3*x^2-2").antiDifferentiate() == poly("x^3-2*x"));
  CHECK(poly("x").antiDifferentiate() == poly("1/2*x^2"));
  CHECK(poly("5").antiDifferentiate() == poly("5*x"));
  for (const char *text : {"x", "x^2+1", "-4*x^5+x^3-2/3*x", "1/7", "x^9-x"})
    CHECK(poly(text).antiDifferentiate().differentiate() == poly(text));
  CHECK(isNear(poly("x").integrate(0, 1), 0.5));
  CHECK(isNear(poly("3*x^2").integrate(1, 2), 7));
  CHECK(isNear(poly("3*x^2").integrate(2, 1), -7));
  CHECK(isNear(poly("4").integrate(-1, 3), 16));
  CHECK(isNear(RatPoly().integrate(0, 10), 0));
  CHECK(poly("NaN").differentiate().isNaN());
  CHECK(std::isnan(poly("NaN").integrate(0, 1)));
}

}  // namespace

int main() {
  testNumConstruction();
  testNumOrder();
  testNumArithmetic();
  testNumText();
  testTermObservers();
  testTermEval();
  testTermArithmetic();
  testTermText();
  testTermVec();
  testPolyConstruction();
  testPolyText();
  testPolyEval();
  testPolySums();
  testPolyProducts();
  testPolyDivision();
  testPolyCalculus();
  return checked();
}
