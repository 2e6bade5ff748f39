#include "generate/lifetime.h"

#include "../support/literals.h"
#include "flow/passing.h"
#include "generate/generate_inputs.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

using testing::step;

const Type kVoid{TypeKind::Void, "void", 0, false, {}};
const Type kInt{TypeKind::Int, "int", 32, true, {}};
const Type kList{TypeKind::Class, "List", 0, false, {}};
const Type kNode{TypeKind::Class, "Node", 0, false, {}};
const Type kPlace{TypeKind::Made, "List::iterator", 0, false, {}};
const Type kTicket{TypeKind::Made, "Ticket", 0, false, {}};

// class List { List(); List(List &&); List &operator=(const List &); void push(int); int size() const;
//   iterator begin(); iterator end(); void erase(iterator); Node &front(); const Node &back() const; Ticket take();
//   void redeem(Ticket); void swap(List &); void splice(iterator, List &&); List take() &&; };
// struct Node { Node(); void touch(); int read() const; };     Ticket is move-only and refers to nothing.
class Lists : public ::testing::Test {
protected:
  Lists() {
    component.classes.resize(2);
    component.classes[0].name = "List";
    component.classes[1].name = "Node";
    for (ClassInfo &info : component.classes)
      info.isCopyable = info.isMovable = true;
    component.made = {
        {"List::iterator", true,  true,  true,  false, ""},
        {"Ticket",         false, false, false, false, ""}
    };
    make = add(OperationKind::Constructor, "List", "List", {}, kVoid);
    moveMake = add(OperationKind::Constructor, "List", "List", {parameter(kList, Passing::RvalueRef)}, kVoid);
    assign =
        add(OperationKind::Method, "List", "operator=", {parameter(kList, Passing::ConstRef)}, kList, Passing::Ref);
    push = add(OperationKind::Method, "List", "push", {parameter(kInt, Passing::Value)}, kVoid);
    size = add(OperationKind::Method, "List", "size", {}, kInt);
    component.operations.back().isConst = true;
    begin = add(OperationKind::Method, "List", "begin", {}, kPlace);
    erase = add(OperationKind::Method, "List", "erase", {parameter(kPlace, Passing::Value)}, kVoid);
    front = add(OperationKind::Method, "List", "front", {}, kNode, Passing::Ref);
    back = add(OperationKind::Method, "List", "back", {}, kNode, Passing::ConstRef);
    component.operations.back().isConst = true;
    take = add(OperationKind::Method, "List", "take", {}, kTicket);
    redeem = add(OperationKind::Method, "List", "redeem", {parameter(kTicket, Passing::Value)}, kVoid);
    swap = add(OperationKind::Method, "List", "swap", {parameter(kList, Passing::Ref)}, kVoid);
    splice = add(OperationKind::Method, "List", "splice",
                 {parameter(kPlace, Passing::Value), parameter(kList, Passing::RvalueRef)}, kVoid);
    empty = add(OperationKind::Method, "List", "empty", {}, kList);
    component.operations.back().isRvalue = true;
    touch = add(OperationKind::Method, "Node", "touch", {}, kVoid);
    read = add(OperationKind::Method, "Node", "read", {}, kInt);
    component.operations.back().isConst = true;
  }

  static Parameter parameter(const Type &type, Passing passing) {
    return {"p", type, passing, type.spelling, false, false};
  }

  int add(OperationKind kind, const std::string &className, const std::string &name, std::vector<Parameter> parameters,
          const Type &result, Passing passing = Passing::Value) {
    Operation operation;
    operation.id = static_cast<int>(component.operations.size());
    operation.kind = kind;
    operation.name = name;
    operation.className = className;
    operation.signature = className + "::" + name + std::to_string(operation.id);
    operation.parameters = std::move(parameters);
    operation.result = result;
    operation.resultPassing = passing;
    component.operations.push_back(operation);
    return operation.id;
  }

  bool isLegal(const std::vector<Step> &steps) const { return Lifetimes(component).isLegal({steps}); }

  static Argument one() { return testing::constant(testing::integer(1)); }

  Component component;
  int make, moveMake, assign, push, size, begin, erase, front, back, take, redeem, swap, splice, empty, touch, read;
};

TEST_F(Lists, AnIteratorServesTheCallThatChangesItsObjectAndExpiresThen) {
  std::vector<Step> steps = {
      {make,  {}                },
      {begin, {step(0)}         },
      {erase, {step(0), step(1)}}
  };
  EXPECT_TRUE(isLegal(steps));
  steps.push_back({
      erase, {step(0), step(1)}
  });
  EXPECT_FALSE(isLegal(steps));
}

