#pragma once

#include "flow/component.h"
#include "flow/language/expr.h"

#include <set>
#include <string>

namespace eclat {

// Drops namespaces and template arguments: "geo::Stack<int>" -> "Stack".
std::string unqualified(const std::string &name);

std::string withUpperFirst(std::string word);
// Joins words into one: "has no duplicates" -> hasNoDuplicates.
std::string camel(const std::string &text);

// Names an object after the last word of its class: BoundedStack -> stack, HTTPServer -> server.
std::string objectName(const std::string &className);
// Names a result after its operation: getNumberOfElements -> numberOfElements.
std::string resultName(const Operation &operation);
// Names an operation inside an identifier: Push, OperatorEquals, Constructor.
std::string operationTitle(const Operation &operation);
// Names a call in texts: "pop()", "Stack::create()", "Stack constructor".
std::string operationLabel(const Operation &operation);

// Makes a C++ identifier for a variable of a point: `s->max` -> sMax, `elems[]` -> elemsElements.
std::string variableIdentifier(const VariableRef &variable);
// Makes a C++ identifier from the name of a parameter or a type.
std::string identifierOf(const std::string &name);
// Words a statement as a part of an identifier: `numElems >= 0` -> NumElemsAtLeast0, `elems[] has no duplicates` ->
// ElemsHasNoDuplicates.
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
