// The specification of the RatPoly assignment: RatNum, RatTerm, RatTermVec, RatPoly. It looks at the public interface
// only, so it holds for every solution. It says what ASSIGNMENT.md says; where that leaves a choice, both are accepted
// (each time with a comment that begins with "Doubtful").
#pragma once

#include "rat_num.h"
#include "rat_poly.h"
#include "rat_term.h"
#include "rat_term_vec.h"

#include <eclat/spec.h>

#include <climits>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace ratpoly_model {

// ---- Numbers

// A fraction, reduced, with a denominator > 0, both in the range of int; or NaN (0/0), which also stands for too large.
struct Num {
  long long n = 0;
  long long d = 1;
  bool isNaN() const { return d == 0; }
  bool isZero() const { return n == 0 && d != 0; }
  bool operator==(const Num &other) const { return n == other.n && d == other.d; }
};

using Wide = __int128;

inline Num fraction(Wide n, Wide d) {
  if (d == 0)
    return {0, 0};
  Wide a = n < 0 ? -n : n, b = d < 0 ? -d : d;
  while (b != 0) {
    Wide rest = a % b;
    a = b;
    b = rest;
  }
  Wide common = d < 0 ? -a : a;  // not zero, since d is not
  n /= common;
  d /= common;
  if (n < INT_MIN || n > INT_MAX || d > INT_MAX)
    return {0, 0};
  return {static_cast<long long>(n), static_cast<long long>(d)};
}

inline Num plus(const Num &a, const Num &b) { return fraction(Wide(a.n) * b.d + Wide(b.n) * a.d, Wide(a.d) * b.d); }
inline Num minus(const Num &a, const Num &b) { return fraction(Wide(a.n) * b.d - Wide(b.n) * a.d, Wide(a.d) * b.d); }
inline Num times(const Num &a, const Num &b) { return fraction(Wide(a.n) * b.n, Wide(a.d) * b.d); }
inline Num over(const Num &a, const Num &b) {
  if (b.isNaN())
    return b;
  return fraction(Wide(a.n) * b.d, Wide(a.d) * b.n);
}
inline Num opposite(const Num &a) { return fraction(-Wide(a.n), a.d); }

// What a number shows, made regular if it is not.
inline Num read(const RatNum &number) { return fraction(number.numerator(), number.denominator()); }

// Whether a number is what is expected, in its regular form.
inline bool is(const RatNum &number, const Num &expected) {
  return number.numerator() == expected.n && number.denominator() == expected.d;
}

inline int compare(const Num &a, const Num &b) {
  if (a.isNaN() || b.isNaN())
    return static_cast<int>(a.isNaN()) - static_cast<int>(b.isNaN());
  long long left = a.n * b.d, right = b.n * a.d;
  return left < right ? -1 : left > right ? 1 : 0;
}

inline std::string text(const Num &a) {
  if (a.isNaN())
    return "NaN";
  return std::to_string(a.n) + (a.d == 1 ? "" : "/" + std::to_string(a.d));
}

// ---- Reading of text

// Walks over a text. What it reads is checked for canonical form afterwards, by writing the value and comparing.
class Reader {
public:
  explicit Reader(const std::string &text) : text_(text) {}
  bool isAtEnd() const { return at_ == text_.size(); }
  bool isAt(char c) const { return at_ < text_.size() && text_[at_] == c; }
  bool take(char c) {
    if (!isAt(c))
      return false;
    ++at_;
    return true;
  }
  // Ten digits at most; nothing if there are none, or more.
  std::optional<long long> digits() {
    long long value = 0;
    std::size_t count = 0;
    for (; at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; ++at_)
      value = ++count > 10 ? 0 : value * 10 + (text_[at_] - '0');
    return count == 0 || count > 10 ? std::nullopt : std::optional<long long>(value);
  }
  // A number without sign; NaN if there is none.
  Num number(bool isNegative) {
    std::optional<long long> n = digits();
    std::optional<long long> d = take('/') ? digits() : std::optional<long long>(1);
    return n && d ? fraction(isNegative ? -*n : *n, *d) : Num{0, 0};
  }

private:
  const std::string text_;
  std::size_t at_ = 0;
};

inline std::optional<Num> parseNum(const std::string &from) {
  if (from == "NaN")
    return Num{0, 0};
  Reader reader(from);
  bool isNegative = reader.take('-');
  Num value = reader.number(isNegative);
  return !value.isNaN() && text(value) == from ? std::optional<Num>(value) : std::nullopt;
}

// ---- Terms

struct Term {
  Num c;
  int e = 0;
  bool isNaN() const { return c.isNaN(); }
  bool operator==(const Term &other) const { return c == other.c && e == other.e; }
};

inline Term read(const RatTerm &term) { return {read(term.coeff()), term.expt()}; }

// Whether a term has the coefficient, and the exponent that goes with it: 0 for zero.
inline bool is(const RatTerm &term, const Num &c, long long e) {
  return is(term.coeff(), c) && term.expt() == (c.isZero() ? 0 : e);
}
// The same; but the exponent of a term that came out NaN because its coefficient is too large is not prescribed.
inline bool isComputed(const RatTerm &term, const Num &c, long long e) {
  return c.isNaN() ? is(term.coeff(), c) && term.expt() >= 0 : is(term, c, e);
}

