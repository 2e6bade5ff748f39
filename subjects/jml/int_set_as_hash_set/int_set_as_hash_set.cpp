#include "int_set_as_hash_set.h"

#include <algorithm>
#include <utility>

IntSetAsHashSet::IntSetAsHashSet(int expected) {
  std::size_t places = 8;
  while (places / 4 * 3 < static_cast<std::size_t>(expected))
    places *= 2;
  places_.resize(places);
}

bool IntSetAsHashSet::add(int value) {
  if (contains(value))
    return false;
  if (count_ + marked_ == capacity())
    rehash(count_ > capacity() / 2 ? places_.size() * 2 : places_.size());
  places_[find(value)] = {value, State::Used};
  ++count_;
  return true;
}

bool IntSetAsHashSet::remove(int value) {
  Place &place = places_[find(value)];
  if (place.state != State::Used)
    return false;
  place.state = State::Marked;
  --count_;
  ++marked_;
  return true;
}

void IntSetAsHashSet::retainAll(const IntSetAsHashSet &other) {
  for (Place &place : places_) {
    if (place.state != State::Used || other.contains(place.value))
      continue;
    place.state = State::Marked;
    --count_;
    ++marked_;
  }
}

void IntSetAsHashSet::clear() {
  places_.assign(places_.size(), Place());
  count_ = marked_ = 0;
}

std::vector<int> IntSetAsHashSet::toVector() const {
  std::vector<int> values;
  for (const Place &place : places_)
    if (place.state == State::Used)
      values.push_back(place.value);
  std::sort(values.begin(), values.end());
  return values;
}

bool IntSetAsHashSet::operator==(const IntSetAsHashSet &other) const {
  return count_ == other.count_ && std::all_of(places_.begin(), places_.end(), [&](const Place &place) {
           return place.state != State::Used || other.contains(place.value);
         });
}

// There is always a free place, so this ends.
std::size_t IntSetAsHashSet::find(int value) const {
  std::size_t mask = places_.size() - 1;
  std::size_t at = static_cast<unsigned>(value) & mask;
  while (places_[at].state == State::Marked || (places_[at].state == State::Used && places_[at].value != value))
    at = (at + 1) & mask;
  return at;
}

void IntSetAsHashSet::rehash(std::size_t places) {
  std::vector<Place> old(places);
  std::swap(old, places_);
  marked_ = 0;
  for (const Place &place : old)
    if (place.state == State::Used)
      places_[find(place.value)] = place;
}
