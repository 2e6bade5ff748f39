// FINDS: address-sanitizer in Histogram::add
// WITH: --class Histogram
// BUDGET: rounds 2
#pragma once

// Counts the values 0 … 9 in a heap array; 10 slips through the check.
class Histogram {
public:
  Histogram() : counts_(new int[10]()) {}
  ~Histogram() { delete[] counts_; }
  Histogram(const Histogram &) = delete;
  Histogram &operator=(const Histogram &) = delete;

  int count(int value) const { return value >= 0 && value < 10 ? counts_[value] : 0; }

  void add(int value) {
    if (value >= 0 && value <= 10)
      counts_[value]++;
  }

private:
  int *counts_;
};
