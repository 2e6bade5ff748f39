#include "../../check.h"
#include "amount.h"

namespace {

void testOfParts() {
  Amount nothing;
  CHECK(nothing.isZero());
  CHECK(nothing.toString() == "0.00");
  Amount price(12, 5), debt(0, -50);
  CHECK(price.units() == 12);
  CHECK(price.cents() == 5);
  CHECK(!price.isNegative());
  CHECK(debt.isNegative());
  CHECK(!debt.isZero());
  CHECK(price.toString() == "12.05");
  CHECK(debt.toString() == "-0.50");
}

void testOfSums() {
  Amount sum;
  for (int i = 1; i <= 10; ++i)
    sum = sum.plus(Amount(i, 95));
  CHECK(sum == Amount(64, 50));
  CHECK(sum.plus(Amount(-70, 0)) == Amount(-5, -50));
  CHECK(Amount(1, 20).minus(Amount(0, 21)) == Amount(0, 99));
  CHECK(Amount(1, 20).minus(Amount(3, 10)) == Amount(-1, -90));
  CHECK(Amount(-4, -10).minus(Amount(-4, -10)).isZero());
  CHECK(Amount(150000, 0).plus(Amount(99999, 99)).toString() == "249999.99");
}

void testOfProducts() {
  CHECK(Amount(2, 50).times(3) == Amount(7, 50));
  CHECK(Amount(2, 50).times(-1) == Amount(-2, -50));
  CHECK(Amount(-1, -5).times(20) == Amount(-21, 0));
  CHECK(Amount(9, 99).times(0).isZero());
  CHECK(Amount(0, 1).times(123).toString() == "1.23");
}

void testOfShares() {
  std::vector<Amount> shares = Amount(10, 0).split(3);
  CHECK(shares.size() == 3);
  CHECK(shares[0] == Amount(3, 34));
  CHECK(shares[1] == Amount(3, 33));
  CHECK(shares[2] == Amount(3, 33));
  CHECK(Amount(8, 40).split(1)[0] == Amount(8, 40));
  shares = Amount(0, -2).split(4);
  CHECK(shares[1] == Amount(0, -1));
  CHECK(shares[3].isZero());
}

void testOfOrder() {
  Amount small(1, 10), large(1, 11);
  CHECK(small.compare(large) == -1);
  CHECK(large.compare(small) == 1);
  CHECK(small.compare(Amount(1, 10)) == 0);
  CHECK(Amount(-5, 0).compare(Amount(0, -99)) == -1);
  CHECK(small.equals(&small));
  CHECK(!small.equals(&large));
  CHECK(!(small == large));
}

}  // namespace

int main() {
  testOfParts();
  testOfSums();
  testOfProducts();
  testOfShares();
  testOfOrder();
  return checked();
}
