#include "support/timings.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace eclat {

namespace {

TEST(Timings, TellTheMiddleOfManyAndTheLongest) {
  Timings timings;
  for (double seconds : {0.5, 0.001, 0.25, 0.002, 0.003})
    timings.sample("query", seconds);
  nlohmann::json samples = nlohmann::json::parse(timings.json())["samples"];
  EXPECT_EQ(samples["query"]["count"], 5);
  EXPECT_EQ(samples["query"]["median"], 0.003);
  EXPECT_EQ(samples["query"]["most"], 0.5);
}

TEST(Timings, HaveNoSamplesWhereNothingWasSampled) {
  EXPECT_FALSE(nlohmann::json::parse(Timings().json()).contains("samples"));
}

}  // namespace

}  // namespace eclat
