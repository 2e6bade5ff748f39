#include "infer/follows.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

struct Row {
  const char *strong, *weak;
};

bool follows(const Row &row) {
  auto strong = parseExpr(row.strong), weak = parseExpr(row.weak);
  EXPECT_TRUE(strong && weak) << row.strong << ", " << row.weak;
  return strong && weak && eclat::follows(*weak, *strong);
}

TEST(Follows, WhatTheFamiliesSayOfEachOther) {
  for (const Row &row : {
           Row{"x in {-1, 1}",                   "x != 0"                         },
           {"x in {1, 2}",                    "x >= 1"                         },
           {"a[] is subset of {-1, 1}",       "a[] != 0"                       },
           {"a[] is subset of {1, 2}",        "a[] <= 2"                       },
           {"a[] is subset of {1, 2}",        "a[0..i - 1] is subset of {1, 2}"},
           {"a[] == {1, 2}",                  "a[] is ascending"               },
           {"a[] == {1, 2}",                  "a[] has no duplicates"          },
           {"a[] == {1, 2}",                  "size(a) == 2"                   },
           {"a[] == {1, 2}",                  "a[] >= 1"                       },
           {"a[] == 0",                       "a[] is ascending"               },
           {"a[] != 0",                       "a[0..i - 1] != 0"               },
           {"a[] <= x",                       "a[0..i - 1] <= x"               },
           {"a[] < x",                        "a[] <= x"                       },
           {"x == max(a[])",                  "a[] <= x"                       },
           {"x == min(a[])",                  "a[] >= x"                       },
           {"z == max({x, y})",               "z >= y"                         },
           {"z == max({x, y})",               "x <= z"                         },
           {"z == min({x, y})",               "z <= x"                         },
           {"z == gcd(x, y)",                 "y % z == 0"                     },
           {"b[] == a[] + 1",                 "a[] < b[]"                      },
           {"b[] == a[] - 1",                 "a[] >= b[]"                     },
           {"b[] == a[] + 1",                 "a[] does not come after b[]"    },
           {"a[] comes before b[]",           "a[] does not come after b[]"    },
           {"a[] <= b[]",                     "a[] does not come after b[]"    },
           {"a[] >= b[]",                     "b[] does not come after a[]"    },
           {"b[] starts with a[]",            "a[] does not come after b[]"    },
           {"b[] starts with a[]",            "a[] is subsequence of b[]"      },
           {"a[] is subsequence of b[]",      "a[] is subset of b[]"           },
           {"a[] == b[]",                     "b[] is subsequence of a[]"      },
           {"a[] == erase(orig(a[]), i)",     "a[] is subsequence of orig(a[])"},
           {"a[] == without_last(orig(a[]))", "a[] is subsequence of orig(a[])"},
           {"a[] == insert(orig(a[]), i, x)", "orig(a[]) is subsequence of a[]"},
           {"without_last(a[]) == orig(a[])", "orig(a[]) is subsequence of a[]"},
           {"a[] is subsequence of b[]",      "x == 0 ==> a[] is subset of b[]"},
  })
    EXPECT_TRUE(follows(row)) << row.weak << " from " << row.strong;
}

TEST(Follows, NotWhatIsOnlySimilar) {
  for (const Row &row : {
           Row{"x in {0, 1}",                          "x != 0"                         },
           {"x in {1, 2}",                          "x <= 1"                         },
           {"x in {1, 2}",                          "y != 0"                         },
           {"a[] is subset of {1, 2}",              "a[] is ascending"               },
           {"a[] is subset of {1, 2}",              "a[] == 1"                       },
           {"a[] == {2, 1}",                        "a[] is ascending"               },
           {"a[] == {1, 2}",                        "a[] <= x"                       },
           {"a[0..i - 1] != 0",                     "a[] != 0"                       },
           {"a[] <= b[]",                           "a[0..i - 1] <= b[]"             },
           {"a[] <= x",                             "a[] < x"                        },
           {"x == max(a[])",                        "a[] >= x"                       },
           {"z == max({x, y})",                     "z <= x"                         },
           {"z == max({x, y})",                     "z >= w"                         },
           {"z == gcd(x, y)",                       "z % x == 0"                     },
           {"b[] == a[] + 1",                       "b[] < a[]"                      },
           {"b[] == 2 * a[]",                       "a[] <= b[]"                     },
           {"a[] does not come after b[]",          "a[] comes before b[]"           },
           {"a[] < b[]",                            "b[] does not come after a[]"    },
           {"a[] is subset of b[]",                 "a[] is subsequence of b[]"      },
           {"a[] is subsequence of b[]",            "b[] is subset of a[]"           },
           {"a[] == erase(orig(a[]), i)",           "orig(a[]) is subsequence of a[]"},
           {"x == 0 ==> a[] is subsequence of b[]", "a[] is subset of b[]"           },
  })
    EXPECT_FALSE(follows(row)) << row.weak << " from " << row.strong;
}

struct Step {
  const char *strong, *weak;
  bool follows;
};
class FollowsAlone : public ::testing::TestWithParam<Step> {};

TEST_P(FollowsAlone, OrDoesNot) {
  auto strong = parseExpr(GetParam().strong), weak = parseExpr(GetParam().weak);
  ASSERT_TRUE(strong && weak);
  EXPECT_EQ(eclat::follows(*weak, *strong), GetParam().follows) << GetParam().strong << " and " << GetParam().weak;
}

INSTANTIATE_TEST_SUITE_P(
    All, FollowsAlone,
    ::testing::Values(Step{"a[] == append(orig(a[]), k)", "k in a[]", true},
                      Step{"a[] == append(orig(a[]), k)", "j in a[]", false},
                      Step{"a[] == append(orig(a[]), k)", "a[] starts with orig(a[])", true},
                      Step{"a[] == without_last(orig(a[]))", "orig(a[]) starts with a[]", true},
                      Step{"a[] == without_last(orig(a[]))", "a[] starts with orig(a[])", false},
                      Step{"k in a[0..n - 1]", "k in a[]", true}, Step{"k in a[]", "k in a[0..n - 1]", false},
                      Step{"k == a[n - 1]", "k in a[0..n - 1]", true}, Step{"k == a[n]", "k in a[0..n - 1]", false},
                      Step{"lo[] < hi[]", "lo[] <= hi[]", true}, Step{"lo[] <= hi[]", "lo[] < hi[]", false},
                      Step{"a[] >= 0", "a[0..n - 1] >= 0", true}, Step{"a[] >= 0", "a[0..n - 1] >= 1", false},
                      Step{"a[] == b[]", "b[] is subset of a[]", true}, Step{"a[] == b[]", "a[] starts with b[]", true},
                      Step{"a[] == b[]", "a[] starts with c[]", false},
                      Step{"a[] is permutation of b[]", "sum(b[]) == sum(a[])", true},
                      Step{"a[] is permutation of b[]", "a[] starts with b[]", false},
                      Step{"return == (k in a[0..n - 1])", "return == true ==> k in a[]", true},
                      Step{"return == (k in a[0..n - 1])", "return == false ==> k in a[]", false},
                      Step{"c == 1 ==> k in a[0..n - 1]", "c == 1 ==> k in a[]", true},
                      Step{"c == 1 ==> k in a[0..n - 1]", "c == 2 ==> k in a[]", false},
                      Step{"c == 1 ==> k in a[0..n - 1]", "k in a[]", false}));

}  // namespace
}  // namespace eclat
