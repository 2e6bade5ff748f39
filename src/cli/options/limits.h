#pragma once

namespace eclat {

// The least and greatest values of numbers, on the command line and in .eclat.yaml alike.
struct Limits {
  int least, most;
};
inline constexpr Limits kRounds{1, 1000}, kInputs{1, 1000000}, kTries{1, 1000000}, kMemoryMb{16, 1 << 20},
    kSteps{1, 1000}, kJobs{0, 256}, kSeeds{1, 10000}, kPercent{0, 100}, kIterations{1, 100};

}  // namespace eclat
