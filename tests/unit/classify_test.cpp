#include "flow/language/expr.h"
#include "flow/laws.h"
#include "judge/classify_outcome.h"
#include "judge/contract.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

const Type kStack{TypeKind::Class, "Stack", 0, false, {}};

enum : int { kCreate, kPush, kShare, kSwap, kCopy };

// Stack(); void push(int); void share(Stack &); void take(Stack); Stack(const Stack &)
Component component() {
  Component c;
  Parameter number{
      "k", {TypeKind::Int, "int", 32, true, {}},
       Passing::Value, "int", false, false
  };
  Parameter reference{"s", kStack, Passing::Ref, "Stack &", false, false};
  Parameter value{"s", kStack, Passing::Value, "Stack", false, false};
  Parameter source{"s", kStack, Passing::ConstRef, "const Stack &", false, false};
  struct Row {
    OperationKind kind;
    const char *signature;
    std::vector<Parameter> parameters;
  };
  for (const Row &row : {
           Row{OperationKind::Constructor, "Stack::Stack()",        {}         },
           Row{OperationKind::Method,      "Stack::push(int)",      {number}   },
           Row{OperationKind::Method,      "Stack::share(Stack &)", {reference}},
           Row{OperationKind::Method,      "Stack::take(Stack)",    {value}    },
           Row{OperationKind::Constructor, "Stack::Stack(const &)", {source}   },
  }) {
    Operation op;
    op.id = static_cast<int>(c.operations.size());
    op.kind = row.kind;
    op.className = "Stack";
    op.signature = row.signature;
    op.parameters = row.parameters;
    c.operations.push_back(op);
  }
  return c;
}

Input pushed() {
  return {
      {{kCreate, {}}, {kPush, {Argument{0, {}}, Argument{-1, {}}}}}
  };
}
Input joined(int operation) {
  return {
      {{kCreate, {}}, {kCreate, {}}, {operation, {Argument{0, {}}, Argument{1, {}}}}}
  };
}

Outcome outcome(Ending ending, bool entry = false, bool exit = false) {
  Outcome o;
  o.ending = ending;
  o.step = 1;
  if (entry)
    o.entry = {
        {0, -1, {}}
    };
  if (exit)
    o.exit = {
        {1, -1, {}}
    };
  return o;
}

Label label(const Outcome &o, const Input &input = pushed(), const Model &model = {}) {
  return classifyOutcome(o, input, component(), model);
}

TEST(Classify, ACrashWhereNoExampleMakesTheCallIsTheCallersDoing) {
  for (Ending ending : {Ending::Crashed, Ending::BadMemory, Ending::Undefined, Ending::Aborted}) {
    Outcome o = outcome(ending);
    EXPECT_EQ(label(o), Label::Fault) << endingId(ending);
    o.isBeyondHabits = true;
    EXPECT_EQ(label(o), Label::Illegal) << endingId(ending);
  }
  for (Ending ending : {Ending::TimedOut, Ending::StackOverflow, Ending::MemoryLimit}) {
    Outcome o = outcome(ending);
    o.isBeyondHabits = true;
    EXPECT_EQ(label(o), Label::Fault) << endingId(ending);
  }
}

TEST(Classify, CommentsThatSayAllLeaveNothingToBeGuessed) {
  Outcome o = outcome(Ending::Crashed);
  o.isBeyondHabits = true;
  Model model;
  model.outspoken = {component().operations[kPush].signature};
  EXPECT_EQ(label(o, pushed(), model), Label::Fault);
}

// Property 0 is at the entry of push, property 1 at its exit.
Model withComments(const std::string &atEntry, const std::string &atExit) {
  const std::string &push = component().operations[kPush].signature;
  Model model;
  model.properties.push_back({
      {PointKind::Entry, push},
      *parseExpr("k >= 0"), FamilyId::Bound, 40, 20, false, 0, atEntry
  });
  model.properties.push_back({
      {PointKind::Exit, push},
      *parseExpr("orig(k) >= 0"), FamilyId::Comment, 0, 0, false, 0, atExit
  });
  return model;
}

