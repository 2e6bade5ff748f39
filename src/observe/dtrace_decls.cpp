#include "observe/dtrace_decls.h"

#include "support/text.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>

namespace eclat {

namespace {

// `flags is_param nomod` is the word `flags` and the rest.
std::pair<std::string, std::string> wordAndRest(const std::string &line) {
  std::string text = trimmed(line);
  std::size_t end = text.find_first_of(" \t");
  return end == std::string::npos ? std::pair{text, std::string()}
                                  : std::pair{text.substr(0, end), trimmed(text.substr(end))};
}

bool hasWord(const std::string &list, const std::string &word) {
  std::string padded = " " + list + " ";
  std::ranges::replace(padded, '\t', ' ');
  return padded.find(" " + word + " ") != std::string::npos;
}

bool setRep(DeclaredVariable &v, std::string text) {
  auto isOneOf = [&](auto... names) { return ((text == names) || ...); };
  int dimensions = 0;
  for (; text.ends_with("[]"); ++dimensions)
    text.resize(text.size() - 2);
  v.isBool = isOneOf("boolean", "bool");
  if (v.isBool || isOneOf("int", "long", "short", "byte", "char"))
    v.elementRep = Rep::Int;
  else if (isOneOf("double", "float"))
    v.elementRep = Rep::Float;
  else if (isOneOf("java.lang.String", "string", "String"))
    v.elementRep = Rep::Text;
  else if (isOneOf("hashcode", "address", "pointer"))
    v.elementRep = Rep::Pointer;
  else
    return false;
  v.isNested = dimensions > 1;
  v.rep = dimensions > 0 ? Rep::Sequence : v.elementRep;
  return true;
}

constexpr std::string_view kSkipped[] = {"array",         "comparability",  "parent",      "lang-flags",
                                         "function-args", "reference-type", "min-value",   "max-value",
                                         "min-length",    "max-length",     "valid-values"};

// One line of a `variable` block. False for a word that nobody knows.
bool takeAttribute(DeclaredVariable &v, const std::string &word, const std::string &rest) {
  if (word == "var-kind")
    v.kind = rest;
  else if (word == "enclosing-var")
    v.enclosing = unescapeName(rest);
  else if (word == "dec-type")
    v.type = unescapeName(rest);
  else if (word == "constant")
    v.constant = rest;
  else if (word == "flags") {
    v.isParameter = hasWord(rest, "is_param");
    v.isSynthetic = hasWord(rest, "synthetic");
  } else
    return std::ranges::find(kSkipped, word) != std::end(kSkipped);
  return true;
}

Result<void> addPoint(DeclaredPoint point, int line, DtraceFile &file, Declarations &out) {
  for (std::size_t i = 0; i < point.variables.size(); ++i)
    if (std::ranges::count(point.variables, point.variables[i].name, &DeclaredVariable::name) > 1)
      return file.errorAt(line, fmt::format("'{}' is declared twice in '{}'", point.variables[i].name, point.name));
  auto [it, isNew] = out.byName.try_emplace(point.name, out.points.size());
  if (isNew)
    out.points.push_back(std::move(point));
  else if (out.points[it->second].variables != point.variables)
    return file.errorAt(line,
                        fmt::format("'{}' was declared differently at {}", point.name, out.points[it->second].place));
  return {};
}

}  // namespace

Result<DtraceFile> DtraceFile::open(const std::string &path) {
  DtraceFile file(path, std::fopen(path.c_str(), "rb"));
  if (!file.file_)
    return fail({ExitCode::Usage,
                 "infer",
                 fmt::format("cannot read '{}': {}", path, std::strerror(errno)),
                 "paths are relative to the current folder",
                 {}});
  int first = std::fgetc(file.file_.get()), second = first == EOF ? EOF : std::fgetc(file.file_.get());
  if (first == 0x1f && second == 0x8b)
    return fail({ExitCode::Usage,
                 "infer",
                 fmt::format("{}:1: error: the file is compressed", path),
                 fmt::format("unpack it first: gunzip '{}'", path),
                 {}});
  if (std::ferror(file.file_.get()))
    return fail({ExitCode::Usage,
                 "infer",
                 fmt::format("cannot read '{}': {}", path, std::strerror(errno)),
                 "give a .dtrace file",
                 {}});
  std::rewind(file.file_.get());
  return file;
}

bool DtraceFile::next(std::string &line) {
  do {
    line.clear();
    int c = getc_unlocked(file_.get());
    if (c == EOF)
      return false;
    for (; c != EOF && c != '\n'; c = getc_unlocked(file_.get()))
      line += static_cast<char>(c);
    if (line.ends_with('\r'))
      line.pop_back();
    ++line_;
  } while (line.starts_with('#') || line.starts_with("//"));
  return true;
}

std::unexpected<Failure> DtraceFile::errorAt(int line, const std::string &message) const {
  return fail({ExitCode::Usage, "infer", fmt::format("{}:{}: error: {}", path_, std::max(line, 1), message), "", {}});
}

const DeclaredPoint *Declarations::find(const std::string &name) const {
  auto it = byName.find(name);
  return it == byName.end() ? nullptr : &points[it->second];
}

// In names a blank is written `\_`, and what would end the line as usual.
std::string unescapeName(const std::string &text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\' || i + 1 == text.size()) {
      out += text[i];
      continue;
    }
    char c = text[++i];
    out += c == '_' || c == 'n' || c == 'r' ? ' ' : c;
  }
  return out;
}

