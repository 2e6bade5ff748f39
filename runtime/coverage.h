// Which branches of the code under test were reached: clang sets a flag at the beginning of every basic block.
#pragma once

#include "wire.h"

namespace eclat::rt {

// The blocks of the program, as offsets in the binary, one per line; 0 for those of shared libraries.
bool writeBlocks(const char *file);

// The numbers of those that were reached since the start, one per line.
bool writeReached(const char *file);

// Before a batch, and before the rest of one in a new process: what was reached so far does not count. So it does not
// matter which worker has run which batch.
void forgetReached(Segment &segment, bool isNewBatch);

// Notes the blocks that no input of this batch had reached before. Of one that is run alone: all.
void noteReached(Record &record, Segment &segment);

}  // namespace eclat::rt
