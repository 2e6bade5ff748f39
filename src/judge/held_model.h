#pragma once

#include "flow/model.h"
#include "flow/request.h"

#include <set>

namespace eclat {

// Properties that nothing is held against, for one exploration.
struct PutAside {
  std::set<int> properties;  // by number: they were violated before
  bool isEntry = false;      // all entry properties that nobody has given (--preconditions drop)
};

// in:  the model, who judges (--judges, --laws), and what is put aside
// out: the properties that inputs are held to. The others are nowhere, but keep their numbers, as reports name
//      properties by them
Model heldModel(const Model &model, const ExploreOptions &options, const PutAside &aside = {});

// How many properties that are, laws apart.
std::uint64_t countedProperties(const Model &held);

}  // namespace eclat
