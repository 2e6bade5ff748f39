// The state of one process of the hooked binary. Internal to the runtime.
#pragma once

#include "hook.h"
#include "wire.h"

namespace eclat::rt {

enum class Mode { Off, Trace, Check };
extern Mode mode;
extern thread_local bool observing;  // true while we call observers, which are not observed themselves

const OperationEntry *findOperation(int id);

// The next functions are in trace.cpp.
bool startTrace(const char *file);
std::uint64_t traceEnter(int operation);
struct ObjectKey {
  const volatile void *address;
  int kin;  // see kinOf
};
void traceObject(ObjectKey object);
// Notes an object whose constructor is entered. The constructor of a base is entered for an object that is new already.
void traceNewObject(ObjectKey object, std::uint64_t call);
void traceEvent(When when, int operation, std::uint64_t call, const Value *values, int count);
void tracePath(std::uint64_t path);
void traceObjectEnd(ObjectKey object);
void traceObjectGone(ObjectKey object);
void traceClause(int operation, bool isAsked, const char *text, const char *file, int line);

// The next function is in specs.cpp.
void holdToSpecs(SpecsAt which);

// The next functions are in visit.cpp.
void forgetVisits();           // forgets calls that were left in the middle
bool isTestedCallUnchanged();  // true: it is running, and has changed nothing that is observed
bool isLookingAgain();         // true inside isTestedCallUnchanged()

// The next functions are in check.cpp.
bool loadModel(const char *file);
void arm(int operation, Record *record, Segment *segment);
bool takeArmed(int operation);  // true once per input: this is the entry of the tested call
bool takeNested();              // true if a call inside the tested call is to be checked
void checkNested(When when, int operation, const Value *now, const Value *entry);
void checkSample(When when, int operation, const Value *now, const Value *entry, int count);
Arena &inputArena();

// The next function is in schema.cpp.
bool writeSchema(const char *file);

// The next functions are in supervise.cpp and worker.cpp.
int supervise(int ordersDescriptor, int segmentDescriptor, int controlDescriptor);
const Orders &orders();                                         // of the batch that is being run
bool runInputs(Segment *segment, std::uint32_t first);          // false: this process must not run the next input
Record *currentRecord();                                        // of the running input; null outside a worker
bool runUnwatched(const unsigned char *input, Record &record);  // runs an input in this process, which it may end

// The next function is in trace_inputs.cpp.
int traceInputs(const char *inputs);  // returns the exit code

// The next functions are in endings.cpp.
void installEndings(std::uint64_t memoryBytes, int fill);  // `fill` is the byte that new memory holds; 0: as it comes
void describeException(Record &record);                    // describes the exception that is being handled
[[noreturn]] void endProcess(int status);                  // at once, whatever the subject has put in the way
void copyText(char *to, std::size_t size, const char *from);
std::string demangle(const char *symbol);

}  // namespace eclat::rt
