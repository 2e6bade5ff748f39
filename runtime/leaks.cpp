#include "leaks.h"

#include "program.h"

#include <sanitizer/allocator_interface.h>
#include <unwind.h>

#include <cstring>

namespace eclat::rt {

namespace {

constexpr std::size_t kSlots = 1u << 15, kFramesKept = 12;

struct Block {
  const volatile void *address;  // null: free; kGone: was taken once
  std::size_t bytes;
  std::uint64_t number;  // in the order of their allocation
  std::uint8_t frameCount;
  std::uint64_t frames[kFramesKept];
};

Block blocks[kSlots];
std::size_t used = 0;
std::uint64_t allocations = 0;
bool isFull = false;
thread_local bool watching = false, keepsFrames = false;
const volatile void *const kGone = &blocks;

std::size_t slotOf(const volatile void *address) {
  auto key = reinterpret_cast<std::uintptr_t>(address) >> 4;
  return (key * 0x9e3779b97f4a7c15u >> 40) % kSlots;
}

_Unwind_Reason_Code keepFrame(_Unwind_Context *context, void *to) {
  auto *block = static_cast<Block *>(to);
  std::uintptr_t pc = _Unwind_GetIP(context);
  const ProgramText &text = programText();
  if (text.contains(pc))
    block->frames[block->frameCount++] = text.offset(pc) - 1;
  return block->frameCount < kFramesKept ? _URC_NO_REASON : _URC_END_OF_STACK;
}

void onAllocate(const volatile void *address, std::size_t bytes) {
  if (!watching || !address)
    return;
  watching = false;
  isFull = isFull || used >= kSlots / 2;
  if (!isFull) {
    std::size_t slot = slotOf(address);
    while (blocks[slot].address && blocks[slot].address != kGone)
      slot = (slot + 1) % kSlots;
    used += !blocks[slot].address;
    Block &block = blocks[slot];
    block.address = address;
    block.bytes = bytes;
    block.number = allocations++;
    block.frameCount = 0;
    if (keepsFrames)
      _Unwind_Backtrace(keepFrame, &block);
  }
  watching = true;
}

void onFree(const volatile void *address) {
  if (!watching || !address)
    return;
  for (std::size_t slot = slotOf(address); blocks[slot].address; slot = (slot + 1) % kSlots)
    if (blocks[slot].address == address) {
      blocks[slot].address = kGone;
      return;
    }
}

}  // namespace

void startWatchingLeaks() {
  programText();  // found now: a hook must not allocate
  __sanitizer_install_malloc_and_free_hooks(onAllocate, onFree);
}

void leaksBegin(bool withFrames) {
  if (used)
    std::memset(blocks, 0, sizeof blocks);
  used = 0;
  allocations = 0;
  isFull = false;
  keepsFrames = withFrames;
  watching = true;
}

Left leaksEnd(Record *record) {
  watching = false;
  Left left;
  const Block *first = nullptr;
  if (!isFull && used)
    for (const Block &block : blocks)
      if (block.address && block.address != kGone) {
        left.bytes += block.bytes;
        ++left.blocks;
        if (!first || block.number < first->number)
          first = &block;
      }
  if (record && first) {
    record->frameCount = first->frameCount;
    std::memcpy(record->frames, first->frames, sizeof first->frames);
  }
  return left;
}

}  // namespace eclat::rt
