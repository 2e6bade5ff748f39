#include "digraph.h"

#include <stdexcept>

int Digraph::arcCount() const {
  int count = 0;
  for (const auto &[node, ends] : successors_)
    count += static_cast<int>(ends.size());
  return count;
}

bool Digraph::isArc(int from, int to) const {
  auto at = successors_.find(from);
  return at != successors_.end() && at->second.count(to) != 0;
}

bool Digraph::addNode(int node) { return successors_.emplace(node, std::set<int>()).second; }

void Digraph::removeNode(int node) {
  if (successors_.erase(node) == 0)
    throw std::out_of_range("there is no such node");
  for (auto &[other, ends] : successors_)
    ends.erase(node);
}

bool Digraph::addArc(int from, int to) { return successors_.at(from).insert(to).second; }

bool Digraph::removeArc(int from, int to) {
  auto at = successors_.find(from);
  return at != successors_.end() && at->second.erase(to) != 0;
}

int Digraph::outDegree(int node) const { return static_cast<int>(successors_.at(node).size()); }

int Digraph::inDegree(int node) const {
  int count = 0;
  for (const auto &[other, ends] : successors_)
    count += static_cast<int>(ends.count(node));
  return count;
}

std::vector<int> Digraph::successors(int node) const {
  auto at = successors_.find(node);
  if (at == successors_.end())
    throw std::out_of_range("there is no such node");
  return {at->second.begin(), at->second.end()};
}

std::vector<int> Digraph::nodes() const {
  std::vector<int> all;
  for (const auto &[node, ends] : successors_)
    all.push_back(node);
  return all;
}

bool Digraph::isPath(int from, int to) const {
  std::set<int> seen;
  return leadsTo(from, to, seen);
}

bool Digraph::leadsTo(int from, int to, std::set<int> &seen) const {
  if (from == to)
    return true;
  if (!seen.insert(from).second)
    return false;
  for (int next : successors_.at(from))
    if (leadsTo(next, to, seen))
      return true;
  return false;
}

bool Digraph::hasCycle() const {
  for (const auto &[node, ends] : successors_)
    for (int next : ends)
      if (isPath(next, node))
        return true;
  return false;
}

Digraph Digraph::reversed() const {
  Digraph result;
  for (const auto &[node, ends] : successors_)
    result.addNode(node);
  for (const auto &[node, ends] : successors_)
    for (int end : ends)
      result.addArc(end, node);
  return result;
}

bool Digraph::equals(const Digraph *other) const { return other != nullptr && successors_ == other->successors_; }