TEST(Classify, ToReturnWhereACommentSaysThatItThrowsIsAFault) {
  Outcome o = outcome(Ending::Returned, /*entry=*/true, /*exit=*/true);
  EXPECT_EQ(label(o, pushed(), withComments("", "stack.h:1: Throws if k is negative.")), Label::Fault)
      << "whatever the examples pass";
  EXPECT_EQ(label(o, pushed(), withComments("", "")), Label::Illegal);
  EXPECT_EQ(label(o, pushed(), withComments("stack.h:1: k must not be negative.", "stack.h:2: …")), Label::Illegal)
      << "a comment forbids the call";
}

TEST(Classify, WhatACommentForbidsIsNoFaultForAnyJudge) {
  Outcome o = outcome(Ending::Crashed, /*entry=*/true);
  auto labelBy = [&](const Model &model) { return classifyBy(Judges::Combined, o, pushed(), component(), model); };
  EXPECT_EQ(labelBy(withComments("stack.h:1: k must not be negative.", "")), Label::Illegal);
  EXPECT_EQ(labelBy(withComments("", "")), Label::Fault);
}

TEST(Classify, WhoIsAskedForVeryMuchMayTakeLong) {
  auto pushedNumber = [](std::int64_t k) {
    Input input = pushed();
    input.steps.back().arguments.back() = {-1, {.integer = k}};
    return input;
  };
  Model model;
  model.territory.push_back({
      {PointKind::Entry, component().operations[kPush].signature},
      *parseExpr("k <= 100"), FamilyId::Bound, 40, 20
  });
  Outcome o = outcome(Ending::TimedOut);
  EXPECT_EQ(label(o, pushedNumber(67108858)), Label::Illegal) << "without examples";
  EXPECT_EQ(label(o, pushedNumber(67108858), model), Label::Fault) << "as large as the examples have them";
  o.isBeyondTerritory = true;
  EXPECT_EQ(label(o, pushedNumber(67108858), model), Label::Illegal);
  EXPECT_EQ(label(o, pushedNumber(0), model), Label::Fault);
  EXPECT_EQ(label(outcome(Ending::Crashed), pushedNumber(67108858)), Label::Fault) << "that takes no time";
  o = outcome(Ending::Undefined);
  o.undefined = UndefinedKind::IntegerOverflow;
  EXPECT_EQ(label(o, pushedNumber(2147483647)), Label::Illegal);
  EXPECT_EQ(label(o, pushedNumber(67108858)), Label::Fault) << "there is room left";
  Component aware = component();
  aware.conditions.push_back({aware.operations[kPush].signature, "k < 0"});
  EXPECT_EQ(classifyOutcome(o, pushedNumber(2147483647), aware, {}), Label::Fault) << "it looks after that";
  o.undefined = UndefinedKind::DivisionByZero;
  EXPECT_EQ(label(o, pushedNumber(2147483647)), Label::Fault);
}

// bool isLike(const Stack *) const
TEST(Classify, AQuestionMayBeAskedOfNull) {
  Component c = component();
  Operation &question = c.operations[kShare];
  question.parameters[0].passing = Passing::ConstPtr;
  question.isConst = true;
  question.result.kind = TypeKind::Bool;
  Model model;
  model.properties.push_back({
      {PointKind::Entry, question.signature},
      *parseExpr("s != null"), FamilyId::Nullness, 40, 20
  });
  Input ofNull{
      {{kCreate, {}}, {kShare, {Argument{0, {}}, Argument{-1, {.kind = LiteralKind::Null}}}}}
  };
  Outcome o = outcome(Ending::Undefined, true);
  EXPECT_EQ(classifyOutcome(o, ofNull, c, model), Label::Fault);
  o.isBeyondHabits = true;
  EXPECT_EQ(classifyOutcome(o, ofNull, c, model), Label::Fault);
  question.result.kind = TypeKind::Void;  // an order, not a question
  EXPECT_EQ(classifyOutcome(o, ofNull, c, model), Label::Illegal);
}

TEST(Classify, WhatWasBrokenBeforeTheCallIsNotItsDoing) {
  Outcome o = outcome(Ending::Returned);
  o.entry = {
      {1, 0, {}}
  };
  o.exit = o.entry;
  EXPECT_EQ(label(o), Label::New);
  o.exit.push_back({1, 1, {}});  // of another object
  EXPECT_EQ(label(o), Label::Illegal);
}

