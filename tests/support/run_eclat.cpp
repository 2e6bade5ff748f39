#include "tests/support/run_eclat.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fmt/format.h>
#include <fstream>
#include <ostream>
#include <pty.h>
#include <sstream>
#include <stdexcept>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace eclat::test {

namespace fs = std::filesystem;

namespace {

constexpr std::chrono::milliseconds kPause(10);

std::string joined(const Words &words) {
  std::string out;
  for (const std::string &word : words)
    out += (out.empty() ? "" : " ") + word;
  return out;
}

Words environmentWith(const std::map<std::string, std::string> &changes) {
  Words out;
  for (char **entry = environ; *entry; ++entry) {
    std::string text = *entry;
    if (!changes.contains(text.substr(0, text.find('='))))
      out.push_back(std::move(text));
  }
  for (const auto &[name, value] : changes)
    out.push_back(name + "=" + value);
  return out;
}

std::vector<char *> pointers(Words &words) {
  std::vector<char *> out;
  for (std::string &word : words)
    out.push_back(word.data());
  out.push_back(nullptr);
  return out;
}

void redirect(const char *file, int flags, int to) {
  int descriptor = open(file, flags, 0600);
  if (descriptor < 0 || dup2(descriptor, to) < 0)
    _exit(126);
}

}  // namespace

void PrintTo(const Completed &completed, std::ostream *to) {
  *to << fmt::format("`{}` ended with exit code {}, signal {}\n--- stdout\n{}--- stderr\n{}", completed.command,
                     completed.exitCode, completed.signal, completed.out, completed.err);
}

TempDir::TempDir(const std::string &below) {
  std::string pattern =
      (fs::path(below.empty() ? fs::temp_directory_path() : fs::path(below)) / "eclat-test-XXXXXX").string();
  if (!mkdtemp(pattern.data()))
    throw std::runtime_error("cannot make " + pattern);
  path_ = fs::canonical(pattern);
}

TempDir::~TempDir() {
  std::error_code ignored;
  fs::remove_all(path_, ignored);
}

std::string TempDir::write(const std::string &name, const std::string &text) const {
  writeText(path(name), text);
  return path(name);
}

Started::Started(const Words &command, const RunOptions &options) {
  completed_.command = joined(command);
  Words arguments = command, environment = environmentWith(options.environment);
  std::vector<char *> argv = pointers(arguments), envp = pointers(environment);
  std::string out = outputs_.path("out"), err = outputs_.path("err");
  pid_t parent = getpid();
  pid_ = fork();
  if (pid_ < 0)
    throw std::runtime_error("cannot fork");
  if (pid_ > 0)
    return;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent)
    _exit(126);
  redirect("/dev/null", O_RDONLY, 0);
  redirect(out.c_str(), O_WRONLY | O_CREAT, 1);
  redirect(err.c_str(), O_WRONLY | O_CREAT, 2);
  if (!options.directory.empty() && chdir(options.directory.c_str()) != 0)
    _exit(126);
  execvpe(argv[0], argv.data(), envp.data());
  _exit(127);
}

Started::~Started() {
  if (!isRunning())
    return;
  kill(pid_, SIGKILL);
  wait();
}

void Started::noteEnd(int status) {
  pid_ = -1;
  if (WIFEXITED(status))
    completed_.exitCode = WEXITSTATUS(status);
  else
    completed_.signal = WTERMSIG(status);
}

bool Started::isRunning() {
  int status = 0;
  if (pid_ > 0 && waitpid(pid_, &status, WNOHANG) == pid_)
    noteEnd(status);
  return pid_ > 0;
}

std::string Started::errSoFar() const { return readText(outputs_.path("err")); }

bool Started::waitForErr(const std::string &text) {
  while (isRunning() && errSoFar().find(text) == std::string::npos)
    std::this_thread::sleep_for(kPause);
  return errSoFar().find(text) != std::string::npos;
}

void Started::signal(int number) {
  if (pid_ > 0)
    kill(pid_, number);
}

