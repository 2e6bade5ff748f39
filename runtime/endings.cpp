// Recognises, inside the process, how an input is about to end, and writes it down before the process dies.
#include "recover.h"
#include "state.h"

#include <csignal>
#include <cstdio>
#include <cstring>
#include <cxxabi.h>
#include <dlfcn.h>
#include <exception>
#include <new>
#include <optional>
#include <sanitizer/allocator_interface.h>
#include <sanitizer/asan_interface.h>
#include <stdexcept>
#include <sys/syscall.h>
#include <unistd.h>

extern "C" {
void __ubsan_get_current_report_data(const char **kind, const char **message, const char **file, unsigned *line,
                                     unsigned *column, char **address);
void *__real__Znwm(std::size_t);
void *__real__Znam(std::size_t);
}

namespace eclat::rt {

void copyText(char *to, std::size_t size, const char *from) {
  std::size_t n = std::strlen(from);
  if (n >= size)
    n = size - 1;
  std::memcpy(to, from, n);
  to[n] = '\0';
}

std::string demangle(const char *symbol) {
  int status = 0;
  char *text = abi::__cxa_demangle(symbol, nullptr, nullptr, &status);
  std::string out = status == 0 ? text : symbol;
  std::free(text);
  // The inline namespace of the standard library's ABI means nothing to a reader.
  for (std::size_t at; (at = out.find("__cxx11::")) != std::string::npos;)
    out.erase(at, 9);
  return out;
}

namespace {

// The handlers know what was thrown also where the component is compiled without -frtti. Derived classes stand before
// their bases.
const char *standardBase() {
  try {
    throw;
  } catch (const std::invalid_argument &) {
    return "std::invalid_argument";
  } catch (const std::domain_error &) {
    return "std::domain_error";
  } catch (const std::length_error &) {
    return "std::length_error";
  } catch (const std::out_of_range &) {
    return "std::out_of_range";
  } catch (const std::logic_error &) {
    return "std::logic_error";
  } catch (const std::bad_array_new_length &) {
    return "std::bad_array_new_length";
  } catch (const std::bad_alloc &) {
    return "std::bad_alloc";
  } catch (const std::bad_optional_access &) {
    return "std::bad_optional_access";
  } catch (...) {
    return "";
  }
}

}  // namespace

void describeException(Record &record) {
  const std::type_info *info = abi::__cxa_current_exception_type();
  copyText(record.thrownType, sizeof record.thrownType, info ? demangle(info->name()).c_str() : "unknown");
  try {
    throw;
  } catch (const std::exception &e) {
    const char *what = e.what();
    copyText(record.thrownWhat, sizeof record.thrownWhat, what ? what : "");
    copyText(record.thrownBase, sizeof record.thrownBase, standardBase());
  } catch (...) {
    record.thrownWhat[0] = record.thrownBase[0] = '\0';
  }
}

namespace {

void onTerminate() {
  if (Record *record = currentRecord()) {
    record->ending = Ending::Terminated;
    if (std::current_exception())
      describeException(*record);
    else if (!isLookingAgain())
      record->unchanged = isTestedCallUnchanged();
  }
  std::abort();
}

std::uint64_t memoryLimit = 0;
int fillByte = 0;

// A single huge request in a process that uses little memory is refused, as a loaded system would refuse it;
// growth beyond the limit ends the input.
void checkAllocation(std::size_t size) {
  Record *record = currentRecord();
  if (!record || memoryLimit == 0 || size <= memoryLimit / 2)
    return;
  if (__sanitizer_get_current_allocated_bytes() < memoryLimit / 8)
    throw std::bad_alloc();
  record->ending = Ending::MemoryLimit;
  endProcess(1);
}

// What it does from here on, in handlers of its own, is not the end that counts.
void noteEnd(Ending ending, const char *detail) {
  Record *record = currentRecord();
  if (!record || record->ending != Ending::NotRun)
    return;
  record->ending = ending;
  copyText(record->detail, sizeof record->detail, detail);
}

void *filled(void *memory, std::size_t size) { return fillByte ? std::memset(memory, fillByte, size) : memory; }

// What the program would have called without us.
template <class F> [[noreturn]] void callNext(const char *symbol, int status) {
  if (auto *next = reinterpret_cast<F *>(dlsym(RTLD_NEXT, symbol)))
    next(status);
  endProcess(status);
}

}  // namespace

void endProcess(int status) {
  while (true)
    syscall(SYS_exit_group, status);
}

void installEndings(std::uint64_t memoryBytes, int fill) {
  memoryLimit = memoryBytes;
  fillByte = fill;
  std::set_terminate(onTerminate);
}

}  // namespace eclat::rt

using eclat::rt::currentRecord;
using eclat::rt::Ending;
using eclat::rt::Record;

