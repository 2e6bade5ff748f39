#pragma once

#include "emit/emitter.h"
#include "emit/tests/framework.h"

#include <string>
#include <vector>

namespace eclat {

// in:  an input that did well
// out: the lines of a test that holds the code to what it returned and to what public observers say afterwards;
//      none if nothing can be asked in public
std::vector<std::string> regressionBody(const Regression &regression, const EmitContext &context,
                                        const Framework &framework, Prelude &prelude);

}  // namespace eclat
