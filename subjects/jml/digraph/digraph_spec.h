#pragma once

#include "digraph.h"

#include <eclat/spec.h>
#include <stdexcept>
#include <utility>

namespace digraph_spec {

// A graph in the way of the textbooks: a set of nodes and a set of pairs of nodes.
struct Model {
  std::set<int> nodes;
  std::set<std::pair<int, int>> arcs;

  Model() = default;
  explicit Model(const Digraph &graph) {
    for (const auto &[node, ends] : graph.successors_) {
      nodes.insert(node);
      for (int end : ends)
        arcs.emplace(node, end);
    }
  }
  bool operator==(const Model &other) const { return nodes == other.nodes && arcs == other.arcs; }

  bool has(int node) const { return nodes.count(node) != 0; }
  bool has(int from, int to) const { return arcs.count({from, to}) != 0; }

  // What can be reached by at least one arc: arcs are added until nothing new comes.
  std::set<int> beyond(int start) const {
    std::set<int> reached;
    for (bool isNew = true; isNew;) {
      isNew = false;
      for (const auto &[from, to] : arcs)
        if (from == start || reached.count(from))
          isNew = reached.insert(to).second || isNew;
    }
    return reached;
  }
};

}  // namespace digraph_spec

template <> struct eclat::Spec<Digraph> {
  using Model = digraph_spec::Model;

  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const Digraph &self) {
    bool areNodes = true;
    for (const auto &[node, ends] : self.successors_)
      for (int end : ends)
        areNodes = areNodes && self.successors_.count(end) != 0;
    ECLAT_INVARIANT(areNodes);
  }

  static auto constructor() {
    return [](const Digraph &made) { ECLAT_ENSURES(made.successors_.empty()); };
  }

  static auto nodeCount(const Digraph &self) {
    return [model = Model(self)](int result) { ECLAT_ENSURES(result == static_cast<int>(model.nodes.size())); };
  }
  static auto arcCount(const Digraph &self) {
    return [model = Model(self)](int result) { ECLAT_ENSURES(result == static_cast<int>(model.arcs.size())); };
  }
  static auto isNode(const Digraph &self, int node) {
    return [model = Model(self), node](bool result) { ECLAT_ENSURES(result == model.has(node)); };
  }
  static auto isArc(const Digraph &self, int from, int to) {
    return [model = Model(self), from, to](bool result) { ECLAT_ENSURES(result == model.has(from, to)); };
  }

  static auto addNode(const Digraph &self, int node) {
    Model expected(self);
    bool isNew = expected.nodes.insert(node).second;
    return [&self, expected, isNew](bool result) {
      ECLAT_ENSURES(result == isNew);
      ECLAT_ENSURES(Model(self) == expected);
    };
  }
  static auto removeNode(const Digraph &self, int node) {
    const Model before(self);
    ECLAT_THROWS(std::out_of_range, !before.has(node));
    Model expected = before;
    expected.nodes.erase(node);
    for (const auto &arc : before.arcs)
      if (arc.first == node || arc.second == node)
        expected.arcs.erase(arc);
    return [&self, expected] { ECLAT_ENSURES(Model(self) == expected); };
  }
  static auto addArc(const Digraph &self, int from, int to) {
    Model expected(self);
    ECLAT_REQUIRES(expected.has(from) && expected.has(to));
    bool isNew = expected.arcs.emplace(from, to).second;
    return [&self, expected, isNew](bool result) {
      ECLAT_ENSURES(result == isNew);
      ECLAT_ENSURES(Model(self) == expected);
    };
  }
  static auto removeArc(const Digraph &self, int from, int to) {
    Model expected(self);
    bool wasThere = expected.arcs.erase({from, to}) != 0;
    return [&self, expected, wasThere](bool result) {
      ECLAT_ENSURES(result == wasThere);
      ECLAT_ENSURES(Model(self) == expected);
    };
  }

  static auto outDegree(const Digraph &self, int node) {
    Model model(self);
    ECLAT_REQUIRES(model.has(node));
    int count = 0;
    for (const auto &arc : model.arcs)
      count += arc.first == node;
    return [count](int result) { ECLAT_ENSURES(result == count); };
  }
  static auto inDegree(const Digraph &self, int node) {
    Model model(self);
    ECLAT_REQUIRES(model.has(node));
    int count = 0;
    for (const auto &arc : model.arcs)
      count += arc.second == node;
    return [count](int result) { ECLAT_ENSURES(result == count); };
  }
  static auto successors(const Digraph &self, int node) {
    Model model(self);
    ECLAT_THROWS(std::out_of_range, !model.has(node));
    std::vector<int> ends;
    for (const auto &arc : model.arcs)
      if (arc.first == node)
        ends.push_back(arc.second);
    return [ends](const std::vector<int> &result) { ECLAT_ENSURES(result == ends); };
  }
  static auto nodes(const Digraph &self) {
    return [model = Model(self)](const std::vector<int> &result) {
      ECLAT_ENSURES(result == std::vector<int>(model.nodes.begin(), model.nodes.end()));
    };
  }

  static auto isPath(const Digraph &self, int from, int to) {
    Model model(self);
    ECLAT_REQUIRES(model.has(from) && model.has(to));
    bool isReached = from == to || model.beyond(from).count(to) != 0;
    return [isReached](bool result) { ECLAT_ENSURES(result == isReached); };
  }
  static auto hasCycle(const Digraph &self) {
    Model model(self);
    bool isCyclic = false;
    for (int node : model.nodes)
      isCyclic = isCyclic || model.beyond(node).count(node) != 0;
    return [isCyclic](bool result) { ECLAT_ENSURES(result == isCyclic); };
  }
  static auto reversed(const Digraph &self) {
    Model expected(self);
    std::set<std::pair<int, int>> turned;
    for (const auto &[from, to] : expected.arcs)
      turned.emplace(to, from);
    expected.arcs = turned;
    return [expected](const Digraph &result) { ECLAT_ENSURES(Model(result) == expected); };
  }
  static auto equals(const Digraph &self, const Digraph *other) {
    bool isSame = other && Model(self) == Model(*other);
    return [isSame](bool result) { ECLAT_ENSURES(result == isSame); };
  }
};
