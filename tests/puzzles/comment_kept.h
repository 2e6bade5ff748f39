// FINDS: undefined-behaviour in Gauge::share
// WITH: --class Gauge
// BUDGET: rounds 4
#pragma once

// A comment says what callers must see to; what crashes all the same is a fault.
class Gauge {
public:
  // `parts` must not be negative.
  int share(int total, int parts) const { return total / parts; }
};
