#include "rat_term_vec.h"

#include <stdexcept>

void RatTermVec::demand(int index, int limit) {
  if (index < 0 || index >= limit)
    throw std::out_of_range("no term has the index " + std::to_string(index));
}

RatTerm RatTermVec::get(int index) const {
  demand(index, size());
  return terms_[index];
}

void RatTermVec::insert(const RatTerm &term, int index) {
  demand(index, size() + 1);
  terms_.insert(terms_.begin() + index, term);
}

void RatTermVec::set(const RatTerm &term, int index) {
  demand(index, size());
  terms_[index] = term;
}

void RatTermVec::remove(int index) {
  demand(index, size());
  terms_.erase(terms_.begin() + index);
}

std::string RatTermVec::toString() const {
  std::string text = "[";
  for (int k = 0; k < size(); ++k)
    text += (k == 0 ? "" : ", ") + terms_[k].toString();
  return text + "]";
}
