// The trail: what a run of one input in the symbolic flavour leaves behind in memory that it shares with the driver, so
// that it survives the death of the process: expressions over the literals of the input, and the conditions that held
// on its way.
#pragma once

#include <cstddef>
#include <cstdint>

namespace eclat::sym {

enum class Op : std::uint8_t {
#define ECLAT_SYM(name, operands, isBoolean) name,
#define ECLAT_SYM_SUGAR(name, operands) name,
#include "ops.def"
#undef ECLAT_SYM
#undef ECLAT_SYM_SUGAR
};

constexpr int kOperands[] = {
#define ECLAT_SYM(name, operands, isBoolean) operands,
#define ECLAT_SYM_SUGAR(name, operands) operands,
#include "ops.def"
#undef ECLAT_SYM
#undef ECLAT_SYM_SUGAR
};
constexpr int operandsOf(Op op) { return kOperands[static_cast<int>(op)]; }

enum class Loss : std::uint8_t {
#define ECLAT_LOSS(name, id, meaning) name,
#include "losses.def"
#undef ECLAT_LOSS
};
constexpr std::size_t kLosses = 0
#define ECLAT_LOSS(name, id, meaning) +1
#include "losses.def"
#undef ECLAT_LOSS
    ;

// The number of a node in the trail; the operands of a node come before it. 0 is no node: a plain value.
using Handle = std::uint32_t;
struct Node {
  Op op;
  std::uint8_t width;  // bits, 1 to 64
  std::uint16_t unused;
  Handle a, b, c;
  std::uint64_t k;      // the constant of the operator: see ops.def
  std::uint64_t value;  // its value in this run
};

enum class MarkKind : std::uint8_t {
  Branch,  // the program took one of two ways
  Trap,    // the program took one of two ways; the other is undefined behaviour or a failed assertion of the library
  Bounds,  // an index lies inside its object
  Held,    // a condition that the rest relies on: the solver never inverts it
  Entry,   // a property at the entry of the tested call is violated
  Exit,    // a property at its exit is violated, or where it throws
  Called,  // the tested call begins
  State,   // no condition: a number in an object that the tested call left; `place` is the shape of the object
};

// The pass tells the runtime with these which way of a branch is undefined behaviour.
constexpr std::uint32_t kTrapIfTrue = 1, kTrapIfFalse = 2;

// An entry of the trail, in the order of the run. For a condition: `node`, of one bit, was `value`.
struct Mark {
  MarkKind kind;
  std::uint8_t value;
  std::uint16_t step;
  Handle node;
  std::uint32_t place;    // number of the branch, the same in every run of the binary
  std::int32_t property;  // of Entry and Exit; negative: says how familiar the input is, see runtime/wire.h
};
constexpr std::int32_t kBefore = -100;  // as property: a call before the tested one did what the examples show of it

constexpr std::size_t kMostNodes = 1u << 20, kMostMarks = 1u << 14, kMostObjects = 16;

struct Trail {
  std::uint32_t nodeCount;  // number of nodes, with node 0
  std::uint32_t markCount;
  std::uint64_t losses[kLosses];
  std::uint64_t objectCount;
  std::uint64_t shapes[kMostObjects];  // the objects that the tested call left behind, without State marks
  Mark marks[kMostMarks];
  Node nodes[kMostNodes];
};

constexpr const char *kEnvTrail = "ECLAT_TRAIL";  // for a worker: descriptor of the shared trail

}  // namespace eclat::sym