TEST(Classify, WhatAFewStatesShowIsNoPromise) {
  struct Row {
    PointKind kind;
    const char *statement;
    std::uint64_t states;
    Label label;
    FamilyId family = FamilyId::Comparison;
  };
  for (const Row &row : {
           Row{PointKind::Exit, "size_ == orig(size_) + 1", 19, Label::New},
           Row{PointKind::Exit, "size_ == orig(size_) + 1", 20, Label::Fault},
           Row{PointKind::Exit, "return <= k", 99, Label::New},
           Row{PointKind::Exit, "return <= k", 100, Label::Fault},
           Row{PointKind::Exit, "k == 0 ==> return in {1, 2, 3}", 99, Label::New},
           Row{PointKind::Exit, "return == 7", 99, Label::New},
           Row{PointKind::Exit, "return comes before name", 99, Label::New},
           Row{PointKind::Exit, "return comes before name", 100, Label::Fault},
           Row{PointKind::Exit, "return >= 0", 20, Label::Fault},
           Row{PointKind::Exit, "return == size_ + k", 20, Label::Fault},
           Row{PointKind::Throw, "orig(size_) > orig(k)", 1, Label::New},
           Row{PointKind::Throw, "orig(size_) > orig(k)", 20, Label::Fault},
           Row{PointKind::Exit, "orig(k) != 0", 500, Label::New},
           Row{PointKind::Object, "size_ >= 0", 3, Label::Fault},
           Row{PointKind::Exit, "size_ == orig(size_) + 1", 5, Label::Fault, FamilyId::Change},
  }) {
    Model model;
    model.properties.push_back({
        {row.kind, "Stack::push(int)"},
        *parseExpr(row.statement), row.family, 2 * row.states, row.states
    });
    Outcome o = outcome(row.kind == PointKind::Throw ? Ending::Threw : Ending::Returned);
    o.exit = {
        {0, -1, {}}
    };
    EXPECT_EQ(label(o, pushed(), model), row.label) << row.statement << " in " << row.states;
    EXPECT_EQ(classifyOutcome(o, pushed(), component(), model, HeldTo::AllProperties), Label::Fault)
        << row.statement << ": each is taken at its word where techniques select by property";
    model.properties[0].isTrusted = true;
    EXPECT_EQ(label(o, pushed(), model), Label::Fault) << row.statement;
  }
}

TEST(Classify, WhatASpecificationDeclaresMayBeThrown) {
  Outcome o = outcome(Ending::Threw);
  o.thrownType = "int";
  EXPECT_EQ(label(o), Label::Fault);
  o.isDeclared = true;
  EXPECT_EQ(label(o), Label::Normal);
}

TEST(Classify, LabelsByTheFourRowsOfFigureSix) {
  EXPECT_EQ(label(outcome(Ending::Returned, false, false)), Label::Normal);
  EXPECT_EQ(label(outcome(Ending::Returned, false, true)), Label::Fault);
  EXPECT_EQ(label(outcome(Ending::Returned, true, false)), Label::New);
  EXPECT_EQ(label(outcome(Ending::Returned, true, true)), Label::Illegal);
}

TEST(Classify, WhatBreaksOnUnfamiliarArgumentsIsNotSuspicious) {
  Outcome o = outcome(Ending::Returned, false, true);
  o.isBeyondTerritory = true;
  EXPECT_EQ(label(o), Label::Illegal);
  o.exit.clear();
  EXPECT_EQ(label(o), Label::Normal);
  o.ending = Ending::Crashed;  // whatever was passed, a crash is a crash
  EXPECT_EQ(label(o), Label::Fault);
}

TEST(Classify, ACopyMustBeRightOfObjectsThatNoExampleHas) {
  Outcome o = outcome(Ending::Returned, false, true);
  o.isBeyondTerritory = true;
  Model model;
  model.properties.resize(static_cast<std::size_t>(o.exit.front().property) + 1);
  auto labelled = [&] { return classifyOutcome(o, pushed(), component(), model); };
  EXPECT_EQ(labelled(), Label::Illegal);
  model.properties.back().family = FamilyId::LawCopy;
  EXPECT_EQ(labelled(), Label::Fault);
}

TEST(Classify, SevereEndingsAreFaultsUnlessTheCallerIsToBlame) {
  int severe = 0;
  for (Ending ending : kAllEndings) {
    if (!isSevereEnding(ending))
      continue;
    ++severe;
    EXPECT_EQ(label(outcome(ending)), Label::Fault) << endingId(ending);
    EXPECT_EQ(label(outcome(ending, true)), Label::Illegal) << endingId(ending);
    EXPECT_EQ(label(outcome(ending, true, true)), Label::Illegal) << endingId(ending);
  }
  EXPECT_GE(severe, 10);
}

