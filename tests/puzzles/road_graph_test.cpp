#include "road_graph.h"

#include "plain_test.hpp"

#include <climits>

using graph::RoadGraph;

namespace {

RoadGraph path(int from, int to) {
  RoadGraph made;
  for (int id = from; id <= to; ++id) {
    made.addNode(id);
    if (id > from)
      made.connect(id - 1, id);
  }
  return made;
}

}  // namespace

TEST(RoadGraph, StartsEmpty) {
  RoadGraph graph;
  EXPECT_EQ(graph.nodes(), 0u);
  EXPECT_EQ(graph.edges(), 0u);
  EXPECT_FALSE(graph.hasNode(0));
  EXPECT_FALSE(graph.connected(0, 1));
  EXPECT_FALSE(graph.removeNode(0));
  EXPECT_THROW(graph.degree(0), std::out_of_range);
  EXPECT_THROW(graph.distance(0, 0), std::out_of_range);
}

TEST(RoadGraph, HasNodes) {
  RoadGraph graph;
  std::size_t count = 0;
  for (int id : {3, 0, -8, INT_MAX, INT_MIN}) {
    EXPECT_TRUE(graph.addNode(id));
    EXPECT_FALSE(graph.addNode(id));
    EXPECT_TRUE(graph.hasNode(id));
    EXPECT_EQ(graph.degree(id), 0u);
    EXPECT_EQ(graph.distance(id, id), 0);
    EXPECT_EQ(graph.nodes(), ++count);
  }
  for (int id : {3, INT_MIN}) {
    EXPECT_TRUE(graph.removeNode(id));
    EXPECT_FALSE(graph.removeNode(id));
    EXPECT_FALSE(graph.hasNode(id));
  }
  EXPECT_EQ(graph.nodes(), 3u);
}

TEST(RoadGraph, ConnectsBothWays) {
  RoadGraph graph;
  for (int id : {1, 2, -3, 40})
    graph.addNode(id);
  EXPECT_TRUE(graph.connect(1, 2));
  EXPECT_FALSE(graph.connect(2, 1));
  EXPECT_TRUE(graph.connect(-3, 1));
  EXPECT_TRUE(graph.connected(1, -3));
  EXPECT_TRUE(graph.connected(-3, 1));
  EXPECT_FALSE(graph.connected(2, -3));
  EXPECT_FALSE(graph.connected(7, 1));
  EXPECT_FALSE(graph.connected(1, 7));
  EXPECT_EQ(graph.edges(), 2u);
  EXPECT_EQ(graph.degree(1), 2u);
  EXPECT_EQ(graph.degree(40), 0u);
  EXPECT_TRUE(graph.disconnect(2, 1));
  EXPECT_FALSE(graph.disconnect(1, 2));
  EXPECT_FALSE(graph.disconnect(40, 40));
  EXPECT_EQ(graph.edges(), 1u);
}

TEST(RoadGraph, RefusesWhatIsNone) {
  RoadGraph graph = path(1, 2);
  for (int id : {1, 9, INT_MIN})
    EXPECT_THROW(graph.connect(id, id), std::invalid_argument);
  for (int id : {0, 3, INT_MAX}) {
    EXPECT_THROW(graph.connect(1, id), std::out_of_range);
    EXPECT_THROW(graph.connect(id, 2), std::out_of_range);
    EXPECT_THROW(graph.disconnect(id, 1), std::out_of_range);
    EXPECT_THROW(graph.degree(id), std::out_of_range);
    EXPECT_THROW(graph.distance(1, id), std::out_of_range);
  }
  EXPECT_EQ(graph.nodes(), 2u);
  EXPECT_EQ(graph.edges(), 1u);
}

TEST(RoadGraph, RemovesEdgesWithTheirNode) {
  for (int gone = -2; gone <= 3; ++gone) {
    RoadGraph graph = path(-2, 3);
    const std::size_t degree = graph.degree(gone);
    EXPECT_TRUE(graph.removeNode(gone));
    EXPECT_EQ(graph.edges(), 5 - degree);
    EXPECT_EQ(graph.nodes(), 5u);
    EXPECT_FALSE(graph.connected(gone, gone + 1));
    EXPECT_FALSE(graph.connected(gone - 1, gone));
    EXPECT_TRUE(graph.addNode(gone));
    EXPECT_EQ(graph.degree(gone), 0u);
  }
}

TEST(RoadGraph, CopiesAndMoves) {
  RoadGraph first = path(1, 4);
  RoadGraph copy = first;
  copy.removeNode(2);
  EXPECT_EQ(copy.edges(), 1u);
  EXPECT_EQ(first.edges(), 3u);
  RoadGraph moved = std::move(first);
  EXPECT_EQ(moved.edges(), 3u);
  EXPECT_EQ(first.edges(), 0u);
  EXPECT_EQ(first.nodes(), 0u);
  EXPECT_TRUE(first.addNode(1));
  first.swap(copy);
  EXPECT_EQ(first.nodes(), 3u);
  first = std::move(moved);
  EXPECT_EQ(first.distance(1, 4), 3);
}

TEST(RoadGraph, MeasuresDistances) {
  for (int length : {1, 2, 6}) {
    RoadGraph graph = path(0, length);
    EXPECT_EQ(graph.distance(0, length), length);
    EXPECT_EQ(graph.distance(length, 0), length);
    EXPECT_EQ(graph.distance(1, 0), 1);
    graph.addNode(-5);
    EXPECT_EQ(graph.distance(0, -5), -1);
    graph.connect(-5, length);
    graph.connect(-5, 0);
    EXPECT_EQ(graph.distance(0, length), length < 2 ? length : 2);
  }
}
