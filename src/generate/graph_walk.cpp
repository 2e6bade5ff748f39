#include "generate/graph_walk.h"

#include "flow/callable.h"

#include <algorithm>

namespace eclat {

namespace {

constexpr std::size_t kMostAtNode = 64;    // inputs to go on from
constexpr std::size_t kMostNodes = 2'000;  // that have some
constexpr std::size_t kMostLooks = 64;     // at nodes, for an object that fits
constexpr int kBeginnings = 25;            // percent of attempts that begin an object
constexpr int kOfCompanion = 50;  // percent of constants that come from the graph of another object in the call

}  // namespace

GraphWalker::GraphWalker(const Component &component, const ExploreOptions &options, const CallGraphs &graphs,
                         Hints hints)
    : component_(component), options_(options), graphs_(graphs), places_(component, graphs),
      generator_(component, options, std::move(hints)), random_(options.seed ^ 0x70616c756c75ull),
      modelled_(component, options.maxSteps) {
  for (std::size_t g = 0; g < graphs.classes.size(); ++g)
    if (!places_.edgesFrom({static_cast<int>(g), CallGraph::kRoot}).empty())
      starts_.push_back(static_cast<int>(g));
}

std::vector<Input> GraphWalker::generate(const Pool &pool, int count) {
  if (starts_.empty())
    return {};
  return collectInputs(count, options_.failedTries, [&] { return attempt(pool); });
}

// What brings nothing new is kept as well: the way may lead on from it.
void GraphWalker::add(const Input &input, const Gain &gain) {
  modelled_.add(input, gain);
  if (static_cast<int>(input.steps.size()) >= options_.maxSteps)
    return;
  auto shared = std::make_shared<const Input>(input);
  for (const PlacedObject &object : places_.of(input)) {
    auto known = shelves_.find(object.at);
    if (known == shelves_.end()) {
      if (shelves_.size() >= kMostNodes)
        continue;
      known = shelves_.emplace(object.at, Shelf()).first;
      if (!places_.edgesFrom(object.at).empty())
        open_.push_back(object.at);
    }
    PoolValue value{shared, object.step, gain.numbers};
    if (known->second.size() < kMostAtNode)
      known->second.push_back(std::move(value));
    else
      known->second[random_.below(kMostAtNode)] = std::move(value);
  }
}

std::optional<Input> GraphWalker::attempt(const Pool &pool) {
  return open_.empty() || random_.chance(kBeginnings) ? begin(pool) : extend(pool);
}

// Action 1.
std::optional<Input> GraphWalker::begin(const Pool &pool) {
  int graph = random_.pick(starts_);
  const GraphEdge &edge = places_.edge(graph, random_.pick(places_.edgesFrom({graph, CallGraph::kRoot})));
  if (edge.operation == kAnyMaker) {
    // What is known is that there was one: any will do, and further calls show how good it is.
    const std::vector<PoolValue> &values = pool.of(objectType(classOf(graph)));
    return values.empty() ? std::nullopt : goOn(random_.pick(values), {graph, edge.to}, pool);
  }
  return isResultKept(operation(edge.operation), component_) ? take(edge, nullptr, pool) : std::nullopt;
}

// Action 2. All nodes are as likely: what few inputs have reached is what more shall go on from.
std::optional<Input> GraphWalker::extend(const Pool &pool) {
  GraphNode at = random_.pick(open_);
  const PoolValue object = random_.pick(shelves_.at(at));
  return random_.chance(options_.weights.inserted) ? insert(object, at, pool) : goOn(object, at, pool);
}

std::optional<Input> GraphWalker::goOn(const PoolValue &object, GraphNode at, const Pool &pool) {
  const GraphEdge *edge = chooseEdge(at);
  return edge && edge->operation != kAnyMaker ? take(*edge, &object, pool) : std::nullopt;
}

// A call that no example made there, with constants that they passed elsewhere.
std::optional<Input> GraphWalker::insert(const PoolValue &object, GraphNode at, const Pool &pool) {
  std::vector<const Operation *> own;
  for (const Operation &op : component_.operations)
    if (op.hasReceiver() && op.mayChangeReceiver() && component_.isA(classOf(at.graph), op.className))
      own.push_back(&op);
  if (own.empty())
    return std::nullopt;
  const Operation &op = *random_.pick(own);
  PassedConstants constants;
  if (const std::vector<GraphNode> &elsewhere = places_.before(op.id, kReceiverPosition); !elsewhere.empty())
    constants = chooseConstants(*places_.find(random_.pick(elsewhere), op.id, {kReceiverPosition}));
  Guide guide{.object = &object, .positions = {kReceiverPosition}, .constants = &constants, .preferred = &modelled_};
  return generator_.follow(op, pool, guide);
}

// The call of an edge; `object` is null where it makes one.
std::optional<Input> GraphWalker::take(const GraphEdge &edge, const PoolValue *object, const Pool &pool) {
  const Operation &op = operation(edge.operation);
  Guide guide{.object = object, .preferred = &modelled_};
  if (object)
    guide.positions = edge.positions;
  const GraphEdge *source = &edge;
  auto choose = [&](int position) {
    bool isTaken = object && std::ranges::find(edge.positions, position) != edge.positions.end();
    if (isTaken || random_.chance(options_.weights.omitted))
      return;
    if (auto companion = chooseCompanion(op, position, object)) {
      if (random_.chance(kOfCompanion))
        source = companion->edge;
      guide.others.emplace(position, std::move(companion->object));
    }
  };
  if (op.hasReceiver())
    choose(kReceiverPosition);
  for (std::size_t i = 0; i < op.parameters.size(); ++i)
    if (isObject(op.parameters[i].type))
      choose(positionOf(static_cast<int>(i)));
  PassedConstants constants = chooseConstants(*source);
  guide.constants = &constants;
  auto input = generator_.follow(op, pool, guide);
  return object && guide.step < 0 ? std::nullopt : std::move(input);
}

// Another object that has come to where the examples made this call with theirs: of the same input, or of another.
std::optional<GraphWalker::Companion> GraphWalker::chooseCompanion(const Operation &op, int position,
                                                                   const PoolValue *object) {
  std::vector<Companion> own;
  if (object && random_.chance(options_.weights.shared))
    for (const PlacedObject &other : places_.of(*object->input))
      if (const GraphEdge *edge = places_.find(other.at, op.id, {position}); edge && other.step != object->step)
        own.push_back({
            {object->input, other.step, object->numbers},
            edge
        });
  if (!own.empty())
    return random_.pick(own);
  const std::vector<GraphNode> &nodes = places_.before(op.id, position);
  std::size_t from = random_.below(nodes.size());
  for (std::size_t i = 0; i < std::min(nodes.size(), kMostLooks); ++i) {
    GraphNode at = nodes[(from + i) % nodes.size()];
    if (auto shelf = shelves_.find(at); shelf != shelves_.end())
      return Companion{random_.pick(shelf->second), places_.find(at, op.id, {position})};
  }
  return std::nullopt;
}

const GraphEdge *GraphWalker::chooseEdge(GraphNode at) {
  if (random_.chance(options_.weights.general))
    if (const std::vector<int> &alike = places_.alike(at); !alike.empty())
      at.node = random_.pick(alike);
  const std::vector<int> &out = places_.edgesFrom(at);
  return out.empty() ? nullptr : &places_.edge(at.graph, random_.pick(out));
}

PassedConstants GraphWalker::chooseConstants(const GraphEdge &edge) {
  if (edge.arguments.empty())
    return {};
  PassedConstants constants = random_.pick(edge.arguments);
  if (!random_.chance(options_.weights.mixed))
    return constants;
  for (PassedConstant &constant : constants)
    for (const PassedConstant &other : random_.pick(edge.arguments))
      if (other.parameter == constant.parameter)
        constant.literal = other.literal;
  return constants;
}

}  // namespace eclat
