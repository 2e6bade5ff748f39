#include "rat_num.h"

#include <limits>
#include <numeric>
#include <stdexcept>

namespace {

bool fits(long long n) { return n >= std::numeric_limits<int>::min() && n <= std::numeric_limits<int>::max(); }

}  // namespace

RatNum RatNum::reduced(long long n, long long d) {
  RatNum out;
  if (d < 0) {
    n = -n;
    d = -d;
  }
  long long common = d == 0 ? 0 : std::gcd(n, d);
  if (common > 1) {
    n /= common;
    d /= common;
  }
  bool isNumber = d != 0 && fits(n) && fits(d);
  out.numer_ = isNumber ? static_cast<int>(n) : 0;
  out.denom_ = isNumber ? static_cast<int>(d) : 0;
  return out;
}

RatNum::RatNum(int n, int d) : RatNum(reduced(n, d)) {}

int RatNum::compareTo(const RatNum &other) const {
  if (isNaN() || other.isNaN())
    return isNaN() - other.isNaN();
  long long left = static_cast<long long>(numer_) * other.denom_;
  long long right = static_cast<long long>(other.numer_) * denom_;
  return left < right ? -1 : left > right;
}

double RatNum::doubleValue() const {
  if (isNaN())
    return std::numeric_limits<double>::quiet_NaN();
  return static_cast<double>(numer_) / denom_;
}

RatNum RatNum::negate() const { return reduced(-static_cast<long long>(numer_), denom_); }

RatNum RatNum::add(const RatNum &other) const {
  if (isNaN() || other.isNaN())
    return reduced(0, 0);
  long long common = std::gcd(denom_, other.denom_);
  long long left = static_cast<long long>(numer_) * (other.denom_ / common);
  long long right = static_cast<long long>(other.numer_) * (denom_ / common);
  return reduced(left + right, denom_ / common * other.denom_);
}

RatNum RatNum::sub(const RatNum &other) const {
  if (isNaN() || other.isNaN())
    return reduced(0, 0);
  long long common = std::gcd(denom_, other.denom_);
  long long left = static_cast<long long>(numer_) * (other.denom_ / common);
  long long right = static_cast<long long>(other.numer_) * (denom_ / common);
  return reduced(left - right, denom_ / common * other.denom_);
}

RatNum RatNum::mul(const RatNum &other) const {
  return reduced(static_cast<long long>(numer_) * other.numer_, static_cast<long long>(denom_) * other.denom_);
}

RatNum RatNum::div(const RatNum &other) const {
  if (isNaN() || other.isNaN())
    return reduced(0, 0);
  return reduced(static_cast<long long>(numer_) * other.denom_, static_cast<long long>(denom_) * other.numer_);
}

std::string RatNum::toString() const {
  if (isNaN())
    return "NaN";
  std::string text = std::to_string(numer_);
  return denom_ == 1 ? text : text + "/" + std::to_string(denom_);
}

RatNum RatNum::parse(const std::string &text) {
  if (text == "NaN")
    return reduced(0, 0);
  std::size_t slash = text.find('/');
  long long parts[2] = {0, 1};
  for (int k = 0; k < (slash == std::string::npos ? 1 : 2); ++k) {
    std::string part = k == 0 ? text.substr(0, slash) : text.substr(slash + 1);
    if (part.size() > 11)
      throw std::invalid_argument("no rational number: " + text);
    parts[k] = 0;
    for (char c : part)
      parts[k] = c >= '0' && c <= '9' ? parts[k] * 10 + (c - '0') : parts[k];
    if (!part.empty() && part[0] == '-')
      parts[k] = -parts[k];
  }
  RatNum number = reduced(parts[0], parts[1]);
  if (number.isNaN() || number.toString() != text)
    throw std::invalid_argument("no rational number: " + text);
  return number;
}
