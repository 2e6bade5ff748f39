// Notices memory that an input allocates and never frees.
#pragma once

#include "wire.h"

namespace eclat::rt {

// In a child, before its first input: from now on allocations of inputs are followed.
void startWatchingLeaks();

void leaksBegin(bool withFrames);  // an input starts; with frames it is known where each block comes from

// Bytes and blocks that were allocated since then and are still there. What many would count is not known: then none.
struct Left {
  std::size_t bytes = 0, blocks = 0;
};
Left leaksEnd(Record *record);  // with a record, the frames of the first such block are kept there

}  // namespace eclat::rt
