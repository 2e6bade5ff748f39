// The worker's own process stays clean: it lets another one run the inputs, watches it, notes what killed it and goes
// on behind the input that did. It believes nothing that an input could have written.
#include "blob.h"
#include "input_process.h"
#include "recover.h"
#include "state.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace eclat::rt {

namespace {

constexpr std::size_t kLongestOutput = 2048;

Surroundings surroundings;
const Orders *givenOrders = nullptr;

// The beginning of a file, into the blob.
void keepFile(Segment *segment, int descriptor, std::size_t most, std::uint32_t &offset, std::uint32_t &length) {
  off_t size = lseek(descriptor, 0, SEEK_END);
  std::size_t wanted = size < 0 ? 0 : std::min(static_cast<std::size_t>(size), most);
  std::uint32_t at = segment->blobUsed;
  if (wanted == 0 || at > kBlobBytes || wanted > kBlobBytes - at)
    return;
  ssize_t n = pread(descriptor, segment->blob + at, wanted, 0);
  if (n <= 0)
    return;
  offset = at;
  length = static_cast<std::uint32_t>(n);
  segment->blobUsed = at + static_cast<std::uint32_t>(n);
}

void keepReport(Segment *segment, Record &record) {
  constexpr std::size_t kLongest = 16 * 1024;  // the frames that matter come first
  keepFile(segment, surroundings.report, kLongest, record.reportOffset, record.reportLength);
}

// "==1==ERROR: AddressSanitizer: SEGV on unknown address …": the word behind the colon names the signal.
void nameSignal(const Segment *segment, Record &record) {
  std::string report(textInBlob(*segment, record.reportOffset, record.reportLength));
  const char marker[] = "AddressSanitizer: ";
  std::size_t at = report.find(marker);
  if (record.ending != Ending::Crashed || at == std::string::npos)
    return;
  at += sizeof marker - 1;
  std::string name = report.substr(at, report.find_first_of(" \n", at) - at);
  copyText(record.detail, sizeof record.detail, name.c_str());
  for (int number : {SIGSEGV, SIGBUS, SIGFPE, SIGILL})
    if (name == sigabbrev_np(number))
      record.undefined = kindOfSignal(number);
  if (name == "ABRT")
    record.ending = Ending::Aborted;
  if (name == "stack-overflow")
    record.ending = Ending::StackOverflow;
}

// Copies a text from an address that an input may have made up: the kernel reads it, and does not crash.
template <std::size_t N> void copyConstant(char (&to)[N], const char *from) {
  int ends[2];
  to[0] = '\0';
  if (pipe2(ends, O_CLOEXEC) != 0)
    return;
  ssize_t written = ::write(ends[1], from, N - 1);
  ssize_t n = written > 0 ? ::read(ends[0], to, static_cast<std::size_t>(written)) : 0;
  to[n > 0 ? n : 0] = '\0';
  ::close(ends[0]);
  ::close(ends[1]);
}

// Fills in what the child could not say itself.
void noteDeath(Segment *segment, Record &record, int status, Ending exceeded) {
  keepReport(segment, record);
  // The child was a copy of this process: what is constant stands at the same place in both.
  if (record.observer)
    copyConstant(record.observerName, reinterpret_cast<const char *>(record.observer));
  const bool hadEnded = record.ending == Ending::Exited || record.ending == Ending::Aborted;
  if (record.inAround || (exceeded != Ending::NotRun && !hadEnded)) {
    record.ending = record.inAround ? Ending::AroundFailed : exceeded;
    return;
  }
  record.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  bool known = record.ending != Ending::NotRun && record.ending != Ending::Returned && record.ending != Ending::Threw;
  if (known) {
    nameSignal(segment, record);
    return;
  }
  if (WIFEXITED(status))
    record.ending = Ending::Exited;
  else
    record.ending = record.signal == SIGABRT ? Ending::Aborted : Ending::Crashed;
  record.undefined = kindOfSignal(record.signal);
}

// As the driver made it.
void forget(Segment *segment, Record &record) {
  for (std::uint32_t i = 0; i < record.blockCount; ++i) {
    std::uint32_t block = 0;
    std::size_t at = record.blocksOffset + std::size_t{i} * sizeof block;
    if (at + sizeof block > kBlobBytes)
      break;
    std::memcpy(&block, segment->blob + at, sizeof block);
    if (block < kMaxBlocks)
      segment->reached[block] = 0;  // the first to reach it is still to come
  }
  record.reset();
}

// One batch, input by input where it has to be.
class Batch {
public:
  Batch(Segment *segment, InputProcess &child) : segment_(segment), child_(child) {}

