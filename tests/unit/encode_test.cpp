#include "execute/encode.h"
#include "judge/checks.h"

#include "../../runtime/bytes.h"
#include "../../runtime/wire.h"
#include "../support/literals.h"
#include "execute/execute_inputs.h"
#include "execute/places.h"

#include <cmath>
#include <cstring>
#include <gtest/gtest.h>

namespace eclat {
namespace {

using rt::Value;

// Reads an encoded input as runtime/worker.cpp does.
class InputReader {
public:
  explicit InputReader(const std::string &bytes) : at_(bytes.data()), end_(at_ + bytes.size()) {}

  Input read() {
    Input input;
    input.steps.resize(take<std::uint16_t>());
    for (Step &step : input.steps) {
      step.operation = take<std::uint16_t>();
      step.arguments.resize(take<std::uint8_t>());
      for (Argument &argument : step.arguments)
        argument = readArgument();
    }
    return input;
  }
  bool atEnd() const { return at_ == end_; }

private:
  template <class T> T take() {
    T x{};
    EXPECT_LE(at_ + sizeof x, end_);
    if (at_ + sizeof x <= end_) {
      std::memcpy(&x, at_, sizeof x);
      at_ += sizeof x;
    }
    return x;
  }
  Argument readArgument() {
    Argument out;
    switch (take<rt::Tag>()) {
    case rt::Tag::Step: out.step = take<std::uint16_t>(); break;
    case rt::Tag::Int: out.literal.integer = take<std::int64_t>(); break;
    case rt::Tag::Float:
      out.literal.kind = LiteralKind::Float;
      out.literal.real = take<double>();
      break;
    case rt::Tag::Text: {
      out.literal.kind = LiteralKind::Text;
      auto length = take<std::uint32_t>();
      out.literal.text.assign(at_, length);
      at_ += length;
      break;
    }
    case rt::Tag::List: {
      out.literal.kind = LiteralKind::List;
      for (auto n = take<std::uint32_t>(); n > 0; --n)
        out.literal.elements.push_back(readArgument().literal);
      break;
    }
    case rt::Tag::Null: out.literal.kind = LiteralKind::Null; break;
    default: ADD_FAILURE() << "unknown tag";
    }
    return out;
  }

  const char *at_, *end_;
};

TEST(EncodeInput, IsReadBackByTheLayoutOfTheWorker) {
  using testing::constant, testing::list, testing::step;
  Literal flat = list({testing::integer(-1), testing::text("x")});
  Input input;
  input.steps = {
      {0,   {}                                                                                   },
      {300,
       {step(0), constant(testing::integer(INT64_MIN)), constant(testing::real(-0.0)),
        constant(testing::real(std::nan(""))), constant(testing::text(std::string("a\0\xff", 3))),
        constant(testing::text("")), constant(list({flat, list({})})), constant(testing::null())}},
      {7,   {step(1), constant(flat)}                                                            }
  };
  std::string bytes;
  encodeInput(input, bytes);
  InputReader reader(bytes);
  EXPECT_EQ(reader.read(), input);
  EXPECT_TRUE(reader.atEnd());
}

TEST(EncodeInput, InputsOfABatchStandBehindEachOther) {
  Input first{
      {{1, {}}}
  },
      second{{{2, {testing::constant(testing::integer(5))}}, {3, {testing::step(0)}}}};
  std::string bytes;
  encodeInput(first, bytes);
  std::size_t offset = bytes.size();
  encodeInput(second, bytes);
  EXPECT_EQ(InputReader(bytes).read(), first);
  EXPECT_EQ(InputReader(bytes.substr(offset)).read(), second);
}

struct Check {
  int property = 0, object = 0;
  std::vector<rt::Instr> code;
};

// The model as runtime/check.cpp loads it: checks by operation and phase.
class LoadedModel {
public:
  explicit LoadedModel(std::string bytes) : bytes_(std::move(bytes)) {
    rt::ByteReader in(bytes_.data(), bytes_.size());
    ranges_.resize(in.varint());
    for (auto &ranges : ranges_) {
      ranges.resize(in.varint());
      for (auto &[first, end] : ranges) {
        first = in.varint();
        end = in.varint();
        in.varint();  // the kind of the object
      }
    }
    checks_.resize(ranges_.size() * 3);
    for (auto &list : checks_) {
      list.resize(in.varint());
      for (Check &check : list) {
        check.property = static_cast<int>(in.signedVarint());
        check.object = static_cast<int>(in.signedVarint());
        check.code.resize(in.varint());
        for (rt::Instr &instr : check.code) {
          instr.op = static_cast<rt::Op>(in.u8());
          instr.index = static_cast<std::int32_t>(in.signedVarint());
          instr.constant = in.value(arena_);
        }
      }
    }
    EXPECT_TRUE(in.ok());
    EXPECT_TRUE(in.atEnd());
  }

