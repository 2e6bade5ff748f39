// What instrumented code calls where a value is symbolic, or memory may be.
#include "path.h"
#include "shadow.h"

#include <cstddef>
#include <vector>

extern "C" thread_local std::uint64_t eclat_sym_callee __attribute__((tls_model("initial-exec")));

namespace eclat::sym {

namespace {

constexpr std::uint64_t kMostReadSlots = 1024, kMostWrittenSlots = 128;

// The places of an object that an access of this size can reach: aligned as this one is.
struct Slots {
  std::uint64_t first = 0, count = 0;
  Term offset;  // of the access, in bytes from the first on
};

bool isPowerOfTwo(unsigned n) { return n && (n & (n - 1)) == 0; }

bool findSlots(std::uint64_t address, unsigned bytes, Term symbolic, std::uint64_t most, Slots &out) {
  Object object = objectAt(address);
  if (!isPowerOfTwo(bytes) || bytes > 8 || !object.size || address + bytes > object.begin + object.size)
    return false;
  out.first = object.begin + (address - object.begin) % bytes;
  out.count = (object.begin + object.size - out.first) / bytes;
  if (out.count == 0 || out.count > most)
    return false;
  out.offset = apply(Op::Sub, symbolic, plain(out.first, 64));
  mark(MarkKind::Bounds, apply(Op::ULe, out.offset, plain((out.count - 1) * bytes, 64)), 0);
  if (bytes > 1 && knownZeros(out.offset) < static_cast<unsigned>(__builtin_ctz(bytes)))
    mark(MarkKind::Held, apply(Op::Eq, apply(Op::And, out.offset, plain(bytes - 1, 64)), plain(0, 64)));
  return true;
}

// A tree of choices over the values of the slots from `low` to `high`.
Term selected(Term offset, const std::vector<Term> &values, unsigned bytes, std::size_t low, std::size_t high) {
  bool areSame = true;
  for (std::size_t i = low + 1; i < high && areSame; ++i)
    areSame = values[i].handle == values[low].handle && values[i].value == values[low].value;
  if (areSame)
    return values[low];
  if (high - low == 2)
    return chosen(apply(Op::Eq, offset, plain(low * bytes, 64)), values[low], values[low + 1]);
  std::size_t middle = (low + high) / 2;  // 1024 slots are ten levels
  return chosen(apply(Op::ULt, offset, plain(middle * bytes, 64)), selected(offset, values, bytes, low, middle),
                selected(offset, values, bytes, middle, high));
}

void pinAddress(Term address) {
  lose(Loss::Address);
  pin(address);
}

Term loadFrom(std::uint64_t address, unsigned bytes, Term symbolic) {
  Slots slots;
  if (symbolic.isPlain())
    return readMemory(address, bytes);
  if (!findSlots(address, bytes, symbolic, kMostReadSlots, slots)) {
    pinAddress(symbolic);
    return readMemory(address, bytes);
  }
  std::vector<Term> values;
  for (std::uint64_t i = 0; i < slots.count; ++i)
    values.push_back(readMemory(slots.first + i * bytes, bytes));
  return selected(slots.offset, values, bytes, 0, values.size());
}

void storeTo(std::uint64_t address, unsigned bytes, Term symbolic, Term value) {
  Slots slots;
  if (symbolic.isPlain())
    return writeMemory(address, bytes, value);
  if (!findSlots(address, bytes, symbolic, kMostWrittenSlots, slots)) {
    pinAddress(symbolic);
    return writeMemory(address, bytes, value);
  }
  if (value.width < bytes * 8)
    value = extended(value, bytes * 8, false);
  for (std::uint64_t i = 0; i < slots.count; ++i) {
    std::uint64_t slot = slots.first + i * bytes;
    Term isHere = apply(Op::Eq, slots.offset, plain(i * bytes, 64));
    writeMemory(slot, bytes, chosen(isHere, value, readMemory(slot, bytes)));
  }
}

// Of another thread nothing is followed, as the store of expressions has one user; nor of what comes behind the input.
bool isNotFollowed() {
  if (isFollowing())
    return false;
  if (isOtherThread())
    lose(Loss::Thread);
  return true;
}

// Two addresses in one object compare as their offsets do: no address stands in a condition.
void makeRelative(Term &a, Term &b) {
  if (a.width != 64 || a.isPlain() == b.isPlain())
    return;
  std::uint64_t address = a.isPlain() ? a.value : b.value, other = a.isPlain() ? b.value : a.value;
  Object object = objectAt(other);
  if (!object.size || address - object.begin > object.size)
    return;
  a = apply(Op::Sub, a, plain(object.begin, 64));
  b = apply(Op::Sub, b, plain(object.begin, 64));
}

}  // namespace

}  // namespace eclat::sym

using namespace eclat::sym;

