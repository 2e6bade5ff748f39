#include "json_pointer.h"

// An escaped tilde before a 1.
int main() {
  JsonPointer pointer("/m~01");
  pointer.step(0);
}
