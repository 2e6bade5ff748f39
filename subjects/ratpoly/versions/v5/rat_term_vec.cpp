#include "rat_term_vec.h"

#include <stdexcept>

void RatTermVec::check(int index, int end) {
  if (index < 0 || index >= end)
    throw std::out_of_range("no term at index " + std::to_string(index));
}

RatTerm RatTermVec::get(int index) const {
  check(index, size());
  return terms_[index];
}

void RatTermVec::addElement(const RatTerm &term) { terms_.push_back(term); }

void RatTermVec::insert(const RatTerm &term, int index) {
  check(index, size() + 1);
  terms_.insert(terms_.begin() + index, term);
}

void RatTermVec::set(const RatTerm &term, int index) {
  check(index, size());
  terms_[index] = term;
}

void RatTermVec::remove(int index) {
  check(index, size());
  terms_.erase(terms_.begin() + index);
}

std::string RatTermVec::toString() const {
  std::string text = "[";
  for (std::size_t k = 0; k < terms_.size(); ++k)
    text += (k == 0 ? "" : ", ") + terms_[k].toString();
  return text + "]";
}
