#include "shadow.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <unordered_map>
#include <vector>

extern "C" {
unsigned char eclat_sym_flags[1u << eclat::sym::kFlagBits];
}

namespace eclat::sym {

namespace {

// Byte number `index` of an expression. What the byte was tells whether somebody else has written there since.
struct ShadowByte {
  Handle handle = 0;
  std::uint8_t index = 0;
  std::uint8_t value = 0;
};
struct Granule {
  ShadowByte bytes[8];
};

// None of it is destroyed: code of the subject runs until the very end.
std::unordered_map<std::uint64_t, Granule> &granules() {
  static auto *all = new std::unordered_map<std::uint64_t, Granule>;
  return *all;
}
std::map<std::uint64_t, std::uint64_t> &blocks() {
  static auto *all = new std::map<std::uint64_t, std::uint64_t>;
  return *all;
}
std::map<std::uint64_t, std::uint64_t> &globals() {
  static auto *all = new std::map<std::uint64_t, std::uint64_t>;
  return *all;
}
std::vector<Object> &locals() {
  static auto *all = new std::vector<Object>;
  return *all;
}
constexpr std::size_t kMostLocals = 4096;

unsigned char &flagOf(std::uint64_t address) { return eclat_sym_flags[address >> 3 & ((1u << kFlagBits) - 1)]; }

std::uint8_t byteAt(std::uint64_t address) { return *reinterpret_cast<const std::uint8_t *>(address); }

// How many symbolic bytes share a flag; one that has been too many for its byte stays.
void countUp(unsigned char &flag) { flag += flag != 255; }
void countDown(unsigned char &flag) { flag -= flag != 255; }

void setByte(std::uint64_t address, ShadowByte byte) {
  if (byte.handle) {
    ShadowByte &there = granules()[address >> 3].bytes[address & 7];
    if (!there.handle)
      countUp(flagOf(address));
    there = byte;
    return;
  }
  if (!flagOf(address))
    return;
  auto it = granules().find(address >> 3);
  if (it == granules().end() || !it->second.bytes[address & 7].handle)
    return;
  it->second.bytes[address & 7] = {};
  countDown(flagOf(address));
}

ShadowByte getByte(std::uint64_t address) {
  if (!flagOf(address))
    return {};
  auto it = granules().find(address >> 3);
  if (it == granules().end())
    return {};
  ShadowByte byte = it->second.bytes[address & 7];
  if (!byte.handle || byte.value == byteAt(address))
    return byte;
  lose(Loss::Overwritten);
  setByte(address, {});
  return {};
}

Term termOfByte(std::uint64_t address) {
  ShadowByte byte = getByte(address);
  return byte.handle ? extracted(termOf(byte.handle), byte.index * 8u, 8) : plain(byteAt(address), 8);
}

Object within(const std::map<std::uint64_t, std::uint64_t> &all, std::uint64_t address) {
  auto it = all.upper_bound(address);
  if (it == all.begin())
    return {};
  --it;
  Object object{it->first, it->second};
  return object.contains(address) ? object : Object();
}

}  // namespace

bool mayBeSymbolic(std::uint64_t address, std::uint64_t bytes) {
  if (granules().empty() || bytes == 0)
    return false;
  for (std::uint64_t at = address & ~7ull; at < address + bytes; at += 8)
    if (flagOf(at))
      return true;
  return false;
}

Term readMemory(std::uint64_t address, unsigned bytes) {
  std::uint64_t value = 0;
  std::memcpy(&value, reinterpret_cast<const void *>(address), bytes);
  Term asRead = plain(value, bytes * 8);
  if (!mayBeSymbolic(address, bytes))
    return asRead;
  ShadowByte first = getByte(address);
  bool isWhole = first.handle && first.index == 0 && nodeOf(first.handle).width == bytes * 8, isAny = first.handle;
  for (unsigned i = 1; i < bytes; ++i) {
    ShadowByte next = getByte(address + i);
    isWhole = isWhole && next.handle == first.handle && next.index == i;
    isAny = isAny || next.handle;
  }
  if (!isAny)
    return asRead;
  Term out = isWhole ? termOf(first.handle) : termOfByte(address);
  for (unsigned i = 1; i < bytes && !isWhole; ++i)
    out = joined(termOfByte(address + i), out);
  if (out.value == asRead.value)
    return out;
  lose(Loss::Mistaken);
  return asRead;
}

void writeMemory(std::uint64_t address, unsigned bytes, Term value) {
  if (value.isPlain())
    return forgetMemory(address, bytes);
  if (value.width < bytes * 8)
    value = extended(value, bytes * 8, false);
  for (unsigned i = 0; i < bytes; ++i)
    setByte(address + i, {value.handle, static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(value.value >> 8 * i)});
}

void forgetMemory(std::uint64_t address, std::uint64_t bytes) {
  if (granules().empty())
    return;
  for (std::uint64_t at = address; at < address + bytes;) {
    std::uint64_t next = std::min((at | 7) + 1, address + bytes);
    if (flagOf(at))
      for (std::uint64_t b = at; b < next; ++b)
        setByte(b, {});
    at = next;
  }
}

void copyMemory(std::uint64_t to, std::uint64_t from, std::uint64_t bytes) {
  if (to == from || bytes == 0)
    return;
  if (!mayBeSymbolic(from, bytes))
    return forgetMemory(to, bytes);
  std::vector<ShadowByte> copied(bytes);
  for (std::uint64_t i = 0; i < bytes; ++i)
    copied[i] = getByte(from + i);
  for (std::uint64_t i = 0; i < bytes; ++i)
    setByte(to + i, copied[i]);
}

Object heapBlockAt(std::uint64_t address) { return within(blocks(), address); }

Object objectAt(std::uint64_t address) {
  if (Object block = within(blocks(), address); block.size)
    return block;
  if (Object global = within(globals(), address); global.size)
    return global;
  for (auto it = locals().rbegin(); it != locals().rend(); ++it)
    if (it->contains(address))
      return *it;
  return {};
}

void addBlock(std::uint64_t begin, std::uint64_t size) {
  blocks()[begin] = size;
  forgetMemory(begin, size);
}
void removeBlock(std::uint64_t begin) { blocks().erase(begin); }
void addGlobal(std::uint64_t begin, std::uint64_t size) { globals()[begin] = size; }

// The stack grows downwards: what lies below belongs to calls that have ended.
void addLocal(std::uint64_t begin, std::uint64_t size, std::uint64_t stackPointer) {
  std::vector<Object> &all = locals();
  while (!all.empty() && (all.back().begin < stackPointer || all.back().begin == begin))
    all.pop_back();
  if (all.size() >= kMostLocals)
    all.erase(all.begin(), all.begin() + kMostLocals / 2);
  all.push_back({begin, size});
  forgetMemory(begin, size);
}

void forgetShadow() {
  for (const auto &[number, granule] : granules())
    flagOf(number << 3) = 0;
  granules().clear();
  locals().clear();
  blocks().clear();  // what the last input left behind was freed unseen
}

}  // namespace eclat::sym
