// Notes which basic blocks of the code under test were reached: clang sets a flag at the beginning of each.
#pragma once

#include "wire.h"

namespace eclat::rt {

// Writes the blocks of the program as offsets in the binary, one per line; 0 for blocks of shared libraries.
bool writeBlocks(const char *file);

// Writes the numbers of the blocks that were reached since the start, one per line.
bool writeReached(const char *file);

// Forgets what was reached so far. Called before a batch, and before the rest of one in a new process, so that it does
// not matter which worker has run which batch.
void forgetReached(Segment &segment, bool isNewBatch);

// Notes the blocks that no input of this batch had reached before; for an input that runs alone, all blocks that it
// reached.
void noteReached(Record &record, Segment &segment);

}  // namespace eclat::rt
