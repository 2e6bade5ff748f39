#pragma once

#include "emit/emitter.h"

#include <string>

namespace eclat {

// in:  the report and what it was made with
// out: one HTML page that needs nothing else: no network, no other file, and no script for what it says
// why: the report to read at leisure and to hand on: findings with their evidence, the model, the coverage
// not here: its looks and its behaviour (html/report.css, html/report.js, put into the program by CMake)
std::string emitHtml(const EmitContext &context);

// The same for `eclat serve`: with buttons for verdicts.
std::string emitLiveHtml(const EmitContext &context);

}  // namespace eclat