inline std::string text(const Term &term) {
  if (term.isNaN() || term.e == 0)
    return text(term.c);
  std::string power = term.e == 1 ? "x" : "x^" + std::to_string(term.e);
  if (term.c.d == 1 && (term.c.n == 1 || term.c.n == -1))
    return (term.c.n < 0 ? "-" : "") + power;
  return text(term.c) + "*" + power;
}

// A term without the sign.
inline std::optional<Term> parseBareTerm(Reader &reader, bool isNegative) {
  Num c{isNegative ? -1 : 1, 1};
  if (!reader.isAt('x')) {
    c = reader.number(isNegative);
    if (c.isNaN())
      return std::nullopt;
    if (!reader.take('*'))
      return Term{c, 0};
  }
  if (!reader.take('x'))
    return std::nullopt;
  std::optional<long long> e = reader.take('^') ? reader.digits() : std::optional<long long>(1);
  if (!e || *e > INT_MAX)
    return std::nullopt;
  return Term{c, c.isZero() ? 0 : static_cast<int>(*e)};
}

inline std::optional<Term> parseTerm(const std::string &from) {
  if (from == "NaN")
    return Term{
        {0, 0},
        0
    };
  Reader reader(from);
  bool isNegative = reader.take('-');
  std::optional<Term> term = parseBareTerm(reader, isNegative);
  return term && text(*term) == from ? term : std::nullopt;
}

// ---- Lists of terms

inline std::vector<Term> read(const RatTermVec &terms) {
  std::vector<Term> out;
  try {
    for (int k = 0, count = terms.size(); k < count && k < 1000000; ++k)
      out.push_back(read(terms.get(k)));
  } catch (const std::exception &) {
    out.push_back({
        {0, 0},
        -1
    });  // a list that denies its own elements: like no other
  }
  return out;
}

inline std::string text(const std::vector<Term> &terms) {
  std::string all = "[";
  for (std::size_t k = 0; k < terms.size(); ++k)
    all += (k == 0 ? "" : ", ") + text(terms[k]);
  return all + "]";
}

// ---- Polynomials

struct Poly {
  bool isNaN = false;
  std::map<int, Num> terms;  // by exponents; none is zero; empty for NaN
  bool isZero() const { return !isNaN && terms.empty(); }
  bool isNumber() const { return !isNaN && !terms.empty(); }  // neither NaN nor zero
  int degree() const { return terms.empty() ? 0 : terms.rbegin()->first; }
  Num coeff(int e) const {
    auto found = terms.find(e);
    return found == terms.end() ? Num() : found->second;
  }
  bool operator==(const Poly &other) const { return isNaN == other.isNaN && terms == other.terms; }
};

inline bool hasNaN(const std::vector<Term> &terms) {
  for (const Term &term : terms)
    if (term.isNaN())
      return true;
  return false;
}

// The value that a list of terms stands for, one by one.
inline Poly sum(const std::vector<Term> &terms) {
  Poly out;
  for (const Term &term : terms) {
    Num c = plus(out.coeff(term.e), term.c);
    if (c.isNaN())
      return {true, {}};
    out.terms.erase(term.e);
    if (!c.isZero())
      out.terms[term.e] = c;
  }
  return out;
}

inline Poly read(const RatPoly &poly) {
  if (poly.isNaN())
    return {true, {}};
  return sum(read(poly.terms()));
}

inline bool isNaN(const RatPoly &poly) { return read(poly).isNaN; }

// Whether the terms are as terms() must give them: by falling exponents, none zero, none NaN.
inline bool isRegular(const std::vector<Term> &terms) {
  for (std::size_t k = 0; k < terms.size(); ++k)
    if (terms[k].c.isNaN() || terms[k].c.isZero() || terms[k].e < 0 || (k > 0 && terms[k].e >= terms[k - 1].e))
      return false;
  return true;
}

inline bool is(const RatPoly &poly, const Poly &expected) {
  return read(poly) == expected && (expected.isNaN || isRegular(read(poly.terms())));
}

inline std::string text(const Poly &poly) {
  if (poly.isNaN)
    return "NaN";
  std::string all;
  for (auto at = poly.terms.rbegin(); at != poly.terms.rend(); ++at) {
    std::string one = text(Term{at->second, at->first});
    all += (all.empty() || at->second.n < 0 ? "" : "+") + one;
  }
  return all.empty() ? "0" : all;
}

inline std::optional<Poly> parsePoly(const std::string &from) {
  if (from == "NaN")
    return Poly{true, {}};
  Poly out;
  Reader reader(from);
  bool isNegative = reader.take('-');
  while (true) {
    std::optional<Term> term = parseBareTerm(reader, isNegative);
    if (!term || (!out.terms.empty() && term->e >= out.terms.begin()->first))
      return std::nullopt;
    if (!term->c.isZero())
      out.terms[term->e] = term->c;
    if (reader.isAtEnd())
      break;
    isNegative = reader.take('-');
    if (!isNegative && !reader.take('+'))
      return std::nullopt;
  }
  return text(out) == from ? std::optional<Poly>(out) : std::nullopt;
}

// ---- Exact sums, of any size

// Rational numbers modulo the prime 2^61 - 1: exact values that never get too large. No denominator of a RatNum is a
// multiple of it. Equal numbers have equal residues; others do not, but for a chance of one in 10^18.
using Residue = std::uint64_t;
constexpr Residue prime = (Residue{1} << 61) - 1;

