#include "support/process.h"

#include "support/interrupt.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace eclat {

namespace {

std::function<void(const std::string &)> commandListener;

std::vector<std::string> mergedEnvironment(const std::map<std::string, std::string> &changes) {
  std::vector<std::string> out;
  for (char **e = environ; *e; ++e) {
    std::string entry = *e;
    if (!changes.contains(entry.substr(0, entry.find('='))))
      out.push_back(std::move(entry));
  }
  for (const auto &[name, value] : changes)
    if (!value.empty())
      out.push_back(name + "=" + value);
  return out;
}

std::vector<char *> pointers(const std::vector<std::string> &strings) {
  std::vector<char *> out;
  for (const std::string &s : strings)
    out.push_back(const_cast<char *>(s.c_str()));
  out.push_back(nullptr);
  return out;
}

// Between fork and exec: only calls that are safe there.
[[noreturn]] void becomeChild(const std::vector<char *> &argv, const std::vector<char *> &envp,
                              const ProcessOptions &options, int in, int out, pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent)
    _exit(127);
  setpgid(0, 0);  // Ctrl-C reaches us alone; we end our children ourselves
  dup2(in, 0);
  dup2(out, 1);
  dup2(out, 2);
  if (options.isShut)
    close_range(3, ~0u, CLOSE_RANGE_CLOEXEC);
  if (!options.directory.empty() && chdir(options.directory.c_str()) != 0)
    _exit(127);
  execvpe(argv[0], argv.data(), envp.data());
  _exit(127);
}

// Ends the child, with all it started, when its time is up or we are interrupted.
class Deadline {
public:
  explicit Deadline(double limit) : limit_(limit) {}
  void enforce(pid_t child, ProcessResult &result) {
    std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - started_;
    bool late = limit_ > 0 && elapsed.count() > limit_;
    if (killed_ || (!late && !mustStop()))
      return;
    result.timedOut = late;
    kill(-child, SIGKILL);
    killed_ = true;
  }

  // What it has left behind may hold the output open for ever.
  bool isOver(pid_t child) {
    constexpr std::chrono::seconds kGrace(1);
    siginfo_t info{};
    bool hasEnded =
        waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == child;
    if (!hasEnded && !killed_)
      return false;
    auto now = std::chrono::steady_clock::now();
    if (!endedAt_)
      endedAt_ = now;
    if (now - *endedAt_ <= kGrace)
      return false;
    kill(-child, SIGKILL);
    return true;
  }

private:
  double limit_;
  bool killed_ = false;
  std::optional<std::chrono::steady_clock::time_point> endedAt_;
  std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
};

// Feeds input and collects output until the child closes its end, a limit is reached or we are interrupted.
void converse(int in, int out, pid_t child, const ProcessOptions &options, Deadline &deadline, ProcessResult &result) {
  std::size_t fed = 0;
  char buffer[16384];
  fcntl(in, F_SETFL, O_NONBLOCK);  // a child that writes before it reads must not stop us
  if (options.input.empty()) {
    close(in);
    in = -1;
  }
  for (bool isQuiet = false; !isQuiet || !deadline.isOver(child);) {
    pollfd fds[2] = {
        {out, POLLIN,  0},
        {in,  POLLOUT, 0}
    };
    int ready = poll(fds, in >= 0 ? 2 : 1, 50);
    isQuiet = ready == 0;
    if (in >= 0 && ready > 0 && (fds[1].revents & (POLLOUT | POLLERR))) {
      ssize_t n = write(in, options.input.data() + fed, options.input.size() - fed);
      fed += n > 0 ? static_cast<std::size_t>(n) : 0;
      bool gone = n < 0 && errno != EAGAIN;
      if (gone || fed == options.input.size()) {
        close(in);
        in = -1;
      }
    }
    if (ready > 0 && (fds[0].revents & (POLLIN | POLLHUP))) {
      ssize_t n = read(out, buffer, sizeof buffer);
      if (n <= 0)
        break;
      const std::size_t room = options.mostOutput - std::min(options.mostOutput, result.output.size());
      result.output.append(buffer, std::min(room, static_cast<std::size_t>(n)));
    }
    deadline.enforce(child, result);
  }
  if (in >= 0)
    close(in);
}

}  // namespace

