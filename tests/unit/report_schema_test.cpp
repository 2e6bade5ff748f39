// The schemas of the report for programs, checked in as docs/reference/report.schema.json and report.xsd, are what the
// description of the report makes. ECLAT_APPROVE=1 writes them anew; read the difference before you commit it.
#include "emit/reports/report_rows.h"
#include "emit/reports/report_schema.h"
#include "emit/reports/rules.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sstream>

namespace eclat {
namespace {

void expectApproved(const std::string &name, const std::string &text) {
  std::string file = std::string(ECLAT_SOURCE_DIR) + "/docs/reference/" + name;
  if (std::getenv("ECLAT_APPROVE"))
    std::ofstream(file, std::ios::binary) << text;
  std::ostringstream approved;
  approved << std::ifstream(file, std::ios::binary).rdbuf();
  EXPECT_EQ(text, approved.str())
      << "if this is right: ECLAT_APPROVE=1 build/bin/eclat_unit_tests --gtest_filter='ReportSchema*'";
}

TEST(ReportSchema, OfJsonIsMadeFromTheDescription) { expectApproved("report.schema.json", jsonSchemaOfReport()); }

TEST(ReportSchema, OfXmlIsMadeFromTheDescription) { expectApproved("report.xsd", xsdOfReport()); }

// All records that the report consists of.
void collect(const Record &record, std::set<const Record *> &to) {
  if (to.insert(&record).second)
    for (const Row &row : record.rows)
      if (row.content == Content::Record)
        collect(row.record(), to);
}

std::set<const Record *> allRecords() {
  std::set<const Record *> records;
  collect(reportRecord(), records);
  return records;
}

TEST(ReportSchema, EveryRecordHasANameOfItsOwn) {
  std::set<std::string> names;
  for (const Record *record : allRecords())
    EXPECT_TRUE(names.insert(record->name).second) << record->name;
}

TEST(ReportSchema, EveryFieldHasAMeaningAndStandsOnceInEachFormat) {
  for (const Record *record : allRecords()) {
    std::set<std::string> inJson, inXml;
    for (const Row &row : record->rows) {
      EXPECT_TRUE(row.meaning.ends_with('.')) << record->name << " " << row.name;
      if (row.in.json)
        EXPECT_TRUE(inJson.insert(row.name).second) << record->name << " " << row.name;
      if (row.in.xml)
        EXPECT_TRUE(inXml.insert(row.xml.name).second) << record->name << " " << row.xml.name;
    }
  }
}

TEST(ReportSchema, FieldsThatAreNamedByOthersStandBesideThem) {
  for (const Record *record : allRecords()) {
    std::set<std::string> names = {""};
    for (const Row &row : record->rows)
      names.insert(row.name);
    for (const Row &row : record->rows) {
      EXPECT_TRUE(names.contains(row.xml.successor)) << record->name << " " << row.name;
      EXPECT_TRUE(names.contains(row.xml.rival)) << record->name << " " << row.name;
    }
  }
}

// The schemas allow no other kind of finding.
TEST(ReportSchema, KnowsEveryEndingThatIsAFault) {
  for (Ending ending : kAllEndings)
    if (isSevereEnding(ending))
      EXPECT_NE(std::ranges::find(rules(), std::string(endingId(ending)), &Rule::id), rules().end())
          << endingId(ending);
}

// An element holds elements, or text: readers of XML take nothing else for a record.
TEST(ReportSchema, AnElementWithTextHasNoElements) {
  for (const Record *record : allRecords()) {
    bool hasText = false, hasElements = false;
    for (const Row &row : record->rows) {
      hasText |= row.in.xml && row.xml.form == XmlForm::Content;
      hasElements |= row.in.xml && row.xml.form == XmlForm::Element;
    }
    EXPECT_FALSE(hasText && hasElements) << record->name;
  }
}

}  // namespace
}  // namespace eclat