Completed Started::wait() {
  int status = 0;
  while (pid_ > 0)
    if (pid_t ended = waitpid(pid_, &status, 0); ended == pid_)
      noteEnd(status);
    else if (errno != EINTR)
      throw std::runtime_error("lost a child process");
  completed_.out = readText(outputs_.path("out"));
  completed_.err = errSoFar();
  return completed_;
}

std::string eclatProgram() {
  const char *chosen = std::getenv("ECLAT_PROGRAM");
  return chosen && *chosen ? chosen : ECLAT_PROGRAM_PATH;
}

std::string sourceDir() { return ECLAT_SOURCE_DIR; }

Completed runProgram(const Words &command, const RunOptions &options) { return Started(command, options).wait(); }

namespace {

// To prove the emitted tests takes seconds, and has tests of its own: these ask for it.
Words unproved(Words arguments) {
  bool emits = !arguments.empty() && (arguments[0] == "run" || arguments[0] == "explore");
  bool asks = std::ranges::any_of(arguments, [](const std::string &word) { return word.ends_with("-prove"); });
  if (emits && !asks)
    arguments.insert(arguments.begin() + 1, "--no-prove");
  return arguments;
}

}  // namespace

Completed runEclat(const Words &arguments, const RunOptions &options) {
  Words command = {eclatProgram()};
  for (std::string &word : unproved(arguments))
    command.push_back(std::move(word));
  return runProgram(command, options);
}

Completed runEclatIn(const std::string &directory, const Words &arguments) {
  return runEclat(arguments, {.directory = directory, .environment = {}});
}

Completed runEclatOnTerminal(const Words &arguments, const RunOptions &options) {
  Words command = {eclatProgram()};
  command.insert(command.end(), arguments.begin(), arguments.end());
  Completed completed{.command = joined(command), .out = {}, .err = {}};
  Words environment = environmentWith(options.environment);
  std::vector<char *> argv = pointers(command), envp = pointers(environment);
  int terminal = -1;
  pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
  if (child < 0)
    throw std::runtime_error("cannot make a terminal");
  if (child == 0) {
    if (!options.directory.empty() && chdir(options.directory.c_str()) != 0)
      _exit(126);
    execvpe(argv[0], argv.data(), envp.data());
    _exit(127);
  }
  char buffer[4096];
  for (ssize_t n; (n = read(terminal, buffer, sizeof buffer)) > 0 || (n < 0 && errno == EINTR);)
    completed.out.append(buffer, static_cast<std::size_t>(std::max<ssize_t>(n, 0)));
  close(terminal);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  completed.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  completed.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  return completed;
}

std::string readText(const std::string &path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

void writeText(const std::string &path, const std::string &text) {
  fs::create_directories(fs::path(path).parent_path());
  std::ofstream out(path, std::ios::binary);
  out << text;
  if (!out.flush())
    throw std::runtime_error("cannot write " + path);
}

Completed compileTest(const std::string &compiler, const Words &sources, const std::string &program,
                      const Words &flags) {
  Words command = {compiler, "-std=c++17"};
  command.insert(command.end(), flags.begin(), flags.end());
  command.insert(command.end(), sources.begin(), sources.end());
  for (const char *word : {"-lgtest_main", "-lgtest", "-pthread", "-o"})
    command.emplace_back(word);
  command.push_back(program);
  return runProgram(command);
}

Words filesEndingIn(const std::string &folder, const std::string &ending) {
  Words found;
  std::error_code error;
  for (const auto &entry : fs::recursive_directory_iterator(folder, error))
    if (entry.path().filename().string().ends_with(ending))
      found.push_back(entry.path().string());
  return found;
}

std::vector<pid_t> processesUsing(const std::string &folder) {
  std::vector<pid_t> found;
  for (const auto &entry : fs::directory_iterator("/proc")) {
    std::string name = entry.path().filename().string();
    if (name.find_first_not_of("0123456789") != std::string::npos || std::stol(name) == getpid())
      continue;
    for (const char *link : {"exe", "cwd"}) {
      std::error_code error;  // a process may end while we look
      if (fs::read_symlink(entry.path() / link, error).string().starts_with(folder + "/")) {
        found.push_back(static_cast<pid_t>(std::stol(name)));
        break;
      }
    }
  }
  return found;
}

}  // namespace eclat::test
