#include "tests/support/gate.h"

#include <algorithm>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <stdexcept>
#include <sys/file.h>
#include <unistd.h>

namespace eclat::test {

namespace fs = std::filesystem;

void writeGate(const std::string &folder) {
  writeText(folder + "/gate.h", kGateHeader);
  writeText(folder + "/gate_test.cpp", kGateTest);
}

void writeGate(const TempDir &dir, const std::string &below) { writeGate(dir.path(below)); }

Words requestGate(const std::string &command) {
  return {command, "--class", "Gate", "--header", "gate.h", "--tests", "gate_test.cpp"};
}

Words runGate(const Words &more) {
  Words words = requestGate("run");
  if (std::ranges::find(more, "--symbolic") == more.end())
    words.insert(words.end(), {"--symbolic", "0"});
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

namespace {

// What the results of a run depend on.
std::string gateKey() {
  std::string key = std::string(kGateHeader) + kGateTest;
  fs::path program = fs::canonical(eclatProgram());
  for (const fs::path &file : {program, program.parent_path().parent_path() / "lib/eclat/libeclat_rt.a",
                               program.parent_path().parent_path() / "lib/eclat/eclat_pass.so"})
    key += fmt::format("{} {} {}\n", file.string(), fs::file_size(file),
                       fs::last_write_time(file).time_since_epoch().count());
  return key;
}

// In no repository: there paths in reports would begin elsewhere.
std::string sharedFolder() {
  std::string name = fmt::format("eclat-gate-{}-{:x}", getuid(), std::hash<std::string>()(ECLAT_BUILD_DIR));
  return (fs::canonical(fs::temp_directory_path()) / name).string();
}

// Explored once for all processes and all runs of the tests; one process after another works with it.
class SharedGate {
public:
  SharedGate() : path_(sharedFolder()) {
    fs::create_directories(path_);
    lock_ = open((path_ + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (lock_ < 0 || flock(lock_, LOCK_EX) != 0)
      throw std::runtime_error("cannot lock " + path_);
    if (readText(path_ + ".key") == gateKey())
      return;
    fs::remove(path_ + ".key");
    fs::remove_all(path_);
    writeGate(path_);
    Completed run = runEclatIn(path_, requestGate("run"));
    if (run.exitCode != 1)
      throw std::runtime_error(fmt::format("the gate cannot be explored ({}): {}", run.exitCode, run.everything()));
    writeText(path_ + ".key", gateKey());
  }
  ~SharedGate() { close(lock_); }
  SharedGate(const SharedGate &) = delete;
  SharedGate &operator=(const SharedGate &) = delete;

  const std::string &path() const { return path_; }

private:
  std::string path_;
  int lock_ = -1;
};

}  // namespace

std::string exploredGate(const std::string &file) {
  static const SharedGate gate;
  return file.empty() ? gate.path() : gate.path() + "/" + file;
}

}  // namespace eclat::test
