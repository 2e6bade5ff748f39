// Which way a call took through the component's code: the set of blocks that it reached, calls inside it included.
#pragma once

#include <cstddef>
#include <cstdint>

namespace eclat::rt {

// Reads the numbers of the component's blocks from the file that kEnvOwnBlocks names. Without it no path is known.
void loadOwnBlocks();

// Around each observed call, nested ones within. `endPath` returns a mark of the way, 0 if it is not known.
std::size_t beginPath();
std::uint64_t endPath(std::size_t begun, int operation);
// What we run ourselves in between, to observe a call inside the call, is no part of its way.
void pausePath();
void resumePath();
void forgetPaths();  // calls that were left in the middle

// The flag of a block, counted over all modules; null if there is none.
bool *flagOfBlock(std::size_t number);

}  // namespace eclat::rt
