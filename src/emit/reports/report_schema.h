#pragma once

#include <string>

namespace eclat {

// What readers of the report for programs can hold it to.
// in:  nothing but the description in report_rows.h
// out: the texts of docs/reference/report.schema.json, a JSON Schema, and of docs/reference/report.xsd
// why: made from what the reports are written from, they cannot say anything else
// not here: writing the files, which tests/unit/report_schema_test.cpp does on request; checking reports, which is
// tests/golden/check_reports.py
std::string jsonSchemaOfReport();
std::string xsdOfReport();

}  // namespace eclat
