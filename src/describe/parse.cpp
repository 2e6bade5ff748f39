#include "describe/parse.h"

#include "describe/installed_headers.h"
#include "flow/component.h"
#include "support/timings.h"

#include <clang/Basic/Version.h>
#include <clang/Frontend/TextDiagnosticPrinter.h>
#include <clang/Sema/Sema.h>
#include <clang/Tooling/Tooling.h>
#include <fmt/format.h>
#include <llvm/Support/raw_ostream.h>

#include <sstream>

namespace eclat {
namespace {

// Renders diagnostics as Clang would print them and keeps the first error apart.
class DiagnosticKeeper : public clang::DiagnosticConsumer {
public:
  DiagnosticKeeper() : out_(text_), printer_(out_, new clang::DiagnosticOptions()) {}

  void BeginSourceFile(const clang::LangOptions &language, const clang::Preprocessor *preprocessor) override {
    printer_.BeginSourceFile(language, preprocessor);
  }
  void EndSourceFile() override {
    printer_.EndSourceFile();
    isParsed_ = true;
  }

  void HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic &diagnostic) override {
    DiagnosticConsumer::HandleDiagnostic(level, diagnostic);
    if (isParsed_)  // of what is instantiated later, only the number of errors counts
      return;
    printer_.HandleDiagnostic(level, diagnostic);
    if (level >= clang::DiagnosticsEngine::Error && firstError_.empty())
      firstError_ = render(diagnostic);
  }

  const std::string &firstError() const { return firstError_; }

  std::vector<std::string> lines() const {
    std::vector<std::string> lines;
    std::istringstream in(text_);
    for (std::string line; std::getline(in, line);)
      lines.push_back(line);
    return lines;
  }

private:
  static std::string render(const clang::Diagnostic &diagnostic) {
    llvm::SmallString<128> message;
    diagnostic.FormatDiagnostic(message);
    if (!diagnostic.hasSourceManager() || diagnostic.getLocation().isInvalid())
      return fmt::format("error: {}", message.str().str());
    const clang::SourceManager &sources = diagnostic.getSourceManager();
    clang::PresumedLoc place = sources.getPresumedLoc(sources.getExpansionLoc(diagnostic.getLocation()));
    if (place.isInvalid())
      return fmt::format("error: {}", message.str().str());
    return fmt::format("{}:{}:{}: error: {}", place.getFilename(), place.getLine(), place.getColumn(),
                       message.str().str());
  }

  std::string text_;
  llvm::raw_string_ostream out_;
  clang::TextDiagnosticPrinter printer_;
  std::string firstError_;
  bool isParsed_ = false;
};

std::vector<std::string> parseFlags(const std::vector<std::string> &flags) {
  std::vector<std::string> all = flags;
  // Warnings are the user's business, and flags of the linker are of no use here.
  all.insert(all.end(), {"-w", "-ferror-limit=0", "-Qunused-arguments", "-resource-dir",
                         ECLAT_LLVM_ROOT "/lib/clang/" CLANG_VERSION_MAJOR_STRING});
  return all;
}

}  // namespace

Result<ParsedUnit> parseFiles(const std::vector<std::string> &files, const std::vector<std::string> &flags,
                              const std::string &more) {
  Timed parsing("parse");
  std::string code;
  for (const std::string &file : files)
    code += includeLine(file);
  code += more;
  std::vector<std::string> all = flags, installed = flagsForInstalled(files, flags);
  all.insert(all.end(), installed.begin(), installed.end());
  auto keeper = std::make_unique<DiagnosticKeeper>();
  auto unit = clang::tooling::buildASTFromCodeWithArgs(
      code, parseFlags(all), "eclat-component.cc", ECLAT_LLVM_ROOT "/bin/clang++",
      std::make_shared<clang::PCHContainerOperations>(), clang::tooling::getClangStripDependencyFileAdjuster(), {},
      keeper.get());
  if (!unit || keeper->getNumErrors() > 0) {
    std::string message = keeper->firstError();
    if (message.empty())
      message = fmt::format("Clang could not parse '{}'", files.empty() ? "" : files.front());
    return fail({ExitCode::CannotBuildOrTestsFail, "describe", std::move(message),
                 "compile it as the project does: give -p DIR, or the flags after --", keeper->lines()});
  }
  return ParsedUnit{std::move(keeper), std::move(unit)};
}

void declareImplicitMembers(const ParsedUnit &parsed, const clang::CXXRecordDecl &record) {
  auto &declared = const_cast<clang::CXXRecordDecl &>(record);
  if (!parsed.unit->hasSema())
    return;
  parsed.unit->getSema().LookupConstructors(&declared);
  parsed.unit->getSema().LookupDestructor(&declared);
}

}  // namespace eclat
