#pragma once

#include <map>
#include <set>
#include <vector>

// A directed graph whose nodes are numbers. Between two nodes there is at most one arc each way; a node may have an arc
// to itself.
class Digraph {
public:
  Digraph() = default;

  int nodeCount() const { return static_cast<int>(successors_.size()); }
  int arcCount() const;

  bool isNode(int node) const { return successors_.count(node) != 0; }

  // Whether there is an arc; false if one of the numbers is not a node.
  bool isArc(int from, int to) const;

  // Says whether the node is new; otherwise nothing changes.
  bool addNode(int node);

  // Removes the node with all arcs that start or end there. Throws std::out_of_range if it is not a node.
  void removeNode(int node);

  // Says whether the arc is new. Both must be nodes.
  bool addArc(int from, int to);

  // Removes an arc if it is there, and says whether it was. Takes any numbers.
  bool removeArc(int from, int to);

  // The number of arcs that start at, or end at, a node. It must be one.
  int outDegree(int node) const;
  int inDegree(int node) const;

  // The ends of the arcs that start at the node, ascending. Throws std::out_of_range if it is not a node.
  std::vector<int> successors(int node) const;

  // All nodes, ascending.
  std::vector<int> nodes() const;

  // Whether arcs lead from one node to the other, directly or by way of others. Every node leads to itself. Both must
  // be nodes.
  bool isPath(int from, int to) const;

  // Whether some node leads back to itself by at least one arc.
  bool hasCycle() const;

  // The graph of the same nodes with all arcs turned round.
  Digraph reversed() const;

  // Whether the other graph has the same nodes and arcs; false for null.
  bool equals(const Digraph *other) const;

private:
  bool leadsTo(int from, int to, std::set<int> &seen) const;

  std::map<int, std::set<int>> successors_;
};
