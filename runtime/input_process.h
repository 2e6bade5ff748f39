// The process that runs inputs: forked from the worker's own, which stays clean, and kept from batch to batch until it
// dies or must not go on.
#pragma once

#include "wire.h"

#include <cstdint>
#include <ctime>
#include <sys/types.h>

namespace eclat::rt {

// What the worker knows from its start on.
struct Surroundings {
  Segment *segment = nullptr;
  const char *scratch = nullptr;  // set if this process is contained
  bool isApart = false;           // in namespaces of its own: all other processes are those of inputs
  int control = -1;               // socket to the driver, which is for the worker alone
  int report = -1;                // file in memory that the sanitizers report to
  int output = -1;                // file in memory for what an input prints that runs alone
};

class InputProcess {
public:
  explicit InputProcess(const Surroundings &around) : around_(around), segment_(around.segment) {}
  InputProcess(const InputProcess &) = delete;
  InputProcess &operator=(const InputProcess &) = delete;
  ~InputProcess() { end(); }

  bool isRunning() const { return pid_ > 0; }

  // Lets it run the batch from segment->current on. False if no process can be had.
  bool go();

  enum class State { Done, Dead, Strange };

  // Waits until it says that it has run its inputs, or has died with `status`. Strange: something else was said in its
  // name. Ends it when an input exceeds a limit.
  State wait(int &status, Ending &exceeded);

  // True if wait() ended it because the whole run is over.
  bool isLate() const { return isLate_; }

  // It was only meant to live until here, or has grown too much.
  void end();

  bool hasGrown() const;

private:
  bool start();
  [[noreturn]] void serve(int orders, int answers) const;
  int reap();
  void startInput();
  void enforceLimits(Ending &exceeded);

  const Surroundings &around_;
  Segment *segment_;
  pid_t pid_ = -1;
  int orders_ = -1, answers_ = -1;  // pipes to it and from it
  std::uint64_t word_ = 0;          // what it is to answer, another one each time
  int self_ = -1;                   // tells its end
  bool isLate_ = false;
  clockid_t clock_{};
  std::uint32_t input_ = 0;
  std::uint64_t cpuAtStart_ = 0, wallAtStart_ = 0, residentAtStart_ = 0, residentAtInput_ = 0;
};

}  // namespace eclat::rt
