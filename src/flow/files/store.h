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

// Writes each value that passes between stages as text, and reads it back: fromText(toText(value)) equals value.
template <class T> std::string toText(const T &value);
// Like toText, but without spaces, and with one line break, at its end.
template <class T> std::string toLine(const T &value);
template <class T> Result<T> fromText(const std::string &text, const std::string &origin);

}  // namespace eclat
