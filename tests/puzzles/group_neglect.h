// FINDS: undefined-behaviour in Ratio::perMille
// WITH: --class Ratio
// BUDGET: rounds 4
// COUNT: 1
#pragma once

// Shares of a whole. Nobody has thought of an empty whole.
class Ratio {
public:
  Ratio(int part, int whole) : part_(part % 100), whole_(whole % 1000) {}
  int perCent() const { return 100 * part_ / whole_; }
  int perMille() const { return 1000 * part_ / whole_; }
  int rest() const { return part_ % whole_; }

private:
  int part_, whole_;
};
