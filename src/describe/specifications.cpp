#include "describe/specifications.h"

#include "describe/parse.h"
#include "describe/types/spelling.h"
#include "flow/laws.h"
#include "support/installation.h"
#include "support/nearest_name.h"
#include "support/try.h"

#include <algorithm>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/RecursiveASTVisitor.h>
#include <filesystem>
#include <fmt/format.h>
#include <set>
#include <sstream>

namespace eclat {

namespace {

constexpr const char *kHint = "docs/how-to/specs.md says how specifications are written";

// C++ allows no signs in names.
constexpr std::pair<const char *, const char *> kSigns[] = {
    {"==",  "equal"        },
    {"!=",  "not_equal"    },
    {"<=>", "compare"      },
    {"<",   "less"         },
    {"<=",  "less_equal"   },
    {">",   "greater"      },
    {">=",  "greater_equal"},
    {"+=",  "add_assign"   },
    {"-=",  "sub_assign"   },
    {"*=",  "mul_assign"   },
    {"/=",  "div_assign"   },
    {"%=",  "mod_assign"   },
    {"=",   "assign"       },
    {"+",   "plus"         },
    {"-",   "minus"        },
    {"*",   "times"        },
    {"/",   "divide"       },
    {"%",   "modulo"       },
    {"[]",  "index"        },
    {"()",  "call"         },
    {"++",  "increment"    },
    {"--",  "decrement"    },
    {"!",   "not"          },
    {"~",   "complement"   },
    {"&",   "and"          },
    {"|",   "or"           },
    {"^",   "xor"          },
    {"<<",  "shift_left"   },
    {">>",  "shift_right"  },
    {"->",  "arrow"        },
};

struct SpecClass {
  std::string subject;  // the class that is specified; empty: free functions
  std::set<std::string> functions;
  std::vector<std::string> laws;
  std::string place;
};

// Of a text that a constant is initialized with.
std::vector<std::string> wordsOf(const clang::VarDecl &constant) {
  const clang::Expr *value = constant.getAnyInitializer();
  const auto *text = value ? llvm::dyn_cast<clang::StringLiteral>(value->IgnoreParenImpCasts()) : nullptr;
  std::istringstream stream(text ? text->getString().str() : "");
  std::vector<std::string> words;
  for (std::string word; stream >> word;)
    words.push_back(word);
  return words;
}

class Finder : public clang::RecursiveASTVisitor<Finder> {
public:
  bool VisitClassTemplateSpecializationDecl(clang::ClassTemplateSpecializationDecl *record) {
    if (record->getSpecializedTemplate()->getQualifiedNameAsString() != "eclat::Spec" || !record->hasDefinition() ||
        record->getTemplateArgs().size() != 1)
      return true;
    const clang::CXXRecordDecl *subject = record->getTemplateArgs()[0].getAsType()->getAsCXXRecordDecl();
    if (!subject)
      return true;
    const clang::SourceManager &sources = record->getASTContext().getSourceManager();
    auto place = sources.getPresumedLoc(record->getLocation());
    SpecClass found{subject->getQualifiedNameAsString() == "eclat::Functions" ? "" : qualifiedName(*subject),
                    {},
                    {},
                    fmt::format("{}:{}:{}", place.getFilename(), place.getLine(), place.getColumn())};
    for (const clang::CXXMethodDecl *method : record->getDefinition()->methods())
      if (!method->isImplicit() && method->getAccess() == clang::AS_public)
        found.functions.insert(method->getNameAsString());
    for (const clang::Decl *member : record->getDefinition()->decls())
      if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(member); variable && variable->getName() == "laws")
        found.laws = wordsOf(*variable);
    specs.push_back(std::move(found));
    return true;
  }
  std::vector<SpecClass> specs;
};

std::string unqualifiedName(const std::string &name) {
  std::size_t at = name.rfind("::");
  return at == std::string::npos ? name : name.substr(at + 2);
}

bool belongsTo(const Operation &op, const SpecClass &spec) {
  return spec.subject.empty() ? op.kind == OperationKind::Function : op.className == spec.subject;
}

// Marks what the specification speaks of; fails for what it names in vain.
Result<void> mark(const SpecClass &spec, Component &component) {
  auto refuse = [&](const std::string &message, const std::string &hint) {
    return fail({ExitCode::Usage, "specification", spec.place + ": error: " + message, hint, {}});
  };
  if (!spec.subject.empty() && !component.findClass(spec.subject))
    return refuse(fmt::format("a specification of '{}', which is not under test", spec.subject),
                  "name the class with --class, or leave the specification out");
  std::vector<std::string> names;
  for (Operation &op : component.operations)
    if (belongsTo(op, spec)) {
      names.push_back(specName(op));
      if (spec.functions.contains(names.back()))
        op.spec = names.back();
    }
  if (!spec.subject.empty())
    names.emplace_back("invariant");
  for (const std::string &function : spec.functions) {
    if (std::ranges::find(names, function) != names.end())
      continue;
    std::string near = nearestName(function, names);
    return refuse(fmt::format("no operation of {} is called '{}' here{}",
                              spec.subject.empty() ? "the free functions" : "'" + spec.subject + "'", function,
                              near.empty() ? "" : fmt::format("; did you mean '{}'?", near)),
                  kHint);
  }
  if (spec.functions.contains("invariant"))
    component.specified.push_back(spec.subject);
  std::vector<LawKind> laws;
  for (const std::string &name : spec.laws)
    if (auto law = lawNamed(name))
      laws.push_back(*law);
    else
      return refuse(fmt::format("there is no law '{}'", name), "docs/reference/laws.md lists them");
  if (!laws.empty())
    component.promised.push_back({spec.subject, std::move(laws)});
  return {};
}

}  // namespace

std::string specName(const Operation &operation) {
  if (operation.kind == OperationKind::Constructor)
    return "constructor";
  std::string name = unqualifiedName(operation.name);
  if (!name.starts_with("operator"))
    return name;
  for (auto [sign, word] : kSigns)
    if (name.substr(8) == sign)
      return std::string("operator_") + word;
  return "";
}

Result<void> addSpecifications(const Request &request, Component &component) {
  if (request.specs.empty())
    return {};
  std::vector<std::string> files = component.headers;
  files.insert(files.end(), request.specs.begin(), request.specs.end());
  std::vector<std::string> flags = component.flags;
  flags.insert(flags.end(), {"-I" + installation().include, "-fno-access-control"});
  auto parsed = parseFiles(files, flags);
  if (!parsed)
    return fail({ExitCode::Usage, "specification", parsed.error().message, kHint, parsed.error().notes});
  Finder finder;
  finder.TraverseDecl(parsed->ast().getTranslationUnitDecl());
  if (finder.specs.empty())
    return fail({ExitCode::Usage,
                 "specification",
                 fmt::format("there is no specification in '{}'", request.specs.front()),
                 "specialize eclat::Spec for a class; " + std::string(kHint),
                 {}});
  for (const SpecClass &spec : finder.specs) {
    ECLAT_TRY(marked, mark(spec, component));
  }
  component.specs = request.specs;
  component.specsWait = request.trueLabels;
  component.ignoresAccess = true;
  return {};
}

}  // namespace eclat
