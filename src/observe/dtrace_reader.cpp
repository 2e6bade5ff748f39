#include "observe/dtrace_reader.h"

#include "../../runtime/bytes.h"
#include "../../runtime/trace_format.h"
#include "observe/dtrace_schema.h"
#include "observe/dtrace_values.h"
#include "support/try.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <memory>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace eclat {

namespace {

constexpr std::size_t kBuffer = 1u << 20;
constexpr const char *kNonceTag = "this_invocation_nonce";

bool isBlank(const std::string &line) { return line.find_first_not_of(" \t") == std::string::npos; }

struct Nonce {
  std::string text;  // empty: the record has none
  std::string next;  // the line behind it
  bool atEnd = false;
};

// The two lines behind the name of a point, where there are any.
Result<Nonce> readNonce(DtraceFile &file) {
  Nonce nonce;
  if (!file.next(nonce.next)) {
    nonce.atEnd = true;
    return nonce;
  }
  if (nonce.next != kNonceTag)
    return nonce;
  std::uint64_t number = 0;
  bool isThere = file.next(nonce.text);
  const char *end = nonce.text.data() + nonce.text.size();
  auto [stop, error] = std::from_chars(nonce.text.data(), end, number);
  if (!isThere || nonce.text.empty() || error != std::errc() || stop != end)
    return file.error("expected the number of the invocation");
  nonce.atEnd = !file.next(nonce.next);
  return nonce;
}

// ---- First reading: the declarations, and which calls were entered and left.

class Survey {
public:
  Result<void> read(const std::string &path) {
    ECLAT_TRY(file, DtraceFile::open(path));
    DtraceHeader header;
    for (std::string line; file.next(line);) {
      if (isBlank(line))
        continue;
      ECLAT_TRY(isHeader, readDtraceHeader(line, file, header, declarations));
      if (isHeader)
        continue;
      if (line.starts_with("ppt ") || line.starts_with("ppt\t")) {
        if (!header.hasVersion)
          return file.error("a declaration without 'decl-version 2.0' before it");
        if (Result<void> done = readDeclaration(line, file, declarations); !done)
          return fail(done.error());
        continue;
      }
      if (Result<void> done = record(line, file); !done)
        return fail(done.error());
    }
    return {};
  }

  bool comesBack(const DeclaredPoint &point, const std::string &nonce) const {
    auto it = open_.find(point.method);
    return it == open_.end() || !it->second.contains(nonce);
  }

  Declarations declarations;

private:
  Result<void> record(const std::string &line, DtraceFile &file) {
    DeclaredPoint point = pointNamed(line);
    if (point.name.find(":::") == std::string::npos)
      return file.error(fmt::format("'{}' is neither a declaration nor the name of a point", line.substr(0, 60)));
    ECLAT_TRY(nonce, readNonce(file));
    if (!nonce.text.empty() && point.kind == DeclaredKind::Enter)
      open_[point.method].insert(nonce.text);
    if (!nonce.text.empty() && point.kind == DeclaredKind::Exit)
      if (auto it = open_.find(point.method); it != open_.end())
        it->second.erase(nonce.text);
    if (!nonce.atEnd && !isBlank(nonce.next))
      skipBlock(file);
    return {};
  }

  std::unordered_map<std::string, std::unordered_set<std::string>> open_;  // method -> its nonces
};

// ---- Second reading: the records, as events.

struct Counts {
  std::uint64_t calls = 0, neverLeft = 0, neverEntered = 0, otherPoints = 0;
};

class Converter {
public:
  Converter(const Survey &survey, const ForeignPoints &foreign, std::FILE *out)
      : survey_(survey), foreign_(foreign), file_(out) {
    out_.bytes() = rt::kTraceMagic;
  }

