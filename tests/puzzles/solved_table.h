// FINDS: property in Tariff::price
// WITH: --class Tariff --symbolic 80 --inputs 400 --no-paths
// BUDGET: rounds 3
#pragma once

#define TARIFF_CASE(n)                                                                                                 \
  case (n) * 1000003 + 17: return (n) == 397 ? -1 : (n) % 90;
#define TARIFF_CASES_10(n)                                                                                             \
  TARIFF_CASE(n)                                                                                                       \
  TARIFF_CASE(n + 1)                                                                                                   \
  TARIFF_CASE(n + 2)                                                                                                   \
  TARIFF_CASE(n + 3)                                                                                                   \
  TARIFF_CASE(n + 4) TARIFF_CASE(n + 5) TARIFF_CASE(n + 6) TARIFF_CASE(n + 7) TARIFF_CASE(n + 8) TARIFF_CASE(n + 9)
#define TARIFF_CASES_100(n)                                                                                            \
  TARIFF_CASES_10(n)                                                                                                   \
  TARIFF_CASES_10(n + 10)                                                                                              \
  TARIFF_CASES_10(n + 20)                                                                                              \
  TARIFF_CASES_10(n + 30)                                                                                              \
  TARIFF_CASES_10(n + 40)                                                                                              \
  TARIFF_CASES_10(n + 50)                                                                                              \
  TARIFF_CASES_10(n + 60) TARIFF_CASES_10(n + 70) TARIFF_CASES_10(n + 80) TARIFF_CASES_10(n + 90)

// Prices by article, in a table of 600 of 2^32 numbers. One of them is wrong.
class Tariff {
public:
  int price(int article) const {
    switch (article) {
      TARIFF_CASES_100(0)
      TARIFF_CASES_100(100)
      TARIFF_CASES_100(200)
      TARIFF_CASES_100(300)
      TARIFF_CASES_100(400)
      TARIFF_CASES_100(500)
    }
    return 0;
  }
};
