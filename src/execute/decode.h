#pragma once

#include "../../runtime/value.h"
#include "../../runtime/wire.h"
#include "flow/outcome.h"

#include <set>
#include <string>
#include <vector>

namespace eclat {

// What the numbers in a record can stand for. A record lies in memory that the code under test can write to.
struct Known {
  int properties = 1 << 30;
  int operations = 1 << 30;
  bool hasAround = true;      // the configuration has a setup or a teardown
  std::set<std::string> own;  // the source files of the component (filesOf)
};

// Turns what a worker wrote down of one input into an Outcome, without the places of crashes and the values of
// violations. A record that no worker writes is the outcome of an input that changed it (Ending::Meddled).
Outcome decodeRecord(const rt::Record &record, const Known &known = {});

// True if two endings of this kind at different places are different failures. A timeout is not: where a loop happened
// to be stopped says nothing.
bool hasStablePlace(Ending ending);
// The addresses in the binary where the input ended, innermost frame first: as the worker noted them, or else from the
// report of a sanitizer.
std::vector<std::string> framesOf(const rt::Record &record, const rt::Segment &segment);
std::vector<int> blocksOf(const rt::Record &record, const rt::Segment &segment);
std::string outputOf(const rt::Record &record, const rt::Segment &segment);
std::vector<rt::Value> decodeSample(const rt::Segment &segment, std::uint32_t offset, std::uint32_t length,
                                    rt::Arena &arena);

}  // namespace eclat
