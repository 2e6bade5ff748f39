// Tells where the code of our own binary lies: only its offsets mean the same from run to run.
#pragma once

#include <cstdint>

namespace eclat::rt {

struct ProgramText {
  std::uintptr_t base = 0, first = 0, last = 0;

  bool contains(std::uintptr_t address) const { return address >= first && address < last; }
  std::uintptr_t offset(std::uintptr_t address) const { return address - base; }
};

const ProgramText &programText();

}  // namespace eclat::rt
