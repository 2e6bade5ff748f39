#include "../../check.h"
#include "digraph.h"

#include <stdexcept>

namespace {

// Lectures, each with an arc to those that build on it.
Digraph lectures() {
  Digraph graph;
  for (int lecture = 1; lecture <= 6; ++lecture)
    graph.addNode(lecture);
  graph.addArc(1, 2);
  graph.addArc(1, 3);
  graph.addArc(2, 4);
  graph.addArc(3, 4);
  graph.addArc(4, 6);
  return graph;
}

void testOfNodes() {
  Digraph graph;
  CHECK(graph.nodeCount() == 0);
  CHECK(graph.addNode(5));
  CHECK(graph.addNode(-2));
  CHECK(!graph.addNode(5));
  CHECK(graph.isNode(5));
  CHECK(!graph.isNode(0));
  CHECK(graph.nodes() == std::vector<int>{-2, 5});
  graph.removeNode(5);
  CHECK(!graph.isNode(5));
  CHECK(graph.nodeCount() == 1);
  CHECK_THROWS(std::out_of_range, graph.removeNode(5));
}

void testOfArcs() {
  Digraph graph = lectures();
  CHECK(graph.nodeCount() == 6);
  CHECK(graph.arcCount() == 5);
  CHECK(graph.isArc(1, 2));
  CHECK(!graph.isArc(2, 1));
  CHECK(!graph.isArc(9, 1));
  CHECK(!graph.addArc(1, 2));
  CHECK(graph.addArc(5, 6));
  CHECK(graph.outDegree(1) == 2);
  CHECK(graph.outDegree(6) == 0);
  CHECK(graph.successors(1) == std::vector<int>{2, 3});
  CHECK(graph.successors(6).empty());
  CHECK_THROWS(std::out_of_range, graph.successors(7));
  CHECK(graph.removeArc(5, 6));
  CHECK(!graph.removeArc(5, 6));
  CHECK(!graph.removeArc(7, 6));
  graph.removeNode(4);
  CHECK(graph.arcCount() == 2);
}

void testOfPaths() {
  Digraph graph = lectures();
  CHECK(graph.isPath(1, 6));
  CHECK(graph.isPath(3, 4));
  CHECK(!graph.isPath(6, 1));
  CHECK(!graph.isPath(1, 5));
  CHECK(graph.isPath(5, 5));
  CHECK(!graph.hasCycle());
  graph.addArc(6, 1);
  CHECK(graph.hasCycle());
  CHECK(graph.isPath(6, 4));
}

void testOfEquality() {
  Digraph one = lectures(), other = lectures();
  CHECK(one.equals(&other));
  CHECK(one.equals(&one));
  other.removeArc(1, 2);
  CHECK(!one.equals(&other));
  one.removeArc(1, 2);
  CHECK(one.equals(&other));
  other.addNode(7);
  CHECK(!one.equals(&other));
}

}  // namespace

int main() {
  testOfNodes();
  testOfArcs();
  testOfPaths();
  testOfEquality();
  return checked();
}
