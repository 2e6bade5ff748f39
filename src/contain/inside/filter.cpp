#include "filter.h"

#include <cerrno>
#include <fcntl.h>
#include <initializer_list>
#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <termios.h>

namespace eclat::inside {

namespace {

class CallFilter {
public:
  CallFilter() : context_(seccomp_init(SCMP_ACT_ERRNO(EPERM))) {}
  ~CallFilter() { seccomp_release(context_); }
  CallFilter(const CallFilter &) = delete;
  CallFilter &operator=(const CallFilter &) = delete;

  void allow(int call) { note(seccomp_rule_add(context_, SCMP_ACT_ALLOW, call, 0)); }

  void allowIf(int call, unsigned argument, std::initializer_list<scmp_datum_t> values) {
    for (scmp_datum_t value : values)
      note(seccomp_rule_add(context_, SCMP_ACT_ALLOW, call, 1,
                            SCMP_CMP64(argument, SCMP_CMP_MASKED_EQ, 0xffffffffu, value)));
  }

  // The namespaces of the container are the last ones. The flags of clone3 lie in memory, which a filter cannot see;
  // the C library turns to clone when it hears that there is no clone3.
  void allowCopies() {
    constexpr scmp_datum_t kNamespaces =
        CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
    note(seccomp_rule_add(context_, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1, SCMP_A0(SCMP_CMP_MASKED_EQ, kNamespaces, 0)));
    note(seccomp_rule_add(context_, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0));
  }

  // What a debugger does to the process that it runs, and to its terminal; but it does not type for the person there.
  void allowTracing() {
    for (int call : {SCMP_SYS(ptrace), SCMP_SYS(process_vm_writev), SCMP_SYS(personality), SCMP_SYS(setpgid)})
      allow(call);
    allowIf(SCMP_SYS(ioctl), 1, {TCSETS, TCSETSW, TCSETSF, TIOCSPGRP, TIOCSCTTY, TIOCNOTTY, TCFLSH});
    constexpr scmp_datum_t kUnixSocket = 1;
    allowIf(SCMP_SYS(socketpair), 0, {kUnixSocket});
  }

  bool load() {
    note(seccomp_attr_set(context_, SCMP_FLTATR_CTL_OPTIMIZE, 2));  // a tree: there are many calls
    return isWhole_ && seccomp_load(context_) == 0;
  }

private:
  void note(int result) { isWhole_ = isWhole_ && result == 0; }

  scmp_filter_ctx context_;
  bool isWhole_ = true;
};

}  // namespace

bool filterCalls(Tracing tracing) {
  CallFilter filter;
#define ECLAT_CALL(name) filter.allow(SCMP_SYS(name));
#define ECLAT_CHANGES(name, path) filter.allow(SCMP_SYS(name));
#define ECLAT_CALL_IF(name, argument, ...) filter.allowIf(SCMP_SYS(name), argument, {__VA_ARGS__});
#define ECLAT_TOLD_BY_PATH(name, path)
#include "../../../runtime/calls.def"
#undef ECLAT_CALL
#undef ECLAT_CHANGES
#undef ECLAT_CALL_IF
#undef ECLAT_TOLD_BY_PATH
  // What is opened for writing is for the view of the file system to decide. Signals reach nobody outside: the
  // container has processes of its own, and only their memory can be read. A program is what this process becomes;
  // Landlock says which. A worker has files in memory; the processes that run inputs may make none.
  for (int call : {SCMP_SYS(open), SCMP_SYS(openat), SCMP_SYS(kill), SCMP_SYS(tkill), SCMP_SYS(tgkill), SCMP_SYS(fork),
                   SCMP_SYS(vfork), SCMP_SYS(execve), SCMP_SYS(process_vm_readv), SCMP_SYS(memfd_create)})
    filter.allow(call);
  filter.allowCopies();
  if (tracing == Tracing::Allowed)
    filter.allowTracing();
  return filter.load();
}

}  // namespace eclat::inside
