// FINDS: nothing
// WITH: --class Slots --no-tests --spec {dir}/spec_silent_spec.hpp
// BUDGET: rounds 4
#pragma once

// Callers must keep the rules that the specification states; then nothing is wrong.
class Slots {
public:
  void set(unsigned slot, int value) { slots_[slot] = value; }
  int get(unsigned slot) const { return slots_[slot]; }

private:
  int slots_[8] = {};
};
