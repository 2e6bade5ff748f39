#include "cli/commands/doctor.h"
#include "contain/container.h"
#include "support/files.h"
#include "support/words.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fmt/format.h>
#include <optional>
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>

namespace eclat {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kMega = 1 << 20;

// "max" and what is no number are no limit.
std::optional<std::uint64_t> numberIn(const std::string &text) {
  std::size_t start = std::min(text.find_first_of("0123456789"), text.size());
  std::uint64_t number = 0;
  auto [end, error] = std::from_chars(text.data() + start, text.data() + text.size(), number);
  if (error != std::errc() || text.starts_with("max"))
    return std::nullopt;
  return number;
}

std::optional<std::uint64_t> availableMemory() {
  std::string text = readFile("/proc/meminfo").value_or("");
  std::size_t at = text.find("MemAvailable:");
  auto kilobytes = at == std::string::npos ? std::nullopt : numberIn(text.substr(at));
  return kilobytes ? std::optional(*kilobytes * 1024) : std::nullopt;
}

// Of the container we are in, if it has one.
std::optional<std::uint64_t> memoryLimit() {
  for (const char *file : {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"})
    if (auto text = readFile(file))
      if (auto limit = numberIn(*text); limit && *limit < (1ull << 50))
        return limit;
  return std::nullopt;
}

MachineCheck checkMemory() {
  std::uint64_t memory = availableMemory().value_or(0);
  if (auto limit = memoryLimit())
    memory = memory ? std::min(memory, *limit) : *limit;
  if (memory == 0)
    return {"memory", Health::Ok, "unknown", ""};
  MachineCheck check{"memory", Health::Ok, fmt::format("{} MB to use", memory / kMega), ""};
  constexpr std::uint64_t kLittle = 1024 * kMega;  // a compiler at work on a test with GoogleTest, and two workers
  if (memory < kLittle) {
    check.health = Health::Warning;
    check.remedy = "compiling may fail: use -j 1 and --memory-limit 128, or free memory";
  }
  return check;
}

rlim_t limitOf(__rlimit_resource what) {
  rlimit limit{};
  return getrlimit(what, &limit) == 0 ? limit.rlim_cur : RLIM_INFINITY;
}

MachineCheck checkLimits() {
  if (limitOf(RLIMIT_AS) != RLIM_INFINITY)
    return {"limits", Health::Problem, "the size of the address space is limited, and AddressSanitizer needs it all",
            "run `ulimit -v unlimited`"};
  constexpr rlim_t kFiles = 256, kProcesses = 64;
  if (limitOf(RLIMIT_NOFILE) < kFiles)
    return {"limits", Health::Warning, fmt::format("only {} files may be open", limitOf(RLIMIT_NOFILE)),
            "run `ulimit -n 1024`"};
  if (limitOf(RLIMIT_NPROC) < kProcesses)
    return {"limits", Health::Warning, fmt::format("only {} processes may run", limitOf(RLIMIT_NPROC)),
            "run `ulimit -u 1024`"};
  return {"limits", Health::Ok, "address space, files and processes suffice", ""};
}

// Of the folder itself or the nearest one above it that is there.
MachineCheck checkSpace(const std::string &workDir) {
  std::error_code error;
  fs::path folder = fs::absolute(workDir, error);
  while (!fs::exists(folder, error) && folder.has_parent_path() && folder != folder.parent_path())
    folder = folder.parent_path();
  if (!fs::is_directory(folder, error) || access(folder.c_str(), W_OK | X_OK) != 0)
    return {"work directory", Health::Problem, fmt::format("{} cannot be written to", folder.string()),
            "choose another with --work-dir DIR"};
  std::uint64_t space = fs::space(folder, error).available / kMega;
  MachineCheck check{"work directory", Health::Ok, fmt::format("{} MB free in {}", space, folder.string()), ""};
  constexpr std::uint64_t kLeast = 100, kEnough = 1000;  // of a small run; of a run on a project
  if (!error && space < kEnough) {
    check.health = space < kLeast ? Health::Problem : Health::Warning;
    check.remedy = "free space, or choose another with --work-dir DIR";
  }
  return check;
}

MachineCheck checkCores() {
  cpu_set_t set;
  int cores = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
  return {"cores", Health::Ok, counted(static_cast<std::size_t>(cores), "core") + ", a worker on each", ""};
}

}  // namespace

std::vector<MachineCheck> checkSandbox() {
  const Walls &up = walls();
  auto wall = [](std::string name, bool stands, std::string what, std::string open, std::string remedy) {
    return MachineCheck{"sandbox: " + name, stands ? Health::Ok : Health::Warning, stands ? what : open,
                        stands ? "" : remedy};
  };
  return {wall("apart", up.isApart, "inputs have processes, a network and a view of the files of their own",
               fmt::format("inputs share processes and the network with you ({})", up.why),
               "install bubblewrap (Debian: bubblewrap), and let users make namespaces"),
          wall("files", up.hasFiles, "Landlock keeps inputs to a folder of their own",
               up.isApart ? "this kernel has no Landlock, the second wall around files"
                          : "this kernel has no Landlock: inputs can write files that you can write",
               "use Linux 5.13 or later with Landlock on (lsm=landlock)"),
          wall("calls", up.hasCalls, "seccomp lets inputs make the system calls of a list, and no others",
               "no seccomp filters: inputs can make any system call",
               "use a kernel with CONFIG_SECCOMP_FILTER, or a container that allows seccomp"),
          wall("limits", up.hasLimits, "files, processes and memory of inputs are limited",
               "the limits for files and processes could not be set", "look at `ulimit -a`")};
}

std::vector<MachineCheck> checkMachine(const std::string &workDir) {
  return {checkCores(), checkMemory(), checkLimits(), checkSpace(workDir)};
}

}  // namespace eclat