  // False if there was no process to run it.
  bool run() {
    segment_->suspectsBegin = segment_->suspectsEnd = 0;
    if (orders().isAlone || orders().isFresh || (child_.isRunning() && child_.hasGrown()))
      child_.end();
    while (next_ < count_ && runFromNext())
      ;
    if (!orders().isAlone)
      return isServed_;
    Record &record = segment_->records[0];
    keepFile(segment_, surroundings.output, kLongestOutput, record.outputOffset, record.outputLength);
    record.close();
    child_.end();
    return isServed_;
  }

private:
  // False if the batch is over.
  bool runFromNext() {
    segment_->current = next_;
    segment_->completed = 0;
    segment_->paused = 0;
    isServed_ = child_.go();
    if (!isServed_)
      return false;
    int status = 0;
    Ending exceeded = Ending::NotRun;
    InputProcess::State state = child_.wait(status, exceeded);
    std::uint32_t at = std::clamp(std::uint32_t{segment_->current}, next_, count_ - 1);
    if (segment_->completed && at + 1 == count_ && state != InputProcess::State::Strange)
      return false;
    if (state != InputProcess::State::Dead)
      return meddled();
    if (child_.isLate()) {
      forget(segment_, segment_->records[at]);
      return false;
    }
    return segment_->paused ? goOnAfterPause(at) : goOnAfterDeath(at, status, exceeded);
  }

  // The process ended as it should, behind an input that changed it, or before inputs of which one did.
  bool goOnAfterPause(std::uint32_t at) {
    idlePauses_ = at == next_ ? idlePauses_ + 1 : 0;
    constexpr int kMostIdle = 2;  // once to look at suspects one by one
    if (idlePauses_ > kMostIdle)
      return meddled();
    next_ = at;
    std::uint32_t end = std::min(static_cast<std::uint32_t>(segment_->suspectsEnd), count_);
    for (std::uint32_t i = next_; i < end; ++i)
      forget(segment_, segment_->records[i]);
    return true;
  }

  bool goOnAfterDeath(std::uint32_t at, int status, Ending exceeded) {
    bool isKilled = exceeded == Ending::NotRun && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    if (isKilled && orders().hasHistory) {
      forget(segment_, segment_->records[at]);
      return isServed_ = false;
    }
    if (isKilled && killedAt_ != at) {
      // Somebody else may have done that, say when memory was short. If it was the input, it does it again.
      killedAt_ = next_ = at;
      forget(segment_, segment_->records[at]);
      return true;
    }
    noteDeath(segment_, segment_->records[at], status, exceeded);
    segment_->records[at].close();
    next_ = at + 1;
    return exceeded != Ending::TimedOut || ++timeouts_ < orders().stopAfterTimeouts;
  }

  // It said that it was done and was not, or did not come on: an input has changed what is ours. Of several nobody
  // knows which: the driver asks for each of them again.
  bool meddled() {
    child_.end();
    for (std::uint32_t i = 0; i < count_; ++i)
      forget(segment_, segment_->records[i]);
    if (count_ == 1) {
      segment_->records[0].ending = Ending::Meddled;
      segment_->records[0].close();
    }
    return false;
  }

  Segment *segment_;
  InputProcess &child_;
  const std::uint32_t count_ = std::min(orders().inputCount, static_cast<std::uint32_t>(kMaxInputs));
  std::uint32_t next_ = 0, timeouts_ = 0, killedAt_ = kMaxInputs;
  int idlePauses_ = 0;
  bool isServed_ = true;
};

template <class T> T *mapped(int descriptor, int protection) {
  void *at = mmap(nullptr, sizeof(T), protection, MAP_SHARED, descriptor, 0);
  return at == MAP_FAILED ? nullptr : static_cast<T *>(at);
}

}  // namespace

const Orders &orders() { return *givenOrders; }

int supervise(int ordersDescriptor, int segmentDescriptor, int controlDescriptor) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  std::signal(SIGINT, SIG_IGN);  // Ctrl-C is for the driver, which lets the batch end
  std::signal(SIGPIPE, SIG_IGN);
  givenOrders = mapped<const Orders>(ordersDescriptor, PROT_READ);
  surroundings.segment = mapped<Segment>(segmentDescriptor, PROT_READ | PROT_WRITE);
  surroundings.control = controlDescriptor;
  surroundings.report = memfd_create("eclat-report", MFD_CLOEXEC);
  surroundings.output = memfd_create("eclat-output", MFD_CLOEXEC);
  surroundings.scratch = std::getenv(kEnvScratch);
  surroundings.isApart = std::getenv(kEnvApart) != nullptr;
  if (!givenOrders || !surroundings.segment || surroundings.report < 0 || surroundings.output < 0 ||
      givenOrders->version != kWireVersion)
    return 1;
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  InputProcess child(surroundings);
  for (char command; ::read(controlDescriptor, &command, 1) == 1;) {
    char answer = kDone;
    switch (static_cast<Command>(command)) {
    case Command::LoadModel:
      child.end();  // it has the former one
      answer = loadModel(std::getenv(kEnvModel)) ? kDone : kBroken;
      break;
    case Command::Run: answer = Batch(surroundings.segment, child).run() ? kDone : kBroken; break;
    case Command::Quit: return 0;
    }
    if (::write(controlDescriptor, &answer, 1) != 1)
      return 1;
  }
  return 0;
}

}  // namespace eclat::rt
