#include "generate/exhaustive.h"

#include "flow/passing.h"

#include <algorithm>

namespace eclat {

namespace {

constexpr int kTimesMore = 50;          // than random generation makes in a round
constexpr std::size_t kConstants = 10;  // of one type
constexpr int kDraws = 200;
constexpr std::size_t kShapes = 8;   // of one parameter
constexpr std::size_t kLengths = 4;  // of texts and sequences: 0 to 3

bool isPointerPassing(const Parameter &parameter) {
  return parameter.passing == Passing::Ptr || parameter.passing == Passing::ConstPtr;
}

// The literal without what can be solved for.
Literal shapeOf(const Literal &literal) {
  Literal shape = literal;
  shape.integer = 0;
  std::ranges::fill(shape.text, ' ');
  for (Literal &element : shape.elements)
    element = shapeOf(element);
  return shape;
}

// The same with so many elements or letters; `other` has some to give.
Literal resized(Literal literal, const Literal &other, std::size_t length) {
  if (literal.kind == LiteralKind::Text)
    literal.text.resize(length, other.text.empty() ? 'a' : other.text.front());
  else if (!literal.elements.empty() || !other.elements.empty())
    literal.elements.resize(length, literal.elements.empty() ? other.elements.front() : literal.elements.front());
  return literal;
}

}  // namespace

ExhaustiveGenerator::ExhaustiveGenerator(const Component &component, const ExploreOptions &options, Hints hints,
                                         Constants constants)
    : options_(options), constants_(constants),
      maxSteps_(static_cast<std::size_t>(constants == Constants::OfAShape ? options.symbolicLength : options.maxSteps)),
      hints_(std::move(hints)), lifetimes_(component), values_(component, options.weights.given) {}

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
  if (isPointerPassing(p) && !isBuffer(p.type))
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

// What the examples passed comes first, then chance: the first run of a sequence has to begin somewhere.
ExhaustiveGenerator::Candidates ExhaustiveGenerator::shapes(const Operation &operation, std::size_t parameter) const {
  const Parameter &p = operation.parameters[parameter];
  Candidates out;
  Random random(options_.seed);
  // What the configuration prescribes is not solved for.
  bool isGiven = values_.pickGiven(operation, p, random).has_value();
  std::vector<Literal> seen;
  auto add = [&](const Literal &literal) {
    Literal shape = isGiven ? literal : shapeOf(literal);
    if (out.size() < kShapes && std::ranges::find(seen, shape) == seen.end()) {
      seen.push_back(shape);
      out.push_back({nullptr, literal});
    }
  };
  if (isPointerPassing(p) && !isBuffer(p.type))
    add({.kind = LiteralKind::Null});
  std::vector<Literal> drawn;
  if (auto it = hints_.examples.find({operation.id, static_cast<int>(parameter)}); it != hints_.examples.end())
    drawn = it->second;
  for (int draws = 0; draws < kDraws; ++draws)
    drawn.push_back(values_.pickGiven(operation, p, random).value_or(values_.pick(p.type, random)));
  auto longest = std::ranges::max_element(drawn, {}, [](const Literal &literal) {
    return literal.kind == LiteralKind::Text ? literal.text.size() : literal.elements.size();
  });
  if (traitsOf(p.type).hasLength && !isGiven)
    for (std::size_t length = 0; length < kLengths; ++length)
      add(resized(drawn.front(), *longest, length));
  std::ranges::for_each(drawn, add);
  return out;
}

ExhaustiveGenerator::Candidates ExhaustiveGenerator::candidatesFor(const Operation &operation, std::size_t parameter,
                                                                   const Pool &pool) const {
  const Parameter &p = operation.parameters[parameter];
  Candidates out;
  if (isObject(p.type) || isMade(p.type)) {
    if (isPointerPassing(p))
      out.push_back({nullptr, {.kind = LiteralKind::Null}});
    for (const Candidate &candidate : objects(p.type, pool)) {
      out.push_back(candidate);
      if (constants_ == Constants::OfAShape)
        out.push_back({candidate.value, {}, true});
    }
    return out;
  }
  if (isSmartPointer(p.type)) {
    out.push_back({nullptr, {.kind = LiteralKind::Null}});
    const Type &element = p.type.elements.front();
    std::ranges::move(objects(isObject(element) ? element : p.type, pool), std::back_inserter(out));
    return out;
  }
  return constants_ == Constants::Few ? constants(operation, parameter) : shapes(operation, parameter);
}

std::optional<Input> ExhaustiveGenerator::join(const Operation &operation, const std::vector<Candidates> &places,
                                               const std::vector<std::size_t> &chosen) {
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
    if (candidate.isTwin && part == parts.end())
      return std::nullopt;  // there is none that it would be a twin of
    if (candidate.isTwin || part == parts.end()) {
      part = parts.insert(parts.end(), {candidate.value, static_cast<int>(input.steps.size())});
      append(input, *candidate.value->input);
    }
    call.arguments.push_back({part->second + candidate.value->step, {}});
  }
  input.steps.push_back(std::move(call));
  if (input.steps.size() > maxSteps_) {
    ++tooLong_;
    return std::nullopt;
  }
  if (!lifetimes_.isLegal(input))
    return std::nullopt;
  return input;
}

std::vector<Input> ExhaustiveGenerator::generate(const Operation &operation, const Pool &pool, int count) {
  std::vector<Candidates> places;
  if (operation.hasReceiver())
    places.push_back(objects(objectType(operation.className), pool));
  for (std::size_t k = 0; k < operation.parameters.size(); ++k)
    places.push_back(operation.parameters[k].ends ? Candidates(1) : candidatesFor(operation, k, pool));
  std::vector<std::size_t> &done = done_[operation.id];
  bool isFirst = done.empty();
  done.resize(places.size());
  auto most = static_cast<std::size_t>(constants_ == Constants::Few ? options_.inputsPerOperation * kTimesMore : count);
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
  cutShort_ += !isOver;
  if (isOver)
    for (std::size_t k = 0; k < places.size(); ++k)
      done[k] = places[k].size();
  if (places.empty())
    done.assign(1, 1);
  return out;
}

}  // namespace eclat
