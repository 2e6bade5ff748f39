#include "generate/exhaustive.h"

#include "flow/passing.h"

#include <algorithm>

namespace eclat {

namespace {

constexpr int kTimesMore = 50;          // than random generation makes in a round
constexpr std::size_t kConstants = 10;  // of one type
constexpr int kDraws = 200;

bool isPointerPassing(const Parameter &parameter) {
  return parameter.passing == Passing::Ptr || parameter.passing == Passing::ConstPtr;
}

}  // namespace

ExhaustiveGenerator::ExhaustiveGenerator(const Component &component, const ExploreOptions &options, Hints hints)
    : options_(options), hints_(std::move(hints)), lifetimes_(component), values_(component, options.weights.given) {}

ExhaustiveGenerator::Candidates ExhaustiveGenerator::objects(const Type &type, const Pool &pool) const {
  Candidates out;
  for (const PoolValue &value : pool.of(type))
    out.push_back({&value});
  return out;
}

// The same few constants for a type each time, whatever the seed; and all that mean something at the parameter.
ExhaustiveGenerator::Candidates ExhaustiveGenerator::constants(const Operation &operation,
                                                               std::size_t parameter) const {
  const Parameter &p = operation.parameters[parameter];
  Candidates out;
  auto add = [&](Literal literal) {
    auto isKnown = [&](const Candidate &candidate) { return candidate.literal == literal; };
    if (std::ranges::none_of(out, isKnown))
      out.push_back({nullptr, std::move(literal)});
  };
  if (isPointerPassing(p) && p.type.kind != TypeKind::Buffer)
    add({.kind = LiteralKind::Null});
  std::pair<int, int> place = {operation.id, static_cast<int>(parameter)};
  for (const ParameterValues *values : {&hints_.examples, &hints_.borders})
    if (auto it = values->find(place); it != values->end())
      std::ranges::for_each(it->second, add);
  std::size_t most = out.size() + kConstants;
  Random random(1);
  for (int draws = 0; draws < kDraws && out.size() < most; ++draws)
    add(values_.pickGiven(operation, p, random).value_or(values_.pick(p.type, random)));
  return out;
}

ExhaustiveGenerator::Candidates ExhaustiveGenerator::candidatesFor(const Operation &operation, std::size_t parameter,
                                                                   const Pool &pool) const {
  const Parameter &p = operation.parameters[parameter];
  Candidates out;
  if (p.type.kind == TypeKind::Class || p.type.kind == TypeKind::Made) {
    if (isPointerPassing(p))
      out.push_back({nullptr, {.kind = LiteralKind::Null}});
    std::ranges::move(objects(p.type, pool), std::back_inserter(out));
    return out;
  }
  if (p.type.kind == TypeKind::Owned) {
    out.push_back({nullptr, {.kind = LiteralKind::Null}});
    const Type &element = p.type.elements.front();
    std::ranges::move(objects(element.kind == TypeKind::Class ? element : p.type, pool), std::back_inserter(out));
    return out;
  }
  return constants(operation, parameter);
}

std::optional<Input> ExhaustiveGenerator::join(const Operation &operation, const std::vector<Candidates> &places,
                                               const std::vector<std::size_t> &chosen) const {
  Input input;
  Step call{operation.id, {}};
  std::vector<std::pair<const PoolValue *, int>> parts;
  std::size_t first = operation.hasReceiver() ? 1 : 0;
  for (std::size_t k = 0; k < places.size(); ++k) {
    const Candidate &candidate = places[k][chosen[k]];
    if (k >= first && operation.parameters[k - first].ends) {
      const Literal &array = call.arguments.back().literal;
      Literal end{.integer = static_cast<std::int64_t>(array.elements.size() + array.text.size())};
      call.arguments.push_back({-1, end});
      continue;
    }
    if (!candidate.value) {
      call.arguments.push_back({-1, candidate.literal});
      continue;
    }
    auto part = std::ranges::find(parts, candidate.value, &std::pair<const PoolValue *, int>::first);
    if (part == parts.end()) {
      part = parts.insert(parts.end(), {candidate.value, static_cast<int>(input.steps.size())});
      append(input, *candidate.value->input);
    }
    call.arguments.push_back({part->second + candidate.value->step, {}});
  }
  input.steps.push_back(std::move(call));
  if (static_cast<int>(input.steps.size()) > options_.maxSteps || !lifetimes_.isLegal(input))
    return std::nullopt;
  return input;
}

std::vector<Input> ExhaustiveGenerator::generate(const Operation &operation, const Pool &pool, int) {
  std::vector<Candidates> places;
  if (operation.hasReceiver())
    places.push_back(objects({.kind = TypeKind::Class, .spelling = operation.className}, pool));
  for (std::size_t k = 0; k < operation.parameters.size(); ++k)
    places.push_back(operation.parameters[k].ends ? Candidates(1) : candidatesFor(operation, k, pool));
  std::vector<std::size_t> &done = done_[operation.id];
  bool isFirst = done.empty();
  done.resize(places.size());
  auto most = static_cast<std::size_t>(options_.inputsPerOperation) * kTimesMore;
  std::vector<Input> out;
  std::vector<std::size_t> chosen(places.size(), 0);
  bool isOver =
      std::ranges::any_of(places, [](const Candidates &c) { return c.empty(); }) || (places.empty() && !isFirst);
  while (!isOver && out.size() < most) {
    bool isOld = !places.empty();
    for (std::size_t k = 0; k < places.size(); ++k)
      isOld = isOld && chosen[k] < done[k];
    if (!isOld)
      if (auto input = join(operation, places, chosen); input && seen_.insert(hashInput(*input)))
        out.push_back(std::move(*input));
    std::size_t k = 0;
    for (; k < places.size() && ++chosen[k] == places[k].size(); ++k)
      chosen[k] = 0;
    isOver = k == places.size();
  }
  if (isOver)
    for (std::size_t k = 0; k < places.size(); ++k)
      done[k] = places[k].size();
  if (places.empty())
    done.assign(1, 1);
  return out;
}

}  // namespace eclat
