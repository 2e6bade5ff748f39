#include "json_parser.h"

// Empty arrays side by side, nested no deeper than is allowed.
int main() {
  JsonParser parser("[[], [], []]");
  parser.setMaxDepth(2);
  parser.isValid();
}
