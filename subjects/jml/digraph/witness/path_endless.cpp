#include "../digraph.h"

// A cycle that does not have the node that is looked for.
int main() {
  Digraph graph;
  graph.addNode(1);
  graph.addNode(2);
  graph.addNode(3);
  graph.addArc(1, 2);
  graph.addArc(2, 1);
  graph.isPath(1, 3);
}
