#ifndef BOUNDED_STACK_H
#define BOUNDED_STACK_H

// A stack of distinct numbers that holds at most maxSize() of them.
// The class of Fig. 1 of the Eclat paper, with its two errors mended.
class BoundedStack {
public:
  BoundedStack() : elems(new int[2]()), numElems(0), max(2) {}
  ~BoundedStack() { delete[] elems; }
  BoundedStack(const BoundedStack &) = delete;
  BoundedStack &operator=(const BoundedStack &) = delete;

  int getNumberOfElements() const { return numElems; }
  const int *getArray() const { return elems; }
  int maxSize() const { return max; }
  bool isFull() const { return numElems == max; }
  bool isEmpty() const { return numElems == 0; }

  bool isMember(int k) const {
    for (int i = 0; i < numElems; i++)
      if (elems[i] == k)
        return true;
    return false;
  }

  // A number that is already there moves to the top; a new one is ignored if the stack is full.
  void push(int k);

  // Throws std::out_of_range if the stack is empty.
  int top() const;

  // Leaves an empty stack as it is.
  void pop() {
    if (!isEmpty())
      numElems--;
  }

  // True if both hold the same numbers in the same order. Nothing equals null.
  bool equals(const BoundedStack *s) const;

private:
  int *elems;
  int numElems;
  int max;
};

#endif