TEST(Classify, WhatWasNotRunOrDidNotGetSoFarIsNoFault) {
  for (Ending ending : {Ending::NotRun, Ending::SetupThrew})
    for (bool exit : {false, true})
      EXPECT_EQ(label(outcome(ending, false, exit)), Label::Illegal) << endingId(ending);
}

TEST(Classify, ACrashBeforeTheTestedCallIsNotItsFault) {
  Outcome o = outcome(Ending::Crashed);
  o.step = 0;
  EXPECT_EQ(label(o), Label::Illegal);
}

TEST(Classify, AnUnknownExceptionIsAFault) {
  Outcome o = outcome(Ending::Threw);
  for (const char *type : {"std::runtime_error", "int", "std::bad_cast", "std::bad_function_call", "my::Error"}) {
    o.thrownType = type;
    EXPECT_EQ(label(o), Label::Fault) << type;
  }
  o.entry = {
      {0, -1, {}}
  };
  EXPECT_EQ(label(o), Label::Illegal);
}

TEST(Classify, StandardPreconditionExceptionsBlameTheCaller) {
  Outcome o = outcome(Ending::Threw);
  for (const char *type : {"std::invalid_argument", "std::out_of_range", "std::length_error", "std::domain_error",
                           "std::logic_error", "std::bad_alloc", "std::bad_optional_access", "std::overflow_error"}) {
    o.thrownType = type;
    EXPECT_EQ(label(o), Label::Illegal) << type;
  }
}

TEST(Classify, WhatIsDerivedFromAPreconditionExceptionBlamesTheCaller) {
  Outcome o = outcome(Ending::Threw);
  o.thrownType = "my::Error";
  o.thrownBase = "std::out_of_range";
  EXPECT_EQ(label(o), Label::Illegal);
}

TEST(Classify, WhatTheExamplesThrewAtThisOperationIsNormal) {
  Model model;
  model.thrown["Stack::push(int)"] = {"std::runtime_error", "std::out_of_range"};
  Outcome o = outcome(Ending::Threw);
  for (const char *type : {"std::runtime_error", "std::out_of_range"}) {
    o.thrownType = type;
    EXPECT_EQ(label(o, pushed(), model), Label::Normal) << type;
  }
  o.entry = {
      {0, -1, {}}
  };
  EXPECT_EQ(label(o, pushed(), model), Label::New);
}

TEST(Classify, WhatACommentSaysThatItThrowsIsNoFault) {
  Outcome o = outcome(Ending::Threw);
  o.thrownType = "disk::DiskError";
  Model model;
  EXPECT_EQ(label(o, pushed(), model), Label::Fault);
  model.announced[component().operations[kPush].signature] = {"DiskError"};
  EXPECT_EQ(label(o, pushed(), model), Label::Illegal);
  o.thrownType = "disk::OtherDiskError";
  EXPECT_EQ(label(o, pushed(), model), Label::Fault);
}

TEST(Classify, WhatAnotherOperationThrewIsNoExcuse) {
  Model model;
  model.thrown["Stack::share(Stack &)"] = {"std::runtime_error"};
  Outcome o = outcome(Ending::Threw);
  o.thrownType = "std::runtime_error";
  EXPECT_EQ(label(o, pushed(), model), Label::Fault);
}

TEST(Classify, AThrowThatLeavesABrokenObjectBehindIsAFaultWhateverWasThrown) {
  Model model;
  model.thrown["Stack::push(int)"] = {"std::runtime_error"};
  for (const char *type : {"std::runtime_error", "std::out_of_range", "int"}) {
    Outcome o = outcome(Ending::Threw, false, true);
    o.thrownType = type;
    EXPECT_EQ(label(o, pushed(), model), Label::Fault) << type;
    o.entry = {
        {0, -1, {}}
    };
    EXPECT_EQ(label(o, pushed(), model), Label::Illegal) << type;
  }
}

