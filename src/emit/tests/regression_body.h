#pragma once

#include "emit/emitter.h"
#include "emit/tests/framework.h"

#include <string>
#include <vector>

namespace eclat {

// in:  an input that did well, with its outcome
// out: the lines of a test that holds the code to the result of that call and to what public observers say after it;
//      none if nothing can be asked in public
std::vector<std::string> regressionBody(const Regression &regression, const EmitContext &context,
                                        const Framework &framework, Prelude &prelude);

}  // namespace eclat
