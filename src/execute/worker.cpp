#include "execute/worker.h"

#include "../../runtime/sym/trail.h"
#include "../../runtime/wire.h"
#include "contain/container.h"
#include "execute/encode.h"

#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
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

constexpr char kNothing = 0;  // instead of an answer

enum class Sharing { Both, WeWriteAlone };

// Shared memory of the size of a T, made of zeros. Nobody can change its size: to read what is gone would end us.
template <class T> T *shareMemory(const char *name, int &descriptor, Sharing sharing = Sharing::Both) {
  descriptor = memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (descriptor < 0 || ftruncate(descriptor, sizeof(T)) != 0)
    return nullptr;
  void *mapped = mmap(nullptr, sizeof(T), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  int seals = F_SEAL_SHRINK | F_SEAL_GROW | (sharing == Sharing::WeWriteAlone ? F_SEAL_FUTURE_WRITE : 0) | F_SEAL_SEAL;
  bool isSealed = fcntl(descriptor, F_ADD_SEALS, seals) == 0;
  return mapped == MAP_FAILED || !isSealed ? nullptr : static_cast<T *>(mapped);
}

// What a worker inherits.
struct Inherited {
  int orders = -1, segment = -1, control = -1, trail = -1;
};

std::vector<std::string> workerEnvironment(const WorkerOptions &options, const Inherited &inherited) {
  std::vector<std::string> out;
  for (char **e = environ; *e; ++e) {
    std::string_view entry = *e;
    if (!entry.starts_with("ASAN_OPTIONS=") && !entry.starts_with("UBSAN_OPTIONS=") && !entry.starts_with("ECLAT_"))
      out.emplace_back(entry);
  }
  out.push_back(fmt::format("{}=worker", rt::kEnvMode));
  out.push_back(fmt::format("{}={}", rt::kEnvOrders, inherited.orders));
  out.push_back(fmt::format("{}={}", rt::kEnvSegment, inherited.segment));
  out.push_back(fmt::format("{}={}", rt::kEnvControl, inherited.control));
  out.push_back(fmt::format("{}={}", rt::kEnvModel, options.model));
  out.push_back(fmt::format("{}={}", rt::kEnvOwnBlocks, options.ownBlocks));
  if (inherited.trail >= 0)
    out.push_back(fmt::format("{}={}", sym::kEnvTrail, inherited.trail));
  if (options.sandbox != Sandbox::None)
    out.push_back(fmt::format("{}={}", rt::kEnvScratch, options.directory));
  if (options.sandbox != Sandbox::None && walls().isApart)
    out.push_back(fmt::format("{}=1", rt::kEnvApart));
  out.push_back(fmt::format("ASAN_OPTIONS={}", kAsanOptions));
  out.push_back(fmt::format("UBSAN_OPTIONS={}", kUbsanOptions));
  return out;
}

std::vector<std::string> workerCommand(const WorkerOptions &options) {
  if (options.sandbox == Sandbox::None)
    return {options.binary};
  return contained({options.binary},
                   {.scratch = options.directory, .results = {}, .visible = options.visible, .isFirst = true});
}

std::vector<char *> pointersTo(std::vector<std::string> &words) {
  std::vector<char *> pointers;
  for (std::string &word : words)
    pointers.push_back(word.data());
  pointers.push_back(nullptr);
  return pointers;
}

[[noreturn]] void becomeWorker(const std::string &directory, char **command, char **environment,
                               const Inherited &inherited) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setpgid(0, 0);
  close_range(3, ~0u, CLOSE_RANGE_CLOEXEC);  // whatever we have inherited ourselves
  for (int descriptor : {inherited.orders, inherited.segment, inherited.control, inherited.trail})
    fcntl(descriptor, F_SETFD, 0);
  personality(ADDR_NO_RANDOMIZE);  // no address may decide what is found or solved
  int null = open("/dev/null", O_RDWR);
  for (int descriptor : {0, 1, 2})
    dup2(null, descriptor);
  if (chdir(directory.c_str()) != 0)
    _exit(126);
  execvpe(command[0], command, environment);
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
  return {ExitCode::CannotBuildOrTestsFail,
          "execute",
          "cannot start the process that runs inputs: " + why,
          "`eclat doctor` shows what this machine can do",
          {}};
}

}  // namespace

// Somebody may end it while it starts, say when memory is short.
Result<std::unique_ptr<Worker>> Worker::start(const WorkerOptions &options) {
  if (auto made = makeScratch(options.directory); !made)
    return fail(made.error());
  constexpr int kTries = 4;
  auto started = startOnce(options);
  for (int tries = 1; !started && tries < kTries; ++tries)
    started = startOnce(options);
  return started;
}

