#include "execute/worker.h"

#include "../../runtime/sym/trail.h"
#include "../../runtime/wire.h"
#include "execute/encode.h"

#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace eclat {

namespace {

// Frames stay numbers in the worker: the driver turns the few that matter into names, once each.
constexpr const char *kAsanOptions = "detect_leaks=0:symbolize=0:handle_abort=1:handle_sigill=1:handle_sigfpe=1:"
                                     "allocator_may_return_null=1:quarantine_size_mb=8:malloc_context_size=2:"
                                     "detect_stack_use_after_return=0:print_legend=0:print_summary=0:"
                                     "dedup_token_length=0:abort_on_error=0:exitcode=66:fast_unwind_on_fatal=0";
constexpr const char *kUbsanOptions = "halt_on_error=1:symbolize=0:print_stacktrace=1:report_error_type=1";

// Shared memory of the size of a T, made of zeros.
template <class T> T *shareMemory(const char *name, int &descriptor) {
  descriptor = memfd_create(name, MFD_CLOEXEC);
  if (descriptor < 0 || ftruncate(descriptor, sizeof(T)) != 0)
    return nullptr;
  void *mapped = mmap(nullptr, sizeof(T), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  return mapped == MAP_FAILED ? nullptr : static_cast<T *>(mapped);
}

std::vector<std::string> workerEnvironment(const WorkerOptions &options, int segment, int control, int trail) {
  std::vector<std::string> out;
  for (char **e = environ; *e; ++e) {
    std::string_view entry = *e;
    if (!entry.starts_with("ASAN_OPTIONS=") && !entry.starts_with("UBSAN_OPTIONS=") && !entry.starts_with("ECLAT_"))
      out.emplace_back(entry);
  }
  out.push_back(fmt::format("{}=worker", rt::kEnvMode));
  out.push_back(fmt::format("{}={}", rt::kEnvSegment, segment));
  out.push_back(fmt::format("{}={}", rt::kEnvControl, control));
  out.push_back(fmt::format("{}={}", rt::kEnvModel, options.model));
  out.push_back(fmt::format("{}={}", rt::kEnvOwnBlocks, options.ownBlocks));
  if (trail >= 0)
    out.push_back(fmt::format("{}={}", sym::kEnvTrail, trail));
  if (options.sandbox)
    out.push_back(fmt::format("{}={}", rt::kEnvSandbox, options.directory));
  out.push_back(fmt::format("ASAN_OPTIONS={}", kAsanOptions));
  out.push_back(fmt::format("UBSAN_OPTIONS={}", kUbsanOptions));
  return out;
}

[[noreturn]] void becomeWorker(const WorkerOptions &options, char **environment, std::initializer_list<int> kept) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setpgid(0, 0);
  for (int descriptor : kept)
    fcntl(descriptor, F_SETFD, 0);
  personality(ADDR_NO_RANDOMIZE);  // no address may decide what is found or solved
  int null = open("/dev/null", O_RDWR);
  for (int descriptor : {0, 1, 2})
    dup2(null, descriptor);
  if (chdir(options.directory.c_str()) != 0)
    _exit(126);
  char *argv[] = {const_cast<char *>(options.binary.c_str()), nullptr};
  execve(argv[0], argv, environment);
  _exit(127);
}

// In microseconds of the clock that the worker reads, too; 0: never.
std::uint64_t momentOf(const Deadline &deadline) {
  timespec now{};
  if (deadline.isNever() || clock_gettime(CLOCK_MONOTONIC, &now) != 0)
    return 0;
  return static_cast<std::uint64_t>(now.tv_sec) * 1000000 + static_cast<std::uint64_t>(now.tv_nsec) / 1000 +
         static_cast<std::uint64_t>(deadline.secondsLeft() * 1e6);
}

Failure cannotStart(const std::string &why) {
  return {ExitCode::OurBug, "execute", "cannot start a worker: " + why, "", {}};
}

}  // namespace

Result<std::unique_ptr<Worker>> Worker::start(const WorkerOptions &options) {
  std::unique_ptr<Worker> worker(new Worker);
  worker->options_ = options;
  int segment = -1, trail = -1, sockets[2] = {-1, -1};
  worker->segment_ = shareMemory<rt::Segment>("eclat-segment", segment);
  if (options.leavesTrail)
    worker->trail_ = shareMemory<sym::Trail>("eclat-trail", trail);
  if (!worker->segment_ || (options.leavesTrail && !worker->trail_) ||
      socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0)
    return fail(cannotStart(std::strerror(errno)));
  worker->segment_->version = rt::kWireVersion;
  worker->control_ = sockets[0];
  std::vector<std::string> environment = workerEnvironment(options, segment, sockets[1], trail);
  std::vector<char *> pointers;
  for (std::string &entry : environment)
    pointers.push_back(entry.data());
  pointers.push_back(nullptr);
  worker->pid_ = fork();
  if (worker->pid_ == 0)
    becomeWorker(options, pointers.data(), {segment, sockets[1], trail});
  close(sockets[1]);
  close(segment);
  if (trail >= 0)
    close(trail);
  if (worker->pid_ < 0)
    return fail(cannotStart(std::strerror(errno)));
  if (!options.model.empty() && !worker->command(static_cast<char>(rt::Command::LoadModel)))
    return fail(cannotStart("it did not load the model"));
  return worker;
}

Worker::~Worker() {
  if (control_ >= 0)
    close(control_);
  if (pid_ > 0) {
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
  if (segment_)
    munmap(segment_, sizeof(rt::Segment));
  if (trail_)
    munmap(trail_, sizeof(sym::Trail));
}

bool Worker::command(char what) {
  if (send(control_, &what, 1, MSG_NOSIGNAL) != 1)
    return false;
  char answer = 0;
  ssize_t n;
  while ((n = read(control_, &answer, 1)) < 0 && errno == EINTR)
    ;
  return n == 1 && answer == rt::kDone;
}

std::size_t Worker::run(const Input *inputs, std::size_t count, unsigned stopAfterTimeouts, bool alone, int fill) {
  std::string encoded;
  std::size_t taken = 0;
  for (; taken < count && taken < rt::kMaxInputs; ++taken) {
    std::size_t before = encoded.size();
    encodeInput(inputs[taken], encoded);
    if (encoded.size() > rt::kInputBytes) {
      encoded.resize(before);
      break;
    }
    segment_->inputOffsets[taken] = static_cast<std::uint32_t>(before);
  }
  if (taken == 0)
    return 0;
  std::memcpy(segment_->inputs, encoded.data(), encoded.size());
  for (std::size_t i = 0; i < taken; ++i)
    segment_->records[i].reset();
  segment_->inputCount = static_cast<std::uint32_t>(taken);
  segment_->wantSamples = alone;
  segment_->isAlone = alone;
  segment_->fill = static_cast<std::uint32_t>(fill);
  segment_->checkLeaks = options_.checkLeaks;
  segment_->specsAt = static_cast<rt::SpecsAt>(options_.specsAt);
  segment_->watchNested = options_.watchNested || alone;
  segment_->stopAfterTimeouts = stopAfterTimeouts;
  segment_->inputMicroseconds = static_cast<std::uint64_t>(options_.inputSeconds * 1e6);
  segment_->memoryBytes = static_cast<std::uint64_t>(options_.memoryMb) << 20;
  segment_->deadline = momentOf(options_.deadline);
  segment_->blobUsed = 0;
  isGone_ = !command(static_cast<char>(rt::Command::Run));
  return isGone_ ? 0 : taken;
}

}  // namespace eclat
