#include "generate/graph_walk.h"

#include "flow/callable.h"

#include <algorithm>

namespace eclat {

namespace {

constexpr std::size_t kMostPlaces = 20000;
constexpr int kBeginnings = 25;  // percent of attempts that begin an object

}  // namespace

GraphWalker::GraphWalker(const Component &component, const ExploreOptions &options, const CallGraphs &graphs,
                         Hints hints)
    : component_(component), options_(options), graphs_(graphs), generator_(component, options, std::move(hints)),
      random_(options.seed ^ 0x70616c756c75ull), modelled_(component, options.maxSteps) {
  for (std::size_t g = 0; g < graphs.classes.size(); ++g) {
    const CallGraph &graph = graphs.classes[g];
    edges_.emplace_back(static_cast<std::size_t>(graph.nodes));
    enteredBy_.emplace_back(static_cast<std::size_t>(graph.nodes), -1);
    behind_.emplace_back();
    for (std::size_t e = 0; e < graph.edges.size(); ++e) {
      const GraphEdge &edge = graph.edges[e];
      edges_.back()[static_cast<std::size_t>(edge.from)].push_back(static_cast<int>(e));
      enteredBy_.back()[static_cast<std::size_t>(edge.to)] = static_cast<int>(e);
      behind_.back()[{edge.operation, edge.positions}].push_back(edge.to);
      if (edge.from == CallGraph::kRoot)
        starts_.push_back({static_cast<int>(g), &edge});
    }
  }
}

std::vector<ModelledInput> GraphWalker::generate(const Pool &pool, int count) {
  std::vector<ModelledInput> out;
  int failed = 0;
  while (static_cast<int>(out.size()) < count && failed < options_.failedTries) {
    if (auto made = attempt(pool)) {
      out.push_back(std::move(*made));
      failed = 0;
    } else {
      ++failed;
    }
  }
  return out;
}

void GraphWalker::add(const ModelledInput &modelled, const Gain &gain) {
  modelled_.add(modelled.input, gain);
  if (static_cast<int>(modelled.input.steps.size()) >= options_.maxSteps)
    return;
  Place place{
      {std::make_shared<const Input>(modelled.input), modelled.object, gain.numbers},
      modelled.graph, modelled.node
  };
  // What brings nothing new is kept as well: the way may lead on from it.
  if (places_.size() < kMostPlaces)
    places_.push_back(std::move(place));
  else
    places_[random_.below(places_.size())] = std::move(place);
}

std::optional<ModelledInput> GraphWalker::attempt(const Pool &pool) {
  if (starts_.empty())
    return std::nullopt;
  return places_.empty() || random_.chance(kBeginnings) ? begin(pool) : extend(pool);
}

// Action 1.
std::optional<ModelledInput> GraphWalker::begin(const Pool &pool) {
  const Start &start = random_.pick(starts_);
  const GraphEdge &edge = *start.edge;
  if (edge.operation == kAnyMaker) {
    // What is known is that there was one: any will do, and further calls show how good it is.
    const std::string &className = graphs_.classes[static_cast<std::size_t>(start.graph)].className;
    const std::vector<PoolValue> &values = pool.of({.kind = TypeKind::Class, .spelling = className});
    return values.empty() ? std::nullopt : goOn({random_.pick(values), start.graph, edge.to}, pool);
  }
  if (!isResultKept(operation(edge.operation), component_))
    return std::nullopt;
  PassedConstants constants = chooseConstants(edge);
  Guide guide{.constants = &constants, .preferred = &modelled_};
  auto input = generator_.follow(operation(edge.operation), pool, guide);
  if (!input)
    return std::nullopt;
  int object = static_cast<int>(input->steps.size()) - 1;
  return ModelledInput{std::move(*input), start.graph, object, edge.to};
}

// Action 2.
std::optional<ModelledInput> GraphWalker::extend(const Pool &pool) {
  // Half of the time one of the last: they are those that have come far.
  constexpr std::size_t kLast = 500;
  bool isRecent = places_.size() > kLast && random_.chance(50);
  const Place &place =
      isRecent ? places_[places_.size() - 1 - random_.below(kLast)] : places_[random_.below(places_.size())];
  return random_.chance(options_.weights.inserted) ? insert(place, pool) : goOn(place, pool);
}

std::optional<ModelledInput> GraphWalker::goOn(const Place &place, const Pool &pool) {
  const GraphEdge *edge = chooseEdge(place);
  if (!edge || edge->operation == kAnyMaker)
    return std::nullopt;
  PassedConstants constants = chooseConstants(*edge);
  Guide guide{.object = &place.object, .positions = edge->positions, .constants = &constants, .preferred = &modelled_};
  return call(operation(edge->operation), guide, place.graph, edge->to, pool);
}

// A call that no example made there; it leads to no other node.
std::optional<ModelledInput> GraphWalker::insert(const Place &place, const Pool &pool) {
  const std::string &className = graphs_.classes[static_cast<std::size_t>(place.graph)].className;
  std::vector<const Operation *> own;
  for (const Operation &op : component_.operations)
    if (op.hasReceiver() && op.mayChangeReceiver() && component_.isA(className, op.className))
      own.push_back(&op);
  if (own.empty())
    return std::nullopt;
  Guide guide{.object = &place.object, .positions = {kReceiverPosition}, .preferred = &modelled_};
  return call(*random_.pick(own), guide, place.graph, place.node, pool);
}

std::optional<ModelledInput> GraphWalker::call(const Operation &operation, Guide &guide, int graph, int node,
                                               const Pool &pool) {
  auto input = generator_.follow(operation, pool, guide);
  if (!input || guide.step < 0)
    return std::nullopt;
  return ModelledInput{std::move(*input), graph, guide.step, node};
}

const GraphEdge *GraphWalker::chooseEdge(const Place &place) {
  auto g = static_cast<std::size_t>(place.graph);
  int node = place.node;
  if (random_.chance(options_.weights.general))
    if (int by = enteredBy_[g][static_cast<std::size_t>(node)]; by >= 0) {
      const GraphEdge &edge = graphs_.classes[g].edges[static_cast<std::size_t>(by)];
      node = random_.pick(behind_[g].at({edge.operation, edge.positions}));
    }
  const std::vector<int> &out = edges_[g][static_cast<std::size_t>(node)];
  return out.empty() ? nullptr : &graphs_.classes[g].edges[static_cast<std::size_t>(random_.pick(out))];
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
