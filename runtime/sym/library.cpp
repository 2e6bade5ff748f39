// Functions of the C library and the allocator that instrumented code calls through us: what they do to memory is
// known here, and what they compare is a condition of the path.
#include "path.h"
#include "shadow.h"

#include <cstdlib>
#include <cstring>
#include <new>

extern "C" {
// Between a call and the function that it enters: for whom the expressions of the arguments are; and back.
thread_local std::uint64_t eclat_sym_callee __attribute__((tls_model("initial-exec"))) = 0;
thread_local eclat::sym::Handle eclat_sym_arguments[32] __attribute__((tls_model("initial-exec")));
thread_local std::uint64_t eclat_sym_returned __attribute__((tls_model("initial-exec"))) = 0;
thread_local eclat::sym::Handle eclat_sym_results[32] __attribute__((tls_model("initial-exec")));
}

namespace eclat::sym {

namespace {

constexpr std::uint32_t kCompared = 0x7ffffff1u, kEnded = 0x7ffffff2u;

template <class F> Handle argument(F *self, int index) {
  bool isMine = eclat_sym_callee == reinterpret_cast<std::uint64_t>(self);
  return isMine ? eclat_sym_arguments[index] : 0;
}

// The expressions of the arguments have been looked at, and there is none of the result yet.
void entered() { eclat_sym_callee = eclat_sym_returned = 0; }

template <class F> void giveBack(F *self, Term result) {
  if (result.isPlain())
    return;
  eclat_sym_results[0] = result.handle;
  eclat_sym_returned = reinterpret_cast<std::uint64_t>(self);
}

void pinLength(Handle length) {
  if (!length || !isFollowing())
    return;
  lose(Loss::Length);
  pin(termOf(length));
}

void *allocated(void *block, std::size_t size) {
  if (block && size && isFollowing())
    addBlock(reinterpret_cast<std::uint64_t>(block), size);
  return block;
}

void freed(void *block) {
  if (block && isFollowing())
    removeBlock(reinterpret_cast<std::uint64_t>(block));
}

Term byteAt(const void *p, std::size_t i) { return readMemory(reinterpret_cast<std::uint64_t>(p) + i, 1); }

// Byte by byte, each a condition; `isText`: up to the end of the first.
template <class F> int compared(F *self, const void *a, const void *b, std::size_t n, bool isText) {
  for (std::size_t i = 0; i < n; ++i) {
    Term x = byteAt(a, i), y = byteAt(b, i);
    mark(MarkKind::Branch, apply(Op::Eq, x, y), kCompared);
    if (x.value != y.value) {
      giveBack(self, apply(Op::Sub, extended(x, 32, false), extended(y, 32, false)));
      return static_cast<int>(x.value) - static_cast<int>(y.value);
    }
    if (isText)
      mark(MarkKind::Branch, apply(Op::Eq, x, plain(0, 8)), kEnded);
    if (isText && x.value == 0)
      break;
  }
  return 0;
}

}  // namespace

}  // namespace eclat::sym

using namespace eclat::sym;

