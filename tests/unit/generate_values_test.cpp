// Which values arguments get, one weight at a time; and all of them in turn.
#include "generate/exhaustive.h"
#include "generate/generate_inputs.h"

#include "../support/literals.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace eclat {
namespace {

using testing::integer;
using testing::text;

const Type kInt{TypeKind::Int, "int", 32, true, {}};
const Type kVoid{TypeKind::Void, "void", 0, false, {}};
const Type kBag{TypeKind::Class, "Bag", 0, false, {}};

// struct Bag { Bag(); void add(const int &x); const int &first() const; void join(const Bag &); };
class Bags {
public:
  enum { Make, Add, First, Join };

  Bags() {
    component.classes.resize(1);
    component.classes[0].name = "Bag";
    add(OperationKind::Constructor, "Bag", {});
    add(OperationKind::Method, "add",
        {
            {"x", kInt, Passing::ConstRef, "const int &"}
    });
    add(OperationKind::Method, "first", {});
    component.operations[First].result = kInt;
    component.operations[First].resultPassing = Passing::ConstRef;
    component.operations[First].isConst = true;
    add(OperationKind::Method, "join",
        {
            {"o", kBag, Passing::ConstRef, "const Bag &"}
    });
    Weights none{.null = 0,
                 .shared = 0,
                 .aliased = 0,
                 .result = 0,
                 .lent = 0,
                 .defaulted = 0,
                 .example = 0,
                 .border = 0,
                 .near = 0,
                 .used = 0,
                 .fresh = 0,
                 .given = 0};
    options.weights = none;
  }

  static Input newBag() { return {{{Make, {}}}}; }
  static Input withOne(std::int64_t x) {
    Input input = newBag();
    input.steps.push_back({
        Add, {testing::step(0), testing::constant(integer(x))}
    });
    return input;
  }

  // The constants that `add` gets on top of this pool.
  std::set<std::int64_t> addedTo(const Pool &pool, const Hints &hints = {}) {
    RandomGenerator generator(component, options, hints);
    std::set<std::int64_t> out;
    for (const Input &input : generator.generate(component.operations[Add], pool, 200))
      out.insert(input.steps.back().arguments[1].literal.integer);
    return out;
  }