extern "C" {

__attribute__((visibility("default"))) void *__wrap__Znwm(std::size_t size) {
  eclat::rt::checkAllocation(size);
  return eclat::rt::filled(__real__Znwm(size), size);
}
__attribute__((visibility("default"))) void *__wrap__Znam(std::size_t size) {
  eclat::rt::checkAllocation(size);
  return eclat::rt::filled(__real__Znam(size), size);
}

__attribute__((visibility("default"))) void __asan_on_error() {
  Record *record = currentRecord();
  if (!record)
    return;
  // For signals the report says which one; the supervisor reads it there (nameSignal).
  const char *what = __asan_get_report_description();
  std::string kind = what ? what : "";
  bool known = record->ending == Ending::AssertionFailed || record->ending == Ending::Terminated;
  if (known)
    return;
  // Of a signal it tells what it guesses of the address.
  bool isSignal = kind == "signal" || kind == "null-deref" || kind.compare(0, 5, "wild-") == 0;
  record->ending = isSignal ? Ending::Crashed : kind == "stack-overflow" ? Ending::StackOverflow : Ending::BadMemory;
  eclat::rt::copyText(record->detail, sizeof record->detail, kind.c_str());
  // Where a recursion was stopped says nothing, and to print hundreds of its frames takes a third of all the time.
  if (record->ending == Ending::StackOverflow)
    eclat::rt::endProcess(66);
}

__attribute__((visibility("default"))) void __ubsan_on_report() {
  Record *record = currentRecord();
  if (!record)
    return;
  const char *kind = "", *message = "", *file = "";
  unsigned line = 0, column = 0;
  char *address = nullptr;
  __ubsan_get_current_report_data(&kind, &message, &file, &line, &column, &address);
  record->ending = Ending::Undefined;
  record->undefined = eclat::rt::reportedKind();
  eclat::rt::copyText(record->detail, sizeof record->detail, message ? message : "");
  eclat::rt::copyText(record->file, sizeof record->file, file ? file : "");
  record->line = line;
  record->column = column;
}

__attribute__((visibility("default"), noreturn)) void __assert_fail(const char *expression, const char *file,
                                                                    unsigned line, const char *function) {
  if (Record *record = currentRecord()) {
    // An object that cannot even be looked at has changed: the assertion that counts is the first one.
    if (!eclat::rt::isLookingAgain()) {
      record->ending = Ending::AssertionFailed;
      eclat::rt::copyText(record->detail, sizeof record->detail, expression);
      eclat::rt::copyText(record->function, sizeof record->function, function ? function : "");
      eclat::rt::copyText(record->file, sizeof record->file, file);
      record->line = line;
      record->unchanged = eclat::rt::isTestedCallUnchanged();
    }
    eclat::rt::leaveInput(Ending::AssertionFailed, expression);
  }
  std::fprintf(stderr, "%s:%u: %s: Assertion `%s' failed.\n", file, line, function, expression);
  std::abort();
}
}

// These stand before those of the C library, for the shared libraries of the program, too.
extern "C" {

__attribute__((visibility("default"), noreturn)) void abort() {
  // Not after std::terminate or an assertion, which have looked already.
  if (Record *record = eclat::rt::currentRecord();
      record && record->ending == Ending::NotRun && !eclat::rt::isLookingAgain())
    record->unchanged = eclat::rt::isTestedCallUnchanged();
  eclat::rt::leaveInput(Ending::Aborted, "ABRT");
  eclat::rt::noteEnd(Ending::Aborted, "ABRT");
  auto *next = reinterpret_cast<void (*)()>(dlsym(RTLD_NEXT, "abort"));
  if (next)
    next();
  eclat::rt::endProcess(134);
}
__attribute__((visibility("default"), noreturn)) void exit(int status) {
  eclat::rt::leaveInput(Ending::Exited, "exit");
  eclat::rt::noteEnd(Ending::Exited, "");
  eclat::rt::callNext<void(int)>("exit", status);
}
__attribute__((visibility("default"), noreturn)) void _exit(int status) {
  eclat::rt::leaveInput(Ending::Exited, "_exit");
  eclat::rt::endProcess(status);
}
__attribute__((visibility("default"), noreturn)) void _Exit(int status) {
  eclat::rt::leaveInput(Ending::Exited, "_Exit");
  eclat::rt::endProcess(status);
}
__attribute__((visibility("default"), noreturn)) void quick_exit(int status) {
  eclat::rt::leaveInput(Ending::Exited, "quick_exit");
  eclat::rt::callNext<void(int)>("quick_exit", status);
}
}

#if defined(__x86_64__) && defined(__GLIBC__)
// A jump into a function that has ended goes on with whatever its stack holds now. glibc keeps the stack pointer in the
// seventh word, changed by a secret of the thread. Above the frame of longjmp stand two words of the call.
namespace eclat::rt {
namespace {

void checkJump(const void *buffer, std::uintptr_t from) {
  std::uintptr_t frame = 0, secret = 0;
  std::memcpy(&frame, static_cast<const char *>(buffer) + 6 * sizeof frame, sizeof frame);
  asm("mov %%fs:0x30, %0" : "=r"(secret));
  frame = (frame >> 17 | frame << 47) ^ secret;
  Record *record = currentRecord();
  if (!record || isWithinInput(frame, from))
    return;
  constexpr const char *what = "longjmp into a function that has ended";
  leaveInput(Ending::Crashed, what);
  record->ending = Ending::Crashed;
  copyText(record->detail, sizeof record->detail, what);
  keepFrames(*record);
  endProcess(1);
}

}  // namespace
}  // namespace eclat::rt

extern "C" {
// Those of AddressSanitizer, which know what to do with its own marks on the stack.
[[noreturn]] void __interceptor_longjmp(void *buffer, int value);
[[noreturn]] void __interceptor__longjmp(void *buffer, int value);
[[noreturn]] void __interceptor_siglongjmp(void *buffer, int value);

#define ECLAT_JUMP(name)                                                                                               \
  __attribute__((visibility("default"), noreturn)) void name(void *buffer, int value) {                                \
    eclat::rt::checkJump(buffer, reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0)) + 2 * sizeof(void *));   \
    __interceptor_##name(buffer, value);                                                                               \
  }
ECLAT_JUMP(longjmp)
ECLAT_JUMP(_longjmp)
ECLAT_JUMP(siglongjmp)
#undef ECLAT_JUMP
}
#endif
