#include "directions.h"

// The greatest angle that is a U-turn.
int main() { Directions::turnFor(0, 181); }
