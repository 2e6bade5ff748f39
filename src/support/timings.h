#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace eclat {

// Measures how long the parts of a run took and counts what they made, for --timings. No result depends on it.
class Timings {
public:
  // Begins a part. Parts are listed in the order in which they were first named; the time of a part within another
  // counts for the inner one alone.
  void start(const char *part);
  void stop();
  void count(const char *what, std::size_t number) { counts_[what] += number; }
  // Adds the CPU time of one of many actions of the same kind; the median and the longest time are shown.
  void sample(const char *what, double seconds) { samples_[what].push_back(seconds); }

  // Prints the timings as JSON:
  // {"parts": [{"part": "parse", "seconds": 0.5}, …], "counts": {"compiled": 4},
  //  "samples": {"query": {"count": 7, "median": 0.002, "most": 0.3}}}
  std::string json() const;

private:
  using Clock = std::chrono::steady_clock;
  struct Part {
    std::string name;
    double seconds = 0;
  };
  struct Open {
    std::size_t part;
    Clock::time_point since;
  };
  void charge(Clock::time_point now);

  std::vector<Part> parts_;
  std::vector<Open> open_;
  std::map<std::string, std::size_t> counts_;
  std::map<std::string, std::vector<double>> samples_;
};

// The timings of this process.
Timings &timings();

// Measures the time of the scope that it stands in.
class Timed {
public:
  explicit Timed(const char *part) { timings().start(part); }
  ~Timed() { timings().stop(); }
  Timed(const Timed &) = delete;
  Timed &operator=(const Timed &) = delete;
};

}  // namespace eclat
