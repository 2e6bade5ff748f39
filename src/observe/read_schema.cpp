#include "observe/read_schema.h"

#include <algorithm>
#include <charconv>
#include <climits>

namespace eclat {

namespace {

std::vector<std::string> split(const std::string &line, char separator) {
  std::vector<std::string> out;
  std::size_t start = 0;
  for (std::size_t at; (at = line.find(separator, start)) != std::string::npos; start = at + 1)
    out.push_back(line.substr(start, at - start));
  out.push_back(line.substr(start));
  return out;
}

Path pathOf(const std::string &text) {
  Path path;
  for (const std::string &step : split(text, '|'))
    path.push_back(parseStep(step));
  return path;
}

int number(const std::string &text) {
  int value = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size() ? value : INT_MIN;
}

Rep repOf(const std::string &id) {
  return id == "float"      ? Rep::Float
         : id == "text"     ? Rep::Text
         : id == "pointer"  ? Rep::Pointer
         : id == "sequence" ? Rep::Sequence
                            : Rep::Int;
}

// Where a parameter has the name of a field, the field is written this->name, as it would be in C++.
void qualifyShadowed(OperationSchema &schema) {
  auto hides = [](const Variable &v, const Variable &field) {
    return startsAt(v, StepKind::Parameter) && field.name.isOf(v.name.name);
  };
  for (Variable &field : schema.variables)
    if (startsAt(field, StepKind::Receiver) &&
        std::ranges::any_of(schema.variables, [&](const Variable &v) { return hides(v, field); }))
      field.name = field.name.ofReceiver();
}

// Later stages index with what stands here.
bool fits(const OperationSchema &operation, const Schema &schema, const Component &component) {
  auto size = static_cast<int>(operation.variables.size());
  auto count = static_cast<int>(component.operations.size() + component.helpers.size());
  bool known = operation.operation >= 0 && operation.operation < count;
  const ClassSchema *own =
      known && operation.statics >= 0 ? schema.findClass(component.callee(operation.operation).className) : nullptr;
  bool hasStatics = operation.statics < 0 ||
                    (own && operation.statics + static_cast<int>(own->statics.size()) <= operation.entryCount);
  return known && hasStatics && operation.entryCount <= size &&
         std::ranges::all_of(operation.objects, [&](const ObjectRange &range) {
           const ClassSchema *c = schema.findClass(range.className);
           return c && range.base >= 0 && range.base + static_cast<int>(c->variables.size()) <= size;
         });
}

}  // namespace

std::optional<Schema> readSchema(const std::string &text, const Component &component) {
  Schema schema;
  std::vector<Variable> *variables = nullptr;
  for (const std::string &line : split(text, '\n')) {
    if (line.empty())
      continue;
    std::vector<std::string> words = split(line, '\t');
    const std::string &kind = words[0];
    if (kind == "class" && words.size() == 2) {
      schema.classes.push_back({words[1], {}, {}});
      variables = &schema.classes.back().variables;
    } else if (kind == "class-statics" && !schema.classes.empty() && schema.operations.empty()) {
      variables = &schema.classes.back().statics;
    } else if (kind == "statics" && !schema.operations.empty()) {
      schema.operations.back().statics = static_cast<int>(variables->size());
    } else if (kind == "operation" && words.size() == 2) {
      schema.operations.push_back({number(words[1]), {}, 0, {}, -1});
      variables = &schema.operations.back().variables;
    } else if (kind == "missing" && words.size() == 2) {
      int id = number(words[1]);
      if (id < 0 || id >= static_cast<int>(component.operations.size() + component.helpers.size()))
        return std::nullopt;
      if (!component.isHelper(id))
        schema.missing.push_back(id);
    } else if (kind == "entry-ends" && !schema.operations.empty()) {
      schema.operations.back().entryCount = static_cast<int>(variables->size());
    } else if (kind == "object" && words.size() == 4 && !schema.operations.empty()) {
      schema.operations.back().objects.push_back({words[1], number(words[2]), number(words[3])});
    } else if (kind == "var" && words.size() == 6 && variables) {
      variables->push_back({parseVariable(words[1]), repOf(words[2]), repOf(words[3]), words[4], pathOf(words[5])});
    } else {
      return std::nullopt;
    }
  }
  for (OperationSchema &operation : schema.operations) {
    if (!fits(operation, schema, component))
      return std::nullopt;
    qualifyShadowed(operation);
  }
  auto first = std::ranges::stable_partition(
      schema.operations, [&](const OperationSchema &o) { return !component.isHelper(o.operation); });
  schema.helpers.assign(std::make_move_iterator(first.begin()), std::make_move_iterator(first.end()));
  schema.operations.erase(first.begin(), first.end());
  return schema;
}

}  // namespace eclat
