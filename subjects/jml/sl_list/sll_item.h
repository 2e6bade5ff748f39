#pragma once

#include <string>

// What an SLList can hold.
class SllItem {
public:
  virtual ~SllItem() = default;
  virtual std::string toString() const = 0;

protected:
  SllItem() = default;
  SllItem(const SllItem &) = default;
  SllItem &operator=(const SllItem &) = default;
};

// A number as an item; its text is the number in decimal.
class SllIntItem final : public SllItem {
public:
  explicit SllIntItem(int value) : value_(value) {}
  int value() const { return value_; }
  std::string toString() const override { return std::to_string(value_); }

private:
  int value_;
};