TEST_F(Lists, OnlyAChangeEndsWhatIsLent) {
  EXPECT_FALSE(isLegal({
      {make,  {}                },
      {begin, {step(0)}         },
      {push,  {step(0), one()}  },
      {erase, {step(0), step(1)}}
  }));
  EXPECT_TRUE(isLegal({
      {make,  {}                },
      {begin, {step(0)}         },
      {size,  {step(0)}         },
      {erase, {step(0), step(1)}}
  }));
  EXPECT_TRUE(isLegal({
      {make,  {}                },
      {begin, {step(0)}         },
      {begin, {step(0)}         },
      {erase, {step(0), step(1)}}
  }))
      << "begin() changes nothing, although it is not const";
}

TEST_F(Lists, AMethodWithAConstFormChangesNothing) {
  std::vector<Step> steps = {
      {make,  {}                },
      {begin, {step(0)}         },
      {front, {step(0)}         },
      {erase, {step(0), step(1)}}
  };
  EXPECT_FALSE(isLegal(steps));
  add(OperationKind::Method, "List", "front", {}, kNode, Passing::ConstRef);
  component.operations.back().isConst = true;
  EXPECT_TRUE(isLegal(steps));
}

TEST_F(Lists, WhatIsGivenAwayNeedNotBeWholeAfterTheCall) {
  const Operation &operation = component.operations[static_cast<std::size_t>(splice)];
  EXPECT_TRUE(isOnlyThereAtEntry({"List", 0, 1}, operation));
  EXPECT_FALSE(isOnlyThereAtEntry({"List", 0, -1}, operation));
  EXPECT_TRUE(isOnlyThereAtEntry({"List", 0, -1}, component.operations[static_cast<std::size_t>(empty)]));
  EXPECT_FALSE(isOnlyThereAtEntry({"List", 0, 0}, component.operations[static_cast<std::size_t>(swap)]));
}

TEST_F(Lists, AnIteratorGoesBackToTheObjectItCameFrom) {
  EXPECT_FALSE(isLegal({
      {make,  {}                },
      {make,  {}                },
      {begin, {step(0)}         },
      {erase, {step(1), step(2)}}
  }));
}

TEST_F(Lists, ANonConstReferenceArgumentIsAChange) {
  EXPECT_FALSE(isLegal({
      {make,  {}                },
      {make,  {}                },
      {begin, {step(1)}         },
      {swap,  {step(0), step(1)}},
      {erase, {step(1), step(2)}}
  }));
}

TEST_F(Lists, AReferenceToAPartEndsWithAChangeOfTheWhole) {
  EXPECT_TRUE(isLegal({
      {make,  {}       },
      {front, {step(0)}},
      {touch, {step(1)}},
      {touch, {step(1)}}
  }));
  EXPECT_FALSE(isLegal({
      {make,  {}              },
      {front, {step(0)}       },
      {push,  {step(0), one()}},
      {read,  {step(1)}       }
  }));
}

TEST_F(Lists, AChangeOfAPartEndsTheOtherThingsLent) {
  EXPECT_FALSE(isLegal({
      {make,  {}                },
      {begin, {step(0)}         },
      {front, {step(0)}         },
      {erase, {step(0), step(1)}}
  }))
      << "front() may change";
  EXPECT_FALSE(isLegal({
      {make,  {}                },
      {front, {step(0)}         },
      {begin, {step(0)}         },
      {touch, {step(1)}         },
      {erase, {step(0), step(2)}}
  }));
}

TEST_F(Lists, WhatIsConstIsNotChanged) {
  EXPECT_TRUE(isLegal({
      {make, {}       },
      {back, {step(0)}},
      {read, {step(1)}}
  }));
  EXPECT_FALSE(isLegal({
      {make,  {}       },
      {back,  {step(0)}},
      {touch, {step(1)}}
  }));
}

TEST_F(Lists, AMoveOnlyValueIsUsedUpByItsCall) {
  std::vector<Step> steps = {
      {make,   {}                },
      {take,   {step(0)}         },
      {push,   {step(0), one()}  },
      {redeem, {step(0), step(1)}}
  };
  EXPECT_TRUE(isLegal(steps)) << "it refers to nothing, so that a change leaves it alone";
  steps.push_back({
      redeem, {step(0), step(1)}
  });
  EXPECT_FALSE(isLegal(steps));
}

