#pragma once

#include "flow/input.h"
#include "flow/request.h"
#include "support/deadline.h"
#include "support/failure.h"

#include <memory>
#include <string>
#include <sys/types.h>
#include <vector>

namespace eclat::rt {
struct Orders;
struct Segment;
enum class Command : char;
}  // namespace eclat::rt
namespace eclat::sym {
struct Trail;
}

namespace eclat {

struct WorkerOptions {
  std::string binary;
  std::string model;      // file with the encoded checks; empty: the worker checks nothing
  std::string directory;  // the worker's current directory, and all that it may write to
  double inputSeconds = 0.25;
  int memoryMb = 512;
  Sandbox sandbox = Sandbox::Best;
  std::vector<std::string> visible;  // what it may read although it lies below /tmp
  bool checkLeaks = false;
  std::string ownBlocks;     // file with the numbers of the component's basic blocks
  bool watchNested = false;  // note violations in calls inside the tested one also for inputs in a batch
  SpecsAt specsAt = SpecsAt::TestedCall;
  bool leavesTrail = false;  // the binary is of the symbolic flavour and records conditions
  Deadline deadline = runDeadline();
};

// Which other inputs an input shares its process with. Same: those that came before it, or it is not run. None: it also
// takes samples.
enum class Company { Any, Same, NoneBefore, None };

// One worker process of the hooked binary, and the segment shared with it.
class Worker {
public:
  static Result<std::unique_ptr<Worker>> start(const WorkerOptions &options);
  ~Worker();
  Worker(const Worker &) = delete;
  Worker &operator=(const Worker &) = delete;

  // Runs as many inputs, from the first on, as fit into the segment, and returns how many; segment() then holds a
  // record for each. Returns 0 if the worker is gone.
  // `fill`: the byte that new memory is filled with, unless it is 0.
  std::size_t run(const Input *inputs, std::size_t count, unsigned stopAfterTimeouts, Company company, int fill = 0);
  bool isGone() const { return isGone_; }  // the process died or does not answer
  const WorkerOptions &options() const { return options_; }
  const rt::Segment &segment() const { return *segment_; }
  const sym::Trail *trail() const { return trail_; }  // what the last input recorded

private:
  Worker() = default;
  static Result<std::unique_ptr<Worker>> startOnce(const WorkerOptions &options);
  char command(rt::Command command);  // the answer
  bool isStill() const;
  std::size_t finished(std::size_t count) const;

  rt::Orders *orders_ = nullptr;
  rt::Segment *segment_ = nullptr;
  sym::Trail *trail_ = nullptr;
  int control_ = -1;
  pid_t pid_ = -1;
  WorkerOptions options_;
  bool isGone_ = false;
};

}  // namespace eclat