  Component component;
  ExploreOptions options;

private:
  void add(OperationKind kind, const std::string &name, std::vector<Parameter> parameters) {
    Operation op;
    op.id = static_cast<int>(component.operations.size());
    op.kind = kind;
    op.className = "Bag";
    op.name = name;
    op.signature = "Bag::" + name;
    op.parameters = std::move(parameters);
    op.result = kVoid;
    component.operations.push_back(op);
  }
};

TEST(ValueWeights, ExamplesAreTakenWhereTheyWerePassed) {
  Bags bags;
  bags.options.weights.example = 100;
  Pool pool(bags.component);
  pool.add(Bags::newBag());
  Hints hints;
  hints.examples[{Bags::Add, 0}] = {integer(1234), integer(-77)};
  EXPECT_EQ(bags.addedTo(pool, hints), (std::set<std::int64_t>{1234, -77}));
  hints.examples = {
      {{Bags::Join, 0}, {integer(1234)}}
  };
  EXPECT_FALSE(bags.addedTo(pool, hints).contains(1234));
}

TEST(ValueWeights, BordersOfEntryPropertiesAreTried) {
  Bags bags;
  bags.options.weights.border = 100;
  Schema schema;
  schema.operations.push_back({Bags::Add, {}, 0, {}, -1});
  Model model;
  auto learn = [&](PointKind kind, const char *property) {
    model.properties.push_back({
        {kind, "Bag::add"},
        *parseExpr(property), FamilyId::Comparison, 9, 9
    });
  };
  learn(PointKind::Entry, "x <= 4711");
  learn(PointKind::Entry, "size(items) <= 900");
  learn(PointKind::Exit, "x != 8000");
  Hints hints;
  hints.borders = bordersOf(model, bags.component, schema);
  Pool pool(bags.component);
  pool.add(Bags::newBag());
  EXPECT_EQ(bags.addedTo(pool, hints), (std::set<std::int64_t>{4710, 4711, 4712}));
}

TEST(ValueWeights, BordersStayWithinTheType) {
  Bags bags;
  bags.component.operations[Bags::Add].parameters[0].type = {TypeKind::Int, "unsigned char", 8, false, {}};
  Schema schema;
  schema.operations.push_back({Bags::Add, {}, 0, {}, -1});
  Model model;
  for (const char *property : {"x >= 0", "x <= 255"})
    model.properties.push_back({
        {PointKind::Entry, "Bag::add"},
        *parseExpr(property), FamilyId::Comparison, 9, 9
    });
  ParameterValues borders = bordersOf(model, bags.component, schema);
  const std::vector<Literal> &values = borders.at({Bags::Add, 0});
  EXPECT_EQ(values.size(), 4u);
  for (const Literal &value : values)
    EXPECT_TRUE(value.integer >= 0 && value.integer <= 255) << value.integer;
}

TEST(ValueWeights, NumbersOfTheObjectAndTheirNeighboursAreTried) {
  Bags bags;
  bags.options.weights.near = 100;
  Pool pool(bags.component);
  pool.add(Bags::newBag(), {
                               .numbers = {500, 9000},
                                 .isNew = false
  });
  EXPECT_EQ(bags.addedTo(pool), (std::set<std::int64_t>{499, 500, 501, 8999, 9000, 9001}));
}

TEST(ValueWeights, ConstantsOfTheInputAreUsedAgain) {
  Bags bags;
  bags.options.weights.used = 100;
  Pool pool(bags.component);
  pool.add(Bags::withOne(31337));
  EXPECT_EQ(bags.addedTo(pool), std::set<std::int64_t>{31337});
}

TEST(ValueWeights, AReferenceIntoTheReceiverIsPassedBackToIt) {
  Bags bags;
  bags.options.weights.aliased = 100;
  Pool pool(bags.component);
  pool.add(Bags::withOne(5));
  RandomGenerator generator(bags.component, bags.options);
  std::vector<Input> inputs = generator.generate(bags.component.operations[Bags::Add], pool, 20);
  ASSERT_FALSE(inputs.empty());
  for (const Input &input : inputs) {
    const Argument &argument = input.steps.back().arguments[1];
    ASSERT_TRUE(argument.isAlias);
    const Step &lender = input.steps[static_cast<std::size_t>(argument.step)];
    EXPECT_EQ(lender.operation, Bags::First);
    EXPECT_EQ(lender.arguments[0], input.steps.back().arguments[0]);
  }
}

TEST(ValueWeights, AnObjectIsItsOwnArgumentOrAnEqualOne) {
  Bags bags;
  bags.options.weights.aliased = 100;
  for (int shared : {0, 100}) {
    bags.options.weights.shared = shared;
    Pool pool(bags.component);
    for (int x = 0; x < 5; ++x)
      pool.add(Bags::withOne(x));
    RandomGenerator generator(bags.component, bags.options);
    for (const Input &input : generator.generate(bags.component.operations[Bags::Join], pool, 5)) {
      const std::vector<Argument> &arguments = input.steps.back().arguments;
      EXPECT_EQ(arguments[0] == arguments[1], shared == 100);
      if (shared == 0) {
        EXPECT_EQ(input.steps[1].arguments[1], input.steps[3].arguments[1]) << "built by the same calls";
      }
    }
  }
}

TEST(ValueWeights, ObjectsThatBroughtSomethingNewArePreferred) {
  Bags bags;
  bags.options.weights.fresh = 100;
  Pool pool(bags.component);
  for (int x = 0; x < 50; ++x)
    pool.add(Bags::withOne(x), {.numbers = {}, .isNew = x == 7});
  RandomGenerator generator(bags.component, bags.options);
  for (const Input &input : generator.generate(bags.component.operations[Bags::Add], pool, 20))
    EXPECT_EQ(input.steps[1].arguments[1].literal.integer, 7);
  bags.options.isAttentive = false;
  RandomGenerator even(bags.component, bags.options);
  std::set<std::int64_t> seen;
  for (const Input &input : even.generate(bags.component.operations[Bags::Add], pool, 50))
    seen.insert(input.steps[1].arguments[1].literal.integer);
  EXPECT_GT(seen.size(), 5u);
}

TEST(Exhaustive, MakesEveryCombinationOnce) {
  Bags bags;
  bags.options.strategy = Strategy::Exhaustive;
  Pool pool(bags.component);
  for (int x = 0; x < 4; ++x)
    pool.add(Bags::withOne(x));
  auto generator = makeGenerator(bags.component, bags.options, {});
  std::vector<Input> joins = generator->generate(bags.component.operations[Bags::Join], pool, 1);
  EXPECT_EQ(joins.size(), 16u);
  std::set<std::uint64_t> different;
  for (const Input &input : joins)
    different.insert(hashInput(input));
  EXPECT_EQ(different.size(), 16u);
  EXPECT_TRUE(generator->generate(bags.component.operations[Bags::Join], pool, 1).empty());
  pool.add(Bags::withOne(4));
  EXPECT_EQ(generator->generate(bags.component.operations[Bags::Join], pool, 1).size(), 9u);
}

// Numbers will be solved for: one stands for all. Which object it is, and how long a text is, will not.
TEST(Exhaustive, WithConstantsOfAShapeOnlyTheCallsAndLengthsCount) {
  Bags bags;
  Pool pool(bags.component);
  pool.add(Bags::newBag());
  ExhaustiveGenerator generator(bags.component, bags.options, {}, Constants::OfAShape);
  EXPECT_EQ(generator.generate(bags.component.operations[Bags::Add], pool, 100).size(), 1u);
  // The same bag twice, and two that were made alike.
  std::vector<Input> joins = generator.generate(bags.component.operations[Bags::Join], pool, 100);
  ASSERT_EQ(joins.size(), 2u);
  EXPECT_EQ(joins[0].steps.size(), 2u);
  EXPECT_EQ(joins[1].steps.size(), 3u);

  bags.component.operations[Bags::Add].parameters[0].type = {TypeKind::String, "std::string", 0, false, {}};
  ExhaustiveGenerator texts(bags.component, bags.options, {}, Constants::OfAShape);
  std::set<std::size_t> lengths;
  for (const Input &input : texts.generate(bags.component.operations[Bags::Add], pool, 100))
    EXPECT_TRUE(lengths.insert(input.steps.back().arguments[1].literal.text.size()).second) << "a length twice";
  for (std::size_t length : {0u, 1u, 2u, 3u})
    EXPECT_TRUE(lengths.contains(length)) << length;
}

TEST(Exhaustive, SaysWhatWasTooLongAndWhatWasTooMuch) {
  Bags bags;
  bags.options.symbolicLength = 2;
  Pool pool(bags.component);
  pool.add(Bags::newBag());
  ExhaustiveGenerator generator(bags.component, bags.options, {}, Constants::OfAShape);
  EXPECT_EQ(generator.generate(bags.component.operations[Bags::Join], pool, 100).size(), 1u);
  EXPECT_EQ(generator.tooLong(), 1u);
  EXPECT_EQ(generator.cutShort(), 0u);
  for (int x = 0; x < 4; ++x)
    pool.add(Bags::newBag());
  EXPECT_EQ(generator.generate(bags.component.operations[Bags::First], pool, 3).size(), 1u)
      << "all bags are made alike";
  bags.options.symbolicLength = 9;
  ExhaustiveGenerator cut(bags.component, bags.options, {}, Constants::OfAShape);
  EXPECT_EQ(cut.generate(bags.component.operations[Bags::Join], pool, 1).size(), 1u);
  EXPECT_EQ(cut.cutShort(), 1u);
}

TEST(Exhaustive, AnOperationWithoutArgumentsIsCalledOnce) {
  Bags bags;
  Pool pool(bags.component);
  ExhaustiveGenerator generator(bags.component, bags.options, {});
  EXPECT_EQ(generator.generate(bags.component.operations[Bags::Make], pool, 1).size(), 1u);
  EXPECT_TRUE(generator.generate(bags.component.operations[Bags::Make], pool, 1).empty());
}

TEST(Exhaustive, DoesNotDependOnTheSeedAndIsBounded) {
  Bags bags;
  bags.options.inputsPerOperation = 1;
  Pool pool(bags.component);
  for (int x = 0; x < 30; ++x)
    pool.add(Bags::withOne(x));
  std::vector<Input> first;
  for (std::uint64_t seed : {1, 2}) {
    bags.options.seed = seed;
    ExhaustiveGenerator generator(bags.component, bags.options, {});
    std::vector<Input> inputs = generator.generate(bags.component.operations[Bags::Join], pool, 1);
    EXPECT_EQ(inputs.size(), 50u);
    if (seed == 1)
      first = inputs;
    EXPECT_EQ(inputs, first);
  }
}

}  // namespace
}  // namespace eclat