  std::size_t operations() const { return checks_.size() / 3; }
  const std::vector<Check> &at(int operation, rt::Phase phase) const {
    return checks_[static_cast<std::size_t>(operation) * 3 + static_cast<std::size_t>(phase)];
  }
  // Properties that fail, with the object they are about.
  std::vector<std::pair<int, int>> violated(int operation, rt::Phase phase, const std::vector<Value> &now,
                                            const std::vector<Value> &entry = {}) {
    std::vector<std::pair<int, int>> out;
    for (const Check &check : at(operation, phase))
      if (rt::holds(check.code.data(), check.code.size(), now.data(), entry.empty() ? nullptr : entry.data(), arena_) ==
          rt::Truth::False)
        out.emplace_back(check.property, check.object);
    return out;
  }

private:
  std::string bytes_;
  rt::Arena arena_;
  std::vector<std::vector<std::pair<std::uint64_t, std::uint64_t>>> ranges_;
  std::vector<std::vector<Check>> checks_;
};

Variable plain(const std::string &name) { return {parseVariable(name), Rep::Int, Rep::Int, "int", {"this"}}; }

// Stack(); merge(int k, Stack &s) -> Stack; free function without a schema.
struct Subject {
  Subject() {
    component.operations.resize(3);
    for (int i = 0; i < 3; ++i)
      component.operations[static_cast<std::size_t>(i)].id = i;
    component.operations[0].kind = OperationKind::Constructor;
    component.operations[0].signature = "Stack()";
    component.operations[1].kind = OperationKind::Method;
    component.operations[1].signature = "merge";
    component.operations[2].kind = OperationKind::Function;
    component.operations[2].signature = "free";
    component.enums = {
        {"Mode", {{"Mode::On", 5}}}
    };
    schema.classes = {
        {"Stack", {plain("n"), plain("max")}}
    };
    schema.operations = {
        {0, {plain("n"), plain("max")},                                                                                2, {{"Stack", 0, -1}}                                   },
        {1,
         {plain("n"), plain("max"), plain("k"), plain("s.n"), plain("s.max"), plain("return.n"), plain("return.max")},
         5,                                                                                                               {{"Stack", 0, -1}, {"Stack", 3, 1}, {"Stack", 5, -2}}}
    };
  }
  int add(PointKind kind, const std::string &subject, const std::string &text) {
    model.properties.push_back({
        {kind, subject},
        *parseExpr(text), FamilyId::Comparison, 1, 1
    });
    return static_cast<int>(model.properties.size()) - 1;
  }
  LoadedModel load() const { return LoadedModel(encodeChecks(checksOf(model, component, schema), component, schema)); }

