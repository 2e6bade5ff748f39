// How fast inputs are executed and judged, what a crash costs, what a second worker brings, whether memory stays flat.
// All figures that matter are ratios within one run.
#include "emit/cpp/code.h"
#include "execute/execute_inputs.h"
#include "flow/files/sealed.h"
#include "flow/files/store.h"
#include "flow/trace.h"
#include "generate/generate_inputs.h"
#include "generate/pool.h"
#include "judge/checks.h"
#include "judge/classify_outcome.h"
#include "pipeline/explore/explore.h"
#include "support/files.h"
#include "support/process.h"
#include "support/progress.h"
#include "support/work_dir.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <functional>
#include <map>
#include <sstream>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

using namespace eclat;

namespace {

[[noreturn]] void giveUp(const std::string &why) {
  fmt::print(stderr, "bench-execute: {}\n", why);
  std::exit(1);
}

template <class T> T mustHave(Result<T> result) {
  if (!result)
    giveUp(result.error().message);
  return std::move(*result);
}

template <class T> T load(const std::string &path) {
  return mustHave(fromText<T>(unsealed(readFile(path).value_or("")).value_or(""), path));
}

double cpuSeconds() {
  double sum = 0;
  for (int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage used{};
    getrusage(who, &used);
    for (timeval t : {used.ru_utime, used.ru_stime})
      sum += static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
  }
  return sum;
}

double wallSeconds(const std::function<void()> &work) {
  auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// All that exploring needs, from the work directory that the stages before it filled.
struct Subject {
  WorkDir dir;
  Component component;
  Build build;
  Trace trace;
  Model model;

  explicit Subject(const std::string &work)
      : dir(work), component(load<Component>(dir.component())), build(load<Build>(dir.build())),
        trace(load<Trace>(dir.trace())), model(load<Model>(dir.model())) {}

  std::unique_ptr<Executor> start(int jobs) const {
    ExploreOptions options;
    options.jobs = jobs;
    return mustHave(
        Executor::start(build, component, trace.schema, model, checksOf(model, component, trace.schema), options, dir));
  }
};

struct Inputs {
  std::vector<Input> proper;    // those that returned
  std::vector<Input> crashing;  // those that ended the process
};

// The inputs that exploring makes, sorted by how they end.
Inputs collect(const Subject &subject, std::size_t wanted) {
  ExploreOptions options;
  options.inputsPerOperation = 2000;
  RandomGenerator generator(subject.component, options);
  Pool pool(subject.component);
  auto executor = subject.start(1);
  Inputs inputs;
  while (inputs.proper.size() < wanted) {
    std::size_t before = inputs.proper.size();
    std::vector<Input> normal;
    for (const Operation &op : subject.component.operations) {
      std::vector<Chunk> chunks{
          {generator.generate(op, pool), 3}
      };
      auto outcomes = mustHave(executor->run(chunks));
      for (std::size_t i = 0; i < outcomes[0].size(); ++i) {
        const Input &input = chunks[0].inputs[i];
        if (isSevereEnding(outcomes[0][i].ending))
          inputs.crashing.push_back(input);
        else if (outcomes[0][i].ending == Ending::Returned)
          inputs.proper.push_back(input);
        if (classifyOutcome(outcomes[0][i], input, subject.component, subject.model) == Label::Normal)
          normal.push_back(input);
      }
    }
    for (const Input &input : normal)
      pool.add(input);
    if (inputs.proper.size() == before)
      giveUp("no more inputs can be made");
  }
  inputs.proper.resize(wanted);
  return inputs;
}

// Seconds to run all of them `times` times, in as many chunks as there is work to share.
double secondsToRun(Executor &executor, const std::vector<Input> &inputs, int times) {
  std::vector<Chunk> chunks;
  constexpr std::size_t kChunk = 1000;
  for (std::size_t first = 0; first < inputs.size(); first += kChunk)
    chunks.push_back({std::vector<Input>(inputs.begin() + static_cast<long>(first),
                                         inputs.begin() + static_cast<long>(std::min(inputs.size(), first + kChunk))),
                      3});
  return wallSeconds([&] {
    for (int i = 0; i < times; ++i)
      mustHave(executor.run(chunks));
  });
}

// The same calls, compiled straight into C++ with the flags of the hooked binary.
std::string straightProgram(const Subject &subject, const std::vector<Input> &inputs, int times) {
  std::string code = "#include <cmath>\n#include <cstdio>\n#include <ctime>\n#include <limits>\n#include <string>\n";
  for (const std::string &header : subject.component.headers)
    code += fmt::format("#include \"{}\"\n", header);
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    code += fmt::format("__attribute__((noinline)) static void input{}() {{\n", i);
    for (const std::string &line : inputCode(inputs[i], subject.component).all())
      code += "  " + line + "\n";
    code += "}\n";
  }
  code += "static void (*const inputs[])() = {\n";
  for (std::size_t i = 0; i < inputs.size(); ++i)
    code += fmt::format("  input{},\n", i);
  return code + fmt::format(R"(}};
int main() {{
  timespec a, b;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &a);
  for (int i = 0; i < {}; ++i)
    for (auto input : inputs)
      input();
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &b);
  std::printf("%f\n", double(b.tv_sec - a.tv_sec) + 1e-9 * double(b.tv_nsec - a.tv_nsec));
}}
)",
                            times);
}

