// The border between driver and worker: the layout of the shared segment and the control messages. Plain data, fixed
// sizes, same machine and same build on both sides.
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

constexpr UndefinedKind kLastUndefined = static_cast<UndefinedKind>(0
#define ECLAT_UNDEFINED(name, id) +1
#include "undefined.def"
#undef ECLAT_UNDEFINED
                                                                    - 1);

constexpr std::uint32_t kWireVersion = 12;
constexpr std::size_t kMaxInputs = 2048;      // most inputs in one batch
constexpr std::size_t kMaxViolations = 160;   // violations kept per input; more are only counted
constexpr std::size_t kMaxFrames = 24;        // deeper frames are the worker's own
constexpr std::size_t kMaxBlocks = 1u << 18;  // most basic blocks that are told apart
constexpr std::size_t kMaxNumbers = 6;        // numbers kept of the state after the tested call
constexpr std::size_t kMaxClauses = 4;        // broken clauses of specifications, kept per input
constexpr std::size_t kMaxNested = 16;        // violations in calls inside the tested one, kept per input
constexpr std::size_t kInputBytes = 8u << 20;
constexpr std::size_t kBlobBytes = 8u << 20;

// Numbers of checks that are no properties: they say whether the tested call is beyond the territory or the habits of
// the examples, and whether a comment says what it does in such a state.
constexpr std::int32_t kTerritory = -1, kHabit = -2, kDocumented = -3;

constexpr std::int16_t kNoSuchLaw = -1;  // instead of a claim: the law does not apply to the class

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
  std::uint8_t isAsked;  // 1: asked of the caller; 0: promised by the operation
  char file[64];
  char text[160];
};

// The record of one input: a worker fills it while the input runs, so that it survives the death of the process.
// Numbers stand before the texts and lists, so that a new record costs little to prepare.
struct Record {
  Ending ending;
  UndefinedKind undefined;  // the kind that UndefinedBehaviorSanitizer or a signal reported
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
  std::uint32_t reportOffset, reportLength;  // place of the sanitizer report in the blob
  std::uint32_t changes;                     // bits of Change, see clean.h
  std::uint32_t outputOffset, outputLength;  // place in the blob of what an input that ran alone printed
  std::uint32_t blocksOffset, blockCount;    // place in the blob of the blocks that it was first to reach
  std::uint32_t entryOffset, entryLength;    // place of the sample at entry in the blob, if samples are wanted
  std::uint32_t exitOffset, exitLength;
  std::uint8_t numberCount, clauseCount, nestedCount;
  std::uint8_t specified;  // a specification says what the caller must do
  std::uint8_t declared;   // a specification says that the exception which ended it may be thrown
  std::int16_t claim;      // for a law: 1 + the index of the first claim that is false; 0: all hold
  std::uint64_t path;      // hash of the path that the tested call took; 0: not known
  std::uint64_t state;     // hash of the state of the call's objects after it; 0: not known
  std::uint64_t observer;  // address of the running observer's name in the worker; 0: none
  std::uint64_t seal;      // of the numbers above it, made when the input is over
  char thrownType[160];
  char thrownBase[32];  // the standard exception (std::out_of_range, …) that was thrown or is its base; else empty
  char thrownWhat[160];
  char detail[240];
  char blocked[128];                           // the first action that the sandbox refused
  char function[320];                          // function of a failed assertion, as the compiler spells it
  char file[160];                              // source file of an undefined-behaviour report or an assertion
  char observerName[64];                       // name of the observer that was running when the process died
  ViolationRecord violations[kMaxViolations];  // those at entry first; the counts are above
  std::int64_t numbers[kMaxNumbers];
  NestedRecord nested[kMaxNested];
  ClauseRecord clauses[kMaxClauses];
  // For an input that was taken out of the process: frameCount offsets in the binary, innermost first.
  std::uint64_t frames[kMaxFrames];

  // In two halves, which a processor computes at the same time.
  std::uint64_t sealOf() const {
    constexpr std::size_t kWord = sizeof(std::uint64_t);
    const auto *bytes = reinterpret_cast<const unsigned char *>(this);
    std::uint64_t even = 0x9e3779b97f4a7c15ull, odd = 0x2545f4914f6cdd1dull;
    for (std::size_t at = 0; at + kWord < offsetof(Record, seal); at += 2 * kWord) {
      std::uint64_t first = 0, second = 0;
      std::memcpy(&first, bytes + at, kWord);
      std::memcpy(&second, bytes + at + kWord, kWord);
      even = (even ^ first) * 0xbf58476d1ce4e5b9ull;
      odd = (odd ^ second) * 0x94d049bb133111ebull;
    }
    return even ^ (odd << 32 | odd >> 32);
  }
  void close() { seal = sealOf(); }
  // False if somebody else has written here since, or if it was never closed.
  bool isClosed() const { return seal == sealOf(); }