TEST(Classify, ACrashOfADestructorIsAFaultUnlessTheInputJoinedObjects) {
  Outcome o = outcome(Ending::BadMemory);
  o.inTeardown = true;
  EXPECT_EQ(label(o), Label::Fault);
  o.step = 2;
  EXPECT_EQ(label(o, joined(kShare)), Label::Illegal);  // they may have to die in another order
  EXPECT_EQ(label(o, joined(kSwap)), Label::Fault);     // it took a copy
  o.step = 1;
  Input copied{
      {{kCreate, {}}, {kCopy, {Argument{0, {}}}}}
  };
  EXPECT_EQ(label(o, copied), Label::Fault);  // copies must be able to die in any order
  o.inTeardown = false;
  o.step = 2;
  EXPECT_EQ(label(o, joined(kShare)), Label::Fault);
}

TEST(Pattern, GroupsByOperationAndTheSetOfViolatedProperties) {
  Outcome a = outcome(Ending::Returned), b = a;
  a.exit = {
      {3, 0,  {}},
      {1, -1, {}},
      {3, 1,  {}}
  };
  b.exit = {
      {1, -1, {}},
      {3, -1, {}}
  };
  EXPECT_EQ(patternOf(a, pushed()), patternOf(b, pushed()));
  EXPECT_EQ(patternOf(a, pushed()).properties, (std::vector<int>{1, 3}));
  EXPECT_NE(patternOf(a, pushed()), patternOf(a, joined(kShare)));
  b.exit.pop_back();
  EXPECT_NE(patternOf(a, pushed()), patternOf(b, pushed()));
}

TEST(Pattern, EntryViolationsAndMessagesDoNotMatter) {
  Outcome a = outcome(Ending::Threw), b = a;
  a.thrownType = b.thrownType = "std::runtime_error";
  a.thrownWhat = "at 1";
  b.thrownWhat = "at 2";
  b.entry = {
      {7, -1, {}}
  };
  b.detail = "something";
  EXPECT_EQ(patternOf(a, pushed()), patternOf(b, pushed()));
  b.thrownType = "int";
  EXPECT_NE(patternOf(a, pushed()), patternOf(b, pushed()));
}

TEST(Pattern, CrashesAreToldApartByHowAndWhere) {
  Outcome a = outcome(Ending::Crashed), b = a, c = a;
  a.place = "f (a.cpp:1)";
  b.place = "g (a.cpp:9)";
  c.place = a.place;
  c.ending = Ending::BadMemory;
  EXPECT_NE(patternOf(a, pushed()), patternOf(b, pushed()));
  EXPECT_NE(patternOf(a, pushed()), patternOf(c, pushed()));
}

TEST(Outcome, EveryEndingHasAnIdOfItsOwnAndAMeaning) {
  std::vector<std::string> ids;
  for (Ending ending : kAllEndings) {
    std::string id = endingId(ending);
    EXPECT_EQ(std::count(ids.begin(), ids.end(), id), 0) << id;
    EXPECT_EQ(id.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string::npos) << id;
    EXPECT_STRNE(endingMeaning(ending), "");
    ids.push_back(id);
  }
}

TEST(Contract, NamesAFunctionWithoutItsTemplateArgumentsAndResult) {
  using Names = std::vector<std::string>;
  EXPECT_EQ(namesOf("char absl::Cord::operator[](size_t) const"), (Names{"absl", "Cord", "operator"}));
  EXPECT_EQ(namesOf("std::pair<int, int> &a::Box<int, b::C<4>>::first() [T = int]"), (Names{"a", "Box", "first"}));
  EXPECT_EQ(namesOf("ns::Cord::read(size_t)::<lambda()>"), (Names{"ns", "Cord", "read"}));
  EXPECT_EQ(namesOf("int (anonymous namespace)::helper(int)"), (Names{"(anonymous)", "helper"}));
  EXPECT_EQ(namesOf("Stack"), (Names{"Stack"}));
  EXPECT_EQ(namesOf(""), Names{});
}

Label assertionLabel(const std::string &text, const std::string &function = "void Stack::push(int)",
                     bool isUntouched = true) {
  Outcome o = outcome(Ending::AssertionFailed);
  o.detail = text;
  o.assertedIn = function;
  o.isUntouched = isUntouched;
  return label(o);
}

