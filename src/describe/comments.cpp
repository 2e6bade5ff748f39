#include "describe/comments.h"

#include "describe/types/spelling.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/Basic/SourceManager.h>

#include <algorithm>

namespace eclat {
namespace {

std::string_view trimmed(std::string_view text) {
  std::size_t first = text.find_first_not_of(" \t\r");
  return first == std::string_view::npos ? "" : text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// The words of one line of a comment.
std::string_view withoutMarks(std::string_view line) {
  line = trimmed(line);
  if (line.ends_with("*/"))
    line.remove_suffix(2);
  for (std::string_view mark : {"///", "//!", "//", "/**", "/*!", "/*", "*"})
    if (line.starts_with(mark)) {
      line.remove_prefix(mark.size());
      break;
    }
  return trimmed(line.starts_with('<') ? line.substr(1) : line);
}

// Where a line comment starts behind code; texts may contain the mark.
std::size_t commentIn(std::string_view line) {
  for (std::size_t at = 0; at + 1 < line.size(); ++at) {
    if (line[at] == '"' || line[at] == '\'') {
      char quote = line[at];
      for (++at; at < line.size() && line[at] != quote; ++at)
        at += line[at] == '\\';
    } else if (line.substr(at, 2) == "//") {
      return at;
    }
  }
  return std::string_view::npos;
}

class File {
public:
  explicit File(const clang::Decl &declaration) : sources_(declaration.getASTContext().getSourceManager()) {
    clang::SourceLocation begin = sources_.getExpansionLoc(declaration.getBeginLoc());
    if (begin.isInvalid())
      return;
    begin_ = sources_.getExpansionLineNumber(begin);
    end_ = sources_.getExpansionLineNumber(declaration.getEndLoc());
    name_ = placeOf(declaration).file;
    std::string_view text = sources_.getBufferData(sources_.getFileID(begin));
    while (!text.empty()) {
      std::size_t end = text.find('\n');
      lines_.push_back(text.substr(0, end));
      text = end == std::string_view::npos ? "" : text.substr(end + 1);
    }
  }

  unsigned begin() const { return begin_; }
  unsigned end() const { return end_; }

  Comment above() const {
    std::size_t line = begin_;  // the one before it has this index less two
    while (line > 1 && isOfDeclaration(trimmed(at(line - 1))))
      --line;
    std::size_t first = line;
    if (line > 1 && trimmed(at(line - 1)).ends_with("*/")) {
      do
        --first;
      while (first > 1 && at(first).find("/*") == std::string_view::npos);
      if (!trimmed(at(first)).starts_with("/*"))
        return {};  // behind the code of something else
    } else {
      while (first > 1 && trimmed(at(first - 1)).starts_with("//"))
        --first;
    }
    Comment comment{
        "", {name_, static_cast<int>(first), 1}
    };
    for (std::size_t i = first; i < line; ++i)
      comment.text += (i == first ? "" : "\n") + std::string(withoutMarks(at(i)));
    return comment;
  }

  Comment behind() const {
    std::size_t start = end_ == 0 ? std::string_view::npos : commentIn(at(end_));
    return start == std::string_view::npos ? Comment{}
                                           : Comment{std::string(withoutMarks(at(end_).substr(start))),
                                                     {name_, static_cast<int>(end_), static_cast<int>(start) + 1}};
  }

private:
  static bool isOfDeclaration(std::string_view line) { return line.starts_with("[[") || line.starts_with("template"); }

  std::string_view at(std::size_t line) const {
    return line >= 1 && line <= lines_.size() ? lines_[line - 1] : std::string_view();
  }

  const clang::SourceManager &sources_;
  unsigned begin_ = 0, end_ = 0;
  std::string name_;
  std::vector<std::string_view> lines_;
};

// As it stands in the source.
const clang::Decl &written(const clang::Decl &declaration) {
  const auto *function = llvm::dyn_cast<clang::FunctionDecl>(&declaration);
  if (function)
    if (const clang::FunctionDecl *pattern = function->getTemplateInstantiationPattern(/*ForDefinition=*/false))
      function = pattern;
  if (function && function->getDescribedFunctionTemplate())
    return *function->getDescribedFunctionTemplate();
  if (function)
    return *function->getFirstDecl();
  const auto *record = llvm::dyn_cast<clang::CXXRecordDecl>(&declaration);
  if (record)
    if (const clang::CXXRecordDecl *pattern = record->getTemplateInstantiationPattern())
      record = pattern;
  if (record && record->getDescribedClassTemplate())
    return *record->getDescribedClassTemplate();
  return record ? *record : declaration;
}

// The function before it, if nothing stands between them.
const clang::Decl *rightAbove(const clang::Decl &declaration, const File &file) {
  const clang::Decl *before = nullptr;
  for (const clang::Decl *other : declaration.getLexicalDeclContext()->decls()) {
    if (other == &declaration)
      break;
    if (!other->isImplicit())
      before = other;
  }
  bool isFunction =
      before && (llvm::isa<clang::FunctionDecl>(before) || llvm::isa<clang::FunctionTemplateDecl>(before));
  return isFunction && File(*before).end() + 1 == file.begin() ? before : nullptr;
}

}  // namespace

Comment commentOf(const clang::Decl &declaration) {
  constexpr int kMostOfGroup = 8;
  const clang::Decl *at = &written(declaration);
  bool isFunction = llvm::isa<clang::FunctionDecl>(at) || llvm::isa<clang::FunctionTemplateDecl>(at);
  for (int i = 0; at && !at->isImplicit() && i < kMostOfGroup; ++i) {
    File file(*at);
    if (Comment above = file.above(); !above.text.empty())
      return above;
    if (Comment behind = file.behind(); isFunction && !behind.text.empty())
      return behind;
    at = isFunction ? rightAbove(*at, file) : nullptr;
  }
  return {};
}

std::vector<NamedConstant> namedConstants(const std::vector<const clang::CXXRecordDecl *> &records) {
  std::vector<NamedConstant> out;
  auto add = [&](const clang::Decl *declaration, const std::string &owner) {
    const auto *variable = llvm::dyn_cast<clang::VarDecl>(declaration);
    if (!variable || !variable->getIdentifier() || !variable->getType().isConstQualified() ||
        !variable->getType()->isIntegralOrEnumerationType() || variable->getType()->isDependentType() ||
        !variable->hasInit())
      return;
    if (const clang::APValue *value = variable->evaluateValue(); value && value->isInt())
      if (std::optional<std::int64_t> number = value->getInt().trySExtValue())
        out.push_back({owner, variable->getNameAsString(), *number});
  };
  for (const clang::CXXRecordDecl *record : records) {
    for (const clang::Decl *member : record->decls())
      add(member, qualifiedName(*record));
    for (const clang::Decl *beside : record->getDeclContext()->decls())
      if (!isInSystemHeader(*beside))
        add(beside, "");
  }
  std::ranges::sort(out, {}, [](const NamedConstant &c) { return std::tie(c.className, c.name); });
  auto twice = std::ranges::unique(out);
  out.erase(twice.begin(), twice.end());
  return out;
}

}  // namespace eclat