inline Residue mulResidue(Residue a, Residue b) {
  return static_cast<Residue>(static_cast<unsigned __int128>(a) * b % prime);
}
inline Residue residue(const Num &a) {
  Residue inverse = 1, base = static_cast<Residue>(a.d);
  for (Residue power = prime - 2; a.d != 1 && power != 0; power >>= 1) {
    if (power & 1)
      inverse = mulResidue(inverse, base);
    base = mulResidue(base, base);
  }
  Residue n = a.n < 0 ? prime - static_cast<Residue>(-a.n) : static_cast<Residue>(a.n);
  return mulResidue(n, inverse);
}

// A polynomial as a sum of parts, of which several may have the same exponent.
class Sum {
public:
  // Adds a * b * x^e. The product is too large if it does not fit, whatever is added to it later.
  void add(long long e, const Num &a, const Num &b = {1, 1}) {
    Num product = times(a, b);
    parts_[e].push_back(product);
    Residue &total = totals_[e];
    total = (total + mulResidue(residue(a), residue(b))) % prime;
  }

  // Whether no coefficient gets too large, in whatever order the parts are added up. Where one does in some order,
  // solutions may give NaN. If the parts are many, this may say no although it is so.
  bool isSafe() const {
    for (const auto &[e, parts] : parts_)
      if (!isSafe(parts))
        return false;
    return true;
  }

  // Whether a polynomial is this sum: exactly that, or NaN if something may get too large.
  bool is(const RatPoly &poly) const {
    if (isNaN(poly))
      return !isSafe();
    std::vector<Term> terms = read(poly.terms());
    if (!isRegular(terms))
      return false;
    std::map<long long, Residue> rest = totals_;
    for (const Term &term : terms) {
      Residue &total = rest[term.e];
      total = (total + prime - residue(term.c)) % prime;
    }
    for (const auto &[e, total] : rest)
      if (total != 0)
        return false;
    return true;
  }

private:
  static bool isSafe(const std::vector<Num> &parts) {
    for (const Num &part : parts)
      if (part.isNaN())
        return false;
    if (parts.size() <= 8) {  // all selections
      std::vector<Num> sums(std::size_t{1} << parts.size());
      for (std::size_t set = 1; set < sums.size(); ++set) {
        std::size_t first = 0;
        while (!(set >> first & 1))
          ++first;
        sums[set] = plus(sums[set & (set - 1)], parts[first]);
        if (sums[set].isNaN())
          return false;
      }
      return true;
    }
    // A common denominator, and the sums of all positive and of all negative numerators over it.
    Wide common = 1;
    for (const Num &part : parts) {
      Num step = fraction(common, part.d);
      common = step.isNaN() ? INT_MAX + Wide{1} : common * step.d;
      if (common > INT_MAX)
        return false;
    }
    Wide up = 0, down = 0;
    for (const Num &part : parts)
      (part.n < 0 ? down : up) += part.n * (common / part.d);
    return up <= INT_MAX && down >= INT_MIN;
  }

  std::map<long long, std::vector<Num>> parts_;
  std::map<long long, Residue> totals_;
};

// ---- Division

// Whether long division meets no coefficient that is too large, in any of the usual ways to do it: step by step or with
// the rest made anew each time, by subtracting or by adding the opposite, with the divisor as it is or divided by its
// leading coefficient. Both are not zero, and the difference of their degrees is small.
inline bool isSafeDivision(const Poly &a, const Poly &b) {
  auto fits = [](const Num &c) { return !c.isNaN() && c.n != INT_MIN; };
  if (a.degree() < b.degree())
    return true;
  Num lead = b.coeff(b.degree());
  if (!fits(over({1, 1}, lead)))
    return false;
  for (const auto &[e, c] : b.terms)
    if (!fits(c) || !fits(over(c, lead)))
      return false;
  std::map<int, Num> rest = a.terms;
  for (int e = a.degree(); e >= b.degree(); --e) {
    if (rest.count(e) == 0)
      continue;
    Num step = over(rest[e], lead);
    if (!fits(step))
      return false;
    for (const auto &[f, c] : b.terms) {
      int at = e - b.degree() + f;
      Num taken = times(step, c);
      if (!fits(taken))
        return false;
      Num left = minus(rest.count(at) ? rest[at] : Num(), taken);
      if (!fits(left) || !fits(minus(a.coeff(at), left)))
        return false;
      if (left.isZero())
        rest.erase(at);
      else
        rest[at] = left;
    }
  }
  return true;
}

// Whether a = q * b + r, where r is 0 or of a smaller degree than b.
inline bool isQuotient(const Poly &q, const Poly &a, const Poly &b) {
  std::map<long long, Residue> rest;
  for (const auto &[e, c] : a.terms)
    rest[e] = residue(c);
  for (const auto &[e, c] : q.terms)
    for (const auto &[f, d] : b.terms) {
      Residue &total = rest[static_cast<long long>(e) + f];
      total = (total + prime - mulResidue(residue(c), residue(d))) % prime;
    }
  for (const auto &[e, total] : rest)
    if (e >= b.degree() && total != 0)
      return false;
  return true;
}

// ---- Floating-point results

// A sum of c * x^e in long double, which has a far greater range, and how far a double may be from it.
class Approximation {
public:
  // Adds factor * c * x^e / divisor; e is 0 or more.
  void add(const Num &c, double x, long long e, long long divisor = 1, int factor = 1) {
    if (c.isZero())
      return;
    if (e > 0 && std::isnan(x)) {
      isNotANumber_ = true;
      return;
    }
    long double power = e == 0 ? 1.0L : std::pow(static_cast<long double>(x), static_cast<long double>(e));
    long double part = factor * static_cast<long double>(c.n) / c.d / divisor * power;
    (part < 0 ? hasNegative_ : hasPositive_) |= part != 0;
    if (e > 0 && std::isinf(x))
      (part < 0 ? isDown_ : isUp_) = true;
    else if (!(std::abs(power) < 1e290L) || !(std::abs(part) < 1e290L))
      isHuge_ = true;
    value_ += part;
    size_ += std::abs(part);
    steps_ += 4 + e;
  }