TEST(Contract, AnAssertionOfTheEntryIsTheCallersBusiness) {
  EXPECT_EQ(assertionLabel("k > 0"), Label::Illegal);
  EXPECT_EQ(assertionLabel("!full()"), Label::Illegal);
  EXPECT_EQ(assertionLabel("size_ < kMax && \"room is left\""), Label::Illegal);
  EXPECT_EQ(assertionLabel("this->holder.count > k"), Label::Illegal);
  EXPECT_EQ(assertionLabel("k > 0", "bool Stack::mayPush(int) const"), Label::Illegal) << "a helper of the class";
  EXPECT_EQ(assertionLabel("k > 0", "bool (anonymous namespace)::mayPush(int)"), Label::Illegal) << "one of its file";
  EXPECT_EQ(assertionLabel("static_cast<long long>(k) + 1 <= INT_MAX"), Label::Illegal);
  EXPECT_EQ(assertionLabel("std::none_of(k.begin(), k.end(), isSpace)"), Label::Illegal);
}

TEST(Contract, AnAssertionOfWhatTheCodeDidIsAFault) {
  EXPECT_EQ(assertionLabel("k > 0", "void Stack::push(int)", false), Label::Fault) << "something has changed before";
  EXPECT_EQ(assertionLabel("result >= k"), Label::Fault) << "a variable of the body";
  EXPECT_EQ(assertionLabel("false && \"unreachable\""), Label::Fault);
  EXPECT_EQ(assertionLabel("k > 0", "int Other::at(int)"), Label::Fault) << "the class broke a rule of another";
  EXPECT_EQ(assertionLabel("left > 0", "bool (anonymous namespace)::mayPush(int)"), Label::Fault);
}

Label macroLabel(const std::string &line, Ending ending = Ending::Terminated, bool isUntouched = true) {
  Outcome o = outcome(ending);
  o.line = line;
  o.place = "Stack::push(int) (stack.h:3)";
  o.isUntouched = isUntouched;
  return label(o);
}

TEST(Contract, AMacroIsJudgedByWhatItIsCalled) {
  EXPECT_EQ(macroLabel("Expects(local > 3);"), Label::Illegal) << "its author says that it is about the caller";
  EXPECT_EQ(macroLabel("LIB_PRECONDITION(x);", Ending::Aborted), Label::Illegal);
  EXPECT_EQ(macroLabel("size_((REQUIRES(k > 0), k)) {}"), Label::Illegal) << "anywhere in the line";
  EXPECT_EQ(macroLabel("Ensures(k > 0);"), Label::Fault);
  EXPECT_EQ(macroLabel("CHECK_INVARIANT(k > 0);"), Label::Fault);
  EXPECT_EQ(macroLabel("BOOST_ASSERT(k > 0);"), Label::Illegal) << "like assert";
  EXPECT_EQ(macroLabel("BOOST_ASSERT(local > 0);"), Label::Fault);
  EXPECT_EQ(macroLabel("DCHECK(at(k) > 0);"), Label::Illegal);
  EXPECT_EQ(macroLabel("std::abort();", Ending::Aborted), Label::Fault);
  EXPECT_EQ(macroLabel("fail(k);", Ending::Aborted), Label::Fault);
  EXPECT_EQ(macroLabel(""), Label::Fault);
}

TEST(Contract, AMacroBehindAChangeIsAFault) {
  EXPECT_EQ(macroLabel("Expects(k > 0);", Ending::Terminated, false), Label::Fault);
  EXPECT_EQ(macroLabel("Expects(k > 0);", Ending::Crashed, false), Label::Illegal) << "a trap cannot look";
  EXPECT_EQ(macroLabel("ASSERT(k > 0);", Ending::Crashed, false), Label::Fault);
}

TEST(Classify, ALawIsBrokenByAFalseClaimOrByItsDeath) {
  Component c = component();
  Operation law = c.operations[kPush];
  law.id = static_cast<int>(c.operations.size());
  law.kind = OperationKind::Law;
  law.law = {LawKind::Move, "it can be moved", {}, {"a == b"}, "", ""};
  c.operations.push_back(law);
  auto of = [&](Outcome o, int claim = -1) {
    o.claim = claim;
    Input input = pushed();
    input.steps.back().operation = law.id;
    return classifyOutcome(o, input, c, {});
  };
  EXPECT_EQ(of(outcome(Ending::Returned), 0), Label::Fault);
  EXPECT_EQ(of(outcome(Ending::Returned)), Label::Normal);
  EXPECT_EQ(of(outcome(Ending::Returned), kNoLaw), Label::Normal);
  EXPECT_EQ(of(outcome(Ending::Threw)), Label::Illegal) << "some operation has refused";
  EXPECT_EQ(of(outcome(Ending::Crashed)), Label::Fault);
  c.operations.back().law.kind = LawKind::Copy;
  EXPECT_EQ(of(outcome(Ending::Crashed)), Label::Illegal) << "what died has a say of its own";
}

