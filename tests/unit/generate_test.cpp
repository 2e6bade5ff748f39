#include "generate/generate_inputs.h"

#include "../support/literals.h"
#include "flow/files/store.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <set>

namespace eclat {
namespace {

const Type kInt{TypeKind::Int, "int", 32, true, {}};
const Type kBool{TypeKind::Bool, "bool", 8, false, {}};
const Type kVoid{TypeKind::Void, "void", 0, false, {}};
const Type kBox{TypeKind::Class, "Box", 0, false, {}};
const Type kItem{TypeKind::Class, "Item", 0, false, {}};

// struct Item { Item(int); void poke(); Item &self(); bool same(const Item &) const; };
// struct Box { Box(); Box(const Box &); Item &item(); const Item *peek() const; int count() const;
//              void put(int x, int times = 1, bool twice = false); void absorb(Item &); void hold(const Item *);
//              void merge(Box &); static void flag(bool); };
// struct Crate : Box { Crate(int, int); };
class Boxes {
public:
  Boxes() {
    component.classes.resize(3);
    component.classes[0].name = "Item";
    component.classes[1].name = "Box";
    component.classes[2].name = "Crate";
    component.classes[2].bases = {"Box"};
    makeItem = add(OperationKind::Constructor, "Item", "Item",
                   {
                       {"v", kInt, Passing::Value, "int", false, false}
    });
    poke = add(OperationKind::Method, "Item", "poke", {});
    self = add(OperationKind::Method, "Item", "self", {}, kItem, Passing::Ref);
    isSame = add(OperationKind::Method, "Item", "same",
                 {
                     {"o", kItem, Passing::ConstRef, "const Item &", false, false}
    },
                 kBool);
    component.operations.back().isConst = true;
    makeBox = add(OperationKind::Constructor, "Box", "Box", {});
    copyBox = add(OperationKind::Constructor, "Box", "Box",
                  {
                      {"o", kBox, Passing::ConstRef, "const Box &", false, false}
    });
    item = add(OperationKind::Method, "Box", "item", {}, kItem, Passing::Ref);
    peek = add(OperationKind::Method, "Box", "peek", {}, kItem, Passing::ConstPtr);
    component.operations.back().isConst = true;
    count = add(OperationKind::Method, "Box", "count", {}, kInt);
    component.operations.back().isConst = true;
    put = add(OperationKind::Method, "Box", "put",
              {
                  {"x",     kInt,  Passing::Value, "int",  false, false},
                  {"times", kInt,  Passing::Value, "int",  true,  false},
                  {"twice", kBool, Passing::Value, "bool", true,  false}
    });
    absorb = add(OperationKind::Method, "Box", "absorb",
                 {
                     {"i", kItem, Passing::Ref, "Item &", false, false}
    });
    hold = add(OperationKind::Method, "Box", "hold",
               {
                   {"i", kItem, Passing::ConstPtr, "const Item *", false, false}
    });
    merge = add(OperationKind::Method, "Box", "merge",
                {
                    {"o", kBox, Passing::Ref, "Box &", false, false}
    });
    flag = add(OperationKind::StaticMethod, "Box", "flag",
               {
                   {"b", kBool, Passing::Value, "bool", false, false}
    });
    makeCrate =
        add(OperationKind::Constructor, "Crate", "Crate",
            {
                {"a", kInt, Passing::Value, "int", false, false},
                {"b", kInt, Passing::Value, "int", false, false}
    });
  }

  const Operation &operation(int id) const { return component.operations[static_cast<std::size_t>(id)]; }
  const Operation &maker(const Input &input, int step) const {
    return operation(input.steps[static_cast<std::size_t>(step)].operation);
  }

  // All inputs of some rounds, every one of them taken into the pool as if it had been normal.
  std::vector<Input> explore(std::uint64_t seed, int rounds = 4, int perOperation = 60, int maxSteps = 24) const {
    ExploreOptions options;
    options.seed = seed;
    options.inputsPerOperation = perOperation;
    options.maxSteps = maxSteps;
    RandomGenerator generator(component, options);
    Pool pool(component);
    std::vector<Input> all;
    for (int round = 0; round < rounds; ++round) {
      std::vector<Input> made;
      for (const Operation &op : component.operations)
        for (Input &input : generator.generate(op, pool))
          made.push_back(std::move(input));
      for (const Input &input : made)
        pool.add(input);
      all.insert(all.end(), made.begin(), made.end());
    }
    return all;
  }

