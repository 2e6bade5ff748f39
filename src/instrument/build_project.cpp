#include "instrument/build_project.h"

#include "compile/diagnostics.h"
#include "instrument/compiler_wrapper.h"
#include "instrument/glue.h"
#include "support/files.h"
#include "support/installation.h"
#include "support/interrupt.h"
#include "support/process.h"
#include "support/try.h"

#include <filesystem>
#include <fmt/format.h>
#include <sstream>

namespace eclat {

namespace {

namespace fs = std::filesystem;
using Strings = std::vector<std::string>;

LinkPlan planOf(const Component &component, const Project &project, const WorkDir &dir, const Strings &runtime) {
  LinkPlan plan;
  for (const TestProgram &program : project.programs) {
    plan.programs.push_back(program.path);
    plan.commands[program.path] = dir.linkCommand(program.path);
  }
  // In one group, as the thunks may need more of the static libraries than the tests do, and the hooks what stands
  // before them. The hook file is last in line: its copies of inline functions lose.
  plan.before = {"-Wl,--start-group", dir.object("calls")};
  plan.after = {dir.object("hooks")};
  plan.after.insert(plan.after.end(), runtime.begin(), runtime.end());
  plan.after.emplace_back("-Wl,--end-group");
  // The hook stands in for the original, so nothing else would fetch that from a static library.
  std::istringstream symbols(writeHookList(component));
  for (std::string symbol; std::getline(symbols, symbol);)
    plan.after.push_back("-Wl,-u," + symbol + ".eclat");
  plan.noteStem = dir.linkNote("");
  plan.noteStem.resize(plan.noteStem.size() - std::string(".txt").size());
  return plan;
}

// The build system does not know that the programs depend on our glue.
Result<void> forgetOldPrograms(const LinkPlan &plan, const WorkDir &dir) {
  std::uint64_t h = hashText(writeLinkPlan(plan));
  for (const std::string &file :
       {dir.object("calls"), dir.object("hooks"), installation().library, installation().symbolicLibrary})
    h = hashText(readFile(file).value_or(""), h);
  std::string stamp = hexDigits(h, 16), file = dir.linkPlan() + ".stamp";
  if (readFile(file) == stamp)
    return {};
  std::error_code ignored;
  for (const std::string &program : plan.programs)
    fs::remove(program, ignored);
  return writeFile(file, stamp);
}

ProcessOptions environmentFor(const Project &project, const WorkDir &dir, const Flavour &flavour) {
  ProcessOptions options;
  options.directory = project.directory;
  options.environment["ECLAT_HOOKS"] = dir.hookList();
  options.environment[kEnvLinkPlan] = dir.linkPlan();
  options.environment["ECLAT_WORK_DIR"] = dir.root();
  options.environment[kEnvFlavour] = flavour.name;
  options.environment["CXX"] = dir.compiler("c++");
  options.environment["CC"] = dir.compiler("cc");
  // Tests that the build runs itself, to list their cases, must start as the programs do for us.
  options.environment["ASAN_OPTIONS"] = "detect_leaks=0";
  return options;
}

Failure cannotHook(const LinkPlan &plan, const Project &project) {
  Strings notes;
  for (const TestProgram &program : project.programs) {
    std::string output = readFile(plan.noteOf(program.path)).value_or("");
    for (const std::string &line : diagnostics(output))
      notes.push_back(line);
  }
  if (notes.empty())
    return {ExitCode::CannotBuildOrTestsFail,
            "instrument",
            fmt::format("the build made '{}' without `eclat c++`", project.programs.front().path),
            "let it compile and link with $CXX, in a folder where nothing is built yet",
            {}};
  return {ExitCode::CannotBuildOrTestsFail, "instrument",
          "no test program links with the component: " + firstError(notes, "the linker failed"),
          "choose programs that use the class, or leave operations out", notes};
}

}  // namespace

Result<Build> buildProject(const Component &component, const Request &request, const WorkDir &dir,
                           const Flavour &flavour) {
  const Project &project = request.project;
  LinkPlan plan = planOf(component, project, dir, flavour.link);
  ECLAT_TRY(written, writeFile(dir.linkPlan(), writeLinkPlan(plan)));
  ECLAT_TRY(forgotten, forgetOldPrograms(plan, dir));
  ProcessResult built = runProcess(project.command, environmentFor(project, dir, flavour));
  if (mustStop())
    return fail({ExitCode::Stopped, "instrument", whyStopped() + " while the project was built", "", {}});
  if (!built.succeeded()) {
    Strings lines = diagnostics(built.output);
    return fail({ExitCode::CannotBuildOrTestsFail, "instrument",
                 firstError(lines, fmt::format("the project does not build: {}", quoteCommand(project.command))),
                 "the project must compile with clang-19, which eclat uses", lines});
  }
  Build build{
      "", clangProgram(), component.flags, {dir.object("calls"), dir.object("hooks")},
         {}
  };
  for (const TestProgram &program : project.programs) {
    bool isHooked = !readFile(plan.noteOf(program.path)) &&
                    readFile(program.path).value_or("").find("__wrap_main") != std::string::npos;
    if (isHooked)
      build.examples.push_back({program.path, {}, fs::path(program.path).parent_path().string(), {}});
  }
  if (build.examples.empty())
    return fail(cannotHook(plan, project));
  build.binary = build.examples.front().program;
  return build;
}

}  // namespace eclat
