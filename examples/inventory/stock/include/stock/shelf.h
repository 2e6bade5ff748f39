#pragma once

#include <catalog/article.h>

#define STOCK_API __attribute__((visibility("default")))

namespace stock {

// The pieces of one article that are in store, some of which are reserved for orders.
class STOCK_API Shelf {
public:
  static constexpr int kCapacity = 10000;

  // With these pieces on it.
  Shelf(const catalog::Article &article, int pieces);

  int pieces() const { return pieces_; }
  int reserved() const { return reserved_; }
  int available() const { return pieces_ - reserved_; }

  // Puts pieces on the shelf; returns how many found room.
  int deliver(int count);
  // Sets pieces aside; false, and nothing is done, if there are not enough.
  bool reserve(int count);
  // Gives up part of a reservation.
  void release(int count);
  // Takes reserved pieces off the shelf.
  bool ship(int count);
  // Writes off broken pieces that nobody has reserved; returns how many.
  int writeOff(int count);

  money::Amount value() const;

private:
  catalog::Article article_;
  int pieces_;
  int reserved_ = 0;
};

}  // namespace stock