DeclaredPoint pointNamed(const std::string &spelling) {
  DeclaredPoint point;
  point.name = unescapeName(trimmed(spelling));
  std::size_t at = point.name.rfind(":::");
  point.method = point.name.substr(0, at);
  std::string suffix = at == std::string::npos ? "" : point.name.substr(at + 3);
  bool isExit = suffix.starts_with("EXIT") && suffix.find_first_not_of("0123456789", 4) == std::string::npos;
  point.kind = suffix == "ENTER"    ? DeclaredKind::Enter
               : isExit             ? DeclaredKind::Exit
               : suffix == "OBJECT" ? DeclaredKind::Object
                                    : DeclaredKind::Other;
  return point;
}

Result<bool> readDtraceHeader(const std::string &line, DtraceFile &file, DtraceHeader &header, Declarations &out) {
  auto [word, rest] = wordAndRest(line);
  if (word == "decl-version") {
    if (rest != "2.0")
      return file.error(fmt::format("declarations of version '{}' are not understood, only 2.0", rest));
    header.hasVersion = true;
    return true;
  }
  if (line == "DECLARE" || line == "VarComparability")
    return file.error("declarations of version 1 are not understood, only 2.0");
  if (word == "input-language") {
    out.isCpp = rest.starts_with("C/C++") || rest == "C" || rest == "C++";
    return true;
  }
  if (line == "ListImplementors")
    skipBlock(file);
  return word == "var-comparability" || line == "ListImplementors";
}

Result<void> readDeclaration(const std::string &pptLine, DtraceFile &file, Declarations &out) {
  int start = file.line();
  DeclaredPoint point = pointNamed(wordAndRest(pptLine).second);
  if (point.name.empty())
    return file.error("a point without a name");
  point.place = fmt::format("{}:{}", file.path(), start);
  bool hasRep = true;
  auto missing = [&] {
    return file.error(fmt::format("'{}' of '{}' has no rep-type", point.variables.back().name, point.name));
  };
  for (std::string line; file.next(line) && !trimmed(line).empty();) {
    auto [word, rest] = wordAndRest(line);
    if (word == "variable") {
      if (!hasRep)
        return missing();
      if (rest.empty())
        return file.error("a variable without a name");
      point.variables.emplace_back().name = unescapeName(rest);
      hasRep = false;
      continue;
    }
    bool isOfPoint = point.variables.empty();
    if (isOfPoint && word != "ppt-type" && word != "flags" && word != "parent")
      return file.error(fmt::format("'{}' is not understood in the declaration of a point", word));
    if (isOfPoint)
      continue;
    if (word == "rep-type") {
      if (!setRep(point.variables.back(), rest))
        return file.error(fmt::format("rep-type '{}' is not understood", rest));
      hasRep = true;
    } else if (!takeAttribute(point.variables.back(), word, rest)) {
      return file.error(fmt::format("'{}' is not understood in the declaration of a variable", word));
    }
  }
  if (!hasRep)
    return missing();
  return addPoint(std::move(point), start, file, out);
}

void skipBlock(DtraceFile &file) {
  for (std::string line; file.next(line) && !trimmed(line).empty();)
    ;
}

}  // namespace eclat