  Result<void> read(const std::string &path) {
    ECLAT_TRY(file, DtraceFile::open(path));
    DtraceHeader header;
    Declarations known;
    for (std::string line; file.next(line);) {
      if (isBlank(line))
        continue;
      ECLAT_TRY(isHeader, readDtraceHeader(line, file, header, known));
      if (isHeader)
        continue;
      if (line.starts_with("ppt ") || line.starts_with("ppt\t"))
        skipBlock(file);
      else if (Result<void> done = record(line, file); !done)
        return fail(done.error());
    }
    return {};
  }

  bool finish() { return flush(); }
  const Counts &counts() const { return counts_; }

private:
  struct OpenCall {
    int operation = 0;
    std::string nonce;
    std::uint64_t call = 0;
  };

  Result<void> record(const std::string &line, DtraceFile &file) {
    const Declarations &declarations = survey_.declarations;
    DeclaredPoint named = pointNamed(line);
    auto it = declarations.byName.find(named.name);
    if (it == declarations.byName.end())
      return file.error(fmt::format("the point '{}' is not declared", named.name));
    const DeclaredPoint &point = declarations.points[it->second];
    const RecordPlan &plan = foreign_.plans[it->second];
    arena_.reset();
    values_.assign(plan.values, rt::Value());
    ECLAT_TRY(nonce, readNonce(file));
    if (Result<void> done = readValues(point, plan, nonce, file); !done)
      return fail(done.error());
    if (plan.operation < 0)
      ++counts_.otherPoints;
    else if (point.kind == DeclaredKind::Enter)
      enter(point, plan, nonce.text);
    else
      leave(plan, nonce.text);
    if (out_.bytes().size() >= kBuffer && !flush())
      return fail({ExitCode::Usage, "infer", "cannot write the trace", "is the disk full?", {}});
    return {};
  }

  Result<void> readValues(const DeclaredPoint &point, const RecordPlan &plan, Nonce &nonce, DtraceFile &file) {
    std::string name = nonce.next, value, modified;
    bool isThere = !nonce.atEnd;
    for (std::size_t i = 0; i < point.variables.size(); ++i) {
      const DeclaredVariable &v = point.variables[i];
      int slot = i < plan.slots.size() ? plan.slots[i] : -1;
      if (v.constant) {
        if (Result<void> done = take(*v.constant, v, slot, file); !done)
          return fail(done.error());
        continue;
      }
      if (!isThere)
        return file.error(fmt::format("the record of '{}' is cut off before '{}'", point.name, v.name));
      if (unescapeName(name) != v.name)
        return file.error(
            fmt::format("expected the variable '{}' of '{}', found '{}'", v.name, point.name, name.substr(0, 60)));
      if (!file.next(value) || !file.next(modified))
        return file.error(fmt::format("the record of '{}' is cut off in '{}'", point.name, v.name));
      if (modified != "0" && modified != "1" && modified != "2")
        return file.error(fmt::format("expected 0, 1 or 2 behind the value of '{}'", v.name));
      if (modified != "2")
        if (Result<void> done = take(value, v, slot, file); !done)
          return fail(done.error());
      isThere = file.next(name);
    }
    if (isThere && !isBlank(name))
      return file.error(fmt::format("expected a blank line behind the record of '{}'", point.name));
    return {};
  }

  Result<void> take(const std::string &text, const DeclaredVariable &v, int slot, DtraceFile &file) {
    if (slot < 0)
      return {};
    auto value = parseDtraceValue(text, v, arena_);
    if (!value)  // of the three lines of a variable its value is the second
      return file.errorAt(file.line() - 1, fmt::format("the value of '{}': {}", v.name, value.error()));
    values_[static_cast<std::size_t>(slot)] = *value;
    return {};
  }

  void enter(const DeclaredPoint &point, const RecordPlan &plan, const std::string &nonce) {
    if (!nonce.empty() && !survey_.comesBack(point, nonce)) {
      ++counts_.neverLeft;
      return;
    }
    open_.push_back({plan.operation, nonce, ++counts_.calls});
    write(rt::Event::Entry, plan.operation, counts_.calls);
  }

