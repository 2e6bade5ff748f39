#include "contain/container.h"

#include "../../runtime/empty_folder.h"
#include "support/files.h"
#include "support/installation.h"
#include "support/text.h"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fmt/format.h>
#include <set>

namespace eclat {

namespace {

namespace fs = std::filesystem;
using Strings = std::vector<std::string>;

constexpr const char *kApart = "bwrap";
// Both folders are file systems in memory, fresh in each container.
constexpr const char *kTmpBytes = "33554432", *kScratchBytes = "134217728";

void add(Strings &to, std::initializer_list<std::string> words) { to.insert(to.end(), words); }

// What lies in /tmp is not there in the container, unless it is put there: the nearest thing to the root that is
// needed.
std::set<std::string> keptOfTmp(const Strings &paths) {
  std::set<std::string> kept;
  for (const std::string &path : paths) {
    std::error_code error;
    fs::path real = fs::weakly_canonical(path, error);
    if (error || path.empty())
      continue;
    auto part = real.begin();
    bool isBelow = part != real.end() && ++part != real.end() && *part == "tmp" && ++part != real.end();
    if (isBelow && !part->empty())
      kept.insert((fs::path("/tmp") / *part).string());
  }
  return kept;
}

// The view of the system: everything that can be read outside, nothing that can be changed, and nobody else.
Strings apart(const Strings &command, const Cell &cell) {
  Strings out = {kApart,  "--unshare-all", "--unshare-user", "--die-with-parent", "--ro-bind", "/",
                 "/",     "--dev",         "/dev",           "--remount-ro",      "/dev",      "--proc",
                 "/proc", "--size",        kTmpBytes,        "--tmpfs",           "/tmp"};
  if (cell.debugged.empty())
    add(out, {"--new-session", "--as-pid-1"});
  std::error_code ignored;
  Strings needed = {command.front(), cell.scratch, cell.debugged, installation().program,
                    fs::current_path(ignored).string()};
  needed.insert(needed.end(), cell.results.begin(), cell.results.end());
  needed.insert(needed.end(), cell.visible.begin(), cell.visible.end());
  for (const std::string &path : keptOfTmp(needed))
    add(out, {"--ro-bind-try", path, path});
  for (const std::string &file : cell.results)
    add(out, {"--bind", file, file});
  add(out, {"--size", kScratchBytes, "--tmpfs", cell.scratch, "--cap-drop", "ALL", "--"});
  return out;
}

Strings inside(const Strings &command, const Cell &cell, bool isApart, bool isProbe) {
  Strings out = {installation().inside};
  if (isProbe)
    out.emplace_back("--probe");
  if (isApart)
    out.emplace_back("--apart");
  if (isApart && !cell.isFirst && cell.debugged.empty())
    out.emplace_back("--watch");
  add(out, {"--scratch", cell.scratch});
  for (const std::string &file : cell.results)
    add(out, {"--result", file});
  if (!cell.debugged.empty())
    add(out, {"--debugged", cell.debugged});
  out.emplace_back("--");
  out.insert(out.end(), command.begin(), command.end());
  return out;
}

Strings withView(const Strings &command, const Cell &cell, bool isProbe) {
  Strings out = apart(command, cell);
  Strings rest = inside(command, cell, true, isProbe);
  out.insert(out.end(), rest.begin(), rest.end());
  return out;
}

// Once more if somebody kills it, or what it has started: for want of an answer a wall would be taken for missing.
ProcessResult probe(const Strings &command, const ProcessOptions &options) {
  constexpr int kTries = 5, kKilledInside = 128 + SIGKILL;
  ProcessResult tried = runUnlessKilled(command, options);
  for (int tries = 1; tries < kTries && tried.exitCode == kKilledInside; ++tries)
    tried = runUnlessKilled(command, options);
  return tried;
}

Walls tryWalls() {
  constexpr double kPatience = 20;
  std::error_code ignored;
  Cell cell;
  fs::path folder = fs::temp_directory_path(ignored) / fmt::format("eclat-probe-{}", getpid());
  fs::create_directory(folder, ignored);
  cell.scratch = folder.string();
  const Strings anything = {installation().inside};
  Walls out;
  ProcessResult tried = probe(withView(anything, cell, true), {.timeLimit = kPatience});
  if (!tried.succeeded()) {
    std::vector<std::string> said = lines(tried.output);
    out.why = tried.exitCode == 127 && said.empty() ? "bubblewrap is not installed"
              : said.empty()                        ? "it did not say why"
                                                    : said.front();
    tried = probe(inside(anything, cell, false, true), {.timeLimit = kPatience});
  }
  for (const std::string &line : lines(tried.output)) {
    out.isApart = out.isApart || line == "own";
    out.hasFiles = out.hasFiles || line == "files";
    out.hasCalls = out.hasCalls || line == "calls";
    out.hasLimits = out.hasLimits || line == "limits";
  }
  fs::remove(folder, ignored);
  return out;
}

}  // namespace

const Walls &walls() {
  static const Walls tried = tryWalls();
  return tried;
}

std::vector<std::string> gaps(const Walls &walls) {
  Strings out;
  if (!walls.isApart)
    out.push_back(
        fmt::format("inputs cannot be set apart from other processes and the network ({}): install bubblewrap, "
                    "and let users make namespaces",
                    walls.why));
  if (!walls.hasFiles)
    out.push_back(
        walls.isApart
            ? "this kernel has no Landlock, the second wall around files: use Linux 5.13 or later with lsm=landlock"
            : "this kernel has no Landlock: inputs can write files that you can write");
  if (!walls.hasCalls)
    out.emplace_back("this kernel has no seccomp filters: inputs can make any system call");
  if (!walls.hasLimits)
    out.emplace_back("the limits for files and processes could not be set");
  return out;
}

Result<void> requireAllWalls() {
  Strings missing = gaps(walls());
  if (missing.empty())
    return {};
  return fail({
      ExitCode::Usage,
      "contain",
      missing.front(),
      "`eclat doctor` shows each wall; --sandbox best goes on without",
      {missing.begin() + 1, missing.end()}
  });
}

std::vector<std::string> contained(const Strings &command, const Cell &cell) {
  return walls().isApart ? withView(command, cell, false) : inside(command, cell, false, false);
}

Result<void> makeScratch(const std::string &folder) {
  std::error_code error;
  if (fs::is_symlink(folder, error))
    fs::remove(folder, error);
  fs::create_directories(folder, error);
  if (error)
    return fail({ExitCode::Usage, "contain", "cannot make " + folder + ": " + error.message(), "", {}});
  rt::emptyFolder(folder.c_str());  // what an input has left there that its worker could not remove
  return {};
}

ProcessResult runContained(const Strings &command, const Cell &cell, Sandbox sandbox, ProcessOptions options) {
  if (auto made = makeScratch(cell.scratch); !made)
    return {.output = made.error().message};
  std::error_code ignored;
  for (const std::string &file : cell.results) {
    fs::remove(file, ignored);  // were it a link, it would be followed
    if (auto made = writeFile(file, ""); !made)
      return {.output = made.error().message};
  }
  options.directory = cell.scratch;
  options.isShut = true;
  options.mostOutput = 1u << 20;
  return runUnlessKilled(sandbox == Sandbox::None ? command : contained(command, cell), options);
}

}  // namespace eclat
