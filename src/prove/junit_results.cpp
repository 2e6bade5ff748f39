#include "prove/junit_results.h"

#include <pugixml.hpp>

namespace eclat {

namespace {

// Test suites stand in test suites, but not many in each other: what the tests wrote there may be anything.
void collect(const pugi::xml_node &node, std::map<std::string, TestVerdict> &verdicts, int depth = 0) {
  constexpr int kDeepest = 16;
  for (const pugi::xml_node &child : node.children()) {
    if (std::string_view(child.name()) != "testcase") {
      if (depth < kDeepest)
        collect(child, verdicts, depth + 1);
      continue;
    }
    if (child.child("skipped") || std::string_view(child.attribute("status").value()) == "notrun")
      continue;
    TestVerdict &verdict = verdicts[child.attribute("name").value()];
    for (const char *kind : {"failure", "error"})
      for (const pugi::xml_node &failure : child.children(kind)) {
        verdict.failed = true;
        verdict.message += std::string(failure.attribute("message").value()) + "\n" + failure.text().get() + "\n";
      }
  }
}

}  // namespace

std::map<std::string, TestVerdict> readJunit(const std::string &xml) {
  std::map<std::string, TestVerdict> verdicts;
  pugi::xml_document document;
  if (document.load_string(xml.c_str()))
    collect(document, verdicts);
  return verdicts;
}

}  // namespace eclat
