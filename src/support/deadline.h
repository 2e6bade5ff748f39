#pragma once

namespace eclat {

// The moment at which the run must be over (--time-limit), building and emitting included.
void endRunAfter(double seconds);  // from now; 0 is never

double secondsLeft();  // infinite without a limit; never negative
inline bool isTimeUp() { return secondsLeft() <= 0; }

}  // namespace eclat