void tellCommands(std::function<void(const std::string &)> listener) { commandListener = std::move(listener); }

ProcessResult runProcess(const std::vector<std::string> &command, const ProcessOptions &options) {
  ProcessResult result;
  if (commandListener)
    commandListener(quoteCommand(command));
  std::signal(SIGPIPE, SIG_IGN);  // a child may end without reading all we have for it
  int toChild[2], fromChild[2];
  if (pipe2(toChild, O_CLOEXEC) != 0)
    return result;
  if (pipe2(fromChild, O_CLOEXEC) != 0) {
    close(toChild[0]);
    close(toChild[1]);
    return result;
  }
  std::vector<std::string> environment = mergedEnvironment(options.environment);
  auto argv = pointers(command), envp = pointers(environment);
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0)
    becomeChild(argv, envp, options, toChild[0], fromChild[1], parent);
  close(toChild[0]);
  close(fromChild[1]);
  if (child < 0) {
    close(toChild[1]);
    close(fromChild[0]);
    return result;
  }
  setpgid(child, child);
  Deadline deadline(options.timeLimit);
  converse(toChild[1], fromChild[0], child, options, deadline, result);
  close(fromChild[0]);
  int status = 0;
  // It may go on after it closed its output.
  for (pid_t ended; (ended = waitpid(child, &status, WNOHANG)) != child && (ended == 0 || errno == EINTR);) {
    deadline.enforce(child, result);
    poll(nullptr, 0, 2);
  }
  if (WIFEXITED(status))
    result.exitCode = WEXITSTATUS(status);
  else
    result.signal = WTERMSIG(status);
  return result;
}

ProcessResult runUnlessKilled(const std::vector<std::string> &command, const ProcessOptions &options) {
  constexpr int kTries = 5;
  ProcessResult result = runProcess(command, options);
  for (int tries = 1; tries < kTries && result.signal == SIGKILL && !result.timedOut && !mustStop(); ++tries)
    result = runProcess(command, options);
  return result;
}

std::vector<ProcessResult> runProcesses(const std::vector<std::vector<std::string>> &commands,
                                        const ProcessOptions &options, int jobs) {
  std::vector<ProcessResult> results(commands.size());
  std::atomic<std::size_t> next = 0;
  auto work = [&] {
    for (std::size_t i; (i = next++) < commands.size();)
      results[i] = runProcess(commands[i], options);
  };
  std::vector<std::jthread> threads;
  for (std::size_t t = 0; t < std::min<std::size_t>(static_cast<std::size_t>(std::max(1, jobs)), commands.size()); ++t)
    threads.emplace_back(work);
  threads.clear();
  return results;
}

std::string quoteCommand(const std::vector<std::string> &command) {
  std::string out;
  for (const std::string &word : command) {
    bool plain = !word.empty() && word.find_first_of(" \t\n\"'\\$`&|;<>()*?[]#~{}") == std::string::npos;
    out += out.empty() ? "" : " ";
    if (plain) {
      out += word;
      continue;
    }
    out += '\'';
    for (char c : word)
      out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    out += '\'';
  }
  return out;
}

std::vector<std::string> splitCommand(const std::string &command) {
  std::vector<std::string> words;
  std::string word;
  bool isWord = false;
  char quote = 0;
  for (std::size_t i = 0; i < command.size(); ++i) {
    char c = command[i];
    if (c == '\\' && quote != '\'' && i + 1 < command.size()) {
      word += command[++i];
      isWord = true;
    } else if (quote ? c == quote : c == '"' || c == '\'') {
      quote = quote ? 0 : c;
      isWord = true;
    } else if (!quote && std::isspace(static_cast<unsigned char>(c))) {
      if (isWord)
        words.push_back(std::exchange(word, {}));
      isWord = false;
    } else {
      word += c;
      isWord = true;
    }
  }
  if (isWord)
    words.push_back(word);
  return words;
}

}  // namespace eclat