std::string buildStraight(const Subject &subject, const std::vector<Input> &inputs, int times,
                          const std::vector<std::string> &sources) {
  std::string source = subject.dir.root() + "/straight.cpp", binary = subject.dir.root() + "/straight";
  if (!writeFile(source, straightProgram(subject, inputs, times)))
    giveUp("cannot write " + source);
  std::vector<std::string> command = {subject.build.compiler};
  command.insert(command.end(), subject.component.flags.begin(), subject.component.flags.end());
  for (const char *flag : {"-O1", "-fno-omit-frame-pointer", "-fsanitize=address,undefined", "-w", "-o"})
    command.emplace_back(flag);
  command.push_back(binary);
  command.push_back(source);
  command.insert(command.end(), sources.begin(), sources.end());
  ProcessResult built = runProcess(command);
  if (!built.succeeded())
    giveUp(built.output);
  return binary;
}

double secondsStraight(const std::string &binary) {
  ProcessOptions options;
  options.environment["ASAN_OPTIONS"] = "detect_leaks=0:quarantine_size_mb=8:malloc_context_size=2";
  ProcessResult ran = runProcess({binary}, options);
  if (!ran.succeeded())
    giveUp(ran.output);
  return std::strtod(ran.output.c_str(), nullptr);
}

Stats exploreWith(Executor &executor, const Subject &subject, const ExploreOptions &options) {
  Progress quiet(ProgressStyle{.quiet = true});
  std::set<int> untested;
  Hints hints;
  CallGraphs none;
  Learning learning(subject.model, subject.component, options);
  Exploration exploration{subject.component, subject.trace.schema, subject.model, hints, none, options, untested};
  return mustHave(explore(executor, exploration, learning, quiet)).stats;
}

void benchExplore(const Subject &subject) {
  double before = cpuSeconds();
  Stats stats;
  double wall = wallSeconds([&] {
    auto executor = subject.start(1);
    ExploreOptions options;
    options.rounds = 12;
    options.inputsPerOperation = 5000;
    stats = exploreWith(*executor, subject, options);
  });
  double cpu = cpuSeconds() - before;
  auto inputs = static_cast<double>(stats.generated);
  fmt::print("explore, one worker: {} inputs generated, run and judged in {:.1f} s, {:.1f} s of CPU: "
             "{:.0f} per second, {:.0f} per CPU second\n",
             stats.generated, wall, cpu, inputs / wall, inputs / cpu);
}

void benchSpeed(const Subject &subject, const Inputs &inputs, const std::vector<std::string> &sources) {
  auto one = subject.start(1), two = subject.start(2);
  double single = 1e9, pair = 1e9;
  for (int turn = 0; turn < 4; ++turn) {
    single = std::min(single, secondsToRun(*one, inputs.proper, 1));
    pair = std::min(pair, secondsToRun(*two, inputs.proper, 1));
  }
  auto count = static_cast<double>(inputs.proper.size());
  fmt::print("run: {:.0f} inputs per second with one worker, {:.0f} with two ({:.2f} times)\n", count / single,
             count / pair, single / pair);
  std::vector<Input> sample;  // from all rounds alike
  for (std::size_t i = 0; sample.size() < 4000; i += inputs.proper.size() / 4000)
    sample.push_back(inputs.proper[i]);
  // In turns, the best of each: whatever else the machine does only adds.
  constexpr int kTimes = 20, kTurns = 6;
  double ours = 1e9, straight = 1e9;
  std::string program = buildStraight(subject, sample, kTimes, sources);
  for (int turn = 0; turn < kTurns; ++turn) {
    ours = std::min(ours, secondsToRun(*one, sample, kTimes));
    straight = std::min(straight, secondsStraight(program));
  }
  fmt::print("the same calls straight in C++ under the sanitizers: {:.2f} us per input, ours {:.2f} us: {:.1f} times\n",
             1e6 * straight / (kTimes * 4000.0), 1e6 * ours / (kTimes * 4000.0), ours / straight);
}

