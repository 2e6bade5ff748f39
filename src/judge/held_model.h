#pragma once

#include "flow/model.h"
#include "flow/request.h"

#include <set>

namespace eclat {

// Says which properties no input of one exploration is held to.
struct PutAside {
  std::set<int> properties;  // by number in the model: properties that earlier explorations have found violated
  bool isEntry = false;      // also all entry properties that were inferred (--preconditions drop)
};

// in:  the model, the options that say who judges (--judges, --laws), and the properties that are put aside
// out: a model of the properties that inputs are held to. The others are moved to no point at all but keep their
//      numbers, as reports name properties by number
Model heldModel(const Model &model, const ExploreOptions &options, const PutAside &aside = {});

// Counts the properties that inputs are held to, without the laws.
std::uint64_t countedProperties(const Model &held);

}  // namespace eclat