Result<std::unique_ptr<Worker>> Worker::startOnce(const WorkerOptions &options) {
  std::unique_ptr<Worker> worker(new Worker);
  worker->options_ = options;
  Inherited inherited;
  int sockets[2] = {-1, -1};
  worker->orders_ = shareMemory<rt::Orders>("eclat-orders", inherited.orders, Sharing::WeWriteAlone);
  worker->segment_ = shareMemory<rt::Segment>("eclat-segment", inherited.segment);
  if (options.leavesTrail)
    worker->trail_ = shareMemory<sym::Trail>("eclat-trail", inherited.trail);
  if (!worker->orders_ || !worker->segment_ || (options.leavesTrail && !worker->trail_) ||
      socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0)
    return fail(cannotStart(std::strerror(errno)));
  worker->orders_->version = rt::kWireVersion;
  worker->control_ = sockets[0];
  inherited.control = sockets[1];
  std::vector<std::string> environment = workerEnvironment(options, inherited), command = workerCommand(options);
  std::vector<char *> envp = pointersTo(environment), argv = pointersTo(command);
  worker->pid_ = fork();
  if (worker->pid_ == 0)
    becomeWorker(options.directory, argv.data(), envp.data(), inherited);
  for (int descriptor : {inherited.orders, inherited.segment, inherited.control, inherited.trail})
    if (descriptor >= 0)
      close(descriptor);
  if (worker->pid_ < 0)
    return fail(cannotStart(std::strerror(errno)));
  if (!options.model.empty() && worker->command(rt::Command::LoadModel) != rt::kDone)
    return fail(cannotStart("it ended at once"));
  return worker;
}

Worker::~Worker() {
  if (control_ >= 0)
    close(control_);
  if (pid_ > 0) {
    kill(-pid_, SIGKILL);
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
  }
  if (orders_)
    munmap(orders_, sizeof(rt::Orders));
  if (segment_)
    munmap(segment_, sizeof(rt::Segment));
  if (trail_)
    munmap(trail_, sizeof(sym::Trail));
}

// Where there are no namespaces an input may stop it. What has ended may have left behind, half made, who holds the
// socket.
bool Worker::isStill() const {
  siginfo_t info{};
  return waitid(P_PID, static_cast<id_t>(pid_), &info, WSTOPPED | WEXITED | WNOHANG | WNOWAIT) == 0 &&
         info.si_pid == pid_;
}

char Worker::command(rt::Command command) {
  const char what = static_cast<char>(command);
  if (send(control_, &what, 1, MSG_NOSIGNAL) != 1)
    return kNothing;
  constexpr int kMilliseconds = 1000;
  pollfd answered{control_, POLLIN, 0};
  for (int ready; (ready = poll(&answered, 1, kMilliseconds)) <= 0;)
    if ((ready < 0 && errno != EINTR) || (ready == 0 && isStill()))
      return kNothing;
  char answer = kNothing;
  ssize_t n;
  while ((n = read(control_, &answer, 1)) < 0 && errno == EINTR)
    ;
  return n == 1 ? answer : kNothing;
}

// How many inputs of a batch were run before there was no process to run the next one.
std::size_t Worker::finished(std::size_t count) const {
  std::size_t ended = 0;
  while (ended < count && segment_->records[ended].ending != rt::Ending::NotRun && segment_->records[ended].isClosed())
    ++ended;
  return ended;
}

std::size_t Worker::run(const Input *inputs, std::size_t count, unsigned stopAfterTimeouts, Company company, int fill) {
  const bool alone = company == Company::None;
  if (isGone_)
    return 0;
  std::string encoded;
  std::size_t taken = 0;
  for (; taken < count && taken < rt::kMaxInputs; ++taken) {
    std::size_t before = encoded.size();
    encodeInput(inputs[taken], encoded);
    if (encoded.size() > rt::kInputBytes) {
      encoded.resize(before);
      break;
    }
    orders_->inputOffsets[taken] = static_cast<std::uint32_t>(before);
  }
  if (taken == 0)
    return 0;
  std::memcpy(orders_->inputs, encoded.data(), encoded.size());
  for (std::size_t i = 0; i < taken; ++i)
    segment_->records[i].reset();
  orders_->inputCount = static_cast<std::uint32_t>(taken);
  orders_->wantSamples = alone;
  orders_->isAlone = alone;
  orders_->isFresh = company == Company::NoneBefore;
  orders_->hasHistory = company == Company::Same;
  orders_->fill = static_cast<std::uint32_t>(fill);
  orders_->checkLeaks = options_.checkLeaks;
  orders_->specsAt = static_cast<rt::SpecsAt>(options_.specsAt);
  orders_->watchNested = options_.watchNested || alone;
  orders_->stopAfterTimeouts = stopAfterTimeouts;
  orders_->inputMicroseconds = static_cast<std::uint64_t>(options_.inputSeconds * 1e6);
  orders_->memoryBytes = static_cast<std::uint64_t>(options_.memoryMb) << 20;
  orders_->deadline = momentOf(options_.deadline);
  segment_->blobUsed = 0;
  const char answer = command(rt::Command::Run);
  isGone_ = answer != rt::kDone;
  return answer == rt::kDone ? taken : answer == rt::kBroken ? finished(taken) : 0;
}

}  // namespace eclat