void benchCrashes(const Subject &subject, const Inputs &inputs) {
  auto executor = subject.start(1);
  std::vector<Input> some(inputs.crashing.begin(), inputs.crashing.begin() + static_cast<long>(std::min<std::size_t>(
                                                                                 4000, inputs.crashing.size())));
  double seconds = secondsToRun(*executor, some, 1);
  fmt::print("crashes: {:.0f} survived per second\n", static_cast<double>(some.size()) / seconds);
}

// Kilobytes that this process and all below it hold.
long residentKb() {
  long total = 0;
  std::map<pid_t, std::pair<pid_t, long>> processes;  // parent and size
  std::error_code failed;
  for (const auto &entry : std::filesystem::directory_iterator("/proc", failed)) {
    auto pid = static_cast<pid_t>(std::strtol(entry.path().filename().c_str(), nullptr, 10));
    std::istringstream status(readFile(entry.path().string() + "/status").value_or(""));
    pid_t parent = 0;
    long size = 0;
    for (std::string line; pid && std::getline(status, line);) {
      std::sscanf(line.c_str(), "PPid: %d", &parent);
      std::sscanf(line.c_str(), "RssAnon: %ld", &size);
    }
    if (pid)
      processes[pid] = {parent, size};
  }
  for (const auto &[pid, process] : processes) {
    pid_t at = pid;
    while (at && at != getpid())
      at = processes.contains(at) ? processes[at].first : 0;
    if (at)
      total += process.second;
  }
  return total;
}

// What driver and worker hold while something is done: the most in each quarter of its time.
std::string memoryDuring(const std::function<void()> &work) {
  std::vector<long> sizes;
  std::atomic<bool> isOver = false;
  std::thread watch([&] {
    while (!isOver) {
      sizes.push_back(residentKb());
      std::this_thread::sleep_for(std::chrono::milliseconds(200));
    }
  });
  work();
  isOver = true;
  watch.join();
  std::size_t n = sizes.size();
  if (n < 8)
    giveUp("too short to say anything of memory");
  auto most = [&](std::size_t from, std::size_t to) {
    return *std::max_element(sizes.begin() + static_cast<long>(from), sizes.begin() + static_cast<long>(to)) / 1024;
  };
  return fmt::format("at most {} MB in the first quarter, {} in the second, {} in the third, {} in the last",
                     most(0, n / 4), most(n / 4, n / 2), most(n / 2, 3 * n / 4), most(3 * n / 4, n));
}

void benchMemory(const Subject &subject, const Inputs &inputs) {
  auto one = subject.start(1);
  constexpr int kTimes = 100;
  std::string running = memoryDuring([&] { secondsToRun(*one, inputs.proper, kTimes); });
  fmt::print("memory over {} inputs run: {}\n", kTimes * inputs.proper.size(), running);
  Stats stats;
  std::string exploring = memoryDuring([&] {
    ExploreOptions options;
    options.inputsPerOperation = 2000;
    options.rounds = 60;
    stats = exploreWith(*one, subject, options);
  });
  fmt::print("memory over {} inputs explored: {}\n", stats.generated, exploring);
}

}  // namespace

int main(int argc, char **argv) {
  if (argc < 3)
    giveUp("usage: bench_execute WORK_DIRECTORY SOURCE...");
  Subject subject(argv[1]);
  std::vector<std::string> sources(argv + 2, argv + argc);
  fmt::print("{} properties\n", subject.model.properties.size());
  benchExplore(subject);
  Inputs inputs = collect(subject, 100000);
  benchSpeed(subject, inputs, sources);
  benchCrashes(subject, inputs);
  benchMemory(subject, inputs);
}