  void leave(const RecordPlan &plan, const std::string &nonce) {
    auto isIt = [&](const OpenCall &c) { return c.operation == plan.operation && c.nonce == nonce; };
    auto it = std::ranges::find_if(open_.rbegin(), open_.rend(), isIt);
    if (it == open_.rend()) {
      ++counts_.neverEntered;
      return;
    }
    write(rt::Event::Exit, plan.operation, it->call);
    // Without numbers, calls that were entered later and are still open will not be left any more.
    if (nonce.empty())
      open_.erase(std::prev(it.base()), open_.end());
    else
      open_.erase(std::prev(it.base()));
  }

  void write(rt::Event kind, int operation, std::uint64_t call) {
    out_.u8(static_cast<std::uint8_t>(kind));
    out_.varint(static_cast<std::uint64_t>(operation));
    out_.varint(1);  // the format has no threads
    out_.varint(call);
    const std::vector<int> &slots = foreign_.identities[static_cast<std::size_t>(operation)];
    out_.varint(slots.size());
    for (int slot : slots)
      out_.varint(
          slot < 0 || static_cast<std::size_t>(slot) >= values_.size() ? 0 : values_[static_cast<std::size_t>(slot)].u);
    out_.varint(values_.size());
    for (const rt::Value &v : values_)
      out_.value(v);
  }

  bool flush() {
    std::string &bytes = out_.bytes();
    bool isWritten = std::fwrite(bytes.data(), 1, bytes.size(), file_) == bytes.size();
    bytes.clear();
    return isWritten;
  }

  const Survey &survey_;
  const ForeignPoints &foreign_;
  std::FILE *file_;
  rt::ByteWriter out_;
  rt::Arena arena_;
  std::vector<rt::Value> values_;
  std::vector<OpenCall> open_;
  Counts counts_;
};

void addNotes(const Counts &counts, std::vector<std::string> &notes) {
  auto note = [&](std::uint64_t n, const char *one, const char *many, const char *what) {
    if (n)
      notes.push_back(fmt::format("{} {} {}: left out", n, n == 1 ? one : many, what));
  };
  note(counts.neverLeft, "call was", "calls were", "entered and never left (an exception, or the end of the program)");
  note(counts.neverEntered, "exit has", "exits have", "no entry");
  note(counts.otherPoints, "record belongs", "records belong", "to points that are neither an entry nor an exit");
}

}  // namespace

Result<ForeignTrace> readDtrace(const std::vector<std::string> &files, const std::string &traceFile) {
  Survey survey;
  for (const std::string &path : files)
    if (Result<void> done = survey.read(path); !done)
      return fail(done.error());
  if (survey.declarations.points.empty())
    return fail({ExitCode::Usage,
                 "infer",
                 fmt::format("{}:1: error: no declarations of points", files.empty() ? "-" : files[0]),
                 "give the file that declares them with --decls",
                 {}});
  ECLAT_TRY(foreign, describeForeign(survey.declarations));

  auto close = [](std::FILE *f) { std::fclose(f); };
  std::unique_ptr<std::FILE, decltype(close)> out(std::fopen(traceFile.c_str(), "wb"), close);
  if (!out)
    return fail({ExitCode::Usage, "infer", fmt::format("cannot write '{}'", traceFile), "", {}});
  Converter converter(survey, foreign, out.get());
  for (const std::string &path : files)
    if (Result<void> done = converter.read(path); !done)
      return fail(done.error());
  if (!converter.finish() || std::fflush(out.get()) != 0)
    return fail({ExitCode::Usage, "infer", fmt::format("cannot write '{}'", traceFile), "is the disk full?", {}});

  ForeignTrace result;
  result.component = std::move(foreign.component);
  result.trace = {traceFile, std::move(foreign.schema), converter.counts().calls, 0};
  result.notes = std::move(foreign.notes);
  addNotes(converter.counts(), result.notes);
  return result;
}

}  // namespace eclat
