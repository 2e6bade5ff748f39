#ifndef BENCH_STRING_TABLE_H
#define BENCH_STRING_TABLE_H

#include <stdexcept>
#include <string>
#include <vector>

// Numbers names in the order they come: the same name always gets the same number.
class StringTable {
public:
  int intern(const std::string &name) {
    int id = find(name);
    if (id >= 0)
      return id;
    names.push_back(name);
    bytes += name.size();
    return static_cast<int>(names.size()) - 1;
  }
  // -1 if the name is not known.
  int find(const std::string &name) const {
    for (std::size_t i = 0; i < names.size(); i++)
      if (names[i] == name)
        return static_cast<int>(i);
    return -1;
  }
  std::string name(int id) const {
    if (id < 0 || id >= static_cast<int>(names.size()))
      throw std::out_of_range("no such name");
    return names[id];
  }
  std::size_t size() const { return names.size(); }
  std::size_t totalBytes() const { return bytes; }
  void clear() {
    names.clear();
    bytes = 0;
  }

private:
  std::vector<std::string> names;
  std::size_t bytes = 0;
};

#endif
