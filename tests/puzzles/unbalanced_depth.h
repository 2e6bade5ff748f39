// FINDS: property in Journal::record
// WITH: --class Journal
// BUDGET: rounds 2
#pragma once

// Journals share a count of the entries that are being written. Between calls it is zero, but record() leaves it
// raised when it refuses an amount that is a multiple of 7.
class Journal {
public:
  explicit Journal(int limit) : limit_(limit < 0 ? 0 : limit) {}

  bool record(int amount) {
    ++writing;
    if (amount % 7 == 0 && amount > limit_)
      return false;
    bool isTaken = amount <= limit_;
    if (isTaken)
      total_ += amount % 1000;
    --writing;
    return isTaken;
  }

  int limit() const { return limit_; }

private:
  inline static int writing = 0;
  int limit_;
  int total_ = 0;
};
