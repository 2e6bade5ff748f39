#pragma once

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <linux/fs.h>
#include <sched.h>
#include <string>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <unistd.h>

// What code under test may try on purpose. VICTIM is a folder of somebody else that holds a file, VICTIM_PID a process
// of theirs. What succeeds ends the process, or leaves a file there.
class Intruder {
public:
  int harmless(int k) { return k; }

  void startsAProgram() {
    if (pid_t child = fork(); child == 0) {
      char *argv[] = {const_cast<char *>("sh"), const_cast<char *>("-c"),
                      const_cast<char *>("echo x >" VICTIM "/started"), nullptr};
      execve("/bin/sh", argv, environ);
      _exit(0);
    } else {
      waitpid(child, nullptr, 0);
    }
  }
  void startsAProgramFromMemory() {
    int program = static_cast<int>(syscall(SYS_memfd_create, "program", 0)), shell = open("/bin/sh", O_RDONLY);
    char buffer[4096];
    for (ssize_t n; (n = read(shell, buffer, sizeof buffer)) > 0;)
      if (write(program, buffer, static_cast<std::size_t>(n)) < 0)
        break;
    if (pid_t child = fork(); child == 0) {
      char *argv[] = {const_cast<char *>("sh"), const_cast<char *>("-c"),
                      const_cast<char *>("echo x >" VICTIM "/memory"), nullptr};
      syscall(SYS_execveat, program, "", argv, environ, AT_EMPTY_PATH);
      _exit(0);
    } else {
      waitpid(child, nullptr, 0);
    }
    close(program);
    close(shell);
  }
  // What the filter of an older version let through.
  void connectsWithAMark() { mustFail(syscall(SYS_socket, AF_INET, SOCK_STREAM, 0, 0, 0, kMark)); }
  void unsharesWithAMark() { mustFail(syscall(SYS_unshare, CLONE_NEWUSER, 0, 0, 0, 0, kMark)); }
  void opensWithAMark() {
    mustFail(syscall(SYS_openat, AT_FDCWD, VICTIM "/marked", O_CREAT | O_WRONLY, 0644, 0, kMark));
  }
  void queuesASignal() {
    siginfo_t info{};
    info.si_signo = SIGKILL;
    info.si_code = SI_QUEUE;
    mustFail(syscall(SYS_rt_tgsigqueueinfo, getppid(), getppid(), SIGKILL, &info));
  }
  void killsTheVictim() { mustFail(kill(VICTIM_PID, SIGKILL)); }
  void stopsItsWorker() { mustFail(kill(getppid(), SIGSTOP)); }
  void letsTheKernelSignal() {
    int ends[2] = {-1, -1};
    if (pipe(ends) == 0)
      mustFail(fcntl(ends[0], F_SETOWN, VICTIM_PID));
  }
  void speaksToASocket() {
    int ends[2] = {-1, -1};
    mustFail(socketpair(AF_UNIX, SOCK_DGRAM, 0, ends));
  }
  void opensASocket() { mustFail(socket(AF_UNIX, SOCK_STREAM, 0)); }
  void setsFlags() {
    int file = open(VICTIM "/file", O_RDONLY);
    unsigned flags = FS_NODUMP_FL;
    mustFail(ioctl(file, FS_IOC_SETFLAGS, &flags));
  }
  void setsAttributes() { mustFail(setxattr(VICTIM "/file", "user.intruder", "1", 1, 0)); }
  void setsAttributesAnew() {
    struct {
      const char *value;
      unsigned size, flags;
    } attribute{"1", 1, 0};
    constexpr long kSetxattrat = 463;
    mustFail(syscall(kSetxattrat, AT_FDCWD, VICTIM "/file", 0, "user.intruder", &attribute, sizeof attribute));
  }
  // Never of a device: where a wall is missing, that would be one of the machine.
  void changesModes() { mustFail(chmod(VICTIM "/file", 0600)); }
  void sharesMemory() { mustFail(shmget(0x5ec1, 1 << 20, IPC_CREAT | 0600)); }
  void sharesMemoryInAFile() { mustFail(open("/dev/shm/intruder", O_CREAT | O_RDWR, 0600)); }
  void slowsItsWorker() { mustFail(setpriority(PRIO_PROCESS, static_cast<id_t>(getppid()), 19)); }
  void idles() {
    sched_param parameters{};
    mustFail(sched_setscheduler(0, SCHED_IDLE, &parameters));
  }
  void limitsItsWorker() {
    rlimit limit{100, 100};
    mustFail(prlimit(getppid(), RLIMIT_NOFILE, &limit, nullptr));
  }
  void makesNamespaces() {
    long child = syscall(SYS_clone, SIGCHLD | CLONE_NEWUSER | CLONE_NEWNS, 0, 0, 0, 0);
    if (child == 0)
      _exit(0);
    mustFail(child);
  }
  void mounts() { mustFail(mount("none", VICTIM, "tmpfs", 0, nullptr)); }
  void opensTheTerminal() { mustFail(open("/dev/tty", O_RDWR)); }
  void removes() { mustFail(std::remove(VICTIM "/file")); }
  void renames() { mustFail(rename(VICTIM "/file", VICTIM "/renamed")); }
  void linksIn() { mustFail(link(VICTIM "/file", "stolen")); }
  void looksAround() { mustFail(access(("/proc/" + std::to_string(VICTIM_PID)).c_str(), F_OK)); }

private:
  static constexpr long kMark = 0x65636c6174;

  static void mustFail(long result) {
    if (result >= 0)
      std::abort();
  }
};
