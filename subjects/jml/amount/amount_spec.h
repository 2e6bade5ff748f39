#pragma once

#include "amount.h"

#include <cstdio>
#include <cstdlib>
#include <eclat/spec.h>

namespace amount_spec {

// Wide enough for any product.
using Cents = __int128;

inline constexpr Cents kMaximum = static_cast<Cents>(2000000000) * 100 + 99;

inline Cents value(const Amount &amount) { return static_cast<Cents>(amount.units_) * 100 + amount.cents_; }

inline bool isTooLarge(Cents cents) { return cents > kMaximum || cents < -kMaximum; }

inline bool keepsTheRules(long long units, long long cents) {
  return -2000000000 <= units && units <= 2000000000 && -99 <= cents && cents <= 99 && !(units > 0 && cents < 0) &&
         !(units < 0 && cents > 0);
}
inline bool keepsTheRules(const Amount &amount) { return keepsTheRules(amount.units_, amount.cents_); }

}  // namespace amount_spec

template <> struct eclat::Spec<Amount> {
  static constexpr auto laws = "copy independence self-assignment move equality order";

  static void invariant(const Amount &self) { ECLAT_INVARIANT(amount_spec::keepsTheRules(self)); }

  static auto constructor() {
    return [](const Amount &made) { ECLAT_ENSURES(made.units_ == 0 && made.cents_ == 0); };
  }
  static auto constructor(int units, int cents) {
    ECLAT_REQUIRES(amount_spec::keepsTheRules(units, cents));
    return [=](const Amount &made) { ECLAT_ENSURES(made.units_ == units && made.cents_ == cents); };
  }

  static auto units(const Amount &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.units_); };
  }
  static auto cents(const Amount &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.cents_); };
  }
  static auto isZero(const Amount &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == (amount_spec::value(self) == 0)); };
  }
  static auto isNegative(const Amount &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == (amount_spec::value(self) < 0)); };
  }

  static auto plus(const Amount &self, const Amount &other) {
    amount_spec::Cents sum = amount_spec::value(self) + amount_spec::value(other);
    ECLAT_THROWS(std::overflow_error, amount_spec::isTooLarge(sum));
    return [sum](const Amount &result) {
      ECLAT_ENSURES(amount_spec::keepsTheRules(result));
      ECLAT_ENSURES(amount_spec::value(result) == sum);
    };
  }
  static auto minus(const Amount &self, const Amount &other) {
    amount_spec::Cents difference = amount_spec::value(self) - amount_spec::value(other);
    ECLAT_THROWS(std::overflow_error, amount_spec::isTooLarge(difference));
    return [difference](const Amount &result) {
      ECLAT_ENSURES(amount_spec::keepsTheRules(result));
      ECLAT_ENSURES(amount_spec::value(result) == difference);
    };
  }
  static auto negated(const Amount &self) {
    return [opposite = -amount_spec::value(self)](const Amount &result) {
      ECLAT_ENSURES(amount_spec::keepsTheRules(result));
      ECLAT_ENSURES(amount_spec::value(result) == opposite);
    };
  }
  static auto times(const Amount &self, int factor) {
    amount_spec::Cents product = amount_spec::value(self) * factor;
    ECLAT_THROWS(std::overflow_error, amount_spec::isTooLarge(product));
    return [product](const Amount &result) {
      ECLAT_ENSURES(amount_spec::keepsTheRules(result));
      ECLAT_ENSURES(amount_spec::value(result) == product);
    };
  }

  static auto split(const Amount &self, int parts) {
    ECLAT_REQUIRES(1 <= parts && parts <= 1000);
    return [whole = amount_spec::value(self), parts](const std::vector<Amount> &result) {
      ECLAT_ENSURES(result.size() == static_cast<std::size_t>(parts));
      amount_spec::Cents sum = 0;
      bool keepRules = true, areOrdered = true;
      for (std::size_t i = 0; i < result.size(); ++i) {
        amount_spec::Cents share = amount_spec::value(result[i]);
        sum += share;
        keepRules = keepRules && amount_spec::keepsTheRules(result[i]);
        if (i == 0)
          continue;
        amount_spec::Cents previous = amount_spec::value(result[i - 1]);
        areOrdered = areOrdered && (whole < 0 ? previous <= share : previous >= share);
      }
      ECLAT_ENSURES(keepRules);
      ECLAT_ENSURES(areOrdered);
      ECLAT_ENSURES(sum == whole);
      if (result.empty())
        return;
      amount_spec::Cents width = amount_spec::value(result.front()) - amount_spec::value(result.back());
      ECLAT_ENSURES(-1 <= width && width <= 1);
    };
  }

  static auto compare(const Amount &self, const Amount &other) {
    return [a = amount_spec::value(self), b = amount_spec::value(other)](int result) {
      ECLAT_ENSURES(result == (a < b ? -1 : a > b ? 1 : 0));
    };
  }
  static auto equals(const Amount &self, const Amount *other) {
    bool isSame = other && amount_spec::value(self) == amount_spec::value(*other);
    return [isSame](bool result) { ECLAT_ENSURES(result == isSame); };
  }
  static auto operator_equal(const Amount &self, const Amount &other) {
    bool isSame = amount_spec::value(self) == amount_spec::value(other);
    return [isSame](bool result) { ECLAT_ENSURES(result == isSame); };
  }
  static auto operator_less(const Amount &self, const Amount &other) {
    bool isLess = amount_spec::value(self) < amount_spec::value(other);
    return [isLess](bool result) { ECLAT_ENSURES(result == isLess); };
  }

  static auto toString(const Amount &self) {
    return [&self](const std::string &result) {
      long long cents = static_cast<long long>(amount_spec::value(self));
      char text[64];
      std::snprintf(text, sizeof text, "%s%lld.%02lld", cents < 0 ? "-" : "", std::llabs(cents) / 100,
                    std::llabs(cents) % 100);
      ECLAT_ENSURES(result == text);
    };
  }
};