  bool admits(double result) const {
    if (isNotANumber_)
      return std::isnan(result);
    // Doubtful: parts that are infinite, or near to it, on both sides. inf - inf is NaN, but other ways give inf.
    bool isHugeOnBothSides = isHuge_ && hasPositive_ && hasNegative_;
    if ((isUp_ && isDown_) || ((isUp_ || isDown_) && isHugeOnBothSides))
      return !std::isfinite(result);
    if (isUp_ || isDown_)
      return std::isinf(result) && (result < 0) == isDown_;
    if (isHugeOnBothSides)
      return true;
    if (isHuge_)
      return hasNegative_ ? result < -1e270 : result > 1e270;
    // A power may be made of as many multiplications as the exponent says, each with a rounding, or with logarithms.
    long double far = size_ * (static_cast<long double>(steps_) + 1000) * 4.5e-16L + 1e-270L;
    return std::isfinite(result) && std::abs(result - value_) <= far;
  }

private:
  bool isNotANumber_ = false;
  bool isUp_ = false;    // an infinite part
  bool isDown_ = false;  // a negative one
  bool isHuge_ = false;
  bool hasPositive_ = false;
  bool hasNegative_ = false;
  long double value_ = 0;
  long double size_ = 0;
  long long steps_ = 0;
};

}  // namespace ratpoly_model

template <> struct eclat::Spec<RatNum> {
  static constexpr auto laws = "copy independence self-assignment equality const";

  static auto constructor() {
    return [](const RatNum &made) { ECLAT_ENSURES(ratpoly_model::is(made, {0, 1})); };
  }
  static auto constructor(int n) {
    return [n](const RatNum &made) { ECLAT_ENSURES(ratpoly_model::is(made, {n, 1})); };
  }
  static auto constructor(int n, int d) {
    return [n, d](const RatNum &made) { ECLAT_ENSURES(ratpoly_model::is(made, ratpoly_model::fraction(n, d))); };
  }

  static auto isNaN(const RatNum &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == (self.denominator() == 0)); };
  }
  static auto isNegative(const RatNum &self) {
    return [a = ratpoly_model::read(self)](bool result) { ECLAT_ENSURES(result == (a.n < 0)); };
  }
  static auto isPositive(const RatNum &self) {
    return [a = ratpoly_model::read(self)](bool result) { ECLAT_ENSURES(result == (a.isNaN() || a.n > 0)); };
  }
  static auto compareTo(const RatNum &self, const RatNum &other) {
    return [expected = ratpoly_model::compare(ratpoly_model::read(self), ratpoly_model::read(other))](int result) {
      ECLAT_ENSURES((result < 0) == (expected < 0) && (result > 0) == (expected > 0));
    };
  }

  // These two show a reduced fraction; which one, constructors and operations say.
  static auto numerator(const RatNum &self) {
    return [&self](int result) {
      ratpoly_model::Num shown{result, self.denominator()};
      ECLAT_ENSURES(ratpoly_model::fraction(shown.n, shown.d) == shown);
    };
  }
  static auto denominator(const RatNum &self) {
    return [&self](int result) {
      ratpoly_model::Num shown{self.numerator(), result};
      ECLAT_ENSURES(ratpoly_model::fraction(shown.n, shown.d) == shown);
    };
  }
  static auto doubleValue(const RatNum &self) {
    return [a = ratpoly_model::read(self)](double result) {
      if (a.isNaN()) {
        ECLAT_ENSURES(std::isnan(result));
      } else {
        long double exact = static_cast<long double>(a.n) / a.d;
        ECLAT_ENSURES(std::abs(result - exact) <= std::abs(exact) * 4.5e-16L);
      }
    };
  }

  static auto negate(const RatNum &self) {
    return [expected = ratpoly_model::opposite(ratpoly_model::read(self))](const RatNum &result) {
      ECLAT_ENSURES(ratpoly_model::is(result, expected));
    };
  }
  static auto add(const RatNum &self, const RatNum &other) {
    return [expected = ratpoly_model::plus(ratpoly_model::read(self), ratpoly_model::read(other))](
               const RatNum &result) { ECLAT_ENSURES(ratpoly_model::is(result, expected)); };
  }
  static auto sub(const RatNum &self, const RatNum &other) {
    return [expected = ratpoly_model::minus(ratpoly_model::read(self), ratpoly_model::read(other))](
               const RatNum &result) { ECLAT_ENSURES(ratpoly_model::is(result, expected)); };
  }
  static auto mul(const RatNum &self, const RatNum &other) {
    return [expected = ratpoly_model::times(ratpoly_model::read(self), ratpoly_model::read(other))](
               const RatNum &result) { ECLAT_ENSURES(ratpoly_model::is(result, expected)); };
  }
  static auto div(const RatNum &self, const RatNum &other) {
    return [expected = ratpoly_model::over(ratpoly_model::read(self), ratpoly_model::read(other))](
               const RatNum &result) { ECLAT_ENSURES(ratpoly_model::is(result, expected)); };
  }

  static auto toString(const RatNum &self) {
    return [expected = ratpoly_model::text(ratpoly_model::read(self))](const std::string &result) {
      ECLAT_ENSURES(result == expected);
    };
  }
  static auto parse(const std::string &text) {
    std::optional<ratpoly_model::Num> value = ratpoly_model::parseNum(text);
    ECLAT_THROWS(std::invalid_argument, !value);
    return [value](const RatNum &result) { ECLAT_ENSURES(value && ratpoly_model::is(result, *value)); };
  }

  static auto operator_equal(const RatNum &self, const RatNum &other) {
    return [expected = ratpoly_model::read(self) == ratpoly_model::read(other)](bool result) {
      ECLAT_ENSURES(result == expected);
    };
  }
  static auto operator_not_equal(const RatNum &self, const RatNum &other) {
    return [expected = ratpoly_model::read(self) == ratpoly_model::read(other)](bool result) {
      ECLAT_ENSURES(result != expected);
    };
  }
};