extern "C" {

std::uint32_t eclat_sym_apply(std::uint32_t op, std::uint32_t width, Handle ea, std::uint64_t a, Handle eb,
                              std::uint64_t b) {
  if (isNotFollowed())
    return 0;
  Term x = term(ea, a, width), y = term(eb, b, width);
  auto wanted = static_cast<Op>(op);
  if (wanted == Op::ULt || wanted == Op::ULe || wanted == Op::UGt || wanted == Op::UGe)
    makeRelative(x, y);
  return apply(wanted, x, operandsOf(wanted) > 1 ? y : Term()).handle;
}

std::uint32_t eclat_sym_cast(std::uint32_t isSigned, std::uint32_t width, Handle e) {
  if (isNotFollowed())
    return 0;
  Term x = termOf(e);
  return (width < x.width ? extracted(x, 0, width) : extended(x, width, isSigned)).handle;
}

std::uint32_t eclat_sym_choose(std::uint32_t width, Handle condition, Handle ea, std::uint64_t a, Handle eb,
                               std::uint64_t b) {
  if (isNotFollowed())
    return 0;
  return chosen(termOf(condition), term(ea, a, width), term(eb, b, width)).handle;
}

std::uint32_t eclat_sym_load(std::uint64_t address, std::uint32_t bytes, Handle symbolic, std::uint32_t width) {
  if (isNotFollowed())
    return 0;
  Term value = loadFrom(address, bytes, symbolic ? decided(termOf(symbolic)) : plain(address, 64));
  return (width < value.width ? extracted(value, 0, width) : value).handle;
}

void eclat_sym_store(std::uint64_t address, std::uint32_t bytes, Handle e, std::uint64_t value, Handle symbolic) {
  if (isNotFollowed())
    return;
  if (bytes > 8)  // never symbolic itself
    return forgetMemory(address, bytes);
  storeTo(address, bytes, symbolic ? decided(termOf(symbolic)) : plain(address, 64), term(e, value, bytes * 8));
}

// base + index * scale
std::uint32_t eclat_sym_offset(Handle ebase, std::uint64_t base, Handle eindex, std::uint64_t index,
                               std::uint32_t indexWidth, std::uint64_t scale) {
  if (isNotFollowed())
    return 0;
  Term i = term(eindex, index, indexWidth);
  i = indexWidth > 64 ? plain(index, 64) : extended(i, 64, true);
  return apply(Op::Add, term(ebase, base, 64), apply(Op::Mul, i, plain(scale, 64))).handle;
}

void eclat_sym_branch(Handle condition, std::uint32_t isTaken, std::uint32_t place, std::uint32_t traps) {
  if (isNotFollowed() || !condition)
    return;
  Term c = termOf(condition);
  if (c.value != isTaken)
    return lose(Loss::Mistaken);
  bool isOtherTrap = traps & (isTaken ? kTrapIfFalse : kTrapIfTrue);
  mark(isOtherTrap ? MarkKind::Trap : MarkKind::Branch, c, place);
}

void eclat_sym_lose(std::uint32_t loss) { lose(static_cast<Loss>(loss)); }

void eclat_sym_pin(std::uint32_t loss, Handle e) {
  if (isNotFollowed())
    return;
  lose(static_cast<Loss>(loss));
  pin(termOf(e));
}

void eclat_sym_passed(std::uint64_t callee) {
  if (eclat_sym_callee != callee)
    return;
  eclat_sym_callee = 0;
  lose(Loss::Foreign);
}

void eclat_sym_copy(void *to, const void *from, std::uint64_t bytes, Handle length) {
  if (isNotFollowed())
    return;
  if (length) {
    lose(Loss::Length);
    pin(termOf(length));
  }
  copyMemory(reinterpret_cast<std::uint64_t>(to), reinterpret_cast<std::uint64_t>(from), bytes);
}

void eclat_sym_fill(void *to, Handle byte, std::uint64_t bytes, Handle length) {
  if (isNotFollowed())
    return;
  if (length) {
    lose(Loss::Length);
    pin(termOf(length));
  }
  auto at = reinterpret_cast<std::uint64_t>(to);
  if (!byte)
    return forgetMemory(at, bytes);
  for (std::uint64_t i = 0; i < bytes; ++i)
    writeMemory(at + i, 1, extracted(termOf(byte), 0, 8));
}

void eclat_sym_local(void *begin, std::uint64_t size) {
  if (isFollowing())
    addLocal(reinterpret_cast<std::uint64_t>(begin), size, reinterpret_cast<std::uint64_t>(__builtin_frame_address(0)));
}

struct GlobalEntry {
  void *begin;
  std::uint64_t size;
};
void eclat_sym_globals(const GlobalEntry *table, std::uint64_t count) {
  for (std::uint64_t i = 0; i < count; ++i)
    addGlobal(reinterpret_cast<std::uint64_t>(table[i].begin), table[i].size);
}
}
