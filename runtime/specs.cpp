// Which calls are held to specifications, and where it is written what they break.
#include "spec_check.h"
#include "state.h"

#include <cstring>

namespace eclat::rt {

namespace {

SpecsAt specsAt = SpecsAt::None;
bool isTestedCall = false;
thread_local int exampleCall = -1;  // the operation of the outermost call that is watched

// Of calls before the tested one one clause for the operation is enough: they are about another input.
bool isWorthNoting(const Record &record, bool isAsked) {
  if (isAsked || isTestedCall)
    return true;
  for (int i = 0; i < record.clauseCount; ++i)
    if (!record.clauses[i].isAsked)
      return false;
  return true;
}

void noteInRecord(Record &record, bool isAsked, const char *text, const char *file, int line) {
  if (record.clauseCount >= kMaxClauses || !isWorthNoting(record, isAsked))
    return;
  ClauseRecord &clause = record.clauses[record.clauseCount++];
  clause.isAsked = isAsked;
  clause.line = static_cast<std::uint32_t>(line);
  clause.step = record.step;
  const char *name = std::strrchr(file, '/');
  copyText(clause.file, sizeof clause.file, name ? name + 1 : file);
  copyText(clause.text, sizeof clause.text, text);
}

}  // namespace

void holdToSpecs(SpecsAt which) { specsAt = which; }

SpecWatch watchInput(const Call &call) {
  isTestedCall = call.isTested;
  bool isWanted = specsAt == SpecsAt::EveryCall || (specsAt == SpecsAt::TestedCall && call.isTested);
  return {isWanted, false};
}

SpecWatch watchExample(int operation) {
  if (mode != Mode::Trace || observing || exampleCall >= 0)
    return {};
  exampleCall = operation;
  return {true, true};
}

void exampleIsOver() { exampleCall = -1; }

SpecScope::SpecScope() : wasObserving_(observing) {
  observing = true;
  spec::listener = noteClause;
}
SpecScope::~SpecScope() {
  observing = wasObserving_;
  spec::listener = nullptr;
}

void noteSpecified() {
  if (Record *record = currentRecord())
    record->specified = 1;
}

void noteDeclared() {
  if (Record *record = currentRecord())
    record->declared = 1;
}

void noteClause(bool isAsked, const char *text, const char *file, int line) {
  if (Record *record = currentRecord())
    noteInRecord(*record, isAsked, text, file, line);
  else if (exampleCall >= 0)
    traceClause(exampleCall, isAsked, text, file, line);
  if (isAsked)
    throw SpecStops{};
}

bool isAskedTooMuch() {
  const Record *record = currentRecord();
  for (int i = 0; record && i < record->clauseCount; ++i)
    if (record->clauses[i].isAsked)
      return true;
  return false;
}

}  // namespace eclat::rt