template <> struct eclat::Spec<RatTerm> {
  static constexpr auto laws = "copy independence self-assignment equality const";

  static auto constructor(const RatNum &coeff, int expt) {
    ECLAT_REQUIRES(expt >= 0);
    return [c = ratpoly_model::read(coeff), expt](const RatTerm &made) {
      ECLAT_ENSURES(ratpoly_model::is(made, c, expt));
    };
  }

  // Which ones, constructors and operations say.
  static auto coeff(const RatTerm &self) {
    return [&self](const RatNum &result) { ECLAT_ENSURES(ratpoly_model::is(result, ratpoly_model::read(self).c)); };
  }
  static auto expt(const RatTerm &self) {
    return
        [c = ratpoly_model::read(self).c](int result) { ECLAT_ENSURES(result >= 0 && (!c.isZero() || result == 0)); };
  }
  static auto isNaN(const RatTerm &self) {
    return [a = ratpoly_model::read(self)](bool result) { ECLAT_ENSURES(result == a.c.isNaN()); };
  }
  static auto isZero(const RatTerm &self) {
    return [a = ratpoly_model::read(self)](bool result) { ECLAT_ENSURES(result == a.c.isZero()); };
  }

  static auto eval(const RatTerm &self, double x) {
    return [a = ratpoly_model::read(self), x](double result) {
      ratpoly_model::Approximation expected;
      if (a.isNaN()) {
        ECLAT_ENSURES(std::isnan(result));
      } else {
        expected.add(a.c, x, a.e);
        ECLAT_ENSURES(expected.admits(result));
      }
    };
  }

  static auto negate(const RatTerm &self) {
    return [a = ratpoly_model::read(self)](const RatTerm &result) {
      ECLAT_ENSURES(ratpoly_model::is(result, ratpoly_model::opposite(a.c), a.e));
    };
  }
  static auto add(const RatTerm &self, const RatTerm &other) {
    ratpoly_model::Term a = ratpoly_model::read(self), b = ratpoly_model::read(other);
    bool isPlain = !a.isNaN() && !b.isNaN() && !a.c.isZero() && !b.c.isZero();
    ECLAT_THROWS(std::invalid_argument, isPlain && a.e != b.e);
    return [a, b](const RatTerm &result) {
      if (a.isNaN() || b.isNaN())
        ECLAT_ENSURES(ratpoly_model::is(result, {0, 0}, 0));
      else
        ECLAT_ENSURES(ratpoly_model::isComputed(result, ratpoly_model::plus(a.c, b.c), a.c.isZero() ? b.e : a.e));
    };
  }
  static auto sub(const RatTerm &self, const RatTerm &other) {
    ratpoly_model::Term a = ratpoly_model::read(self), b = ratpoly_model::read(other);
    bool isPlain = !a.isNaN() && !b.isNaN() && !a.c.isZero() && !b.c.isZero();
    ECLAT_THROWS(std::invalid_argument, isPlain && a.e != b.e);
    return [a, b](const RatTerm &result) {
      if (a.isNaN() || b.isNaN())
        ECLAT_ENSURES(ratpoly_model::is(result, {0, 0}, 0));
      else
        ECLAT_ENSURES(ratpoly_model::isComputed(result, ratpoly_model::minus(a.c, b.c), a.c.isZero() ? b.e : a.e));
    };
  }
  static auto mul(const RatTerm &self, const RatTerm &other) {
    ratpoly_model::Term a = ratpoly_model::read(self), b = ratpoly_model::read(other);
    long long e = static_cast<long long>(a.e) + b.e;
    bool isLarge = e > INT_MAX && !a.c.isZero() && !b.c.isZero();
    // Doubtful: a NaN term with a large exponent. "NaN if one is NaN", and "throws if both are not zero".
    if (isLarge && (a.isNaN() || b.isNaN()))
      ECLAT_MAY_THROW(std::overflow_error);
    else
      ECLAT_THROWS(std::overflow_error, isLarge);
    return [a, b, e](const RatTerm &result) {
      if (a.isNaN() || b.isNaN())
        ECLAT_ENSURES(ratpoly_model::is(result, {0, 0}, 0));
      else
        ECLAT_ENSURES(ratpoly_model::isComputed(result, ratpoly_model::times(a.c, b.c), e));
    };
  }
  static auto div(const RatTerm &self, const RatTerm &other) {
    ratpoly_model::Term a = ratpoly_model::read(self), b = ratpoly_model::read(other);
    bool isPlain = !a.isNaN() && !b.isNaN() && !a.c.isZero() && !b.c.isZero();
    ECLAT_THROWS(std::invalid_argument, isPlain && a.e < b.e);
    return [a, b](const RatTerm &result) {
      if (a.isNaN() || b.isNaN() || b.c.isZero())
        ECLAT_ENSURES(ratpoly_model::is(result, {0, 0}, 0));
      else
        ECLAT_ENSURES(
            ratpoly_model::isComputed(result, ratpoly_model::over(a.c, b.c), static_cast<long long>(a.e) - b.e));
    };
  }

  static auto toString(const RatTerm &self) {
    return [expected = ratpoly_model::text(ratpoly_model::read(self))](const std::string &result) {
      ECLAT_ENSURES(result == expected);
    };
  }
  static auto parse(const std::string &text) {
    std::optional<ratpoly_model::Term> value = ratpoly_model::parseTerm(text);
    ECLAT_THROWS(std::invalid_argument, !value);
    return [value](const RatTerm &result) {
      ECLAT_ENSURES(value && ratpoly_model::isComputed(result, value->c, value->e));
    };
  }

  static auto differentiate(const RatTerm &self) {
    return [a = ratpoly_model::read(self)](const RatTerm &result) {
      if (a.isNaN())
        ECLAT_ENSURES(ratpoly_model::is(result, {0, 0}, 0));
      else
        ECLAT_ENSURES(ratpoly_model::isComputed(result, ratpoly_model::times(a.c, {a.e, 1}), a.e - 1LL));
    };
  }
  static auto antiDifferentiate(const RatTerm &self) {
    ratpoly_model::Term a = ratpoly_model::read(self);
    // Doubtful: a NaN term with a large exponent. "NaN stays NaN", and "throws if the exponent does not fit".
    if (a.isNaN() && a.e == INT_MAX)
      ECLAT_MAY_THROW(std::overflow_error);
    else
      ECLAT_THROWS(std::overflow_error, a.e == INT_MAX);
    return [a](const RatTerm &result) {
      if (a.isNaN())
        ECLAT_ENSURES(ratpoly_model::is(result, {0, 0}, 0));
      else
        ECLAT_ENSURES(ratpoly_model::isComputed(result, ratpoly_model::times(a.c, {1, a.e + 1LL}), a.e + 1LL));
    };
  }

  static auto operator_equal(const RatTerm &self, const RatTerm &other) {
    ratpoly_model::Term a = ratpoly_model::read(self), b = ratpoly_model::read(other);
    return [expected = a == b || (a.isNaN() && b.isNaN())](bool result) { ECLAT_ENSURES(result == expected); };
  }
  static auto operator_not_equal(const RatTerm &self, const RatTerm &other) {
    ratpoly_model::Term a = ratpoly_model::read(self), b = ratpoly_model::read(other);
    return [expected = a == b || (a.isNaN() && b.isNaN())](bool result) { ECLAT_ENSURES(result != expected); };
  }
};

