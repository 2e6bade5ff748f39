// FINDS: nothing
// WITH: --class graph::RoadGraph
// BUDGET: rounds 4
#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>

namespace graph {

// An undirected graph without loops, whose nodes are numbers given by the caller.
class RoadGraph {
public:
  RoadGraph() = default;
  RoadGraph(const RoadGraph &) = default;
  RoadGraph(RoadGraph &&other) noexcept { swap(other); }
  RoadGraph &operator=(RoadGraph other) noexcept {
    swap(other);
    return *this;
  }

  void swap(RoadGraph &other) noexcept {
    edges_.swap(other.edges_);
    std::swap(count_, other.count_);
  }

  bool addNode(int id) { return edges_.try_emplace(id).second; }

  bool removeNode(int id) {
    auto found = edges_.find(id);
    if (found == edges_.end())
      return false;
    for (int neighbour : found->second)
      edges_[neighbour].erase(id);
    count_ -= found->second.size();
    edges_.erase(found);
    return true;
  }

  // Whether the two were not connected before.
  bool connect(int a, int b) {
    if (a == b)
      throw std::invalid_argument("a loop");
    std::set<int> &ofA = node(a), &ofB = node(b);
    if (!ofA.insert(b).second)
      return false;
    ofB.insert(a);
    ++count_;
    return true;
  }

  bool disconnect(int a, int b) {
    std::set<int> &ofA = node(a), &ofB = node(b);
    if (ofA.erase(b) == 0)
      return false;
    ofB.erase(a);
    --count_;
    return true;
  }

  bool hasNode(int id) const { return edges_.count(id) != 0; }
  bool connected(int a, int b) const { return hasNode(a) && edges_.at(a).count(b) != 0; }
  std::size_t nodes() const { return edges_.size(); }
  std::size_t edges() const { return count_; }
  std::size_t degree(int id) const { return edges_.at(id).size(); }

  // The number of edges on the shortest way, or -1.
  int distance(int from, int to) const {
    if (!hasNode(from) || !hasNode(to))
      throw std::out_of_range("no such node");
    std::map<int, int> reached{
        {from, 0}
    };
    for (std::deque<int> waiting{from}; !waiting.empty(); waiting.pop_front()) {
      const int here = waiting.front();
      if (here == to)
        return reached[here];
      for (int next : edges_.at(here))
        if (reached.try_emplace(next, reached[here] + 1).second)
          waiting.push_back(next);
    }
    return -1;
  }

private:
  std::set<int> &node(int id) {
    auto found = edges_.find(id);
    if (found == edges_.end())
      throw std::out_of_range("no such node");
    return found->second;
  }

  std::map<int, std::set<int>> edges_;
  std::size_t count_ = 0;
};

}  // namespace graph
