// Which bytes of memory hold symbolic values, and where the objects are that an index can move in.
#pragma once

#include "expr.h"

#include <cstddef>
#include <cstdint>

namespace eclat::sym {

// Instrumented code looks at one byte of this table for every eight of memory, and goes on if it is 0. Others share
// the place: what it says is then found to be wrong.
constexpr unsigned kFlagBits = 22;

// The value of memory, as one number; `bytes` from 1 to 8. Not symbolic: plain.
Term readMemory(std::uint64_t address, unsigned bytes);
// Memory is about to hold this value.
void writeMemory(std::uint64_t address, unsigned bytes, Term value);
void forgetMemory(std::uint64_t address, std::uint64_t bytes);
// To be called before the bytes are copied.
void copyMemory(std::uint64_t to, std::uint64_t from, std::uint64_t bytes);
bool mayBeSymbolic(std::uint64_t address, std::uint64_t bytes);

struct Object {
  std::uint64_t begin = 0, size = 0;
  bool contains(std::uint64_t address) const { return address - begin < size; }
};
// Size 0 if no known object is there.
Object objectAt(std::uint64_t address);
Object heapBlockAt(std::uint64_t address);
void addBlock(std::uint64_t begin, std::uint64_t size);
void removeBlock(std::uint64_t begin);
void addLocal(std::uint64_t begin, std::uint64_t size, std::uint64_t stackPointer);
void addGlobal(std::uint64_t begin, std::uint64_t size);

void forgetShadow();  // all but the globals

}  // namespace eclat::sym
