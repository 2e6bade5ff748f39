// FINDS: specification in Thermostat::warmer
// WITH: --class Thermostat --no-tests --spec {dir}/spec_alone_spec.hpp
// BUDGET: rounds 4
#pragma once

// Degrees between 5 and 30; one way up forgets the upper end.
class Thermostat {
public:
  void warmer() { degrees_ += 5; }
  void colder() { degrees_ = degrees_ < 10 ? 5 : degrees_ - 5; }
  void set(int degrees) { degrees_ = degrees; }

private:
  int degrees_ = 20;
};
