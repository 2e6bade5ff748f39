// FINDS: abort in AddressBook::reach
// WITH: --class AddressBook
// BUDGET: rounds 2
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

struct Person {
  std::string name;
  std::optional<int> age;
};

// Takes all kinds of values; one operation reads the first element of a container that may have none.
class AddressBook {
public:
  void add(const Person &person) { size_ += person.age.has_value() ? 1 : 0; }
  void addAll(const std::vector<Person> &people) { size_ += people.size(); }
  void tag(std::string_view key, const char *note) { size_ += key.size() + (note ? 1 : 0); }
  void merge(const std::map<std::string, int> &ages, std::set<int> ids) { size_ += ages.size() + ids.size(); }
  void wait(std::chrono::milliseconds time, std::pair<int, bool> range) { size_ += time.count() > 0 && range.second; }
  void place(std::array<double, 2> at) { size_ += at[0] > at[1] ? 1 : 0; }
  void reach(const std::deque<std::string> &path) { size_ += path.front().size(); }
  std::size_t size() const { return size_; }

private:
  std::size_t size_ = 0;
};
