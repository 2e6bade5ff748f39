// The schemas of the report for programs, checked in as docs/reference/report.schema.json and report.xsd, are what the
// description of the report makes. ECLAT_APPROVE=1 writes them anew; read the difference before you commit it.
#include "emit/reports/report_rows.h"
#include "emit/reports/report_schema.h"

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

}  // namespace
}  // namespace eclat
