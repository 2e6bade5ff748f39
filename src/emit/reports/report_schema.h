#pragma once

#include <string>

namespace eclat {

// Writes the schemas that readers of the report for programs can rely on.
// in:  nothing but the description in report_rows.h
// out: the texts of docs/reference/report.schema.json, a JSON Schema, and of docs/reference/report.xsd
// why: schemas and reports are made from one description, so they cannot contradict each other
// not here: writing the files, which tests/unit/report_schema_test.cpp does on request; checking reports, which
//           tests/golden/check_reports.py does
std::string jsonSchemaOfReport();
std::string xsdOfReport();

}  // namespace eclat
