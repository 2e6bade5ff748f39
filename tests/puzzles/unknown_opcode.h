// FINDS: crash in Machine::step
// WITH: --class Machine
// BUDGET: rounds 2
#pragma once

// A machine with one register. An opcode nobody thought of hits the trap.
class Machine {
public:
  explicit Machine(int start) : value_(start) {}

  int value() const { return value_; }

  void step(int opcode) {
    switch (opcode) {
    case -1: value_ = value_ / 2; break;
    case 0: break;
    case 1: value_ = value_ % 100; break;
    case 3: value_ = value_ / 3; break;
    case 4: value_ = 7; break;
    case 5: value_ = value_ % 10; break;
    default: __builtin_trap();
    }
  }

private:
  int value_;
};
