// FINDS: nothing
// WITH: --class Shape --class Square --symbolic 0
// BUDGET: rounds 4
#pragma once

#include <string>

// A copy of the base of a Square is a Shape, which has another name.
class Shape {
public:
  virtual ~Shape() = default;
  Shape() = default;
  Shape(const Shape &) = default;
  Shape &operator=(const Shape &) = default;

  virtual std::string name() const { return "shape"; }
  virtual int corners() const { return 0; }
};

class Square : public Shape {
public:
  std::string name() const override { return "square"; }
  int corners() const override { return 4; }
};
