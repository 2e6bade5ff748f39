#ifndef BENCH_STACK_H
#define BENCH_STACK_H

#include <stdexcept>

// A stack of distinct numbers over a heap array: the class the reference figures were measured on.
class Stack {
public:
  explicit Stack(int max) : elems(new int[max]()), numElems(0), max(max) {}
  ~Stack() { delete[] elems; }
  Stack(const Stack &) = delete;
  Stack &operator=(const Stack &) = delete;

  // A number that is there moves to the top; a new one is ignored if the stack is full.
  void push(int k) {
    int i = 0;
    while (i < numElems && elems[i] != k)
      i++;
    if (i == numElems) {
      if (numElems == max)
        return;
      numElems++;
    }
    for (; i < numElems - 1; i++)
      elems[i] = elems[i + 1];
    elems[numElems - 1] = k;
  }
  void pop() {
    if (numElems == 0)
      throw std::out_of_range("pop of an empty stack");
    numElems--;
  }
  int top() const {
    if (numElems == 0)
      throw std::out_of_range("top of an empty stack");
    return elems[numElems - 1];
  }
  bool isMember(int k) const {
    for (int i = 0; i < numElems; i++)
      if (elems[i] == k)
        return true;
    return false;
  }
  int size() const { return numElems; }

private:
  int *elems;
  int numElems;
  int max;
};

#endif
