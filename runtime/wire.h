// The only thing between driver and worker: the layout of the shared segment and the control messages.
// Plain data, fixed sizes, same machine and same build on both sides.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>

namespace eclat::rt {

enum class Ending : std::uint8_t {
#define ECLAT_ENDING(name, id, severe, meaning) name,
#include "endings.def"
#undef ECLAT_ENDING
};

enum class UndefinedKind : std::uint8_t {
#define ECLAT_UNDEFINED(name, id) name,
#include "undefined.def"
#undef ECLAT_UNDEFINED
};

constexpr std::uint32_t kWireVersion = 10;
constexpr std::size_t kMaxInputs = 2048;      // in one batch
constexpr std::size_t kMaxViolations = 160;   // kept per input; more are counted
constexpr std::size_t kMaxFrames = 24;        // deeper ones are the worker's own
constexpr std::size_t kMaxBlocks = 1u << 18;  // basic blocks that are told apart
constexpr std::size_t kMaxNumbers = 6;        // of the state after the tested call
constexpr std::size_t kMaxClauses = 4;        // of a specification, told per input
constexpr std::size_t kMaxNested = 16;        // violations in calls inside the tested one, told per input
constexpr std::size_t kInputBytes = 8u << 20;
constexpr std::size_t kBlobBytes = 8u << 20;

// Numbers of checks that are no properties: they say whether the tested call is beyond the territory or the habits of
// the examples, and whether a comment says what it does in such a state.
constexpr std::int32_t kTerritory = -1, kHabit = -2, kDocumented = -3;

constexpr std::int16_t kNoSuchLaw = -1;  // in the place of a claim: the law says nothing of this class

struct ViolationRecord {
  std::int32_t property;
  std::int32_t object;
};

struct NestedRecord {
  std::int32_t operation;
  std::int32_t property;
  std::uint8_t atEntry;
};

// A clause of a specification that did not hold.
struct ClauseRecord {
  std::uint32_t line;
  std::uint16_t step;
  std::uint8_t isAsked;  // of the caller
  char file[64];
  char text[160];
};

// One per input, filled as it runs, so that what is known survives the death of the process. Numbers stand before the
// texts and lists, so that a new one costs little to prepare.
struct Record {
  Ending ending;
  UndefinedKind undefined;  // of UndefinedBehaviorSanitizer, or of a signal
  std::uint8_t inTeardown;
  std::uint8_t inAround;   // the user's own setup or teardown is under way
  std::uint8_t entryDone;  // the entry of the tested call was checked
  std::uint8_t started;
  std::uint8_t unchanged;        // when an assertion failed, the tested call had changed nothing
  std::uint8_t beyondTerritory;  // an argument lies beyond Model::territory
  std::uint8_t beyondHabits;     // no example made the tested call in such a state (Model::habits)
  std::uint8_t documented;       // a comment says what the tested call does in such a state (Model::documented)
  std::uint8_t frameCount;
  std::uint16_t step;
  std::uint16_t entryCount, exitCount;
  std::uint16_t checked, undecided;  // properties evaluated at the tested call; those that had no value there
  std::int32_t signal;
  std::uint32_t line, column;
  std::uint32_t reportOffset, reportLength;  // sanitizer report, in the blob
  std::uint32_t changes;                     // bits of Change, see clean.h
  std::uint32_t outputOffset, outputLength;  // what an input that ran alone printed, in the blob
  std::uint32_t blocksOffset, blockCount;    // numbers of blocks that were new with it, in the blob, 32 bits each
  std::uint32_t entryOffset, entryLength;    // sample at entry, in the blob, when samples are wanted
  std::uint32_t exitOffset, exitLength;
  std::uint8_t numberCount, clauseCount, nestedCount;
  std::uint8_t specified;  // a specification says what the caller must do
  std::uint8_t declared;   // … and that the exception that ended it may be thrown
  std::int16_t claim;      // of a law: one more than the number of the first claim that is false; 0: all hold
  std::uint64_t path;      // mark of the way that the tested call took; 0: not known
  std::uint64_t state;     // of the objects of the tested call after it; 0: not known
  std::uint64_t observer;  // name of the observer that is being called, where the worker has it; 0: none
  char thrownType[160];
  char thrownBase[32];  // the standard refusal (std::out_of_range, …) it is or is derived from; else empty
  char thrownWhat[160];
  char detail[240];
  char blocked[128];                           // the first thing that the sandbox refused
  char function[320];                          // as the failed assertion names it
  char file[160];                              // of an undefined-behaviour report or an assertion
  char observerName[64];                       // of the one that was being called when the process died
  ViolationRecord violations[kMaxViolations];  // entry ones first; so many as are counted
  std::int64_t numbers[kMaxNumbers];
  NestedRecord nested[kMaxNested];
  ClauseRecord clauses[kMaxClauses];
  // Of an input that was taken out of the process: offsets in the binary, innermost first; so many as are counted.
  std::uint64_t frames[kMaxFrames];

