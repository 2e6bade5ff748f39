#pragma once

#include "emit/reports/record_of.h"

namespace eclat {

// Everything that the report for programs says, described once.
// in:  nothing; the description is the same for all reports
// out: records of rows, each row a field with its meaning and its getter
// why: a field that has a row is in the JSON report, in the XML report and in both schemas, and nowhere forgotten
// not here: writing any of the four; the reports that people read (text, Markdown, HTML) tell what they choose to tell
// To add a field you must: give it a row in the record it belongs to, in *_rows.cpp, and write the schemas and the
// approved reports anew, as CONTRIBUTING.md says. JSON has the fields in the order of the rows.
const RecordOf<Report> &reportRecord();

inline constexpr const char *kReportElement = "eclat-report";  // in XML

// Getters of what several records have: the signature of the operation that the item names by number, and its point.
inline constexpr auto kSignature = [](const auto &item, const RowScope &scope) -> const std::string & {
  return scope.signature(item.operation);
};
inline constexpr auto kPoint = [](const auto &item) { return describePoint(item.point); };

// Parts of it that have files of their own:
const RecordOf<Finding> &findingRecord();  // finding_rows.cpp
const RecordOf<ViolatedProperty> &violatedRecord();
const RecordOf<Component> &componentRecord();  // run_rows.cpp
const RecordOf<Stats> &statsRecord();
const RecordOf<SymbolicFigures> &symbolicRecord();
const RecordOf<Techniques> &techniquesRecord();
const RecordOf<Coverage> &coverageRecord();  // coverage_rows.cpp

}  // namespace eclat
