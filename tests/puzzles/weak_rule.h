// FINDS: undefined-behaviour in Parcel::heavierThan
// WITH: --class Parcel
// BUDGET: rounds 4
#pragma once

// Weighs against another parcel, or so its three examples show; nobody has asked what no parcel weighs.
class Parcel {
public:
  explicit Parcel(int grams) : grams_(grams) {}
  int grams() const { return grams_; }
  bool heavierThan(const Parcel *other) const { return grams_ > other->grams_; }

private:
  int grams_;
};
