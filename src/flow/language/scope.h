#pragma once

#include "flow/files/bytecode.h"
#include "flow/point.h"

#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace eclat {

// What a property at a program point may name.
struct Scope {
  std::vector<Variable> variables;
  std::size_t atEntry = 0;  // so many of them, the first, also exist as orig()
};

// The operation whose entry, exit or throw it is; null for the points of objects and classes.
const Operation *operationAt(const Point &point, const Component &component);

// Nothing if there is no such point.
std::optional<Scope> scopeOf(const Point &point, const Component &component, const Schema &schema);

// Every point that is observed: classes and their objects, then the operations as the component lists them, each with
// its entry, exit and throw.
std::vector<Point> pointsOf(const Component &component, const Schema &schema);

struct BindError {
  std::string name;  // what cannot be found, as it is written; empty if it is the whole
  std::string message;
};

// The property ready to be evaluated over samples of the point.
std::expected<Bytecode, BindError> bindProperty(const Expr &expr, const Scope &scope,
                                                const std::vector<EnumInfo> &enums);

}  // namespace eclat
