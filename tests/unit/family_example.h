// Synthetic traces of a class `Thing` whose variables each test makes up.
#pragma once

#include "../support/temp_folder.h"
#include "../support/trace_writer.h"
#include "flow/files/bytecode.h"
#include "infer/infer_model.h"
#include "support/random.h"

#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <map>
#include <variant>

namespace eclat::family {

struct Address {
  std::uint64_t number;
};
struct Nothing {};
using Numbers = std::vector<int>;
using Texts = std::vector<std::string>;
using Data = std::variant<int, double, bool, std::string, Address, Numbers, Texts, Nothing>;

// One call of the operation: what its variables were before and after it. What is not named after it did not change.
struct Call {
  std::map<std::string, Data> before, after;
  bool throws = false;
};

struct Example {
  std::string title;
  std::vector<std::string> fields, parameters, result;  // "x int", "a[] int", "s text", "p pointer", "m Mode", …
  PointKind kind = PointKind::Object;
  std::string statement;
  std::function<void(Call &, Random &)> call;
  std::function<void(Call &)> spoil;  // makes of one call a counterexample
  std::string condition;              // of the operation's body
};

inline const char *kSignature = "Thing::act()";

inline Variable variableOf(const std::string &declaration, const std::string &root) {
  std::size_t space = declaration.find(' ');
  std::string name = declaration.substr(0, space), type = declaration.substr(space + 1);
  static const std::map<std::string, std::pair<Rep, std::string>> types = {
      {"int",     {Rep::Int, "int"}         },
      {"bool",    {Rep::Int, "bool"}        },
      {"Mode",    {Rep::Int, "Mode"}        },
      {"real",    {Rep::Float, "double"}    },
      {"text",    {Rep::Text, "std::string"}},
      {"pointer", {Rep::Pointer, "Thing *"} }
  };
  auto [rep, spelling] = types.at(type);
  bool isSequence = name.ends_with("[]");
  std::string whole = name.substr(0, name.find_first_of(".["));
  Variable v{parseVariable(name), isSequence ? Rep::Sequence : rep, rep, spelling, {parseStep(root)}};
  if (root == "this")
    v.path.push_back(PathStep(StepKind::Field, "Thing::" + whole));
  if (name.find(".keys") != std::string::npos)
    v.path.insert(v.path.end(), {"entries", "member first"});
  else if (name.find(".values") != std::string::npos)
    v.path.insert(v.path.end(), {"entries", "member second"});
  else if (name.find(".has_value") != std::string::npos)
    v.path.push_back("call has_value");
  else if (name.find(".index") != std::string::npos)
    v.path.push_back("call index");
  else if (isSequence)
    v.path.push_back("elements");
  return v;
}

class Recorder {
public:
  explicit Recorder(const Example &example) : example_(example) {
    Operation op;
    op.id = 0;
    op.kind = OperationKind::Method;
    op.name = "act";
    op.className = "Thing";
    op.signature = kSignature;
    ClassInfo info;
    info.name = "Thing";
    component_.classes = {info};
    component_.enums = {
        {"Mode", {{"Mode::Off", 0}, {"Mode::On", 1}, {"Mode::Broken", 2}, {"Mode::Lost", 3}}}
    };
    for (const std::string &f : example.fields)
      add(f, "this");
    schema_.classes = {
        {"Thing", variables_}
    };
    for (std::size_t i = 0; i < example.parameters.size(); ++i) {
      Variable v = add(example.parameters[i], "param " + std::to_string(i));
      std::string name = v.name.name;
      bool isReference = v.rep == Rep::Sequence;
      op.parameters.push_back({name,
                               {},
                               isReference ? Passing::Ref : Passing::Value,
                               isReference ? "std::vector<int> &" : "int",
                               false,
                               false});
      groups_.insert(groups_.end(), {Quantity::parameter(op.signature, name),
                                     Quantity::parameter(op.signature, name).partOf(QuantityPart::Elements)});
    }
    int entry = static_cast<int>(variables_.size());
    for (const std::string &r : example.result)
      add(r, "return");
    groups_.push_back(Quantity::result(op.signature));
    component_.operations = {op};
    component_.comparable = {groups_, {"field Thing::id"}};
    if (!example.condition.empty())
      component_.conditions = {
          {op.signature, example.condition}
      };
    schema_.operations = {
        {0, variables_, entry, {{"Thing", 0, -1}}}
    };
  }

  Model infer(int calls, int spoiltCall) {
    testing::TraceWriter trace;
    Random random(7);
    std::size_t entry = static_cast<std::size_t>(schema_.operations[0].entryCount);
    for (int i = 0; i < calls; ++i) {
      Call call;
      example_.call(call, random);
      if (i == spoiltCall)
        example_.spoil(call);
      for (const auto &[name, data] : call.before)
        call.after.try_emplace(name, data);
      held_.clear();
      auto number = trace.enter(0, {1}, values(call.before, entry));
      if (call.throws)
        trace.throws(number, 0, {1}, values(call.after, entry), "std::logic_error");
      else
        trace.exit(number, 0, {1}, values(call.after, variables_.size()));
    }
    testing::TempFolder folder;
    auto model = inferModel(component_, {folder.write("trace.bin", trace.bytes()), schema_, 0, 0});
    EXPECT_TRUE(model);
    return model ? *model : Model();
  }

private:
  Variable add(const std::string &declaration, const std::string &root) {
    variables_.push_back(variableOf(declaration, root));
    const Variable &v = variables_.back();
    if (root == "this" && print(v.name) != "id") {
      const std::string &whole = v.path[1].what;
      groups_.insert(groups_.end(), {parseQuantity("field " + whole), parseQuantity("elements " + whole),
                                     parseQuantity("size " + whole), parseQuantity("values " + whole)});
    }
    return v;
  }

