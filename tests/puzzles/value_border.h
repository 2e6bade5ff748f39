// FINDS: undefined-behaviour in Dial::set
// WITH: --class Dial
// BUDGET: rounds 4
#pragma once

// A dial from 0 to 4799. At the very last mark it divides by what is left: nothing.
class Dial {
public:
  bool set(int mark) {
    if (mark < 0 || mark >= kEnd)
      return false;
    left_ = 1000 / (kEnd - 1 - mark);
    mark_ = mark;
    return true;
  }
  int mark() const { return mark_; }
  int left() const { return left_; }

private:
  static constexpr int kEnd = 4800;
  int mark_ = 0, left_ = 0;
};
