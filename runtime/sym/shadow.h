// Knows which bytes of memory hold symbolic values, and where the objects lie in which an index can move.
#pragma once

#include "expr.h"

#include <cstddef>
#include <cstdint>

namespace eclat::sym {

// Instrumented code looks at one byte of a table of 2^kFlagBits flags for every eight bytes of memory, and goes on if
// it is 0. Other addresses share the flag, so one that is set may prove wrong.
constexpr unsigned kFlagBits = 22;

// Returns the value of memory as one number, `bytes` from 1 to 8; plain if it is not symbolic.
Term readMemory(std::uint64_t address, unsigned bytes);
// Called before memory gets this value.
void writeMemory(std::uint64_t address, unsigned bytes, Term value);
void forgetMemory(std::uint64_t address, std::uint64_t bytes);
// Called before the bytes are copied.
void copyMemory(std::uint64_t to, std::uint64_t from, std::uint64_t bytes);
bool mayBeSymbolic(std::uint64_t address, std::uint64_t bytes);

struct Object {
  std::uint64_t begin = 0, size = 0;
  bool contains(std::uint64_t address) const { return address - begin < size; }
};
// Returns the object at the address; its size is 0 if none is known there.
Object objectAt(std::uint64_t address);
Object heapBlockAt(std::uint64_t address);
void addBlock(std::uint64_t begin, std::uint64_t size);
void removeBlock(std::uint64_t begin);
void addLocal(std::uint64_t begin, std::uint64_t size, std::uint64_t stackPointer);
void addGlobal(std::uint64_t begin, std::uint64_t size);

void forgetShadow();  // forgets all objects but the globals

}  // namespace eclat::sym
