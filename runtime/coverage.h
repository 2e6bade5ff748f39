// Which branches of the code under test were reached: clang sets a flag at the beginning of every basic block.
#pragma once

#include "wire.h"

namespace eclat::rt {

// The blocks of the program, as offsets in the binary, one per line; 0 for those of shared libraries.
bool writeBlocks(const char *file);

// The numbers of those that were reached since the start, one per line.
bool writeReached(const char *file);

// Notes the blocks that no input of this worker had reached before. Not for one that is run alone: of that, all blocks.
void noteReached(Record &record, Segment &segment);

}  // namespace eclat::rt