TEST_F(Lists, WhatWasMovedFromIsOnlyAssignedTo) {
  std::vector<Step> steps = {
      {make,     {}       },
      {moveMake, {step(0)}}
  };
  EXPECT_EQ(Lifetimes(component).after({steps}), (std::vector<Life>{Life::GivenAway, Life::Alive}));
  steps.push_back({size, {step(0)}});
  EXPECT_FALSE(isLegal(steps));
  steps.back() = {
      assign, {step(0), step(1)}
  };
  steps.push_back({size, {step(0)}});
  EXPECT_TRUE(isLegal(steps)) << "the assignment gives it a value again";
}

TEST_F(Lists, NothingElseInACallIsWhatItGivesAway) {
  EXPECT_FALSE(isLegal({
      {make,   {}                         },
      {begin,  {step(0)}                  },
      {splice, {step(0), step(1), step(0)}}
  }));
  EXPECT_TRUE(isLegal({
      {make,   {}                         },
      {make,   {}                         },
      {begin,  {step(0)}                  },
      {splice, {step(0), step(2), step(1)}}
  }));
}

TEST_F(Lists, AnRvalueMethodUsesUpItsReceiver) {
  EXPECT_FALSE(isLegal({
      {make,  {}       },
      {empty, {step(0)}},
      {size,  {step(0)}}
  }));
  EXPECT_TRUE(isLegal({
      {make,  {}       },
      {empty, {step(0)}},
      {size,  {step(1)}}
  }));
  EXPECT_FALSE(isLegal({
      {make,  {}       },
      {front, {step(0)}},
      {empty, {step(0)}},
      {read,  {step(1)}}
  }));
}

TEST_F(Lists, AnObjectThatLeadsIntoAnotherExpiresWithItsChange) {
  component.classes.resize(4);
  component.classes[2].name = "View";
  component.classes[2].fields = {
      {.name = "first", .type = {}, .spelling = "const int *"}
  };
  component.classes[3].name = "Watcher";
  component.classes[3].fields = {
      {.name = "list", .type = {}, .spelling = "List &"}
  };
  for (const char *name : {"View", "Watcher"}) {
    component.classes[name[0] == 'V' ? 2 : 3].isLent = true;
    const Type type{TypeKind::Class, name, 0, false, {}};
    int construct = add(OperationKind::Constructor, name, name, {parameter(kList, Passing::ConstRef)}, type);
    int copy = add(OperationKind::Constructor, name, name, {parameter(type, Passing::ConstRef)}, type);
    int look = add(OperationKind::Method, name, "look", {}, kInt);
    std::vector<Step> steps = {
        {make,      {}              },
        {construct, {step(0)}       },
        {copy,      {step(1)}       },
        {push,      {step(0), one()}}
    };
    EXPECT_TRUE(isLegal(steps));
    for (int made : {1, 2}) {
      std::vector<Step> used = steps;
      used.push_back({look, {step(made)}});
      EXPECT_EQ(isLegal(used), std::string(name) == "Watcher") << made;
    }
  }
}

TEST_F(Lists, ThePoolKeepsOnlyWhatIsAlive) {
  Pool pool(component);
  pool.add({
      {{make, {}}, {make, {}}, {swap, {step(0), step(1)}}}
  });
  EXPECT_EQ(pool.of(kList).size(), 2u);
  pool.add({
      {{make, {}}, {empty, {step(0)}}}
  });
  EXPECT_EQ(pool.of(kList).size(), 3u) << "the result, and not what was given away";
}

TEST_F(Lists, GeneratedInputsAreLegalAndUseIteratorsOfTheReceiver) {
  ExploreOptions options;
  options.inputsPerOperation = 40;
  RandomGenerator generator(component, options);
  Pool pool(component);
  std::size_t erasures = 0, redeemed = 0;
  for (int round = 0; round < 4; ++round) {
    std::vector<Input> made;
    for (const Operation &operation : component.operations)
      for (Input &input : generator.generate(operation, pool))
        made.push_back(std::move(input));
    for (const Input &input : made) {
      ASSERT_TRUE(Lifetimes(component).isLegal(input));
      erasures += input.steps.back().operation == erase;
      redeemed += input.steps.back().operation == redeem;
      pool.add(input);
    }
  }
  EXPECT_GT(erasures, 20u);
  EXPECT_GT(redeemed, 20u);
}

}  // namespace
}  // namespace eclat
