// Notices memory that an input allocates and never frees.
#pragma once

#include "wire.h"

namespace eclat::rt {

// Starts to watch the allocations of inputs; called in a child, before its first input.
void startWatchingLeaks();

void leaksBegin(bool withFrames);  // an input starts; with frames, each block keeps where it comes from

// The bytes and blocks that an input allocated and that are still there; 0 if there were too many allocations to
// follow.
struct Left {
  std::size_t bytes = 0, blocks = 0;
};
Left leaksEnd(Record *record);  // if there is a record, it gets the frames of the first such block

}  // namespace eclat::rt