  rt::Value value(const Data &data) {
    if (auto *n = std::get_if<int>(&data))
      return testing::number(*n);
    if (auto *b = std::get_if<bool>(&data))
      return testing::number(*b);
    if (auto *d = std::get_if<double>(&data))
      return rt::Value::ofFloat(*d);
    if (auto *s = std::get_if<std::string>(&data))
      return testing::textValue(*s);
    if (auto *p = std::get_if<Address>(&data))
      return rt::Value::ofPointer(reinterpret_cast<const void *>(p->number));
    std::vector<rt::Value> elements;
    if (auto *numbers = std::get_if<Numbers>(&data))
      for (int n : *numbers)
        elements.push_back(testing::number(n));
    else if (auto *texts = std::get_if<Texts>(&data))
      for (const std::string &text : *texts)
        elements.push_back(testing::textValue(text));
    else
      return {};
    held_.push_back(std::move(elements));
    return rt::Value::ofSequence(held_.back().data(), held_.back().size());
  }
  testing::TraceWriter::Values values(const std::map<std::string, Data> &of, std::size_t count) {
    testing::TraceWriter::Values out;
    for (std::size_t i = 0; i < count; ++i) {
      auto it = of.find(print(variables_[i].name));
      out.push_back(it == of.end() ? rt::Value() : value(it->second));
    }
    return out;
  }

  const Example &example_;
  Component component_;
  Schema schema_;
  std::vector<Variable> variables_;
  std::vector<Quantity> groups_;
  std::vector<std::vector<rt::Value>> held_;
};

inline bool believes(const Model &model, PointKind kind, const std::string &statement) {
  Point point{kind, kind == PointKind::Object ? "Thing" : kSignature};
  auto wanted = parseExpr(statement);
  return wanted && std::ranges::any_of(model.properties, [&](const Property &p) {
           return p.point == point && (p.expr == *wanted || print(p.expr) == statement);
         });
}

inline std::string listed(const Model &model) {
  std::string out;
  for (const Property &p : model.properties)
    out += describePoint(p.point) + ": " + print(p.expr) + "\n";
  for (const Dropped &d : model.dropped)
    out += "  dropped at " + describePoint(d.point) + ": " + d.text + " (" + d.reason.words + ")\n";
  return out;
}

constexpr PointKind kObject = PointKind::Object, kEntry = PointKind::Entry, kExit = PointKind::Exit,
                    kThrow = PointKind::Throw;

inline int any(Random &r, int least, int greatest) {
  return least + static_cast<int>(r.below(static_cast<std::size_t>(greatest - least + 1)));
}
inline Numbers anyNumbers(Random &r, int shortest = 0, int least = -40, int greatest = 40) {
  Numbers out(static_cast<std::size_t>(any(r, shortest, 6)));
  for (int &n : out)
    n = any(r, least, greatest);
  return out;
}
inline Numbers sorted(Numbers a) {
  std::ranges::sort(a);
  return a;
}
inline Numbers without(Numbers a, std::size_t at) {
  a.erase(a.begin() + static_cast<std::ptrdiff_t>(at));
  return a;
}
inline Numbers with(Numbers a, std::size_t at, int item) {
  a.insert(a.begin() + static_cast<std::ptrdiff_t>(at), item);
  return a;
}
inline std::string anyText(Random &r) {
  std::string out(1 + r.below(5), 'a');
  for (char &c : out)
    c = static_cast<char>('a' + r.below(26));
  return out;
}
// Sets a variable to what makes the statement false.
inline auto to(const std::string &name, Data data) {
  return [=](Call &c) { c.before[name] = c.after[name] = data; };
}
inline auto afterwards(const std::string &name, Data data) {
  return [=](Call &c) { c.after[name] = data; };
}

inline void expectInferred(const std::vector<Example> &examples) {
  for (const Example &e : examples) {
    SCOPED_TRACE(e.title + ": " + e.statement);
    auto parsed = parseExpr(e.statement);
    ASSERT_TRUE(parsed);
    EXPECT_EQ(print(*parsed), e.statement);
    Model many = Recorder(e).infer(400, -1);
    EXPECT_TRUE(believes(many, e.kind, e.statement)) << listed(many);
    EXPECT_FALSE(believes(Recorder(e).infer(2, -1), e.kind, e.statement)) << "after two calls";
    EXPECT_FALSE(believes(Recorder(e).infer(400, 170), e.kind, e.statement)) << "in spite of one call";
  }
}

}  // namespace eclat::family
