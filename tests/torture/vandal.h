#pragma once

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <string>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

// VICTIM is a file outside the scratch directory.
class Vandal {
public:
  int harmless(int k) { return k; }

  void deletes(int) { std::remove(VICTIM); }
  void overwrites(int) { std::ofstream(VICTIM) << "vandalised"; }
  void truncates(int) { (void)truncate(VICTIM, 0); }
  void renames(int) { std::rename(VICTIM, VICTIM ".gone"); }
  void creates(int) { std::ofstream(VICTIM ".new") << "x"; }
  void chmods(int) { chmod(VICTIM, 0777); }
  void connects(int) { socket(AF_INET, SOCK_STREAM, 0); }
  void starts(int) { (void)std::system("touch " VICTIM ".new"); }
  void multiplies(int) {
    for (int i = 0; i < 100; ++i)
      (void)fork();
  }
  void killsParent(int) { kill(getppid(), SIGKILL); }
  void killsAll(int) { kill(-1, SIGTERM); }
  void traces(int) { ptrace(PTRACE_ATTACH, getppid(), nullptr, nullptr); }
};
