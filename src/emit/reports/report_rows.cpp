#include "emit/reports/report_rows.h"

#include "emit/reports/report_words.h"
#include "flow/verdict.h"

namespace eclat {

namespace {

std::vector<std::string> verdictIds() {
  return {verdictId(Verdict::Fault), verdictId(Verdict::Fine), verdictId(Verdict::Illegal)};
}

const RecordOf<OperationFigures> &operationRecord() {
  using Of = RecordOf<OperationFigures>;
  static const Of record("operation", "What became of the inputs of one operation.", [](Of &of) {
    of.row("operation", "Signature of the operation.", kSignature).as("signature").attribute();
    of.row("inputs", "Number of inputs that have it as their tested call.", &OperationFigures::inputs).attribute();
    of.row("normal", "Number of these that violate nothing.", &OperationFigures::normal).attribute();
    of.row("new", "Number of these that violate something at entry alone: new behaviour.", &OperationFigures::novel)
        .attribute();
    of.row("illegal", "Number of these whose caller is to blame.", &OperationFigures::illegal).attribute();
    of.row("fault", "Number of these that reveal a fault.", &OperationFigures::fault).attribute();
  });
  return record;
}

const RecordOf<Skipped> &skippedRecord() {
  using Of = RecordOf<Skipped>;
  static const Of record("skipped", "An operation that no input calls.", [](Of &of) {
    of.row("operation", "Signature of the operation.", &Skipped::operation).attribute();
    of.row("reason", "Why no input calls it.", &Skipped::reason).insideElement();
    of.row("remedy", "What the user can do about it; empty if that is nothing.", &Skipped::remedy).attribute();
  });
  return record;
}

const RecordOf<Blocked> &refusedRecord() {
  using Of = RecordOf<Blocked>;
  static const Of record("refused", "What inputs tried and the sandbox did not allow.", [](Of &of) {
    of.row("operation", "Signature of the tested call.", kSignature).attribute();
    of.row("action", "What the sandbox refused.", &Blocked::action).insideElement();
    of.row("inputs", "Number of inputs that tried it.", &Blocked::inputs).attribute();
  });
  return record;
}

const RecordOf<Learned> &learnedRecord() {
  using Of = RecordOf<Learned>;
  static const Of record("learned", "What exploring showed of a property.", [](Of &of) {
    of.row("operation", "Signature of the tested call.", kSignature).attribute();
    of.row("point", "Where the property is to hold.", kPoint).attribute();
    of.row("property", "The property, in the property language.", &Learned::property).insideElement();
    of.row("inputs",
           "Number of inputs that were put to it: legal ones for an exit property, those that broke it for an entry "
           "property.",
           &Learned::inputs)
        .attribute();
    of.row("against",
           "Number of these that speak against it: they broke the exit property, or broke the entry property and did "
           "no harm.",
           &Learned::against)
        .attribute();
    of.row("verdict", "What follows for the property, in words.", &Learned::verdict).attribute();
  });
  return record;
}

// A finding that is set aside has its reason in two ways: JSON names the verdict apart, XML tells it with the reason.
const RecordOf<SetAside> &setAsideRecord() {
  using Of = RecordOf<SetAside>;
  static const Of record(
      "setAside", "A finding that is not counted because somebody has judged it before.", [](Of &of) {
        of.row("by", "What sets it aside.", asideBy).oneOf({"baseline", "model-file", "verdict"}).attribute();
        of.row("reason",
               "As the model file gives it, the name of the baseline file, or the comment and place of a verdict; may "
               "be empty.",
               &SetAside::reason)
            .onlyIn(Format::Json);
        of.row("reason",
               "As the model file gives it, the name of the baseline file, or a verdict with its comment and place; "
               "may be empty.",
               [](const SetAside &aside) { return aside.verdict.empty() ? aside.reason : asideWords(aside); })
            .attribute()
            .onlyIn(Format::Xml);
        of.row("finding", "The finding that is set aside.", &SetAside::finding, findingRecord);
        of.row("verdict", "Which verdict, if one says so.", &SetAside::verdict)
            .oneOf(verdictIds())
            .unlessEmpty()
            .attribute();
      });
  return record;
}

const RecordOf<JudgedTest> &judgedRecord() {
  using Of = RecordOf<JudgedTest>;
  static const Of record("judged", "An input that people have judged, run again.", [](Of &of) {
    of.row("id", "Id of the finding that was judged.", &JudgedTest::id).attribute();
    of.row("verdict", "What was said of it.", &JudgedTest::verdict)
        .oneOf({verdictId(Verdict::Fault), verdictId(Verdict::Fine)})
        .attribute();
    of.row("state", "What it does now.", &JudgedTest::state)
        .oneOf({"fails", "mended", "passes", "changed", "crashes", "gone"})
        .attribute();
    of.row("words", "What is different now; may be empty.", &JudgedTest::words).insideElement();
  });
  return record;
}

const RecordOf<Refined> &refinedRecord() {
  using Of = RecordOf<Refined>;
  static const Of record(
      "refined", "A property that a verdict took out of the model (fine) or made a rule (illegal).", [](Of &of) {
        of.row("point", "Where the property held.", kPoint).attribute();
        of.row("property", "The property, in the property language.", &Refined::property).insideElement();
        of.row("verdict", "What was said.", &Refined::verdict)
            .oneOf({verdictId(Verdict::Fine), verdictId(Verdict::Illegal)})
            .attribute();
        of.row("by", "Id of the finding that was judged.", &Refined::by).attribute();
      });
  return record;
}

const RecordOf<Regression> &regressionRecord() {
  using Of = RecordOf<Regression>;
  static const Of record(
      "regression", "An input that did well, for a test that holds the code to what it does today.", [](Of &of) {
        of.row("id", "Id of the regression; stable as long as the input is.", &Regression::id).attribute();
        of.row("operation", "Signature of the tested call.", kSignature).attribute();
        of.row("code", "The input as lines of C++.",
               [](const Regression &r, const RowScope &scope) { return scope.code(r.input, r.outcome); });
      });
  return record;
}

const RecordOf<Unproved> &unprovedRecord() {
  using Of = RecordOf<Unproved>;
  static const Of record("unproved", "A test that was written and is not delivered.", [](Of &of) {
    of.row("id", "Id of the finding or the regression that the test is for.", &Unproved::id).attribute();
    of.row("reason", "Why it is not delivered.", &Unproved::reason).insideElement();
  });
  return record;
}

// What stands before the findings: what was tested, and how.
void addRunRows(RecordOf<Report> &of) {
  of.row("version", "Version of the eclat that wrote the report.", &Report::version).attribute();
  of.row("seed", "Seed of the random numbers.", &Report::seed).attribute();
  of.row("seeds", "How many seeds were explored, from `seed` on.", &Report::seeds).fromOne().attribute();
  of.row(
      "component", "What was tested.",
      [](const Report &, const RowScope &scope) -> const Component & { return scope.context.component; },
      componentRecord);
  of.row("stats", "The figures of the run.", &Report::stats, statsRecord);
  of.row(
      "symbolic", "What solving for arguments did; only with --symbolic.",
      [](const Report &report) { return report.stats.symbolic.runs ? &report.stats.symbolic : nullptr; },
      symbolicRecord);
  of.row(
      "techniques", "How inputs were selected; only with --select, --preconditions or --iterations.",
      [](const Report &report) { return report.techniques.select.empty() ? nullptr : &report.techniques; },
      techniquesRecord);
  of.row("coverage", "How much of the component's code was reached.", &Report::coverage, coverageRecord)
      .inlined(Format::Xml);
  of.row("operations", "What became of the inputs of each tested operation.", &Report::operations, operationRecord)
      .as("operation")
      .before("coverage");
  of.row(
      "skipped", "Operations that no input calls.",
      [](const Report &, const RowScope &scope) -> const auto & { return scope.context.component.skipped; },
      skippedRecord);
  of.row("refused", "What inputs tried and the sandbox did not allow.", &Report::blocked, refusedRecord).as("refusal");
  of.row("learned", "What exploring showed of the properties.", &Report::learned, learnedRecord);
}

// The findings, and what became of what was found.
void addResultRows(RecordOf<Report> &of) {
  of.row("findings", "One for each pattern of fault-revealing inputs, the most telling first.", &Report::findings,
         findingRecord)
      .as("finding");
  of.row("setAside", "Findings that are not counted because somebody has judged them before.", &Report::setAside,
         setAsideRecord);
  of.row("judged", "Inputs that people have judged, run again; missing if there are none.", &Report::judged,
         judgedRecord)
      .unlessEmpty();
  of.row("refined",
         "Properties that verdicts took out of the model (fine) or made rules (illegal); missing if there are none.",
         &Report::refined, refinedRecord)
      .unlessEmpty();
  of.row("regressions", "Inputs that did well, for tests that hold the code to what it does today.",
         &Report::regressions, regressionRecord)
      .as("regression");
  of.row("unproved", "Tests that were written and are not delivered.", &Report::unproved, unprovedRecord);
}

}  // namespace

const RecordOf<Report> &reportRecord() {
  static const RecordOf<Report> record("report", "What a run found.", [](RecordOf<Report> &of) {
    addRunRows(of);
    addResultRows(of);
  });
  return record;
}

}  // namespace eclat
