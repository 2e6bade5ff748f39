#pragma once

#include "emit/reports/record_of.h"

namespace eclat {

// This describes, once, everything that the report for programs says.
// in:  nothing, as the description is the same for all reports
// out: records of rows, each row a field with its meaning and its getter
// why: a field that has a row cannot be forgotten: it is in the JSON report, in the XML report and in both schemas
// not here: writing any of the four; the reports for people (text, Markdown, HTML), which choose what they tell
// To add a field you must: give it a row in the record it belongs to, in *_rows.cpp, and write the schemas and the
// approved reports anew, as CONTRIBUTING.md says. JSON has the fields in the order of the rows.
const RecordOf<Report> &reportRecord();

inline constexpr const char *kReportElement = "eclat-report";  // in XML

// Getters that several records share: the signature of the operation that the item names by number, and its point.
inline constexpr auto kSignature = [](const auto &item, const RowScope &scope) -> const std::string & {
  return scope.signature(item.operation);
};
inline constexpr auto kPoint = [](const auto &item) { return describePoint(item.point); };

// The parts of the description that have files of their own:
const RecordOf<Finding> &findingRecord();  // finding_rows.cpp
const RecordOf<ViolatedProperty> &violatedRecord();
const RecordOf<Component> &componentRecord();  // run_rows.cpp
const RecordOf<Stats> &statsRecord();
const RecordOf<SymbolicFigures> &symbolicRecord();
const RecordOf<Techniques> &techniquesRecord();
const RecordOf<Coverage> &coverageRecord();  // coverage_rows.cpp

}  // namespace eclat