TEST(Classify, ASpecificationWinsOverTheModel) {
  Outcome asked = outcome(Ending::Returned, false, true);
  asked.asked = {
      {"k > 0", "s.h:1"}
  };
  EXPECT_EQ(label(asked), Label::Illegal);
  Outcome promised = outcome(Ending::Returned, true, false);
  promised.promised = {
      {"n > 0", "s.h:2"}
  };
  EXPECT_EQ(label(promised), Label::Fault);
  Outcome specified = outcome(Ending::Crashed, true);
  EXPECT_EQ(label(specified), Label::Illegal);
  specified.isSpecified = true;
  EXPECT_EQ(label(specified), Label::Fault) << "what callers must do has been said";
  specified.isBeyondHabits = true;
  EXPECT_EQ(label(specified), Label::Fault) << "and that is all";
}

TEST(Classify, EitherJudgeCanFindAFault) {
  auto by = [](Judges judges, const Outcome &o) { return classifyBy(judges, o, pushed(), component(), {}); };
  Outcome hidden = outcome(Ending::Crashed, true), broken = outcome(Ending::Returned, false, true);
  EXPECT_EQ(by(Judges::Model, hidden), Label::Illegal);
  EXPECT_EQ(by(Judges::Combined, hidden), Label::Fault);
  EXPECT_EQ(by(Judges::Combined, broken), Label::Fault);
  EXPECT_EQ(by(Judges::Combined, outcome(Ending::Returned, true, true)), Label::Illegal);
}

TEST(Contract, AnAssertionInAConstructorMustBeAboutItsArguments) {
  Component c = component();
  Operation &create = c.operations[kCreate];
  create.parameters = c.operations[kPush].parameters;
  Outcome o = outcome(Ending::AssertionFailed);
  o.isUntouched = true;
  o.assertedIn = "Stack::Stack(int)";
  o.detail = "k > 0";
  EXPECT_TRUE(isOwnPrecondition(o, create, c));
  o.detail = "size_ <= k";
  EXPECT_FALSE(isOwnPrecondition(o, create, c)) << "its object is its own work";
}

TEST(Contract, AFreeFunctionMayLeaveItToAnOperationOfItsClassToAssert) {
  Component c = component();
  c.classes.push_back({});
  c.classes.back().name = "Stack";
  c.operations[kShare].name = "operator|=";
  Operation both;
  both.kind = OperationKind::Function;
  both.name = "operator|";
  both.parameters = {
      {"left", kStack, Passing::ConstRef, "const Stack &", false, false}
  };
  Outcome o = outcome(Ending::AssertionFailed);
  o.isUntouched = true;
  o.assertedIn = "Stack &Stack::operator|=(const Stack &)";
  o.detail = "size() == s.size()";
  EXPECT_TRUE(isOwnPrecondition(o, both, c));
  o.detail = "size() == made.size() && made > 0";
  EXPECT_FALSE(isOwnPrecondition(o, both, c));
  o.assertedIn = "Other &Other::operator|=(const Stack &)";
  o.detail = "size() == s.size()";
  EXPECT_FALSE(isOwnPrecondition(o, both, c));
}

TEST(Contract, AnExceptionOfTheOwnCodeIsARefusal) {
  Operation op;
  op.className = "geo::Grid";
  Outcome o = outcome(Ending::Threw);
  auto isOwn = [&](const char *type) {
    o.thrownType = type;
    return isOwnException(o, op);
  };
  EXPECT_TRUE(isOwn("geo::Error"));
  EXPECT_TRUE(isOwn("geo::detail::Wrapped<std::overflow_error>"));
  EXPECT_FALSE(isOwn("std::runtime_error"));
  EXPECT_FALSE(isOwn("Error"));
  op.className = "Grid";
  EXPECT_TRUE(isOwn("Error"));
  EXPECT_FALSE(isOwn("int"));
  EXPECT_FALSE(isOwn("char const*"));
  EXPECT_FALSE(isOwn("geo::Error"));
}

}  // namespace
}  // namespace eclat
