// Notes which path a call took through the component's code: the set of blocks that it reached, also in the calls
// inside it.
#pragma once

#include <cstddef>
#include <cstdint>

namespace eclat::rt {

// Reads the numbers of the component's blocks from the file that kEnvOwnBlocks names. Without the file no path is
// known.
void loadOwnBlocks();

// Called around each observed call, nested ones within. `endPath` returns a hash of the path, 0 if it is not known.
std::size_t beginPath();
std::uint64_t endPath(std::size_t begun, int operation);
// Called around what we run ourselves to observe a call inside the call: it is no part of the path.
void pausePath();
void resumePath();
void forgetPaths();  // forgets calls that were left in the middle

// Returns the flag of a block, numbered over all modules; null if there is no such block.
bool *flagOfBlock(std::size_t number);

}  // namespace eclat::rt
