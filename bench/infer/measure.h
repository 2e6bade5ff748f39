#pragma once

#include <cstdlib>
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace eclat::bench {

struct Measured {
  double cpuSeconds = 0;
  std::size_t properties = 0;  // or whatever else was made
  long peakKilobytes = 0;
};

inline double cpuSeconds() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  auto seconds = [](const timeval &t) { return static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec); };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

// In a process of its own, so that neither memory nor caches of one measurement are there in the next.
template <class Work> Measured inChild(Work work) {
  int ends[2];
  if (pipe(ends) != 0)
    std::abort();
  pid_t child = fork();
  if (child == 0) {
    Measured result = work();
    bool isWritten = write(ends[1], &result, sizeof result) == sizeof result;
    _exit(isWritten ? 0 : 1);
  }
  close(ends[1]);
  Measured result;
  bool isRead = read(ends[0], &result, sizeof result) == sizeof result;
  close(ends[0]);
  rusage used{};
  int status = 0;
  wait4(child, &status, 0, &used);
  if (!isRead || status != 0) {
    fmt::print(stderr, "a measurement failed\n");
    std::exit(1);
  }
  result.peakKilobytes = used.ru_maxrss;
  return result;
}

}  // namespace eclat::bench
