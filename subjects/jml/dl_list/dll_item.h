#pragma once

#include <string>

// What a PlainDLList and a DLList can hold.
class DllItem {
public:
  virtual ~DllItem() = default;
  virtual std::string toString() const = 0;

protected:
  DllItem() = default;
  DllItem(const DllItem &) = default;
  DllItem &operator=(const DllItem &) = default;
};

// A number as an item; its text is the number in decimal.
class DllIntItem final : public DllItem {
public:
  explicit DllIntItem(int value) : value_(value) {}
  int value() const { return value_; }
  std::string toString() const override { return std::to_string(value_); }

private:
  int value_;
};
