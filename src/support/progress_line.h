#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

namespace eclat {

// The progress of a stage.
struct ProgressState {
  std::string stage;
  std::string what;          // what the stage is doing: "round 2 of 4, push"
  double share = -1;         // how much of it is done, from 0 to 1; negative: nobody knows
  std::uint64_t inputs = 0;  // inputs tried so far
  double seconds = 0;        // seconds since the stage began
};

// Returns one line for a terminal of this width, always shorter than it; the narrower it is, the less the line tells:
// "explore     [=====>    ]  52%  83k inputs/s  0:04  round 2 of 4, push"
std::string progressLine(const ProgressState &state, std::size_t width, bool colour);

}  // namespace eclat
