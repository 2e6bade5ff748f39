#pragma once

#include <cfenv>
#include <chrono>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <locale>
#include <new>
#include <string>
#include <sys/resource.h>
#include <sys/time.h>
#include <thread>
#include <unistd.h>
#include <vector>

inline int number = 0;         // can be set back
inline std::vector<int> list;  // cannot
inline std::vector<int> &lazy() {
  static std::vector<int> made{1, 2, 3};
  return made;
}

class Changes {
public:
  int harmless(int k) { return k; }

  void globalNumber(int) { ++number; }
  void globalList(int k) { list.push_back(k); }
  void staticList(int k) { lazy().push_back(k); }
  void environment(int) { setenv("ECLAT_TORTURE", "1", 1); }
  void locale(int) { std::setlocale(LC_ALL, "C.UTF-8"); }
  void rounding(int) { std::fesetround(FE_UPWARD); }
  void directory(int) { (void)chdir("/"); }
  void descriptors(int) {
    for (int i = 3; i < 64; ++i)
      close(i);
  }
  void opens(int) { (void)open("/dev/null", O_RDONLY); }
  void handlers(int) {
    std::signal(SIGTERM, [](int) {});
  }
  void mask(int) {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, nullptr);
  }
  void timer(int) {
    itimerval soon{};
    soon.it_value.tv_sec = 30;
    setitimer(ITIMER_REAL, &soon, nullptr);
  }
  void thread(int) {
    std::thread([] {
      while (true)
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }).detach();
  }
  void file(int) { std::ofstream("left_behind.txt") << "x"; }
  void traps(int) { feenableexcept(FE_INEXACT); }
  void flushes(int) { __builtin_ia32_ldmxcsr(__builtin_ia32_stmxcsr() | 0x8040); }
  void limits(int) {
    rlimit few{16, 16};
    setrlimit(RLIMIT_NOFILE, &few);
  }
  void newHandler(int) {
    std::set_new_handler([] { std::abort(); });
  }
  void streams(int) {
    std::cout.setstate(std::ios::badbit);
    std::cerr << std::hex;
  }
  void options(int) { ++optind; }
  void process(int) {
    if (fork() == 0)
      while (true)
        pause();
  }
};

// Its inputs call nothing else: what it finds changed was changed by another input.
class Probe {
public:
  explicit Probe(int k) : k_(k) {
    if (number != 0 || !list.empty() || lazy().size() != 3)
      die("a variable");
    if (std::getenv("ECLAT_TORTURE"))
      die("the environment");
    if (std::string(std::setlocale(LC_ALL, nullptr)) != "C")
      die("the locale");
    if (std::fegetround() != FE_TONEAREST)
      die("the rounding mode");
    if (std::filesystem::current_path() == "/" || std::filesystem::exists("left_behind.txt"))
      die("the directory");
    if (std::signal(SIGTERM, SIG_DFL) != SIG_DFL)
      die("a signal handler");
    sigset_t mask;
    sigprocmask(SIG_BLOCK, nullptr, &mask);
    if (sigismember(&mask, SIGTERM))
      die("the signal mask");
    itimerval timer{};
    getitimer(ITIMER_REAL, &timer);
    if (timer.it_value.tv_sec)
      die("a timer");
    if (fegetexcept() != 0 || (__builtin_ia32_stmxcsr() & 0x8040) != 0)
      die("how numbers are computed");
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    if (files.rlim_cur == 16 || std::get_new_handler() || optind != 1)
      die("a limit, a handler or options");
    if (!std::cout || (std::cerr.flags() & std::ios::hex))
      die("a stream");
    auto tasks = std::filesystem::directory_iterator("/proc/self/task");
    if (std::distance(begin(tasks), end(tasks)) != 1)
      die("threads");
  }
  int value() const { return k_; }

private:
  [[noreturn]] static void die(const char *what) {
    std::fprintf(stderr, "changed: %s\n", what);
    std::abort();
  }
  int k_;
};
