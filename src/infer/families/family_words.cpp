#include "infer/families/family_words.h"

#include "flow/model.h"

namespace eclat {

namespace {

constexpr const char *kStates =
    "enough different states: few of an object, more after a call, most of what callers choose";
constexpr const char *kValues = "so many different values that fewer than one in a hundred points shows an accident, "
                                "given all statements tried there";

struct Row {
  const char *id, *kind, *evidence;
};
// To add one you must: give the family a row here, so that `eclat model explain` can speak of it.
constexpr Row kRows[] = {
    {"one-of",          "the few values that something takes",                                      kStates                   },
    {"bound",           "the least or greatest value of something",
     "enough different states, and values that gather at the limit"                                                           },
    {"non-zero",        "that a number on both sides of zero is never zero",
     "so many different values, given how far they lie apart, that zero would have come"                                      },
    {"nullness",        "whether a pointer is null",                                                kStates                   },
    {"comparison",      "how two values compare",                                                   kValues                   },
    {"linear",          "a linear relation between two or three numbers",                           kValues                   },
    {"number-shape",    "the form of a number: remainder, power of two, product, not NaN",          kValues                   },
    {"function-of-two", "a number that is the smaller, the greater or the greatest divisor of two", kValues                   },
    {"membership",      "whether a value is among the elements of a sequence",                      kValues                   },
    {"sequence-shape",  "the form of a sequence: sorted, without duplicates, against its indices",  kValues                   },
    {"element-set",     "the few values that elements take, or a sequence that is always the same",
     "many different sequences; for one that never varied, many states"                                                       },
    {"sequence-scalar", "how every element of a sequence compares with a value",
     "many different values; for a limit, elements that reach it"                                                             },
    {"sequence-linear", "a linear relation between the elements of two sequences",                  kValues                   },
    {"sequence-pair",   "how two sequences relate: element by element, as sets, in a dictionary",   kValues                   },
    {"text",            "how a text begins or ends, or what it contains",                           kValues                   },
    {"change",          "how a value after the call comes from the one before it",                  kValues                   },
    {"sequence-change", "how a sequence after the call comes from the one before it",               kValues                   },
    {kThrowCondition,   "in which states an operation throws, and in which it returns",
     "a condition of its own body: it threw under it, and returned 5 times without; else more"                                },
    {kCommentFamily,    "what a comment asks of callers",                                           "none: its author says so"},
    {"trusted",         "written by a person",                                                      "none: it is trusted"     },
};

}  // namespace

FamilyWords familyWords(const std::string &id) {
  for (const Row &row : kRows)
    if (id == row.id)
      return {row.kind, row.evidence};
  return {};
}

}  // namespace eclat
