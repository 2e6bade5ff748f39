#include <catalog/catalog.h>
#include <catch2/catch.hpp>

using catalog::Article;
using money::Amount;

TEST_CASE("a catalog holds each name once") {
  catalog::Catalog goods;
  REQUIRE(goods.add(Article("lamp", Amount(2990))));
  REQUIRE(goods.add(Article("desk", Amount(14900))));
  REQUIRE_FALSE(goods.add(Article("lamp", Amount(1990))));
  REQUIRE(goods.size() == 2);
  REQUIRE(goods.has("desk"));
  REQUIRE_FALSE(goods.has("chair"));
}
