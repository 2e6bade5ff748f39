#pragma once

#include "../../runtime/value.h"
#include "../../runtime/wire.h"
#include "flow/outcome.h"

#include <set>
#include <string>
#include <vector>

namespace eclat {

// What a worker wrote down of an input, without the places of crashes and the values of violations.
// `own`: files of the component (filesOf).
Outcome decodeRecord(const rt::Record &record, const std::set<std::string> &own = {});

// True if the place tells one failure of this kind from another.
bool hasStablePlace(Ending ending);
// Addresses in the binary, innermost first: as the worker saw them, or from the report of a sanitizer.
std::vector<std::string> framesOf(const rt::Record &record, const rt::Segment &segment);
std::vector<int> blocksOf(const rt::Record &record, const rt::Segment &segment);
std::string outputOf(const rt::Record &record, const rt::Segment &segment);
std::vector<rt::Value> decodeSample(const rt::Segment &segment, std::uint32_t offset, std::uint32_t length,
                                    rt::Arena &arena);

}  // namespace eclat
