#pragma once

#include <string>

// What a TwoWayList can hold.
class TwlItem {
public:
  virtual ~TwlItem() = default;
  virtual std::string toString() const = 0;

protected:
  TwlItem() = default;
  TwlItem(const TwlItem &) = default;
  TwlItem &operator=(const TwlItem &) = default;
};

// A number as an item; its text is the number in decimal.
class TwlIntItem final : public TwlItem {
public:
  explicit TwlIntItem(int value) : value_(value) {}
  int value() const { return value_; }
  std::string toString() const override { return std::to_string(value_); }

private:
  int value_;
};
