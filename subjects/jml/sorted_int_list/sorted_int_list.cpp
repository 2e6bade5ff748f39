#include "sorted_int_list.h"

#include <stdexcept>

SortedIntList::SortedIntList(const std::vector<int> &numbers) {
  for (int number : numbers)
    insert(number);
}

int SortedIntList::at(int index) const {
  if (index < 0 || index >= size())
    throw std::out_of_range("the list has no such index");
  return numbers_[index];
}

int SortedIntList::firstNotBelow(int number) const {
  int low = 0;
  int high = size();
  while (low < high) {
    int middle = low + (high - low) / 2;
    if (numbers_[middle] < number)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

bool SortedIntList::contains(int number) const {
  int at = firstNotBelow(number);
  return at < size() && numbers_[at] == number;
}

int SortedIntList::count(int number) const {
  int first = firstNotBelow(number);
  int end = first;
  while (end < size() && numbers_[end] == number)
    ++end;
  return end - first;
}

void SortedIntList::insert(int number) { numbers_.insert(numbers_.begin() + firstNotBelow(number), number); }

void SortedIntList::merge(const SortedIntList &other) {
  std::vector<int> merged;
  merged.reserve(numbers_.size() + other.numbers_.size());
  auto mine = numbers_.begin();
  auto theirs = other.numbers_.begin();
  while (mine != numbers_.end() && theirs != other.numbers_.end())
    merged.push_back(*mine < *theirs ? *mine++ : *theirs++);
  merged.insert(merged.end(), mine, numbers_.end());
  merged.insert(merged.end(), theirs, other.numbers_.end());
  numbers_.swap(merged);
}

bool SortedIntList::removeOne(int number) {
  if (!contains(number))
    return false;
  numbers_.erase(numbers_.begin() + firstNotBelow(number));
  return true;
}

int SortedIntList::removeAll(int number) {
  int removed = count(number);
  auto first = numbers_.begin() + firstNotBelow(number);
  numbers_.erase(first, first + removed);
  return removed;
}

long long SortedIntList::sum() const {
  long long total = 0;
  for (int number : numbers_)
    total += number;
  return total;
}

bool SortedIntList::equals(const SortedIntList *other) const {
  if (other == nullptr || size() != other->size())
    return false;
  return numbers_ == other->numbers_;
}