  Component component;
  int makeItem, poke, self, isSame, makeBox, copyBox, item, peek, count, put, absorb, hold, merge, flag, makeCrate;

private:
  int add(OperationKind kind, const std::string &className, const std::string &name, std::vector<Parameter> parameters,
          const Type &result = kVoid, Passing passing = Passing::Value) {
    Operation op;
    op.id = static_cast<int>(component.operations.size());
    op.kind = kind;
    op.className = className;
    op.name = name;
    op.signature = className + "::" + name + "#" + std::to_string(op.id);
    op.parameters = std::move(parameters);
    op.result = result;
    op.resultPassing = passing;
    component.operations.push_back(op);
    return op.id;
  }
};

bool isBorrowed(const Operation &op) {
  return op.kind != OperationKind::Constructor && op.result.kind == TypeKind::Class &&
         op.resultPassing != Passing::Value;
}

// The step whose object a borrowed value lies in.
int owner(const Boxes &boxes, const Input &input, int step) {
  while (isBorrowed(boxes.maker(input, step)))
    step = input.steps[static_cast<std::size_t>(step)].arguments[0].step;
  return step;
}

// What type of value a step leaves behind.
std::string madeBy(const Operation &op) {
  return op.kind == OperationKind::Constructor ? op.className : op.result.spelling;
}

TEST(Generate, TheSameSeedMakesTheSameInputs) {
  Boxes boxes;
  EXPECT_EQ(boxes.explore(1), boxes.explore(1));
  EXPECT_NE(boxes.explore(1), boxes.explore(2));
}

TEST(Generate, NoInputIsMadeTwice) {
  Boxes boxes;
  std::set<std::string> texts;
  for (const Input &input : boxes.explore(3))
    EXPECT_TRUE(texts.insert(toText(input)).second) << toText(input);
  EXPECT_GT(texts.size(), 500u);
}

TEST(Generate, EveryInputIsACallOnTopOfWhatEarlierStepsMade) {
  Boxes boxes;
  for (const Input &input : boxes.explore(5))
    for (std::size_t s = 0; s < input.steps.size(); ++s) {
      const Step &step = input.steps[s];
      const Operation &op = boxes.operation(step.operation);
      std::size_t first = op.hasReceiver() ? 1 : 0, required = first;
      for (const Parameter &p : op.parameters)
        required += !p.hasDefault;
      ASSERT_GE(step.arguments.size(), required);
      ASSERT_LE(step.arguments.size(), first + op.parameters.size());
      for (std::size_t k = 0; k < step.arguments.size(); ++k) {
        const Argument &argument = step.arguments[k];
        std::string wanted = k < first ? op.className : op.parameters[k - first].type.spelling;
        if (!argument.isStep()) {
          EXPECT_TRUE(k >= first) << "a receiver must be an object";
          continue;
        }
        ASSERT_LT(argument.step, static_cast<int>(s));
        EXPECT_TRUE(boxes.component.isA(madeBy(boxes.maker(input, argument.step)), wanted))
            << madeBy(boxes.maker(input, argument.step)) << " for " << wanted;
      }
    }
}

TEST(Generate, TheTestedCallIsTheOperationAskedFor) {
  Boxes boxes;
  ExploreOptions options;
  RandomGenerator generator(boxes.component, options);
  Pool pool(boxes.component);
  for (int id : {boxes.makeItem, boxes.flag})
    for (const Input &input : generator.generate(boxes.operation(id), pool))
      EXPECT_EQ(input.steps.back().operation, id);
}

TEST(Generate, WithoutAnObjectAMethodCannotBeCalled) {
  Boxes boxes;
  ExploreOptions options;
  RandomGenerator generator(boxes.component, options);
  Pool pool(boxes.component);
  EXPECT_TRUE(generator.generate(boxes.operation(boxes.poke), pool).empty());
  EXPECT_TRUE(generator.generate(boxes.operation(boxes.copyBox), pool).empty());
}

TEST(Generate, StopsWhenNothingNewCanBeMade) {
  Boxes boxes;
  ExploreOptions options;
  RandomGenerator generator(boxes.component, options);
  Pool pool(boxes.component);
  EXPECT_EQ(generator.generate(boxes.operation(boxes.flag), pool).size(), 2u);  // true and false
  EXPECT_TRUE(generator.generate(boxes.operation(boxes.flag), pool).empty());
}

TEST(Generate, MakesNoMoreAndNoLongerInputsThanWanted) {
  Boxes boxes;
  std::size_t longest = 0;
  std::map<int, int> made;
  for (const Input &input : boxes.explore(6, 3, 7, 5)) {
    longest = std::max(longest, input.steps.size());
    ++made[input.steps.back().operation];
  }
  EXPECT_LE(longest, 5u);
  EXPECT_GE(longest, 3u);
  for (auto [operation, count] : made)
    EXPECT_LE(count, 3 * 7);
}

TEST(Generate, ACStringIsNullOnlyWhereTheCodeAsksForIt) {
  auto nulls = [](std::vector<Condition> conditions) {
    Component component;
    Operation op;
    op.kind = OperationKind::Function;
    op.name = "read";
    op.signature = "read(const char *)";
    op.parameters = {
        {"s", {TypeKind::String, "const char *", 0, false, {}}, Passing::Value, "const char *", false, false}
    };
    component.operations = {op};
    component.conditions = std::move(conditions);
    ExploreOptions options;
    int count = 0;
    for (const Input &input : RandomGenerator(component, options).generate(component.operations[0], Pool(component)))
      count += input.steps.back().arguments[0].literal.kind == LiteralKind::Null;
    return count;
  };
  EXPECT_EQ(nulls({}), 0);
  EXPECT_EQ(nulls({
                {"read(const char *)", "s == null"}
  }),
            1)
      << "no input twice";
  EXPECT_EQ(nulls({
                {"write(const char *)", "s == null"}
  }),
            0);
}

TEST(Generate, NullIsPassedToPointersAndToNothingElse) {
  Boxes boxes;
  int nulls = 0, objects = 0;
  for (const Input &input : boxes.explore(7))
    for (const Step &step : input.steps) {
      const Operation &op = boxes.operation(step.operation);
      std::size_t first = op.hasReceiver() ? 1 : 0;
      for (std::size_t k = first; k < step.arguments.size(); ++k) {
        bool isNull = !step.arguments[k].isStep() && step.arguments[k].literal.kind == LiteralKind::Null;
        EXPECT_TRUE(!isNull || isPointer(op.parameters[k - first].passing));
        nulls += isNull;
        objects += !isNull && isPointer(op.parameters[k - first].passing);
      }
    }
  EXPECT_GT(nulls, 0);
  EXPECT_GT(objects, nulls);
}

TEST(Generate, DefaultArgumentsAreLeftOutNowAndThen) {
  Boxes boxes;
  std::map<std::size_t, int> counts;
  for (const Input &input : boxes.explore(8))
    if (input.steps.back().operation == boxes.put)
      ++counts[input.steps.back().arguments.size()];
  EXPECT_GT(counts[2], 0);  // the receiver and x
  EXPECT_GT(counts[3], 0);
  EXPECT_GT(counts[4], 0);
  EXPECT_EQ(counts.size(), 3u);
}

TEST(Generate, AnObjectIsSometimesPassedToItself) {
  Boxes boxes;
  int aliased = 0, distinct = 0;
  for (const Input &input : boxes.explore(9)) {
    const Step &last = input.steps.back();
    if (last.operation == boxes.merge)
      ++(last.arguments[0].step == last.arguments[1].step ? aliased : distinct);
  }
  EXPECT_GT(aliased, 0);
  EXPECT_GT(distinct, aliased);
}

TEST(Generate, ResultsOfEarlierCallsServeAsArguments) {
  Boxes boxes;
  int results = 0;
  for (const Input &input : boxes.explore(10))
    for (const Step &step : input.steps)
      if (step.operation == boxes.makeItem)
        results += step.arguments[0].isStep();
  EXPECT_GT(results, 0);
}

TEST(Generate, DerivedObjectsServeWhereABaseIsWanted) {
  Boxes boxes;
  int crates = 0;
  for (const Input &input : boxes.explore(11)) {
    const Step &last = input.steps.back();
    if (last.operation == boxes.count)
      crates += madeBy(boxes.maker(input, last.arguments[0].step)) == "Crate";
  }
  EXPECT_GT(crates, 0);
}

TEST(Generate, BorrowedValuesExpireWithTheNextCallOnTheirOwner) {
  Boxes boxes;
  int used = 0;
  for (const Input &input : boxes.explore(12, 5))
    for (int s = 0; s < static_cast<int>(input.steps.size()); ++s)
      for (const Argument &argument : input.steps[static_cast<std::size_t>(s)].arguments) {
        if (!argument.isStep() || !isBorrowed(boxes.maker(input, argument.step)))
          continue;
        ++used;
        int lender = owner(boxes, input, argument.step);
        for (int between = argument.step + 1; between < s; ++between)
          for (const Argument &other : input.steps[static_cast<std::size_t>(between)].arguments)
            EXPECT_FALSE(other.isStep() && owner(boxes, input, other.step) == lender) << toText(input);
      }
  EXPECT_GT(used, 50);
}

TEST(Pool, KeepsWhatACallMadeAndWhatItMayHaveChanged) {
  Boxes boxes;
  Pool pool(boxes.component);
  Input made{{{boxes.makeBox, {}}}};
  pool.add(made);
  ASSERT_EQ(pool.of(kBox).size(), 1u);
  EXPECT_EQ(pool.of(kBox)[0].step, 0);
  Input changed = made;
  changed.steps.push_back({
      boxes.put, {Argument{0, {}}, Argument{-1, {}}}
  });
  pool.add(changed);
  ASSERT_EQ(pool.of(kBox).size(), 2u);
  EXPECT_EQ(*pool.of(kBox)[1].input, changed);
  EXPECT_EQ(pool.of(kBox)[1].step, 0);
  Input looked = made;
  looked.steps.push_back({boxes.count, {Argument{0, {}}}});
  pool.add(looked);
  EXPECT_EQ(pool.of(kBox).size(), 2u);  // a const method leaves it as it was
  ASSERT_EQ(pool.of(kInt).size(), 1u);
  EXPECT_EQ(pool.of(kInt)[0].step, 1);
}

TEST(Pool, HoldsABorrowedValueUntilTheNextCallOnly) {
  Boxes boxes;
  Pool pool(boxes.component);
  Input borrowed{
      {{boxes.makeBox, {}}, {boxes.item, {Argument{0, {}}}}}
  };
  pool.add(borrowed);
  ASSERT_EQ(pool.of(kItem).size(), 1u);
  Input used = borrowed;
  used.steps.push_back({boxes.poke, {Argument{1, {}}}});
  pool.add(used);
  EXPECT_EQ(pool.of(kItem).size(), 1u);  // not the borrowed item again, though poke() changed it
  used.steps.back() = {
      boxes.absorb, {Argument{0, {}}, Argument{1, {}}}
  };
  pool.add(used);
  EXPECT_EQ(pool.of(kItem).size(), 1u);
}

TEST(Pool, ChangedArgumentsAreKeptAndUntouchedOnesAreNot) {
  Boxes boxes;
  Pool pool(boxes.component);
  Input input{
      {{boxes.makeBox, {}}, {boxes.makeBox, {}}, {boxes.merge, {Argument{0, {}}, Argument{1, {}}}}}
  };
  pool.add(input);
  EXPECT_EQ(pool.of(kBox).size(), 2u);
  Pool other(boxes.component);
  Input compared{
      {{boxes.makeItem, {Argument{}}},
       {boxes.makeItem, {Argument{}}},
       {boxes.isSame, {Argument{0, {}}, Argument{1, {}}}}}
  };
  other.add(compared);
  EXPECT_TRUE(other.of(kItem).empty());
}

TEST(Pool, ADerivedObjectIsFoundUnderItsBases) {
  Boxes boxes;
  Pool pool(boxes.component);
  pool.add(Input{{{boxes.makeCrate, {Argument{}, Argument{}}}}});
  EXPECT_EQ(pool.of(kBox).size(), 1u);
  EXPECT_EQ(pool.of({TypeKind::Class, "Crate", 0, false, {}}).size(), 1u);
  EXPECT_TRUE(pool.of(kItem).empty());
}

struct Limits {
  std::int64_t low, high;
};

Limits limitsOf(const Type &type) {
  if (type.bits == 64)
    return {INT64_MIN, INT64_MAX};  // every bit pattern is a value
  std::int64_t span = std::int64_t{1} << type.bits;
  return type.isSigned ? Limits{-span / 2, span / 2 - 1} : Limits{0, span - 1};
}

std::vector<std::int64_t> integers(const Type &type, const Component &component, int count = 3000) {
  Values values(component);
  Random random(1);
  std::vector<std::int64_t> out;
  for (int i = 0; i < count; ++i) {
    Literal literal = values.pick(type, random);
    EXPECT_EQ(literal.kind, LiteralKind::Int);
    out.push_back(literal.integer);
  }
  return out;
}

TEST(Values, IntegersOfAllWidthsFitAndReachTheirLimits) {
  Component c;
  c.literals.integers = {300, -70'000, 5'000'000'000, INT64_MIN + 1, INT64_MAX - 1};
  for (TypeKind kind : {TypeKind::Int, TypeKind::Char})
    for (int bits : {8, 16, 32, 64})
      for (bool isSigned : {true, false}) {
        Type type{kind, "t", bits, isSigned, {}};
        Limits limits = limitsOf(type);
        std::set<std::int64_t> seen;
        for (std::int64_t x : integers(type, c)) {
          EXPECT_GE(x, limits.low) << bits << isSigned;
          EXPECT_LE(x, limits.high) << bits << isSigned;
          seen.insert(x);
        }
        if (kind == TypeKind::Char)
          continue;
        bool isHuge = bits == 64 && !isSigned;
        EXPECT_TRUE(seen.contains(isHuge ? 0 : limits.low)) << bits << isSigned;
        EXPECT_TRUE(seen.contains(isHuge ? -1 : limits.high)) << bits << isSigned;
        EXPECT_TRUE(seen.contains(0) && seen.contains(1));
      }
}

TEST(Values, ConstantsOfTheSourceAndTheirNeighboursAreTried) {
  Component c;
  c.literals.integers = {4711};
  c.literals.floats = {0.8125};
  c.literals.strings = {"magic"};
  std::vector<std::int64_t> drawn = integers(kInt, c);
  std::set<std::int64_t> seen(drawn.begin(), drawn.end());
  EXPECT_TRUE(seen.contains(4710) && seen.contains(4711) && seen.contains(4712));
  Values values(c);
  Random random(2);
  bool real = false, text = false;
  for (int i = 0; i < 500; ++i) {
    real |= values.pick({TypeKind::Float, "double", 64, true, {}}, random).real == 0.8125;
    text |= values.pick({TypeKind::String, "std::string", 0, false, {}}, random).text == "magic";
  }
  EXPECT_TRUE(real);
  EXPECT_TRUE(text);
}

TEST(Values, TheLastIntegersHaveNoNeighbourBeyond) {
  Component c;
  c.literals.integers = {INT64_MIN, INT64_MAX};
  for (std::int64_t x : integers({TypeKind::Int, "short", 16, true, {}}, c)) {
    EXPECT_GE(x, -32768);
    EXPECT_LE(x, 32767);
  }
}

TEST(Values, EnumsTakeTheirEnumeratorsOnly) {
  Component c;
  c.enums = {
      {"Mode", {{"Mode::A", -7}, {"Mode::B", 900}}}
  };
  std::vector<std::int64_t> drawn = integers({TypeKind::Enum, "Mode", 32, true, {}}, c, 200);
  EXPECT_EQ(std::set<std::int64_t>(drawn.begin(), drawn.end()), (std::set<std::int64_t>{-7, 900}));
  drawn = integers(kBool, c, 200);
  EXPECT_EQ(std::set<std::int64_t>(drawn.begin(), drawn.end()), (std::set<std::int64_t>{0, 1}));
}

TEST(Values, FloatsIncludeWhatBreaksComparisons) {
  Values values{Component{}};
  Random random(3);
  bool nan = false, infinite = false, negativeZero = false;
  for (int i = 0; i < 2000; ++i) {
    double x = values.pick({TypeKind::Float, "double", 64, true, {}}, random).real;
    nan |= std::isnan(x);
    infinite |= std::isinf(x);
    negativeZero |= x == 0 && std::signbit(x);
  }
  EXPECT_TRUE(nan && infinite && negativeZero);
}

// Converting a finite double that no float can hold is undefined: it would be our doing.
TEST(Values, FiniteSinglePrecisionValuesFit) {
  Values values{Component{}};
  Random random(3);
  for (int i = 0; i < 3000; ++i) {
    double x = values.pick({TypeKind::Float, "float", 32, true, {}}, random).real;
    ASSERT_TRUE(!std::isfinite(x) || std::abs(x) <= std::numeric_limits<float>::max()) << x;
  }
}

TEST(Values, SequencesHoldElementsOfTheirType) {
  Values values{Component{}};
  Random random(4);
  std::set<std::size_t> sizes;
  Type bytes{
      TypeKind::Sequence, "std::vector<unsigned char>", 0, false, {{TypeKind::Int, "unsigned char", 8, false, {}}}};
  Type nested{TypeKind::Sequence, "std::vector<std::vector<unsigned char>>", 0, false, {bytes}};
  for (int i = 0; i < 500; ++i) {
    Literal list = values.pick(nested, random);
    ASSERT_EQ(list.kind, LiteralKind::List);
    sizes.insert(list.elements.size());
    for (const Literal &inner : list.elements) {
      ASSERT_EQ(inner.kind, LiteralKind::List);
      for (const Literal &element : inner.elements) {
        EXPECT_GE(element.integer, 0);
        EXPECT_LE(element.integer, 255);
      }
    }
  }
  EXPECT_TRUE(sizes.contains(0));
  EXPECT_GT(sizes.size(), 2u);
}

TEST(Input, AppendingMovesReferencesToTheStepsThatMoved) {
  Input head{
      {{1, {}}, {2, {Argument{0, {}}}}}
  },
      tail{{{3, {}}, {4, {Argument{0, {}}, Argument{-1, {}}}}}};
  append(head, tail);
  ASSERT_EQ(head.steps.size(), 4u);
  EXPECT_EQ(head.steps[1].arguments[0].step, 0);
  EXPECT_EQ(head.steps[3].arguments[0].step, 2);
  EXPECT_FALSE(head.steps[3].arguments[1].isStep());
}

TEST(Input, EqualInputsHaveEqualHashesAndSlightlyDifferentOnesDoNot) {
  auto with = [](Literal literal) { return Input{{{0, {Argument{-1, literal}}}}}; };
  Input nan = with(testing::real(std::nan(""))), otherNaN = with(testing::real(-std::nan("")));
  EXPECT_EQ(nan, otherNaN);
  EXPECT_EQ(hashInput(nan), hashInput(otherNaN));
  Input zero = with(testing::real(0.0)), minusZero = with(testing::real(-0.0)), integer = with(testing::integer(0));
  EXPECT_NE(zero, minusZero);
  EXPECT_NE(hashInput(zero), hashInput(minusZero));
  EXPECT_NE(hashInput(integer), hashInput(with(testing::null())));
  EXPECT_NE(hashInput(integer), hashInput(Input{{{0, {}}}}));
  EXPECT_NE(hashInput(integer), hashInput(Input{{{0, {testing::step(0)}}}}));
}

}  // namespace
}  // namespace eclat
