#pragma once

#include "flow/component.h"
#include "flow/language/expr.h"

#include <set>
#include <string>

namespace eclat {

// "geo::Stack<int>" -> "Stack".
std::string unqualified(const std::string &name);

std::string withUpperFirst(std::string word);
// Words become one: "has no duplicates" -> hasNoDuplicates.
std::string camel(const std::string &text);

// An object is named after the last word of its class: BoundedStack -> stack, HTTPServer -> server.
std::string objectName(const std::string &className);
// A result is named after its operation: getNumberOfElements -> numberOfElements.
std::string resultName(const Operation &operation);
// The same in the middle of an identifier: Push, OperatorEquals, Constructor.
std::string operationTitle(const Operation &operation);
// How texts speak of a call: "pop()", "Stack::create()", "Stack constructor".
std::string operationLabel(const Operation &operation);

// A C++ identifier for a variable of a point: `s->max` -> sMax, `elems[]` -> elemsElements.
std::string variableIdentifier(const VariableRef &variable);
// The same of a parameter or a type.
std::string identifierOf(const std::string &name);
// A statement in words that can stand in an identifier: `numElems >= 0` -> NumElemsAtLeast0,
// `elems[] has no duplicates` -> ElemsHasNoDuplicates.
std::string propertyTitle(const Expr &expr);

// Gives out identifiers that are neither keywords nor names of emitted functions nor given out before.
class Identifiers {
public:
  void reserve(const std::string &name) { taken_.insert(name); }
  std::string unique(const std::string &wanted);

private:
  std::set<std::string> taken_;
};

}  // namespace eclat
