// FINDS: nothing
// WITH: --class Shape --class Canvas
// BUDGET: rounds 3
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

// Objects that only a factory makes, and that go from hand to hand in smart pointers.
class Shape {
public:
  static std::unique_ptr<Shape> make(const std::string &kind);
  virtual ~Shape() = default;
  virtual int area() const = 0;
  void grow(int by) { scale_ = (scale_ + (by & 7)) % 50; }

protected:
  int scale_ = 1;
};

class Square : public Shape {
public:
  int area() const override { return scale_ * scale_; }
};

inline std::unique_ptr<Shape> Shape::make(const std::string &kind) {
  return kind == "square" ? std::make_unique<Square>() : nullptr;
}

class Canvas {
public:
  void add(std::unique_ptr<Shape> shape) {
    if (shape)
      shapes_.push_back(std::move(shape));
  }
  Shape *top() { return shapes_.empty() ? nullptr : shapes_.back().get(); }
  std::unique_ptr<Shape> pop() {
    if (shapes_.empty())
      return nullptr;
    auto shape = std::move(shapes_.back());
    shapes_.pop_back();
    return shape;
  }
  void absorb(std::shared_ptr<Canvas> other) {
    while (other && other.get() != this && !other->shapes_.empty())
      add(other->pop());
  }

private:
  std::vector<std::unique_ptr<Shape>> shapes_;
};
