#pragma once

#include <string>

// What a PlainOneWayList and a OneWayListExtended can hold.
class EowlItem {
public:
  virtual ~EowlItem() = default;
  virtual std::string toString() const = 0;

protected:
  EowlItem() = default;
  EowlItem(const EowlItem &) = default;
  EowlItem &operator=(const EowlItem &) = default;
};

// A number as an item; its text is the number in decimal.
class EowlIntItem final : public EowlItem {
public:
  explicit EowlIntItem(int value) : value_(value) {}
  int value() const { return value_; }
  std::string toString() const override { return std::to_string(value_); }

private:
  int value_;
};
