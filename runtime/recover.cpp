#include "recover.h"

#include "clean.h"
#include "program.h"
#include "state.h"

#include <csignal>
#include <cstdio>
#include <cxxabi.h>
#include <sanitizer/asan_interface.h>
#include <unwind.h>

namespace eclat::rt {

namespace {

bool recovering = false;
thread_local bool running = false;
void *exitPoint[5];
std::uintptr_t outermost = 0;  // stack of what runs the input

_Unwind_Reason_Code keepFrame(_Unwind_Context *context, void *to) {
  auto *record = static_cast<Record *>(to);
  int isSignalFrame = 0;
  std::uintptr_t pc = _Unwind_GetIPInfo(context, &isSignalFrame);
  const ProgramText &text = programText();
  if (text.contains(pc))
    record->frames[record->frameCount++] = text.offset(pc) - (isSignalFrame ? 0 : 1);  // not behind the call: in it
  return record->frameCount < kMaxFrames ? _URC_NO_REASON : _URC_END_OF_STACK;
}

// What std::terminate leaves behind when it is never finished.
void forgetExceptions() {
  struct Globals {
    void *caught;
    unsigned uncaught;
  };
  auto *globals = reinterpret_cast<Globals *>(abi::__cxa_get_globals());
  globals->caught = nullptr;
  globals->uncaught = 0;
}

const char *kindOfBadness(const void *address) {
  std::size_t scale = 0, offset = 0;
  __asan_get_shadow_mapping(&scale, &offset);
  auto shadow = *reinterpret_cast<const unsigned char *>((reinterpret_cast<std::uintptr_t>(address) >> scale) + offset);
  if (shadow > 0 && shadow < (1u << scale))  // the end of what may be read lies in these bytes: look behind it
    shadow =
        *reinterpret_cast<const unsigned char *>((reinterpret_cast<std::uintptr_t>(address) >> scale) + 1 + offset);
  switch (shadow) {
  case 0xfa: return "heap-buffer-overflow";
  case 0xfd: return "heap-use-after-free";
  case 0xf1:
  case 0xf2:
  case 0xf3: return "stack-buffer-overflow";
  case 0xf8: return "stack-use-after-scope";
  case 0xf9: return "global-buffer-overflow";
  case 0xfc: return "container-overflow";
  default: return "bad-access";
  }
}

struct sigaction formerActions[NSIG];

void onSignal(int number, siginfo_t *info, void *context) {
  constexpr std::uintptr_t kNullPages = 1u << 16;
  bool isFault = number == SIGSEGV || number == SIGBUS;
  // Elsewhere something may be damaged already, or the stack has run out.
  bool isHarmless = info->si_code > 0 && (!isFault || reinterpret_cast<std::uintptr_t>(info->si_addr) < kNullPages);
  if (isHarmless && canLeave()) {
    currentRecord()->signal = number;
    currentRecord()->undefined = kindOfSignal(number);
    leaveInput(Ending::Crashed, isFault ? "SEGV" : number == SIGFPE ? "FPE" : "ILL");
  }
  const struct sigaction &former = formerActions[number];
  if (former.sa_flags & SA_SIGINFO)
    return former.sa_sigaction(number, info, context);
  std::signal(number, SIG_DFL);
  std::raise(number);
}

}  // namespace

void startRecovering() {
  recovering = true;
  programText();  // found now: an input may be left at any moment
  for (int number : {SIGSEGV, SIGBUS, SIGFPE, SIGILL}) {
    struct sigaction ours{};
    ours.sa_sigaction = onSignal;
    ours.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;  // left by a jump: the mask must not change
    sigaction(number, &ours, &formerActions[number]);
  }
}

bool canLeave() { return recovering && running && currentRecord() && !isCopy(); }

bool isWithinInput(std::uintptr_t frame, std::uintptr_t from) { return frame >= from && frame <= outermost; }

__attribute__((noinline)) bool runRecoverably(void (*work)(void *), void *context) {
  running = true;
  outermost = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
  if (__builtin_setjmp(exitPoint)) {
    running = false;
    return false;
  }
  work(context);
  running = false;
  return true;
}

void keepFrames(Record &record) {
  record.frameCount = 0;
  _Unwind_Backtrace(keepFrame, &record);
}

void leaveInput(Ending ending, const char *detail) {
  if (!canLeave())
    return;
  Record &record = *currentRecord();
  running = false;
  bool known = record.ending == Ending::AssertionFailed || record.ending == Ending::Terminated;
  if (!known) {
    record.ending = ending;
    copyText(record.detail, sizeof record.detail, detail);
  }
  if (record.observer)
    copyText(record.observerName, sizeof record.observerName, reinterpret_cast<const char *>(record.observer));
  keepFrames(record);
  forgetExceptions();
  forgetVisits();
  __asan_handle_no_return();
  __builtin_longjmp(exitPoint, 1);
}

namespace {

// The beginning of what every check of UndefinedBehaviorSanitizer passes.
struct SourceLocation {
  const char *file;
  std::uint32_t line, column;
};

// What checks of arithmetic pass there besides, as the sanitizer lays it out.
struct TypeDescriptor {
  std::uint16_t kind;  // 0: an integer
  std::uint16_t info;  // of an integer: the logarithm of its width, and in the lowest bit whether it has a sign
};
struct ArithmeticData {
  SourceLocation place;
  const TypeDescriptor *type;
};

// An operand stands in the word itself, or the word points to it if it is too wide.
bool isZero(const TypeDescriptor &type, std::uintptr_t operand) {
  constexpr unsigned kWordWidth = 6;
  bool isWide = type.kind == 0 && (type.info >> 1) > kWordWidth;
  if (!isWide)
    return operand == 0;
  const auto *words = reinterpret_cast<const std::uint64_t *>(operand);
  return words[0] == 0 && words[1] == 0;
}

enum class Check {
#define ECLAT_UBSAN(name, kind) name,
#define ECLAT_ASAN(name)
#include "reports.def"
#undef ECLAT_UBSAN
#undef ECLAT_ASAN
};

UndefinedKind kindOfReport(Check check, UndefinedKind kind, const void *data, std::uintptr_t a, std::uintptr_t b) {
  switch (check) {
  case Check::divrem_overflow:
    return isZero(*static_cast<const ArithmeticData *>(data)->type, b) ? UndefinedKind::DivisionByZero : kind;
  case Check::type_mismatch_v1: return a == 0 ? UndefinedKind::NullPointer : kind;
  case Check::pointer_overflow: return a == 0 || b == 0 ? UndefinedKind::NullPointer : kind;
  default: return kind;
  }
}

// Of the report that the sanitizer is about to make where the process goes on to its end.
UndefinedKind reported = UndefinedKind::None;

void leaveUndefined(const void *data, const char *check, UndefinedKind kind) {
  reported = kind;
  if (!canLeave())
    return;
  const auto *place = static_cast<const SourceLocation *>(data);
  Record &record = *currentRecord();
  record.undefined = kind;
  copyText(record.file, sizeof record.file, place->file ? place->file : "");
  record.line = place->line;
  record.column = place->column;
  leaveInput(Ending::Undefined, check);
}

}  // namespace

UndefinedKind reportedKind() { return reported; }

UndefinedKind kindOfSignal(int number) {
  switch (number) {
  case SIGFPE: return UndefinedKind::DivisionByZero;
  case SIGSEGV:
  case SIGBUS: return UndefinedKind::Address;
  case SIGILL: return UndefinedKind::Other;
  default: return UndefinedKind::None;
  }
}

}  // namespace eclat::rt

