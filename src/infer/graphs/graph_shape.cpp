#include "infer/graphs/graph_shape.h"

#include <algorithm>
#include <deque>
#include <map>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>

namespace eclat {

namespace {

constexpr std::size_t kMostArguments = 64;  // of an edge
constexpr std::size_t kMostLooks = 4096;    // nodes, to see whether one leads to another
constexpr std::size_t kMostLooksInAll = 4'000'000;

using Out = std::vector<std::vector<int>>;  // edges by node

Out outOf(const CallGraph &graph) {
  Out out(static_cast<std::size_t>(graph.nodes));
  for (std::size_t i = 0; i < graph.edges.size(); ++i)
    out[static_cast<std::size_t>(graph.edges[i].from)].push_back(static_cast<int>(i));
  return out;
}

class Merging {
public:
  explicit Merging(CallGraph &graph)
      : graph_(graph), out_(outOf(graph)), same_(out_.size()), isGone_(graph.edges.size()) {
    std::iota(same_.begin(), same_.end(), 0);
  }

  void run() {
    std::deque<int> todo(out_.size());
    std::iota(todo.begin(), todo.end(), 0);
    while (!todo.empty()) {
      int node = todo.front();
      todo.pop_front();
      if (find(node) == node)
        mergeAt(node, todo);
    }
    std::vector<GraphEdge> left;
    for (std::size_t i = 0; i < graph_.edges.size(); ++i)
      if (!isGone_[i]) {
        graph_.edges[i].from = find(graph_.edges[i].from);
        graph_.edges[i].to = find(graph_.edges[i].to);
        left.push_back(std::move(graph_.edges[i]));
      }
    graph_.edges = std::move(left);
  }

private:
  int find(int node) {
    while (same_[static_cast<std::size_t>(node)] != node)
      node = same_[static_cast<std::size_t>(node)] =
          same_[static_cast<std::size_t>(same_[static_cast<std::size_t>(node)])];
    return node;
  }
  GraphEdge &edge(int number) { return graph_.edges[static_cast<std::size_t>(number)]; }

  void mergeAt(int node, std::deque<int> &todo) {
    std::map<std::pair<int, std::vector<int>>, int> first;  // by call
    std::vector<int> &out = out_[static_cast<std::size_t>(node)];
    for (std::size_t i = 0; i < out.size(); ++i) {
      int number = out[i];
      auto [it, isNew] = first.try_emplace({edge(number).operation, edge(number).positions}, number);
      if (isNew)
        continue;
      int to = find(edge(it->second).to), other = find(edge(number).to);
      if (to != other && (leads(to, other) || leads(other, to)))
        continue;
      if (to != other) {
        same_[static_cast<std::size_t>(other)] = to;
        std::vector<int> &moved = out_[static_cast<std::size_t>(other)];
        out_[static_cast<std::size_t>(to)].insert(out_[static_cast<std::size_t>(to)].end(), moved.begin(), moved.end());
        moved.clear();
        todo.push_back(to);
      }
      unite(edge(it->second), edge(number));
      isGone_[static_cast<std::size_t>(number)] = true;
    }
    std::erase_if(out, [&](int number) { return isGone_[static_cast<std::size_t>(number)]; });
  }

  static void unite(GraphEdge &edge, const GraphEdge &other) {
    edge.count += other.count;
    edge.isNested = edge.isNested && other.isNested;
    for (const PassedConstants &arguments : other.arguments)
      addArguments(edge, arguments);
  }

  // Also true if nobody knows.
  bool leads(int from, int to) {
    std::set<int> seen = {from};
    std::deque<int> todo = {from};
    while (!todo.empty()) {
      if (seen.size() > kMostLooks || ++looks_ > kMostLooksInAll)
        return true;
      int node = todo.front();
      todo.pop_front();
      if (node == to)
        return true;
      for (int number : out_[static_cast<std::size_t>(node)])
        if (!isGone_[static_cast<std::size_t>(number)] && seen.insert(find(edge(number).to)).second)
          todo.push_back(find(edge(number).to));
    }
    return false;
  }

  CallGraph &graph_;
  Out out_;
  std::vector<int> same_;  // the node that it was merged into, or itself
  std::vector<bool> isGone_;
  std::size_t looks_ = 0;
};

}  // namespace

void addArguments(GraphEdge &edge, const PassedConstants &arguments) {
  bool isKnown = arguments.empty() || edge.arguments.size() >= kMostArguments ||
                 std::ranges::find(edge.arguments, arguments) != edge.arguments.end();
  if (!isKnown)
    edge.arguments.push_back(arguments);
}

void mergeEdges(CallGraph &graph) { Merging(graph).run(); }

void tidy(CallGraph &graph) {
  Out out = outOf(graph);
  for (std::vector<int> &edges : out)
    std::ranges::sort(edges, [&](int a, int b) {
      const GraphEdge &x = graph.edges[static_cast<std::size_t>(a)], &y = graph.edges[static_cast<std::size_t>(b)];
      return std::tuple(y.count, x.operation, x.positions, a) < std::tuple(x.count, y.operation, y.positions, b);
    });
  std::vector<int> number(out.size(), -1), order = {CallGraph::kRoot};
  number[CallGraph::kRoot] = 0;
  std::vector<GraphEdge> edges;
  for (std::size_t i = 0; i < order.size(); ++i)
    for (int e : out[static_cast<std::size_t>(order[i])]) {
      GraphEdge &edge = graph.edges[static_cast<std::size_t>(e)];
      int &to = number[static_cast<std::size_t>(edge.to)];
      if (to < 0) {
        to = static_cast<int>(order.size());
        order.push_back(edge.to);
      }
      edge.from = static_cast<int>(i);
      edge.to = to;
      edges.push_back(std::move(edge));
    }
  graph.nodes = static_cast<int>(order.size());
  graph.edges = std::move(edges);
}

}  // namespace eclat
