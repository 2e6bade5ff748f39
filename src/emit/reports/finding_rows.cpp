#include "emit/reports/report_rows.h"

#include "emit/reports/explain.h"
#include "emit/reports/rules.h"
#include "flow/laws.h"
#include "kinds/literal_code.h"

namespace eclat {

namespace {

using NamedTexts = std::vector<std::pair<std::string, std::string>>;

NamedTexts named(const std::vector<NamedValue> &values) {
  NamedTexts texts;
  for (const NamedValue &value : values)
    texts.emplace_back(printName(value), value.value);
  return texts;
}

std::vector<std::string> endingIds() {
  std::vector<std::string> ids;
  for (Ending ending : kAllEndings)
    ids.emplace_back(endingId(ending));
  return ids;
}

std::vector<std::string> kindIds() {
  std::vector<std::string> ids;
  for (const Rule &rule : rules())
    ids.emplace_back(rule.id);
  return ids;
}

const RecordOf<Location> &locationRecord() {
  using Of = RecordOf<Location>;
  static const Of record("location", "A line of the user's code.", [](Of &of) {
    of.row("file", "Path of its file from the root of the source tree.", &Location::file).attribute();
    of.row("line", "Number of the line, from 1.", &Location::line).fromOne().attribute();
  });
  return record;
}

const RecordOf<Operation> &lawRecord() {
  using Of = RecordOf<Operation>;
  static const Of record("law", "A law of C++ objects.", [](Of &of) {
    of.row("name", "What --laws calls it.", [](const Operation &o) { return nameOf(o.law.kind); }).attribute();
    of.row("class", "Class that is to keep it.", &Operation::className).attribute();
    of.row("title", "What it says.", [](const Operation &o) { return o.law.title; }).attribute();
  });
  return record;
}

// An argument as the report tells it: one of the two.
struct ToldArgument {
  std::optional<int> step;
  std::optional<std::string> literal;
};

std::vector<ToldArgument> argumentsOf(const Step &step, const RowScope &scope) {
  const Operation &operation = scope.operation(step.operation);
  std::vector<ToldArgument> told;
  for (std::size_t i = 0; i < step.arguments.size(); ++i) {
    const Argument &argument = step.arguments[i];
    if (argument.isStep()) {
      told.push_back({argument.step, {}});
      continue;
    }
    std::size_t parameter = i - (operation.hasReceiver() && i ? 1 : 0);
    bool isKnown = parameter < operation.parameters.size();
    const Type type = isKnown ? operation.parameters[parameter].type : Type{};
    told.push_back({{}, literalCode(argument.literal, type, scope.context.component, false)});
  }
  return told;
}

const RecordOf<ToldArgument> &argumentRecord() {
  using Of = RecordOf<ToldArgument>;
  static const Of record("argument", "Where an argument comes from.", [](Of &of) {
    of.isChoice = true;
    of.row("step", "The value made by an earlier step, counted from 0.", &ToldArgument::step).as("made-by");
    of.row("literal", "A constant, as C++ writes it.", &ToldArgument::literal);
  });
  return record;
}

const RecordOf<Step> &stepRecord() {
  using Of = RecordOf<Step>;
  static const Of record("step", "A call of an input.", [](Of &of) {
    of.row("operation", "Signature of what is called.", kSignature).attribute();
    of.row("arguments", "Its arguments; the receiver comes first.", argumentsOf, argumentRecord).as("argument");
  });
  return record;
}

const RecordOf<Sighting> &sightingRecord() {
  using Of = RecordOf<Sighting>;
  static const Of record("sighting", "A visit of the examples at which a property held.", [](Of &of) {
    of.row("operation", "Signature of what was called.", &Sighting::operation).attribute();
    of.row("call", "Number of the call in the order of the examples, from 1.", &Sighting::call).fromOne().attribute();
    of.row("values", "Values of the variables of the property.", [](const Sighting &s) {
        return named(s.values);
      }).as("value");
  });
  return record;
}

const RecordOf<SeenValue> &seenRecord() {
  using Of = RecordOf<SeenValue>;
  static const Of record("seen", "A value of the tested call.", [](Of &of) {
    of.row("name", "Name of the variable, in the property language.", [](const SeenValue &s) {
        return print(s.name);
      }).attribute();
    of.row("before", "Value before the call; missing if it was not there, or had none.", &SeenValue::before)
        .unlessEmpty()
        .attribute();
    of.row("after", "Value after the call; missing likewise, and for everything after a crash.", &SeenValue::after)
        .unlessEmpty()
        .attribute();
  });
  return record;
}

const RecordOf<Outcome> &thrownRecord() {
  using Of = RecordOf<Outcome>;
  static const Of record("thrown", "The exception that the tested call ended with.", [](Of &of) {
    of.row("type", "Type of the exception.", &Outcome::thrownType).attribute();
    of.row("what", "What its what() says.", &Outcome::thrownWhat).insideElement();
  });
  return record;
}

const RecordOf<Outcome> &endingRecord() {
  using Of = RecordOf<Outcome>;
  static const Of record("ending", "How the tested call ended.", [](Of &of) {
    of.row("ending", "Kind of ending.", [](const Outcome &o) { return endingId(o.ending); })
        .oneOf(endingIds())
        .as("id")
        .attribute();
    of.row("place", "Place of a crash or throw; empty if unknown.", &Outcome::place).attribute();
    of.row("detail", "What the sanitizer, the assertion or the signal says; may be empty.", &Outcome::detail)
        .insideElement();
  });
  return record;
}

const RecordOf<NestedViolation> &nestedRecord() {
  using Of = RecordOf<NestedViolation>;
  static const Of record("nested", "What a call inside the tested call found or left broken.", [](Of &of) {
    of.row("operation", "Signature of that call.", kSignature).attribute();
    of.row("property", "The property, in the property language.",
           [](const NestedViolation &nested, const RowScope &scope) {
             return print(scope.context.model.properties.at(static_cast<std::size_t>(nested.property)).expr);
           })
        .insideElement();
    of.row("at", "When it was broken.", [](const NestedViolation &n) { return n.atEntry ? "entry" : "exit"; })
        .oneOf({"entry", "exit"})
        .attribute();
  });
  return record;
}

// How the techniques came to a finding, and the entry properties that were put aside for it.
const RecordOf<Finding> &selectionRecord() {
  using Of = RecordOf<Finding>;
  static const Of record("selected", "How the techniques came to it: by property, by coverage or by both.", [](Of &of) {
    of.row("dropped", "Entry properties that were put aside and that the input breaks (--preconditions drop).",
           &Finding::dropped, violatedRecord)
        .unlessEmpty();
    of.row("selectedBy", "The techniques of --select that chose it.", &Finding::selectedBy)
        .oneOf({selectId(Select::Property), selectId(Select::Coverage)})
        .between(0, 2)
        .unlessEmpty()
        .as("by")
        .before("dropped");
    of.row("newBranches", "Number of branches that it reaches, and neither the tests nor inputs selected before it do.",
           [](const Finding &f) { return f.selectedBy.empty() ? std::nullopt : std::optional(f.newBranches); })
        .attribute();
    of.row("preconditions",
           "Entry properties were put aside when it was found, whether it breaks one or not; otherwise missing.",
           [](const Finding &f) { return f.isEntryDropped ? preconditionsId(Preconditions::Drop) : ""; })
        .oneOf({preconditionsId(Preconditions::Drop)})
        .unlessEmpty()
        .attribute();
    of.row("iteration", "Iteration of --iterations that found it, from 1.", &Finding::iteration)
        .fromOne()
        .unlessEmpty()
        .attribute();
  });
  return record;
}

// What was tested and with which input.
void addInputRows(RecordOf<Finding> &of) {
  of.row("id", "Id of the finding; stable as long as operation and pattern are.", &Finding::id).attribute();
  of.row("operation", "Signature of the tested call.", kSignature).attribute();
  of.row(
        "location", "Where the component broke, or where the operation is declared.",
        [](const Finding &f, const RowScope &scope) { return scope.locations.of(f); }, locationRecord)
      .inlined(Format::Xml);
  of.row("kind", "What is wrong: a broken property, law or specification, new coverage, or how the call ended.",
         &Finding::kind)
      .oneOf(kindIds())
      .attribute();
  of.row(
      "law", "The law that was the tested call; missing if it was another call.",
      [](const Finding &f, const RowScope &scope) {
        const Operation &operation = scope.operation(f.operation);
        return operation.kind == OperationKind::Law ? &operation : nullptr;
      },
      lawRecord);
  of.row("label", "Label of the input.", [](const Finding &f) { return labelId(f.label); })
      .oneOf({labelId(Label::Normal), labelId(Label::New), labelId(Label::Illegal), labelId(Label::Fault)})
      .attribute();
  of.row(
        "steps", "The calls of the input; the last is the tested call.",
        [](const Finding &f) -> const auto & { return f.input.steps; }, stepRecord)
      .as("step");
  of.row("code", "The input as lines of C++.",
         [](const Finding &f, const RowScope &scope) { return scope.code(f.input, f.outcome); });
}

// What happened.
void addOutcomeRows(RecordOf<Finding> &of) {
  of.row("violated", "The properties that it broke.", &Finding::violated, violatedRecord);
  of.row(
      "seen", "The values of the tested call.", [](const Finding &f) -> const auto & { return f.outcome.seen; },
      seenRecord);
  of.row(
        "thrown", "The exception that it ended with; null, and missing in XML, if there was none.",
        [](const Finding &f) { return f.outcome.ending == Ending::Threw ? &f.outcome : nullptr; }, thrownRecord)
      .orNull();
  // JSON always says how the call ended, XML if it neither returned nor threw.
  of.row("outcome", "How it ended.", &Finding::outcome, endingRecord).inlined(Format::Json).onlyIn(Format::Json);
  of.row(
        "ending", "How it ended, if it neither returned nor threw.",
        [](const Finding &f) { return cameBack(f.outcome.ending) ? nullptr : &f.outcome; }, endingRecord)
      .insteadOf("thrown")
      .onlyIn(Format::Xml);
  of.row("changes", "What the input changed in its process beyond its objects.", [](const Finding &f) {
      return f.outcome.changes;
    }).as("changed");
  of.row("refused", "The first thing that the sandbox refused; empty, or missing in XML, if nothing.",
         [](const Finding &f) { return f.outcome.blocked; })
      .unlessEmptyInXml();
  of.row("output", "The beginning of what it printed; empty, or missing in XML, if nothing.", [](const Finding &f) {
      return f.outcome.output;
    }).unlessEmptyInXml();
}

// What there is to say of it, and how it was found.
void addStoryRows(RecordOf<Finding> &of) {
  auto textOf = [](const Finding &f, const RowScope &scope) {
    return describeFinding(f, scope.context.component, scope.context.model);
  };
  of.row("summary", "What broke, in one sentence.", [textOf](const Finding &f, const RowScope &scope) {
      return textOf(f, scope).summary;
    }).before("law");
  of.row("explanation", "Why this suggests a fault.",
         [textOf](const Finding &f, const RowScope &scope) { return textOf(f, scope).explanation; });
  of.row("reason", "Why it stands where it does among the findings.", &Finding::reason);
  of.row("doubt", "What speaks against its being a fault; empty, or missing in XML, if nothing does.", &Finding::doubt)
      .unlessEmptyInXml();
  // These are fields of the finding in JSON; XML puts them into an element of their own, if the techniques were asked.
  of.row("selection", "How the techniques came to it.", RecordOf<Finding>::itself, selectionRecord)
      .inlined(Format::Json)
      .onlyIn(Format::Json);
  of.row(
        "selected", "How the techniques came to it, if they were asked.",
        [](const Finding &f) { return f.iteration || f.isEntryDropped || !f.selectedBy.empty() ? &f : nullptr; },
        selectionRecord)
      .before("seen")
      .onlyIn(Format::Xml);
  of.row("foundBy",
         "Where the first input that showed it came from: chance, all inputs in turn, the call graphs of the examples, "
         "or solving.",
         &Finding::foundBy)
      .oneOf({strategyId(Strategy::Random), strategyId(Strategy::Exhaustive), "graphs", strategyId(Strategy::Symbolic)})
      .unlessEmpty()
      .attribute();
  of.row("solvedFor", "Why its arguments were solved for (--symbolic); only if they were.", &Finding::solvedFor)
      .unlessEmpty()
      .attribute();
}

}  // namespace

const RecordOf<ViolatedProperty> &violatedRecord() {
  using Of = RecordOf<ViolatedProperty>;
  static const Of record("violated", "A property that an input broke, with its evidence.", [](Of &of) {
    of.row("point", "Where the property is to hold: `exit of Stack::push(int)`, `object of Stack`, `class of Stack`.",
           kPoint)
        .attribute();
    of.row("property", "The property, in the property language.", &ViolatedProperty::property);
    of.row("values", "Values of the variables of the property.", [](const ViolatedProperty &v) {
        return named(v.values);
      }).as("value");
    of.row("samples", "Number of visits of the examples in which it held.", &ViolatedProperty::samples).attribute();
    of.row("states", "Number of different states among these visits.", &ViolatedProperty::states)
        .unlessEmptyInXml()
        .attribute();
    of.row("sightings", "A few of these visits, with different values.", &ViolatedProperty::sightings, sightingRecord)
        .as("sighting");
    of.row("object", "Of an object property: whose.", &ViolatedProperty::object).unlessEmpty().attribute();
    of.row("law", "Of a law or a specification: in words; it was not learned.", &ViolatedProperty::law)
        .unlessEmpty()
        .attribute();
    of.row("legal", "Number of legal inputs of the operation, if that was asked.", &ViolatedProperty::legal)
        .unlessEmpty()
        .attribute();
    of.row("breaking", "Number of these legal inputs that break it.", [](const ViolatedProperty &v) {
        return v.legal ? std::optional(v.breaking) : std::nullopt;
      }).attribute();
    of.row("trusted", "It is in the model because the model file trusts it; otherwise missing.",
           &ViolatedProperty::isTrusted)
        .unlessEmpty()
        .attribute();
    of.row("broken", "Number of visits of the examples that break a trusted property.", [](const ViolatedProperty &v) {
        return v.isTrusted ? std::optional(v.broken) : std::nullopt;
      }).attribute();
  });
  return record;
}

const RecordOf<Finding> &findingRecord() {
  using Of = RecordOf<Finding>;
  static const Of record("finding", "One input for each pattern of fault-revealing inputs, made small.", [](Of &of) {
    addInputRows(of);
    addOutcomeRows(of);
    addStoryRows(of);
    of.row(
        "nested", "What calls inside the tested call found or left broken.",
        [](const Finding &f) -> const auto & { return f.outcome.nested; }, nestedRecord);
    of.row("others", "Number of further inputs with the same pattern.", &Finding::others).attribute();
    of.row("variants", "Other patterns that seem to have the same cause.", &Finding::variants, findingRecord)
        .as("variant");
  });
  return record;
}

}  // namespace eclat
