#include "cli/commands/doctor.h"

#include "support/files.h"
#include "support/installation.h"
#include "support/terminal.h"
#include "support/try.h"
#include "support/words.h"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace eclat {

namespace {

const char *word(Health health) {
  return health == Health::Ok ? "ok" : health == Health::Warning ? "warning" : "problem";
}

std::string markOf(Health health, bool colour) {
  std::string text = fmt::format("{:<8}", word(health));
  if (!colour)
    return text;
  Ink ink = health == Health::Ok ? Ink::Good : health == Health::Warning ? Ink::Doubtful : Ink::Bad;
  return inked(ink, text, true);
}

std::string asJson(const std::vector<MachineCheck> &checks) {
  nlohmann::ordered_json json;
  json["health"] = word(worstOf(checks));
  json["checks"] = nlohmann::ordered_json::array();
  for (const MachineCheck &check : checks)
    json["checks"].push_back({
        {"name",   check.name        },
        {"health", word(check.health)},
        {"text",   check.text        },
        {"remedy", check.remedy      }
    });
  return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace

Tools installedTools() {
  const Installation &ours = installation();
  return {clangProgram(), symbolizerProgram(), ours.plugin, ours.library, ours.include, Tools().patience};
}

Health worstOf(const std::vector<MachineCheck> &checks) {
  Health worst = Health::Ok;
  for (const MachineCheck &check : checks)
    worst = std::max(worst, check.health);
  return worst;
}

std::string printChecks(const std::vector<MachineCheck> &checks, const std::string &format, bool colour) {
  if (format == "json")
    return asJson(checks);
  std::size_t width = 0;
  for (const MachineCheck &check : checks)
    width = std::max(width, check.name.size());
  std::string out;
  for (const MachineCheck &check : checks)
    out += fmt::format("{} {:<{}}  {}{}\n", markOf(check.health, colour), check.name, width, check.text,
                       check.remedy.empty() ? "" : "; " + check.remedy);
  auto problems = std::ranges::count(checks, Health::Problem, &MachineCheck::health);
  auto warnings = std::ranges::count(checks, Health::Warning, &MachineCheck::health);
  std::string told = warnings ? fmt::format(", with {}", counted(static_cast<std::size_t>(warnings), "warning")) : "";
  return out + (problems ? fmt::format("\neclat cannot work here: {}{}\n",
                                       counted(static_cast<std::size_t>(problems), "problem"), told)
                         : fmt::format("\neclat can work here{}\n", told));
}

Result<int> examineMachine(const CommandLine &line, bool colour) {
  Tools tools = installedTools();
  std::vector<MachineCheck> checks = {checkCompiler(tools)};
  auto add = [&](std::vector<MachineCheck> more) { checks.insert(checks.end(), more.begin(), more.end()); };
  add(checkInstallation(tools));
  add(checkBuilding(tools));
  add(checkSandbox());
  add(checkPrograms(tools));
  add(checkFrameworks(tools));
  add(checkMachine(line.options.request.workDir));
  std::string text = printChecks(checks, line.format, colour && line.output.empty());
  if (!line.output.empty()) {
    ECLAT_TRY(written, writeFile(line.output, text));
  } else {
    std::fwrite(text.data(), 1, text.size(), stdout);
  }
  return worstOf(checks) == Health::Problem ? static_cast<int>(ExitCode::CannotBuildOrTestsFail) : 0;
}

}  // namespace eclat
