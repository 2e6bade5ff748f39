#pragma once

#include <string>

// What a OneWayList can hold.
class OwlItem {
public:
  virtual ~OwlItem() = default;
  virtual std::string toString() const = 0;

protected:
  OwlItem() = default;
  OwlItem(const OwlItem &) = default;
  OwlItem &operator=(const OwlItem &) = default;
};

// A number as an item; its text is the number in decimal.
class OwlIntItem final : public OwlItem {
public:
  explicit OwlIntItem(int value) : value_(value) {}
  int value() const { return value_; }
  std::string toString() const override { return std::to_string(value_); }

private:
  int value_;
};
