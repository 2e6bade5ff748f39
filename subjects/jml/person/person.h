#pragma once

#include <stdexcept>
#include <string>

// A person with a name that is not empty, an age in years from 0 to kMaximumAge and a weight in kilograms from 1 to
// kMaximumWeight. Ages never decrease.
class Person {
public:
  static constexpr int kMaximumAge = 150;
  static constexpr int kMaximumWeight = 600;

  // Age and weight must be within their limits. Throws std::invalid_argument if the name is empty.
  Person(const std::string &name, int age, int weight) : name_(name), age_(age), weight_(weight) { requireName(name); }

  virtual ~Person() = default;

  const std::string &name() const { return name_; }
  int age() const { return age_; }
  int weight() const { return weight_; }

  // 18 years or more.
  bool isAdult() const { return age_ >= 18; }

  // Throws std::invalid_argument if the name is empty.
  void rename(const std::string &name) {
    requireName(name);
    name_ = name;
  }

  // A year more. The person must be younger than kMaximumAge.
  void haveBirthday() { ++age_; }

  // The kilograms must not be negative. Throws std::out_of_range if the weight would exceed kMaximumWeight.
  void gain(int kilograms) {
    if (kilograms > kMaximumWeight - weight_)
      throw std::out_of_range("nobody is as heavy as that");
    weight_ += kilograms;
  }

  // The kilograms must not be negative, and less than the weight.
  void lose(int kilograms) { weight_ -= kilograms; }

  bool isOlderThan(const Person &other) const { return age_ > other.age_; }

  // Whether the other person has the same name, age and weight, whatever else may be known of them; false for null.
  bool equals(const Person *other) const {
    return other != nullptr && name_ == other->name_ && age_ == other->age_ && weight_ == other->weight_;
  }

  // As "Ann, 31 years, 64 kg".
  virtual std::string toString() const {
    return name_ + ", " + std::to_string(age_) + " years, " + std::to_string(weight_) + " kg";
  }

private:
  static void requireName(const std::string &name) {
    if (name.empty())
      throw std::invalid_argument("a person has a name");
  }

  std::string name_;
  int age_;
  int weight_;
};
