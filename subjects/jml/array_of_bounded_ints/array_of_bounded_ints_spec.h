#pragma once

#include "array_of_bounded_ints.h"

#include <algorithm>
#include <eclat/spec.h>
#include <stdexcept>
#include <vector>

namespace array_of_bounded_ints_spec {

struct State {
  std::vector<int> elements;
  int lo, hi;

  explicit State(const ArrayOfBoundedInts &array) : elements(array.elements_), lo(array.lo_), hi(array.hi_) {}
  bool operator==(const State &other) const { return elements == other.elements && lo == other.lo && hi == other.hi; }

  bool isIndex(int index) const { return index >= 0 && static_cast<std::size_t>(index) < elements.size(); }
  bool allows(int value) const { return value >= lo && value <= hi; }
  int at(int index) const { return elements[static_cast<std::size_t>(index)]; }

  State with(int index, int value) const {
    State changed = *this;
    changed.elements[static_cast<std::size_t>(index)] = value;
    return changed;
  }
  State filled(int value) const {
    State changed = *this;
    changed.elements.assign(elements.size(), value);
    return changed;
  }
  State bounded(int newLo, int newHi) const {
    State changed = *this;
    changed.lo = newLo;
    changed.hi = newHi;
    for (int &element : changed.elements)
      element = element < newLo ? newLo : element > newHi ? newHi : element;
    return changed;
  }
  int adjusted(int index, int delta) const {
    long long wanted = static_cast<long long>(at(index)) + delta;
    return wanted < lo ? lo : wanted > hi ? hi : static_cast<int>(wanted);
  }
  int find(int value) const {
    for (std::size_t i = 0; i < elements.size(); ++i)
      if (elements[i] == value)
        return static_cast<int>(i);
    return -1;
  }
  long long sum() const {
    long long sum = 0;
    for (std::size_t i = elements.size(); i > 0; --i)
      sum += elements[i - 1];
    return sum;
  }
  bool isSound() const {
    return lo <= hi && elements.size() <= 10000 &&
           std::all_of(elements.begin(), elements.end(), [&](int element) { return allows(element); });
  }
};

}  // namespace array_of_bounded_ints_spec

template <> struct eclat::Spec<ArrayOfBoundedInts> {
  using State = array_of_bounded_ints_spec::State;

  static constexpr auto laws = "copy independence self-assignment move equality";

  static void invariant(const ArrayOfBoundedInts &self) { ECLAT_INVARIANT(State(self).isSound()); }

  static auto constructor(int length, int lo, int hi) {
    ECLAT_REQUIRES(length >= 0 && length <= 10000);
    ECLAT_REQUIRES(lo <= hi);
    return [length, lo, hi](const ArrayOfBoundedInts &made) {
      ECLAT_ENSURES(made.lo_ == lo && made.hi_ == hi);
      ECLAT_ENSURES(made.elements_ == std::vector<int>(static_cast<std::size_t>(length), lo));
    };
  }

  static auto length(const ArrayOfBoundedInts &self) {
    return [&self, before = State(self)](int result) {
      ECLAT_ENSURES(result >= 0 && static_cast<std::size_t>(result) == before.elements.size());
      ECLAT_ENSURES(State(self) == before);
    };
  }

  static auto lo(const ArrayOfBoundedInts &self) {
    return [&self, before = State(self)](int result) {
      ECLAT_ENSURES(result == before.lo);
      ECLAT_ENSURES(State(self) == before);
    };
  }

  static auto hi(const ArrayOfBoundedInts &self) {
    return [&self, before = State(self)](int result) {
      ECLAT_ENSURES(result == before.hi);
      ECLAT_ENSURES(State(self) == before);
    };
  }

  static auto isInBounds(const ArrayOfBoundedInts &self, int value) {
    return [&self, before = State(self), value](bool result) {
      ECLAT_ENSURES(result == before.allows(value));
      ECLAT_ENSURES(State(self) == before);
    };
  }

  static auto get(const ArrayOfBoundedInts &self, int index) {
    State before(self);
    ECLAT_REQUIRES(before.isIndex(index));
    return [&self, before, index](int result) {
      ECLAT_ENSURES(result == before.at(index));
      ECLAT_ENSURES(State(self) == before);
    };
  }

  static auto set(const ArrayOfBoundedInts &self, int index, int value) {
    State before(self);
    ECLAT_REQUIRES(before.isIndex(index));
    ECLAT_THROWS(std::domain_error, !before.allows(value));
    return [&self, before, index, value] { ECLAT_ENSURES(State(self) == before.with(index, value)); };
  }

  static auto adjust(const ArrayOfBoundedInts &self, int index, int delta) {
    State before(self);
    ECLAT_REQUIRES(before.isIndex(index));
    return [&self, before, index, delta](int result) {
      ECLAT_ENSURES(result == before.adjusted(index, delta));
      ECLAT_ENSURES(State(self) == before.with(index, before.adjusted(index, delta)));
    };
  }

  static auto fill(const ArrayOfBoundedInts &self, int value) {
    State before(self);
    ECLAT_THROWS(std::domain_error, !before.allows(value));
    return [&self, before, value] { ECLAT_ENSURES(State(self) == before.filled(value)); };
  }

  static auto swapElements(const ArrayOfBoundedInts &self, int i, int j) {
    State before(self);
    ECLAT_REQUIRES(before.isIndex(i) && before.isIndex(j));
    return [&self, before, i, j] { ECLAT_ENSURES(State(self) == before.with(i, before.at(j)).with(j, before.at(i))); };
  }

  static auto setBounds(const ArrayOfBoundedInts &self, int lo, int hi) {
    ECLAT_REQUIRES(lo <= hi);
    return [&self, before = State(self), lo, hi] { ECLAT_ENSURES(State(self) == before.bounded(lo, hi)); };
  }

  static auto indexOf(const ArrayOfBoundedInts &self, int value) {
    return [&self, before = State(self), value](int result) {
      ECLAT_ENSURES(result == before.find(value));
      ECLAT_ENSURES(State(self) == before);
    };
  }

  static auto sum(const ArrayOfBoundedInts &self) {
    return [&self, before = State(self)](long long result) {
      ECLAT_ENSURES(result == before.sum());
      ECLAT_ENSURES(State(self) == before);
    };
  }

  static auto operator_equal(const ArrayOfBoundedInts &self, const ArrayOfBoundedInts &other) {
    return [areEqual = State(self) == State(other)](bool result) { ECLAT_ENSURES(result == areEqual); };
  }

  static auto operator_not_equal(const ArrayOfBoundedInts &self, const ArrayOfBoundedInts &other) {
    return [areEqual = State(self) == State(other)](bool result) { ECLAT_ENSURES(result == !areEqual); };
  }
};
