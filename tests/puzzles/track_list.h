// FINDS: nothing
// WITH: --class TrackList --class Track
// BUDGET: rounds 3
#pragma once

#include <list>
#include <memory>
#include <string>
#include <utility>

struct Track {
  explicit Track(int length) : length(length) {}
  int length;
};

// Nothing is wrong with it; all that could go wrong would be our doing: places that no longer exist, lists that were
// given away, results that are kept too long.
class TrackList {
public:
  using iterator = std::list<Track>::iterator;

  TrackList() = default;
  TrackList(TrackList &&other) noexcept : tracks_(std::move(other.tracks_)) { other.tracks_.clear(); }
  TrackList &operator=(TrackList &&other) noexcept {
    tracks_.swap(other.tracks_);
    return *this;
  }
  iterator begin() { return tracks_.begin(); }
  iterator end() { return tracks_.end(); }
  iterator insert(iterator before, Track track) { return tracks_.insert(before, track); }
  iterator erase(iterator at) { return tracks_.erase(at); }
  iterator erase(iterator first, iterator last) { return tracks_.erase(first, last); }
  void add(std::unique_ptr<Track> track) {
    if (track)
      tracks_.push_back(*track);
  }
  std::shared_ptr<Track> copyAt(iterator at) { return std::make_shared<Track>(*at); }
  bool isLike(const std::shared_ptr<Track> &track) const { return track && !tracks_.empty(); }
  bool first(int *length) const {
    if (!length || tracks_.empty())
      return false;
    *length = tracks_.front().length;
    return true;
  }
  TrackList shuffled() && { return std::move(*this); }
  void swap(TrackList &other) { tracks_.swap(other.tracks_); }

private:
  std::list<Track> tracks_;
};
