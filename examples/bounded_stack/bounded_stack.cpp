#include "bounded_stack.h"

#include <stdexcept>

void BoundedStack::push(int k) {
  int i = 0;
  while (i < numElems && elems[i] != k)
    i++;

  if (i == numElems) {
    if (isFull())
      return;
    numElems++;
  }

  for (; i < numElems - 1; i++)
    elems[i] = elems[i + 1];
  elems[numElems - 1] = k;
}

int BoundedStack::top() const {
  if (isEmpty())
    throw std::out_of_range("top of an empty stack");
  return elems[numElems - 1];
}

bool BoundedStack::equals(const BoundedStack *s) const {
  if (s->maxSize() != max)
    return false;
  if (s->getNumberOfElements() != numElems)
    return false;
  const int *sElems = s->getArray();
  for (int j = 0; j < numElems; j++) {
    if (elems[j] != sElems[j])
      return false;
  }
  return true;
}
