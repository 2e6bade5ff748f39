// FINDS: undefined-behaviour in Raffle::share
// WITH: --class Raffle --symbolic 30
// BUDGET: rounds 2
// CHANCE: none in a million
#pragma once

// Tickets have a row and a seat. Divides by how far both are from those that win, and one of 2^32 tickets has won.
class Raffle {
public:
  unsigned share(unsigned ticket) const {
    unsigned row = ticket / 65521, seat = ticket % 65521;
    return 1000000 / ((seat ^ 4242) | (row * 31 % 65519 ^ 1717));
  }
};
