#pragma once

#include "flow/files/bytecode.h"
#include "flow/point.h"

#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace eclat {

// The variables that a property at a program point may name.
struct Scope {
  std::vector<Variable> variables;
  std::size_t atEntry = 0;  // the first `atEntry` of them also exist as orig()
};

// Returns the operation whose entry, exit or throw the point is; null for the points of objects and classes.
const Operation *operationAt(const Point &point, const Component &component);

// Returns nothing if there is no such point.
std::optional<Scope> scopeOf(const Point &point, const Component &component, const Schema &schema);

// Returns every observed point: those of classes and their objects, then the entry, exit and throw of each operation in
// the order of the component.
std::vector<Point> pointsOf(const Component &component, const Schema &schema);

struct BindError {
  std::string name;  // the name that cannot be found, as written; empty if the whole statement is wrong
  std::string message;
};

// Compiles the property so that it can be evaluated over samples of the point.
std::expected<Bytecode, BindError> bindProperty(const Expr &expr, const Scope &scope,
                                                const std::vector<EnumInfo> &enums);

}  // namespace eclat
