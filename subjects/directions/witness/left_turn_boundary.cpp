#include "directions.h"

// The greatest angle that is a left turn.
int main() { Directions::turnFor(0, 300); }
