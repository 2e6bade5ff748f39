#pragma once

namespace eclat::inside {

constexpr int kIsProgram = -1;
constexpr unsigned long long kMemoryBytes = 2ull << 30;  // of all processes of a container together

// Forks. In the new process, which is to become the program, returns kIsProgram. In this one, the first of its
// namespace, waits until the program has ended or all processes together hold more memory than they may, and returns
// the exit code for it, in the manner of a shell. When this process ends, the kernel ends all others: nothing that the
// program has left behind outlives it.
int watchProgram();

}  // namespace eclat::inside
