#pragma once

#include "emit/emitter.h"

#include <string>

namespace eclat {

// in:  the report and what it was made with
// out: one HTML page that needs nothing else: no network and no other file; all that it says can be read without
//      scripts
// why: this is the report to read at leisure and to hand on, with the evidence of findings, the model and the coverage
// not here: the looks and behaviour of the page (html/report.css, html/report.js, which CMake puts into the program)
std::string emitHtml(const EmitContext &context);

// Writes the page for `eclat serve`, with buttons for verdicts.
std::string emitLiveHtml(const EmitContext &context);

}  // namespace eclat