// The arguments behind the first differ; two words are all that any of them takes.
#define ECLAT_UBSAN(name, kind)                                                                                        \
  extern "C" void __real___ubsan_handle_##name(void *data, std::uintptr_t a, std::uintptr_t b);                        \
  extern "C" __attribute__((visibility("default"))) void __wrap___ubsan_handle_##name(void *data, std::uintptr_t a,    \
                                                                                      std::uintptr_t b) {              \
    using eclat::rt::Check;                                                                                            \
    using eclat::rt::UndefinedKind;                                                                                    \
    eclat::rt::leaveUndefined(data, #name, eclat::rt::kindOfReport(Check::name, UndefinedKind::kind, data, a, b));     \
    __real___ubsan_handle_##name(data, a, b);                                                                          \
  }
#define ECLAT_ASAN(name)                                                                                               \
  extern "C" void __real___asan_report_##name(void *address, std::size_t size);                                        \
  extern "C"                                                                                                           \
      __attribute__((visibility("default"))) void __wrap___asan_report_##name(void *address, std::size_t size) {       \
    if (eclat::rt::canLeave())                                                                                         \
      eclat::rt::leaveInput(eclat::rt::Ending::BadMemory, eclat::rt::kindOfBadness(address));                          \
    __real___asan_report_##name(address, size);                                                                        \
  }
#include "reports.def"
#undef ECLAT_UBSAN
#undef ECLAT_ASAN