  Component component;
  Schema schema;
  Model model;
};

std::vector<Value> numbers(std::initializer_list<std::int64_t> list) {
  std::vector<Value> out;
  for (std::int64_t x : list)
    out.push_back(Value::ofInt(x));
  return out;
}

using Violated = std::vector<std::pair<int, int>>;

TEST(EncodeModel, ChecksArriveAtTheirOperationAndPhase) {
  Subject subject;
  int entry = subject.add(PointKind::Entry, "merge", "k > 0");
  int exit = subject.add(PointKind::Exit, "merge", "n == orig(n) + 1");
  int thrown = subject.add(PointKind::Throw, "merge", "n == orig(n)");
  LoadedModel loaded = subject.load();
  ASSERT_EQ(loaded.operations(), 3u);
  EXPECT_EQ(loaded.violated(1, rt::Phase::Entry,
                            numbers({
                                1, 9, 0, 0, 0
  })),
            (Violated{{entry, -1}}));
  EXPECT_EQ(loaded.violated(1, rt::Phase::Entry, numbers({1, 9, 4, 0, 0})), Violated{});
  EXPECT_EQ(loaded.violated(1, rt::Phase::Exit,
                            numbers({
                                1, 9, 4, 0, 0, 0, 0
  }),
                            numbers({1, 9, 4, 0, 0})),
            (Violated{{exit, -1}}));
  EXPECT_EQ(loaded.violated(1, rt::Phase::Exit, numbers({2, 9, 4, 0, 0, 0, 0}), numbers({1, 9, 4, 0, 0})), Violated{});
  EXPECT_EQ(loaded.violated(1, rt::Phase::Throw,
                            numbers({
                                2, 9, 4, 0, 0
  }),
                            numbers({1, 9, 4, 0, 0})),
            (Violated{{thrown, -1}}));
  for (rt::Phase phase : {rt::Phase::Entry, rt::Phase::Exit, rt::Phase::Throw})
    EXPECT_TRUE(loaded.at(0, phase).empty() && loaded.at(2, phase).empty());
}

TEST(EncodeModel, ObjectPropertiesAreCheckedForEveryObjectOfTheCall) {
  Subject subject;
  int p = subject.add(PointKind::Object, "Stack", "n <= max");
  LoadedModel loaded = subject.load();
  EXPECT_EQ(loaded.violated(1, rt::Phase::Entry,
                            numbers({
                                9, 1, 0, 9, 1
  })),
            (Violated{{p, 0}, {p, 1}}));
  EXPECT_EQ(loaded.violated(1, rt::Phase::Entry,
                            numbers({
                                0, 1, 99, 9, 1
  })),
            (Violated{{p, 1}}));
  EXPECT_EQ(loaded.violated(1, rt::Phase::Exit,
                            numbers({
                                0, 1, 99, 0, 1, 9, 1
  })),
            (Violated{{p, 2}}));
  EXPECT_EQ(loaded.at(1, rt::Phase::Throw).size(), 2u);  // there is no result
}

TEST(EncodeModel, ClassPropertiesAreCheckedAtEveryPhaseOfTheClassesOwnOperations) {
  Subject subject;
  int p = subject.add(PointKind::Class, "Stack", "$Stack::live == 0");
  subject.add(PointKind::Class, "Other", "$Stack::live == 7");
  Variable live{"Stack::live", Rep::Int, Rep::Int, "int", {"static Stack::live"}};
  subject.schema.classes[0].statics = {live};
  OperationSchema &constructor = subject.schema.operations[0];
  subject.component.operations[0].className = "Stack";
  constructor.variables.push_back(live);
  constructor.statics = 2;
  constructor.entryCount = 3;
  LoadedModel loaded = subject.load();
  for (rt::Phase phase : {rt::Phase::Entry, rt::Phase::Exit, rt::Phase::Throw}) {
    EXPECT_EQ(loaded.violated(0, phase,
                              numbers({
                                  1, 2, 1
    })),
              (Violated{{p, -1}}));
    EXPECT_EQ(loaded.violated(0, phase, numbers({1, 2, 0})), Violated{});
    EXPECT_TRUE(loaded.at(1, phase).empty());
  }
}

TEST(EncodeModel, AnObjectUnderConstructionIsCheckedAtTheExitOnly) {
  Subject subject;
  subject.add(PointKind::Object, "Stack", "n <= max");
  LoadedModel loaded = subject.load();
  EXPECT_TRUE(loaded.at(0, rt::Phase::Entry).empty());
  EXPECT_TRUE(loaded.at(0, rt::Phase::Throw).empty());
  EXPECT_EQ(loaded.violated(0, rt::Phase::Exit, numbers({3, 1})).size(), 1u);
}

TEST(EncodeModel, ConstantsOfAllKindsArrive) {
  std::string text("a\0\xff", 3);
  int pointee = 0;
  Subject subject;
  subject.schema.operations[1].variables = {plain("t"), plain("d"), plain("u"), plain("p"), plain("m")};
  subject.schema.operations[1].objects.clear();
  subject.add(PointKind::Entry, "merge", "t in {\"x\", \"a\\000\\377\"}");
  subject.add(PointKind::Entry, "merge", "d == -0.5");
  subject.add(PointKind::Entry, "merge", "u == 18446744073709551615");
  subject.add(PointKind::Entry, "merge", "p != null");
  subject.add(PointKind::Entry, "merge", "m == Mode::On");
  LoadedModel loaded = subject.load();
  EXPECT_EQ(loaded.at(1, rt::Phase::Entry).size(), 5u);
  std::vector<Value> good = {Value::ofText(text.data(), 3), Value::ofFloat(-0.5), Value::ofUnsigned(UINT64_MAX),
                             Value::ofPointer(&pointee), Value::ofInt(5)};
  std::vector<Value> bad = {Value::ofText(text.data(), 2), Value::ofFloat(0.5), Value::ofUnsigned(UINT64_MAX - 1),
                            Value::ofPointer(nullptr), Value::ofInt(4)};
  EXPECT_TRUE(loaded.violated(1, rt::Phase::Entry, good).empty());
  EXPECT_EQ(loaded.violated(1, rt::Phase::Entry, bad).size(), 5u);
}

TEST(EncodeModel, APropertyOverWhatIsNoLongerThereIsLeftOut) {
  Subject subject;
  subject.add(PointKind::Entry, "merge", "gone > 0");
  int p = subject.add(PointKind::Entry, "merge", "k > 0");
  LoadedModel loaded = subject.load();
  ASSERT_EQ(loaded.at(1, rt::Phase::Entry).size(), 1u);
  EXPECT_EQ(loaded.at(1, rt::Phase::Entry)[0].property, p);
}

// An operation that leaves a wrong state as it found it has not broken it.
TEST(EncodeModel, AStatementAboutWhatWasThereBeforeIsBrokenOnlyIfItHeldBefore) {
  Subject subject;
  int exit = subject.add(PointKind::Exit, "merge", "n <= max");
  int result = subject.add(PointKind::Exit, "merge", "return.n == 0");
  LoadedModel loaded = subject.load();
  auto good = numbers({0, 1, 0, 0, 0}), bad = numbers({5, 1, 0, 0, 0}), broken = numbers({5, 1, 0, 0, 0, 0, 0});
  EXPECT_EQ(loaded.violated(1, rt::Phase::Exit, broken, good), (Violated{
                                                                   {exit, -1}
  }));
  EXPECT_EQ(loaded.violated(1, rt::Phase::Exit, broken, bad), Violated{});
  EXPECT_EQ(loaded.violated(1, rt::Phase::Exit,
                            numbers({
                                0, 1, 0, 0, 0, 9, 0
  }),
                            bad),
            (Violated{{result, -1}}));
}

// `return in {1, 2}` of who hands out what it holds says that the examples put in nothing else.
TEST(EncodeModel, AResultMayBeWhatTheReceiverHeld) {
  Subject subject;
  Variable items{
      "items[]", Rep::Sequence, Rep::Int, "int", {"this", "field Stack::items", "elements"}
  };
  Variable result{"return", Rep::Int, Rep::Int, "int", {"return"}};
  subject.schema.operations[1] = {
      1, {items, result},
       1, {}
  };
  int p = subject.add(PointKind::Exit, "merge", "return in {1, 2}");
  LoadedModel loaded = subject.load();
  Value few[] = {Value::ofInt(1), Value::ofInt(2)}, more[] = {Value::ofInt(1), Value::ofInt(6)};
  auto violated = [&](const Value &held) {
    return loaded.violated(1, rt::Phase::Exit, {held, Value::ofInt(6)}, {held});
  };
  EXPECT_EQ(violated(Value::ofSequence(few, 2)), (Violated{
                                                     {p, -1}
  }));
  EXPECT_EQ(violated(Value::ofSequence(more, 2)), Violated{});
}

TEST(EncodeModel, AConstructorsObjectHasNoBefore) {
  Subject subject;
  int p = subject.add(PointKind::Exit, "Stack()", "n == 0");
  LoadedModel loaded = subject.load();
  std::vector<Value> before(2);
  EXPECT_EQ(loaded.violated(0, rt::Phase::Exit,
                            numbers({
                                1, 1
  }),
                            before),
            (Violated{{p, -1}}));
}

TEST(EncodeModel, TheTerritoryOfTheExamplesIsWatchedAtTheEntry) {
  Subject subject;
  subject.model.territory.push_back({
      {PointKind::Entry, "merge"},
      *parseExpr("k <= 9"), FamilyId::Comparison, 1, 1
  });
  LoadedModel loaded = subject.load();
  EXPECT_EQ(loaded.violated(1, rt::Phase::Entry,
                            numbers({
                                0, 0, 10, 0, 0
  })),
            (Violated{{rt::kTerritory, -1}}));
  EXPECT_EQ(loaded.violated(1, rt::Phase::Entry, numbers({0, 0, 9, 0, 0})), Violated{});
  EXPECT_TRUE(loaded.at(1, rt::Phase::Exit).empty());
}

TEST(Places, TakesTheFramesOfOurBinaryFromTheFirstTraceOnly) {
  std::string report = "==12==ERROR: AddressSanitizer: heap-use-after-free on address 0x60\n"
                       "READ of size 4 at 0x60 thread T0\n"
                       "    #0 0x55d0 in Stack::pop() (/w/.eclat/hooked+0x1234) (BuildId: ab)\n"
                       "    #1 0x7f00 in __libc_start (/lib/libc.so.6+0x999)\n"
                       "    #2 0x55d1  (/w/.eclat/hooked+0x5678)\n"
                       "\n"
                       "freed by thread T0 here:\n"
                       "    #0 0x55d2 (/w/.eclat/hooked+0x9999)\n";
  EXPECT_EQ(Places::frames(report), (std::vector<std::string>{"0x1234", "0x5678"}));
  EXPECT_TRUE(Places::frames("").empty());
  EXPECT_TRUE(Places::frames("    #0 0x1 (/w/hooked+0x12").empty());  // cut off
}

TEST(Places, AnUnknownAddressHasNoPlace) { EXPECT_EQ(Places("/nowhere").userPlace({"0x1234"}), ""); }

TEST(PrintValue, ShowsValuesAsAReaderExpectsThem) {
  std::vector<EnumInfo> enums = {
      {"Mode", {{"Mode::Off", 0}, {"Mode::On", 1}}}
  };
  std::string bytes("a\0", 2);
  int object = 0;
  EXPECT_EQ(printValue(Value(), "int", enums), "?");
  EXPECT_EQ(printValue(Value::ofInt(-3), "int", enums), "-3");
  EXPECT_EQ(printValue(Value::ofInt(1), "bool", enums), "true");
  EXPECT_EQ(printValue(Value::ofInt(1), "Mode", enums), "Mode::On");
  EXPECT_EQ(printValue(Value::ofInt(9), "Mode", enums), "9");
  EXPECT_EQ(printValue(Value::ofUnsigned(UINT64_MAX), "unsigned long", enums), "18446744073709551615");
  EXPECT_EQ(printValue(Value::ofFloat(2), "double", enums), "2.0");
  EXPECT_EQ(printValue(Value::ofText(bytes.data(), 2), "std::string", enums), "\"a\\000\"");
  EXPECT_EQ(printValue(Value::ofPointer(nullptr), "int *", enums), "null");
  EXPECT_EQ(printValue(Value::ofPointer(&object), "int *", enums), "not null");  // addresses differ from run to run
  std::vector<Value> elements(300, Value::ofInt(1));
  EXPECT_EQ(printValue(Value::ofSequence(elements.data(), 2), "Mode", enums), "[Mode::On, Mode::On]");
  EXPECT_EQ(printValue(Value::ofSequence(elements.data(), 0), "int", enums), "[]");
  std::string shown = printValue(Value::ofSequence(elements.data(), 300), "int", enums);
  EXPECT_NE(shown.find("300"), std::string::npos);
  EXPECT_LT(shown.size(), 100u);
}

}  // namespace
}  // namespace eclat