template <> struct eclat::Spec<RatTermVec> {
  static constexpr auto laws = "copy independence self-assignment const";

  static auto constructor() {
    return [](const RatTermVec &made) { ECLAT_ENSURES(made.size() == 0); };
  }

  // What they show, the operations that change the list say.
  static auto size(const RatTermVec &self) {
    return [before = ratpoly_model::read(self)](int result) {
      ECLAT_ENSURES(result == static_cast<long long>(before.size()));
    };
  }
  static auto get(const RatTermVec &self, int index) {
    ECLAT_THROWS(std::out_of_range, index < 0 || index >= self.size());
    return [before = ratpoly_model::read(self), index](const RatTerm &result) {
      ECLAT_ENSURES(ratpoly_model::read(result) == before.at(index));
    };
  }

  static auto addElement(const RatTermVec &self, const RatTerm &term) {
    std::vector<ratpoly_model::Term> expected = ratpoly_model::read(self);
    expected.push_back(ratpoly_model::read(term));
    return [&self, expected] { ECLAT_ENSURES(ratpoly_model::read(self) == expected); };
  }
  static auto insert(const RatTermVec &self, const RatTerm &term, int index) {
    std::vector<ratpoly_model::Term> expected = ratpoly_model::read(self);
    bool isInside = index >= 0 && index <= static_cast<long long>(expected.size());
    ECLAT_THROWS(std::out_of_range, !isInside);
    if (isInside)
      expected.insert(expected.begin() + index, ratpoly_model::read(term));
    return [&self, expected] { ECLAT_ENSURES(ratpoly_model::read(self) == expected); };
  }
  static auto set(const RatTermVec &self, const RatTerm &term, int index) {
    std::vector<ratpoly_model::Term> expected = ratpoly_model::read(self);
    bool isInside = index >= 0 && index < static_cast<long long>(expected.size());
    ECLAT_THROWS(std::out_of_range, !isInside);
    if (isInside)
      expected[index] = ratpoly_model::read(term);
    return [&self, expected] { ECLAT_ENSURES(ratpoly_model::read(self) == expected); };
  }
  static auto remove(const RatTermVec &self, int index) {
    std::vector<ratpoly_model::Term> expected = ratpoly_model::read(self);
    bool isInside = index >= 0 && index < static_cast<long long>(expected.size());
    ECLAT_THROWS(std::out_of_range, !isInside);
    if (isInside)
      expected.erase(expected.begin() + index);
    return [&self, expected] { ECLAT_ENSURES(ratpoly_model::read(self) == expected); };
  }

  static auto toString(const RatTermVec &self) {
    return [expected = ratpoly_model::text(ratpoly_model::read(self))](const std::string &result) {
      ECLAT_ENSURES(result == expected);
    };
  }
};