  // As before its input has run.
  void reset() {
    std::memset(static_cast<void *>(this), 0, offsetof(Record, thrownType));
    for (char *text : {thrownType, thrownBase, thrownWhat, detail, blocked, function, file, observerName})
      *text = '\0';
    ending = Ending::NotRun;
  }
};

enum class SpecsAt : std::uint32_t { None, TestedCall, EveryCall };

struct Segment {
  std::uint32_t version;
  std::uint32_t inputCount;
  std::uint32_t wantSamples;
  std::uint32_t isAlone;  // in a new process, where nothing is recovered from
  std::uint32_t fill;     // byte that new memory is filled with; 0: as it comes
  std::uint32_t checkLeaks;
  SpecsAt specsAt;                  // which calls are held to specifications
  std::uint32_t watchNested;        // also calls inside the tested call are held to the model
  std::uint32_t stopAfterTimeouts;  // the rest of the batch is not run after so many
  std::uint64_t inputMicroseconds;  // CPU time one input may take
  std::uint64_t memoryBytes;
  std::uint64_t deadline;          // microseconds of CLOCK_MONOTONIC at which the batch ends, done or not; 0: none
  volatile std::uint32_t current;  // progress, written by the child
  volatile std::uint32_t completed;
  volatile std::uint32_t paused;  // the child ended as it should, behind one input
  volatile std::uint32_t suspectsBegin,
      suspectsEnd;                      // inputs one of which changed the process: to be run again, watched
  volatile std::uint32_t processes;     // that the current input has started
  volatile std::uint32_t filesChanged;  // in the scratch directory
  volatile std::uint32_t blobUsed;
  std::uint32_t sandboxGaps;  // bits of SandboxGap, written by the worker at its start
  std::uint32_t inputOffsets[kMaxInputs + 1];
  Record records[kMaxInputs];
  unsigned char reached[kMaxBlocks];  // by any input of this batch
  unsigned char inputs[kInputBytes];
  char blob[kBlobBytes];
};

// Control messages, one byte each, on the worker's control socket; it answers every one with a byte.
enum class Command : char { LoadModel = 'M', Run = 'R', Quit = 'Q' };
constexpr char kDone = '.', kBroken = '!';

// Tags of arguments in encoded inputs.
enum class Tag : std::uint8_t { Step, Int, Float, Text, List, Null, Alias };

// Phases of a check, and their order in the encoded model.
enum class Phase : std::uint8_t { Entry, Exit, Throw };
constexpr std::size_t kPhases = 3;

// Calls of the examples that break a specification, beside the trace: a line each.
constexpr const char *kClausesSuffix = ".clauses";

// Environment that turns the user's test program into ours.
constexpr const char *kEnvMode = "ECLAT_MODE";         // schema | trace | inputs | worker
constexpr const char *kEnvOutput = "ECLAT_OUTPUT";     // schema, trace: file to write
constexpr const char *kBlocksSuffix = ".blocks";       // beside the schema: all blocks
constexpr const char *kReachedSuffix = ".reached";     // beside the trace: those that were reached
constexpr const char *kPathsSuffix = ".paths";         // beside the trace: the ways that calls took
constexpr const char *kEnvOwnBlocks = "ECLAT_BLOCKS";  // trace, worker: file with the numbers of the component's blocks
constexpr const char *kEnvInputs = "ECLAT_INPUTS";     // inputs: file of encoded ones, to trace instead of tests
constexpr const char *kEnvCalls = "ECLAT_CALLS";       // trace: how many calls to observe, from the first on
constexpr const char *kEnvSegment = "ECLAT_SEGMENT";   // worker: descriptor of the shared segment
constexpr const char *kEnvControl = "ECLAT_CONTROL";   // worker: descriptor of the control socket
constexpr const char *kEnvSandbox =
    "ECLAT_SANDBOX";  // worker, inputs: the only directory it may write to; unset: no sandbox
constexpr const char *kEnvModel = "ECLAT_MODEL";  // worker: file the model is loaded from

}  // namespace eclat::rt
