#pragma once

#include "flow/schema.h"
#include "support/failure.h"

#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace eclat {

// Reads a .decls or .dtrace file line by line. Comments are skipped; blank lines are not, because they end a record.
class DtraceFile {
public:
  static Result<DtraceFile> open(const std::string &path);

  bool next(std::string &line);  // false at the end of the file, or if it cannot be read further
  std::unexpected<Failure> error(const std::string &message) const { return errorAt(line_, message); }
  std::unexpected<Failure> errorAt(int line, const std::string &message) const;
  int line() const { return line_; }
  const std::string &path() const { return path_; }

private:
  struct Close {
    void operator()(std::FILE *file) const { std::fclose(file); }
  };
  DtraceFile(std::string path, std::FILE *file) : path_(std::move(path)), file_(file) {}

  std::string path_;
  std::unique_ptr<std::FILE, Close> file_;
  int line_ = 0;
};

// A variable as a `variable` block declares it, with the name that the foreign tool gave it.
struct DeclaredVariable {
  std::string name;
  std::string kind;       // "field x", "function size()", "array", "variable", "return"
  std::string enclosing;  // the variable that it is a part of; empty for roots
  std::string type;       // the dec-type of the declaration
  Rep rep = Rep::Int;
  Rep elementRep = Rep::Int;
  bool isBool = false;    // the value or the elements are bool
  bool isNested = false;  // an array of arrays: the property language has no such variables
  bool isParameter = false;
  bool isSynthetic = false;
  std::optional<std::string> constant;  // its value in all records, which leave it out

  bool operator==(const DeclaredVariable &) const = default;
};

enum class DeclaredKind { Enter, Exit, Object, Other };

struct DeclaredPoint {
  std::string name;    // "Stack.push(int):::EXIT14"
  std::string method;  // the text before the `:::`
  DeclaredKind kind = DeclaredKind::Other;
  std::vector<DeclaredVariable> variables;
  std::string place;  // file:line of the declaration
};

struct Declarations {
  bool isCpp = false;  // true: the input-language is C/C++
  std::vector<DeclaredPoint> points;
  std::map<std::string, std::size_t> byName;

  const DeclaredPoint *find(const std::string &name) const;
};

// The header lines that a file has had so far.
struct DtraceHeader {
  bool hasVersion = false;
};

// Returns a point with the name and kind of its escaped spelling, without variables.
DeclaredPoint pointNamed(const std::string &spelling);
std::string unescapeName(const std::string &text);

// Takes a header line (decl-version, input-language, …); false if the line is none.
Result<bool> readDtraceHeader(const std::string &line, DtraceFile &file, DtraceHeader &header, Declarations &out);

// Reads the declaration whose `ppt` line was just read, up to its blank line.
Result<void> readDeclaration(const std::string &pptLine, DtraceFile &file, Declarations &out);

// Skips to the blank line that ends a declaration or a record, or to the end of the file.
void skipBlock(DtraceFile &file);

}  // namespace eclat