// To add one you must: define it here, and name it in the table of src/instrument/plugin/sym_pass.cpp.
extern "C" {

void *eclat_sym_w_new(std::size_t size) {
  pinLength(argument(eclat_sym_w_new, 0));
  entered();
  return allocated(::operator new(size), size);
}
void *eclat_sym_w_malloc(std::size_t size) {
  pinLength(argument(eclat_sym_w_malloc, 0));
  entered();
  return allocated(std::malloc(size), size);
}
void *eclat_sym_w_calloc(std::size_t count, std::size_t size) {
  entered();
  return allocated(std::calloc(count, size), count * size);
}
void *eclat_sym_w_realloc(void *block, std::size_t size) {
  pinLength(argument(eclat_sym_w_realloc, 1));
  entered();
  std::size_t before = heapBlockAt(reinterpret_cast<std::uint64_t>(block)).size;
  void *moved = std::malloc(size);
  if (!moved)
    return nullptr;
  std::size_t kept = block && before ? (before < size ? before : size) : 0;
  if (block && !before) {  // not made by us
    std::free(moved);
    return std::realloc(block, size);
  }
  allocated(moved, size);
  copyMemory(reinterpret_cast<std::uint64_t>(moved), reinterpret_cast<std::uint64_t>(block), kept);
  std::memcpy(moved, block ? block : moved, kept);
  freed(block);
  std::free(block);
  return moved;
}
void eclat_sym_w_free(void *block) {
  entered();
  freed(block);
  std::free(block);
}
void eclat_sym_w_delete(void *block) {
  entered();
  freed(block);
  ::operator delete(block);
}
void eclat_sym_w_delete_sized(void *block, std::size_t) { eclat_sym_w_delete(block); }

void *eclat_sym_w_memcpy(void *to, const void *from, std::size_t n) {
  pinLength(argument(eclat_sym_w_memcpy, 2));
  entered();
  if (isFollowing())
    copyMemory(reinterpret_cast<std::uint64_t>(to), reinterpret_cast<std::uint64_t>(from), n);
  return std::memcpy(to, from, n);
}
void *eclat_sym_w_memmove(void *to, const void *from, std::size_t n) {
  pinLength(argument(eclat_sym_w_memmove, 2));
  entered();
  if (isFollowing())
    copyMemory(reinterpret_cast<std::uint64_t>(to), reinterpret_cast<std::uint64_t>(from), n);
  return std::memmove(to, from, n);
}
void *eclat_sym_w_memset(void *to, int byte, std::size_t n) {
  Handle symbolic = argument(eclat_sym_w_memset, 1);
  pinLength(argument(eclat_sym_w_memset, 2));
  entered();
  void *out = std::memset(to, byte, n);
  auto at = reinterpret_cast<std::uint64_t>(to);
  if (isFollowing() && symbolic)
    for (std::size_t i = 0; i < n; ++i)
      writeMemory(at + i, 1, extracted(termOf(symbolic), 0, 8));
  else if (isFollowing())
    forgetMemory(at, n);
  return out;
}
int eclat_sym_w_memcmp(const void *a, const void *b, std::size_t n) {
  pinLength(argument(eclat_sym_w_memcmp, 2));
  entered();
  return isFollowing() ? compared(eclat_sym_w_memcmp, a, b, n, false) : std::memcmp(a, b, n);
}
int eclat_sym_w_strcmp(const char *a, const char *b) {
  entered();
  return isFollowing() ? compared(eclat_sym_w_strcmp, a, b, SIZE_MAX, true) : std::strcmp(a, b);
}
int eclat_sym_w_strncmp(const char *a, const char *b, std::size_t n) {
  pinLength(argument(eclat_sym_w_strncmp, 2));
  entered();
  return isFollowing() ? compared(eclat_sym_w_strncmp, a, b, n, true) : std::strncmp(a, b, n);
}
std::size_t eclat_sym_w_strlen(const char *text) {
  entered();
  if (!isFollowing())
    return std::strlen(text);
  for (std::size_t i = 0;; ++i) {
    Term byte = byteAt(text, i);
    mark(MarkKind::Branch, apply(Op::Eq, byte, plain(0, 8)), kEnded);
    if (byte.value == 0)
      return i;
  }
}
void *eclat_sym_w_memchr(const void *from, int wanted, std::size_t n) {
  Handle symbolic = argument(eclat_sym_w_memchr, 1);
  entered();
  if (!isFollowing())
    return const_cast<void *>(std::memchr(from, wanted, n));
  Term sought = symbolic ? extracted(termOf(symbolic), 0, 8) : plain(static_cast<unsigned char>(wanted), 8);
  for (std::size_t i = 0; i < n; ++i) {
    Term byte = byteAt(from, i);
    mark(MarkKind::Branch, apply(Op::Eq, byte, sought), kCompared);
    if (byte.value == sought.value)
      return const_cast<char *>(static_cast<const char *>(from) + i);
  }
  return nullptr;
}
}
