// FINDS: law in Playlist::copy
// WITH: --class Playlist
// BUDGET: rounds 4
#pragma once

#include <string>
#include <vector>

// Songs to be played in turn. The copy forgets where it was.
class Playlist {
public:
  Playlist() = default;
  Playlist(const Playlist &other) : songs_(other.songs_) {}
  Playlist &operator=(const Playlist &other) = default;

  void add(const std::string &song) { songs_.push_back(song); }
  bool next() {
    if (at_ + 1 >= songs_.size())
      return false;
    ++at_;
    return true;
  }
  std::size_t position() const { return at_; }
  bool operator==(const Playlist &other) const { return at_ == other.at_ && songs_ == other.songs_; }

private:
  std::vector<std::string> songs_;
  std::size_t at_ = 0;
};
