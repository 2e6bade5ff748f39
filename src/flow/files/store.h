#pragma once

#include "flow/build.h"
#include "flow/call_graph.h"
#include "flow/component.h"
#include "flow/finding.h"
#include "flow/journal_entry.h"
#include "flow/model.h"
#include "flow/request.h"
#include "flow/trace.h"
#include "flow/truth.h"
#include "support/failure.h"

#include <string>

namespace eclat {

// Every value between the stages as text, and back. save() then load() gives an equal value.
// To store a further type you must name its fields in store.cpp and instantiate both functions there.
template <class T> std::string toText(const T &value);
template <class T> std::string toLine(const T &value);  // the same without line breaks and spaces, and one at its end
template <class T> Result<T> fromText(const std::string &text, const std::string &origin);

}  // namespace eclat
