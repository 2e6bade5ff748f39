#pragma once

#include "emit/emitter.h"

#include <string>

namespace eclat {

// in:  the report and what it was made with
// out: GitHub's Markdown: a summary, a table of findings, each of them to unfold
// why: it can be posted as a comment on a pull request
// not here: posting it
std::string emitMarkdown(const EmitContext &context);

}  // namespace eclat