  // Makes the record ready for an input that has not run.
  void reset() {
    std::memset(static_cast<void *>(this), 0, offsetof(Record, thrownType));
    for (char *text : {thrownType, thrownBase, thrownWhat, detail, blocked, function, file, observerName})
      *text = '\0';
    ending = Ending::NotRun;
  }
};

enum class SpecsAt : std::uint32_t { None, TestedCall, EveryCall };

// What the driver asks of a worker. Processes that run inputs can read it and no more: what inputs of others are, and
// how long one may run, is not for the code under test to change.
struct Orders {
  std::uint32_t version;
  std::uint32_t inputCount;
  std::uint32_t wantSamples;
  std::uint32_t isFresh;  // 1: the inputs run in a process that has run no others
  // 1: what ran before in the process counts. If somebody else ends it, the batch is not run, and the driver begins
  // again.
  std::uint32_t hasHistory;
  std::uint32_t isAlone;  // 1: the input runs alone in a new process, where nothing is recovered from
  std::uint32_t fill;     // the byte that new memory is filled with; 0: as it comes
  std::uint32_t checkLeaks;
  SpecsAt specsAt;                  // which calls are held to specifications
  std::uint32_t watchNested;        // 1: calls inside the tested call are checked against the model, too
  std::uint32_t stopAfterTimeouts;  // after so many timeouts the rest of the batch is not run
  std::uint64_t inputMicroseconds;  // CPU time one input may take
  std::uint64_t memoryBytes;
  std::uint64_t deadline;  // microseconds of CLOCK_MONOTONIC at which the batch ends, done or not; 0: none
  std::uint32_t inputOffsets[kMaxInputs + 1];
  unsigned char inputs[kInputBytes];
};

// What comes back. The code under test may write anything here: who reads it believes no count, no offset and no text.
struct Segment {
  volatile std::uint32_t current;  // index of the running input, written by the child
  volatile std::uint32_t completed;
  // 1: the child ended as it should, behind one input, and the next input needs a new child.
  volatile std::uint32_t paused;
  volatile std::uint32_t suspectsBegin,
      suspectsEnd;                      // inputs, one of which changed the process: they run again, watched
  volatile std::uint32_t processes;     // processes that the current input has started
  volatile std::uint32_t filesChanged;  // files changed in the scratch directory
  volatile std::uint32_t blobUsed;
  Record records[kMaxInputs];
  unsigned char reached[kMaxBlocks];  // 1 for each block that an input of this batch has reached
  char blob[kBlobBytes];
};

// Control messages to the worker, one byte each, on its control socket; it answers each with one byte.
enum class Command : char { LoadModel = 'M', Run = 'R', Quit = 'Q' };
constexpr char kDone = '.', kBroken = '!';

// The tags of arguments in encoded inputs.
enum class Tag : std::uint8_t { Step, Int, Float, Text, List, Null, Alias };

// The phases of a call in which checks are made, in their order in the encoded model.
enum class Phase : std::uint8_t { Entry, Exit, Throw };
constexpr std::size_t kPhases = 3;

// Ending of the file beside the trace with the calls of the examples that break a specification, one per line.
constexpr const char *kClausesSuffix = ".clauses";

// The environment variables that turn the user's test program into ours.
constexpr const char *kEnvMode = "ECLAT_MODE";         // schema | trace | inputs | worker
constexpr const char *kEnvOutput = "ECLAT_OUTPUT";     // schema, trace: file to write
constexpr const char *kBlocksSuffix = ".blocks";       // file beside the schema: all blocks
constexpr const char *kReachedSuffix = ".reached";     // file beside the trace: the blocks that were reached
constexpr const char *kPathsSuffix = ".paths";         // file beside the trace: the paths that calls took
constexpr const char *kEnvOwnBlocks = "ECLAT_BLOCKS";  // trace, worker: file with the numbers of the component's blocks
constexpr const char *kEnvInputs = "ECLAT_INPUTS";     // inputs: file of encoded inputs, to trace instead of tests
constexpr const char *kEnvCalls = "ECLAT_CALLS";       // trace: how many calls to observe, from the first on
constexpr const char *kEnvOrders = "ECLAT_ORDERS";     // worker: descriptor of the orders, which can only be read
constexpr const char *kEnvSegment = "ECLAT_SEGMENT";   // worker: descriptor of the shared segment
constexpr const char *kEnvControl = "ECLAT_CONTROL";   // worker: descriptor of the control socket
// worker: it is contained, and this is the only directory that it may write to
constexpr const char *kEnvScratch = "ECLAT_SCRATCH";
// worker: it has namespaces of its own, so that all other processes and all of /tmp are those of its inputs
constexpr const char *kEnvApart = "ECLAT_APART";
constexpr const char *kEnvModel = "ECLAT_MODEL";  // worker: file the model is loaded from

}  // namespace eclat::rt