template <> struct eclat::Spec<RatPoly> {
  static constexpr auto laws = "copy independence self-assignment equality const";

  static auto constructor() {
    return [](const RatPoly &made) { ECLAT_ENSURES(ratpoly_model::is(made, ratpoly_model::Poly())); };
  }
  static auto constructor(const RatNum &coeff, int expt) {
    ECLAT_REQUIRES(expt >= 0);
    return [c = ratpoly_model::read(coeff), expt](const RatPoly &made) {
      ECLAT_ENSURES(ratpoly_model::is(made, ratpoly_model::sum({
                                                {c, expt}
      })));
    };
  }
  static auto constructor(const RatTermVec &terms) {
    return [terms = ratpoly_model::read(terms)](const RatPoly &made) {
      if (ratpoly_model::hasNaN(terms)) {
        ECLAT_ENSURES(ratpoly_model::isNaN(made));
      } else {
        ratpoly_model::Sum sum;
        for (const ratpoly_model::Term &term : terms)
          sum.add(term.e, term.c);
        ECLAT_ENSURES(sum.is(made));
      }
    };
  }

  static auto degree(const RatPoly &self) {
    return [a = ratpoly_model::read(self)](int result) { ECLAT_ENSURES(result == a.degree()); };
  }
  static auto coeff(const RatPoly &self, int degree) {
    return [a = ratpoly_model::read(self), degree](const RatNum &result) {
      ratpoly_model::Num expected = a.isNaN ? ratpoly_model::Num{0, 0} : a.coeff(degree);
      // Doubtful: of NaN, with a negative degree. "0 if degree is negative", and "NaN if the polynomial is NaN".
      bool isDoubtful = a.isNaN && degree < 0;
      ECLAT_ENSURES(ratpoly_model::is(result, expected) || (isDoubtful && ratpoly_model::is(result, {0, 1})));
    };
  }
  // Which ones, constructors and operations say.
  static auto terms(const RatPoly &self) {
    return [a = ratpoly_model::read(self)](const RatTermVec &result) {
      std::vector<ratpoly_model::Term> shown = ratpoly_model::read(result);
      if (a.isNaN) {
        ECLAT_ENSURES(shown == std::vector<ratpoly_model::Term>{
                                   {{0, 0}, 0}
        });
      } else {
        ECLAT_ENSURES(ratpoly_model::isRegular(shown));
        ECLAT_ENSURES(ratpoly_model::sum(shown) == a);
      }
    };
  }
  static auto isNaN(const RatPoly &self) {
    return [expected = ratpoly_model::hasNaN(ratpoly_model::read(self.terms()))](bool result) {
      ECLAT_ENSURES(result == expected);
    };
  }
  static auto isZero(const RatPoly &self) {
    return [a = ratpoly_model::read(self)](bool result) { ECLAT_ENSURES(result == a.isZero()); };
  }

  static auto eval(const RatPoly &self, double x) {
    return [a = ratpoly_model::read(self), x](double result) {
      ratpoly_model::Approximation expected;
      for (const auto &[e, c] : a.terms)
        expected.add(c, x, e);
      ECLAT_ENSURES(a.isNaN ? std::isnan(result) : expected.admits(result));
    };
  }

  static auto negate(const RatPoly &self) {
    return [a = ratpoly_model::read(self)](const RatPoly &result) {
      ratpoly_model::Sum sum;
      for (const auto &[e, c] : a.terms)
        sum.add(e, c, {-1, 1});
      ECLAT_ENSURES(a.isNaN ? ratpoly_model::isNaN(result) : sum.is(result));
    };
  }
  static auto scale(const RatPoly &self, const RatNum &factor) {
    return [a = ratpoly_model::read(self), f = ratpoly_model::read(factor)](const RatPoly &result) {
      ratpoly_model::Sum sum;
      for (const auto &[e, c] : a.terms)
        sum.add(e, c, f);
      ECLAT_ENSURES(a.isNaN || f.isNaN() ? ratpoly_model::isNaN(result) : sum.is(result));
    };
  }
  static auto add(const RatPoly &self, const RatPoly &other) {
    return [a = ratpoly_model::read(self), b = ratpoly_model::read(other)](const RatPoly &result) {
      ratpoly_model::Sum sum;
      for (const auto &[e, c] : a.terms)
        sum.add(e, c);
      for (const auto &[e, c] : b.terms)
        sum.add(e, c);
      ECLAT_ENSURES(a.isNaN || b.isNaN ? ratpoly_model::isNaN(result) : sum.is(result));
    };
  }
  // Doubtful: with coefficients whose opposites are too large, which come up on the way for some. NaN is accepted too.
  static auto sub(const RatPoly &self, const RatPoly &other) {
    return [a = ratpoly_model::read(self), b = ratpoly_model::read(other)](const RatPoly &result) {
      ratpoly_model::Sum sum;
      for (const auto &[e, c] : a.terms)
        sum.add(e, c);
      for (const auto &[e, c] : b.terms)
        sum.add(e, c, {-1, 1});
      ECLAT_ENSURES(a.isNaN || b.isNaN ? ratpoly_model::isNaN(result) : sum.is(result));
    };
  }
  static auto mul(const RatPoly &self, const RatPoly &other) {
    ratpoly_model::Poly a = ratpoly_model::read(self), b = ratpoly_model::read(other);
    ratpoly_model::Sum sum;
    for (const auto &[e, c] : a.terms)
      for (const auto &[f, d] : b.terms)
        sum.add(static_cast<long long>(e) + f, c, d);
    bool isLarge = a.isNumber() && b.isNumber() && static_cast<long long>(a.degree()) + b.degree() > INT_MAX;
    // Doubtful: both an exponent and a coefficient are too large. NaN is accepted too.
    if (isLarge && !sum.isSafe())
      ECLAT_MAY_THROW(std::overflow_error);
    else
      ECLAT_THROWS(std::overflow_error, isLarge);
    return [isNaN = a.isNaN || b.isNaN, sum](const RatPoly &result) {
      ECLAT_ENSURES(isNaN ? ratpoly_model::isNaN(result) : sum.is(result));
    };
  }
  static auto div(const RatPoly &self, const RatPoly &other) {
    ratpoly_model::Poly a = ratpoly_model::read(self), b = ratpoly_model::read(other);
    bool isPlain = a.isNumber() && b.isNumber();
    ECLAT_REQUIRES(!isPlain || static_cast<long long>(a.degree()) - b.degree() <= 64);  // few terms
    return [a, b](const RatPoly &result) {
      ratpoly_model::Poly q = ratpoly_model::read(result);
      if (a.isNaN || b.isNaN || b.isZero()) {
        ECLAT_ENSURES(q.isNaN);
      } else if (a.isZero()) {
        ECLAT_ENSURES(ratpoly_model::is(result, a));
      } else if (q.isNaN) {
        ECLAT_ENSURES(!ratpoly_model::isSafeDivision(a, b));
      } else {
        ECLAT_ENSURES(ratpoly_model::isRegular(ratpoly_model::read(result.terms())));
        ECLAT_ENSURES(ratpoly_model::isQuotient(q, a, b));
      }
    };
  }

  static auto differentiate(const RatPoly &self) {
    return [a = ratpoly_model::read(self)](const RatPoly &result) {
      ratpoly_model::Sum sum;
      for (const auto &[e, c] : a.terms)
        if (e > 0)
          sum.add(e - 1, c, {e, 1});
      ECLAT_ENSURES(a.isNaN ? ratpoly_model::isNaN(result) : sum.is(result));
    };
  }
  static auto antiDifferentiate(const RatPoly &self) {
    ratpoly_model::Poly a = ratpoly_model::read(self);
    bool isLarge = a.degree() == INT_MAX;
    ratpoly_model::Sum sum;
    for (const auto &[e, c] : a.terms)
      if (e < INT_MAX)
        sum.add(e + 1LL, c, {1, e + 1LL});
    // Doubtful: both an exponent and a coefficient are too large. NaN is accepted too.
    if (isLarge && !sum.isSafe())
      ECLAT_MAY_THROW(std::overflow_error);
    else
      ECLAT_THROWS(std::overflow_error, isLarge);
    return [a, sum, isLarge](const RatPoly &result) {
      if (a.isNaN || isLarge)
        ECLAT_ENSURES(ratpoly_model::isNaN(result));
      else
        ECLAT_ENSURES(sum.is(result));
    };
  }
  static auto integrate(const RatPoly &self, double lower, double upper) {
    ratpoly_model::Poly a = ratpoly_model::read(self);
    bool isSafe = true;
    ratpoly_model::Approximation expected;
    for (const auto &[e, c] : a.terms) {
      isSafe = isSafe && !ratpoly_model::times(c, {1, e + 1LL}).isNaN();
      expected.add(c, upper, e + 1LL, e + 1LL);
      expected.add(c, lower, e + 1LL, e + 1LL, -1);
    }
    // Doubtful: an antiderivative that does not exist, since a number in it is too large. It may be NaN, or seen as a
    // function of real numbers; if it is an exponent, this may throw what antiDifferentiate throws.
    if (a.degree() == INT_MAX) {
      isSafe = false;
      ECLAT_MAY_THROW(std::overflow_error);
    }
    return [a, expected, isSafe, lower, upper](double result) {
      if (a.isNaN) {
        ECLAT_ENSURES(std::isnan(result));
      } else {
        // Doubtful: from infinity to the same infinity.
        bool isDoubtful = (!isSafe && std::isnan(result)) || (std::isinf(lower) && lower == upper && result == 0);
        ECLAT_ENSURES(isDoubtful || expected.admits(result));
      }
    };
  }

  static auto toString(const RatPoly &self) {
    return [expected = ratpoly_model::text(ratpoly_model::read(self))](const std::string &result) {
      ECLAT_ENSURES(result == expected);
    };
  }
  static auto parse(const std::string &text) {
    std::optional<ratpoly_model::Poly> value = ratpoly_model::parsePoly(text);
    ECLAT_THROWS(std::invalid_argument, !value);
    return [value](const RatPoly &result) { ECLAT_ENSURES(value && ratpoly_model::is(result, *value)); };
  }

  static auto operator_equal(const RatPoly &self, const RatPoly &other) {
    return [expected = ratpoly_model::read(self) == ratpoly_model::read(other)](bool result) {
      ECLAT_ENSURES(result == expected);
    };
  }
  static auto operator_not_equal(const RatPoly &self, const RatPoly &other) {
    return [expected = ratpoly_model::read(self) == ratpoly_model::read(other)](bool result) {
      ECLAT_ENSURES(result != expected);
    };
  }
};
