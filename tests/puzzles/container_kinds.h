// FINDS: undefined-behaviour in Census::average
// WITH: --class Census
// BUDGET: rounds 2
#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <filesystem>
#include <istream>
#include <list>
#include <map>
#include <numeric>
#include <optional>
#include <ostream>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <valarray>
#include <vector>

struct Place {
  std::string name;
  std::pair<double, double> at;
  std::vector<int> codes;
};

// Takes and gives containers, and what else is made of parts. Only the average does not think of an empty one.
class Census {
public:
  std::vector<int> vector(std::vector<int> v) const { return v; }
  std::array<int, 3> array(std::array<int, 3> a) const { return a; }
  std::deque<char> deque(std::deque<char> d) const { return d; }
  std::list<std::string> list(std::list<std::string> l) const { return l; }
  std::set<int> set(std::set<int> s) const { return s; }
  int average(const std::multiset<short> &s) {
    return average_ = std::accumulate(s.begin(), s.end(), 0) / static_cast<int>(s.size());
  }
  std::map<std::string, std::vector<int>> map(std::map<std::string, std::vector<int>> m) const { return m; }
  std::multimap<int, char> multimap(std::multimap<int, char> m) const { return m; }
  std::unordered_set<int> unorderedSet(std::unordered_set<int> s) const { return s; }
  std::unordered_multiset<int> unorderedMultiset(std::unordered_multiset<int> s) const { return s; }
  std::unordered_map<int, bool> unorderedMap(std::unordered_map<int, bool> m) const { return m; }
  std::unordered_multimap<int, int> unorderedMultimap(std::unordered_multimap<int, int> m) const { return m; }
  std::valarray<double> valarray(const std::valarray<double> &v) const { return v + 1.0; }
  std::pair<int, std::string> pair(std::pair<int, std::string> p) const { return p; }
  std::tuple<int, bool, char> tuple(std::tuple<int, bool, char> t) const { return t; }
  std::optional<std::string> optional(std::optional<std::string> o) const { return o; }
  std::filesystem::path path(const std::filesystem::path &p) const { return p.parent_path(); }
  Place place(const Place &p) const { return p; }
  void write(std::ostream &out) const { out << average_; }
  void read(std::istream &in) {
    if (int n = 0; in >> n)
      average_ = n;
  }

private:
  int average_ = 0;
};
