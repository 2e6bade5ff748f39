#pragma once

#include "flow/component.h"
#include "flow/model.h"
#include "flow/trace.h"
#include "support/failure.h"

namespace eclat {

// in:  a model, the comments of the component, and the examples
// out: the model with the rules for callers that comments state; a rule that the examples break is dropped, with its
//      reason, as is one that a person rejected
// why: a crash of a call that a comment forbids is no fault, and few examples make the calls from which one could tell
// not here: the words themselves (infer/comments/comment_reader.h)
Result<void> addCommentRules(Model &model, const Component &component, const Trace &trace, const Opinions &opinions);

}  // namespace eclat
