#include "tail_chain.h"

#include <cassert>

int main() {
  for (int i = 0; i < 20; ++i) {
    TailChain chain(i);
    int second = i * 7 % 13 - 5, third = i * 5 % 11 - 5;
    chain.append(second);
    chain.append(third);
    chain = *chain.tail();
    assert(chain.entry() == second && chain.tail()->entry() == third);
    TailChain other(third - i);
    chain = other;
    assert(chain.entry() == third - i && !chain.tail());
    other.append(i);
    chain = other;
    assert(chain.tail()->entry() == i);
  }
}
