// Runs a command as on a kernel that lacks something: without landlock|namespaces|seccomp COMMAND…
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <vector>

namespace {

constexpr unsigned kLandlockCreateRuleset = 444;

class Filter {
public:
  Filter() { load(offsetof(seccomp_data, nr)); }

  void fail(unsigned call, unsigned error) {
    add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1);
    add(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error);
  }

  // With these bits in the argument.
  void failWith(unsigned call, int argument, unsigned bits, unsigned error) {
    add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
    load(offsetof(seccomp_data, args) + 8 * static_cast<std::size_t>(argument));
    add(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1);
    add(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error);
    load(offsetof(seccomp_data, nr));
  }

  // With this argument.
  void failIf(unsigned call, int argument, unsigned value, unsigned error) {
    add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
    load(offsetof(seccomp_data, args) + 8 * static_cast<std::size_t>(argument));
    add(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1);
    add(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error);
    load(offsetof(seccomp_data, nr));
  }

  bool enter() {
    add(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    sock_fprog filter{static_cast<unsigned short>(program_.size()), program_.data()};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0;
  }

private:
  void add(unsigned code, unsigned k, unsigned char yes = 0, unsigned char no = 0) {
    program_.push_back({static_cast<unsigned short>(code), yes, no, k});
  }
  void load(std::size_t offset) { add(BPF_LD | BPF_W | BPF_ABS, static_cast<unsigned>(offset)); }

  std::vector<sock_filter> program_;
};

}  // namespace

int main(int count, char **words) {
  if (count < 3)
    return 2;
  const char *what = words[1];
  Filter filter;
  if (std::strcmp(what, "landlock") == 0) {
    filter.fail(kLandlockCreateRuleset, ENOSYS);
  } else if (std::strcmp(what, "namespaces") == 0) {
    filter.fail(SYS_clone3, ENOSYS);
    filter.failWith(SYS_clone, 0, CLONE_NEWUSER, EPERM);
    filter.failWith(SYS_unshare, 0, CLONE_NEWUSER, EPERM);
  } else if (std::strcmp(what, "seccomp") == 0) {
    filter.fail(SYS_seccomp, ENOSYS);
    filter.failIf(SYS_prctl, 0, PR_SET_SECCOMP, EINVAL);
  } else {
    return 2;
  }
  if (!filter.enter()) {
    std::perror("without");
    return 2;
  }
  execvp(words[2], words + 2);
  std::perror(words[2]);
  return 2;
}
