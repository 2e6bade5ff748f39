#include "observe/dtrace_writer.h"

#include "flow/files/trace_reader.h"
#include "observe/dtrace_values.h"
#include "support/files.h"
#include "support/try.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fmt/format.h>
#include <map>
#include <memory>

namespace eclat {

namespace {

constexpr std::size_t kBuffer = 1u << 20;

// A variable as it is declared to the other tool.
struct OutVariable {
  std::string name;
  std::string kind;
  std::string enclosing;
  std::string type;
  std::string rep;
  std::string flags;
  int slot = 0;  // in the sample
  bool isBool = false;
  bool standsFor = false;  // the container itself, which is no variable of ours: arrays must be part of something
  bool isReceiver = false;
};

struct OutOperation {
  std::string name;         // of its points, escaped, without the `:::`
  std::string objectPoint;  // empty if it has no receiver
  std::vector<OutVariable> entry, exit;
};

std::string escaped(const std::string &name) {
  std::string out;
  for (char c : name)
    out += c == '\\' ? "\\\\" : c == ' ' ? "\\_" : std::string(1, c);
  return out;
}

// `geo::Stack::push(int)` is `geo::Stack.push(int)` there: the last dot ends the class.
std::string pointName(const Operation &op) {
  std::string prefix = op.className + "::";
  bool isMember = !op.className.empty() && op.signature.starts_with(prefix);
  return escaped(isMember ? op.className + "." + op.signature.substr(prefix.size()) : ".." + op.signature);
}

std::string repOf(const Variable &v) {
  Rep rep = v.rep == Rep::Sequence ? v.elementRep : v.rep;
  std::string out = rep == Rep::Float     ? "double"
                    : rep == Rep::Text    ? "java.lang.String"
                    : rep == Rep::Pointer ? "hashcode"
                    : v.type == "bool"    ? "boolean"
                                          : "int";
  return v.rep == Rep::Sequence ? out + "[]" : out;
}

bool isReceiver(const Variable &v) { return startsAt(v, StepKind::Receiver); }
bool isParameter(const Variable &v) { return startsAt(v, StepKind::Parameter); }

std::string outName(const Variable &v) {
  VariableRef name = isReceiver(v) ? v.name.ofReceiver() : v.name;
  return print(name.withoutElements()) + (name.isElements() ? "[..]" : "");
}

// The longest variable before it that its name continues: `s` of `s->max`, `this` of `this->origin.x`.
std::string enclosingOf(const std::string &name, const std::vector<OutVariable> &before) {
  std::string found;
  for (const OutVariable &v : before)
    if (name.starts_with(v.name) && name.size() > v.name.size() && v.name.size() > found.size() &&
        (name.compare(v.name.size(), 2, "->") == 0 || name[v.name.size()] == '.' || name[v.name.size()] == '['))
      found = v.name;
  return found;
}

std::string memberKind(const std::string &member) { return (member.ends_with("()") ? "function " : "field ") + member; }

void addVariable(const Variable &v, int slot, std::vector<OutVariable> &out) {
  OutVariable o;
  o.name = outName(v);
  o.slot = slot;
  o.type = v.rep == Rep::Sequence ? v.type + "[]" : v.type;
  o.rep = repOf(v);
  o.isBool = v.type == "bool";
  o.isReceiver = isReceiver(v);
  o.flags = isParameter(v) || v.name == VariableRef("this") ? "is_param" : "";
  o.enclosing = enclosingOf(o.name, out);
  if (v.rep == Rep::Sequence) {
    std::string base = o.name.substr(0, o.name.size() - 4);
    if (o.enclosing != base) {
      OutVariable container = o;
      container.name = base;
      container.rep = "hashcode";
      container.standsFor = true;
      container.flags += container.flags.empty() ? "synthetic" : " synthetic";
      container.enclosing = enclosingOf(base, out);
      container.kind = container.enclosing.empty() ? (base == "return" ? "return" : "variable")
                                                   : memberKind(base.substr(base.find_last_of(".>") + 1));
      out.push_back(container);
    }
    o.enclosing = base;
    o.kind = "array";
  } else if (o.enclosing.empty()) {
    o.kind = o.name == "return" ? "return" : "variable";
  } else {
    std::string rest = o.name.substr(o.enclosing.size());
    o.kind = memberKind(rest.substr(rest.find_first_not_of(".->")));
  }
  out.push_back(std::move(o));
}

std::string declare(const std::vector<OutVariable> &variables, const std::string &parent) {
  std::string out;
  for (const OutVariable &v : variables) {
    out += fmt::format("variable {}\n  var-kind {}\n", escaped(v.name), v.kind);
    if (!v.enclosing.empty())
      out += fmt::format("  enclosing-var {}\n", escaped(v.enclosing));
    if (v.kind == "array")
      out += "  array 1\n";
    out += fmt::format("  dec-type {}\n  rep-type {}\n", escaped(v.type), v.rep);
    if (!v.flags.empty())
      out += fmt::format("  flags {}\n", v.flags);
    out += "  comparability -1\n";
    if (v.isReceiver && !parent.empty())
      out += fmt::format("  parent {} 1\n", parent);
  }
  return out + "\n";
}

class Writer {
public:
  Writer(const Component &component, const Trace &trace) : component_(component), trace_(trace) { prepare(); }

  std::string declarations() const {
    std::string out = "decl-version 2.0\ninput-language C/C++\nvar-comparability implicit\n\n";
    for (const auto &[point, variables] : objects_)
      out += fmt::format("ppt {}\nppt-type object\n", point) + declare(variables, "");
    for (const auto &[id, op] : operations_) {
      bool hasItAtEntry = std::ranges::any_of(op.entry, &OutVariable::isReceiver);
      std::string parent = op.objectPoint.empty() ? "" : fmt::format("parent parent {} 1\n", op.objectPoint);
      out += fmt::format("ppt {}:::ENTER\nppt-type enter\n{}", op.name, hasItAtEntry ? parent : "");
      out += declare(op.entry, op.objectPoint);
      out += fmt::format("ppt {}:::EXIT0\nppt-type subexit\n{}", op.name, parent) + declare(op.exit, op.objectPoint);
    }
    return out;
  }

  Result<DtraceInfo> records(std::string out, std::FILE *file) {
    ECLAT_TRY(reader, TraceReader::open(trace_.file));
    auto cannot = [&] {
      return fail({ExitCode::Usage,
                   "observe",
                   fmt::format("cannot write the trace: {}", std::strerror(errno)),
                   "is the disk full?",
                   {}});
    };
    auto flush = [&] {
      bool isWritten = std::fwrite(out.data(), 1, out.size(), file) == out.size();
      out.clear();
      return isWritten;
    };
    for (TraceEvent event; reader.next(event);) {
      if (!record(event, out))
        return fail({ExitCode::Usage,
                     "observe",
                     "the trace does not belong to this component",
                     "run `eclat observe` again",
                     {}});
      if (out.size() >= kBuffer && !flush())
        return cannot();
    }
    if (!reader.error().empty())
      return fail({ExitCode::Usage, "observe", reader.error(), "run `eclat observe` again", {}});
    if (!flush() || std::fflush(file) != 0)
      return cannot();
    return info_;
  }

private:
  void prepare() {
    for (const OperationSchema &schema : trace_.schema.operations) {
      const Operation &op = component_.operations[static_cast<std::size_t>(schema.operation)];
      OutOperation out;
      out.name = pointName(op);
      bool isConstructor = op.kind == OperationKind::Constructor;
      if (isConstructor || op.hasReceiver())
        out.objectPoint = escaped(op.className) + ":::OBJECT";
      for (std::size_t i = 0; i < schema.variables.size(); ++i) {
        const Variable &v = schema.variables[i];
        if (v.rep == Rep::Sequence && v.elementRep == Rep::Sequence) {
          ++info_.leftOutVariables;
          continue;
        }
        addVariable(v, static_cast<int>(i), out.exit);
        // A constructor's object does not exist at its entry.
        if (static_cast<int>(i) < schema.entryCount && !(isConstructor && isReceiver(v)))
          addVariable(v, static_cast<int>(i), out.entry);
      }
      for (std::vector<OutVariable> *variables : {&out.entry, &out.exit})
        for (OutVariable &v : *variables)
          if (v.name == "this")
            v.type = op.className + "*";
      addObjectPoint(op, out);
      operations_.emplace(schema.operation, std::move(out));
    }
  }

  // The receiver's variables as its operations have them.
  void addObjectPoint(const Operation &op, const OutOperation &out) {
    if (out.objectPoint.empty() || objects_.contains(out.objectPoint) || op.kind == OperationKind::Constructor)
      return;
    std::vector<OutVariable> &variables = objects_[out.objectPoint];
    for (const OutVariable &v : out.exit)
      if (v.isReceiver)
        variables.push_back(v);
  }

  bool record(const TraceEvent &event, std::string &out) {
    if (event.kind == rt::Event::ObjectEnd || component_.isHelper(event.operation))
      return true;
    if (event.kind == rt::Event::Throw) {
      ++info_.thrown;
      return true;
    }
    auto it = operations_.find(event.operation);
    const OperationSchema *schema = trace_.schema.findOperation(event.operation);
    bool isEntry = event.kind == rt::Event::Entry;
    if (it == operations_.end() || !schema ||
        event.values.size() != (isEntry ? static_cast<std::size_t>(schema->entryCount) : schema->variables.size()))
      return false;
    info_.calls += isEntry;
    out += it->second.name + (isEntry ? ":::ENTER" : ":::EXIT0");
    out += fmt::format("\nthis_invocation_nonce\n{}\n", event.call);
    for (const OutVariable &v : isEntry ? it->second.entry : it->second.exit)
      value(v, event.values[static_cast<std::size_t>(v.slot)], out);
    out += '\n';
    return true;
  }

  void value(const OutVariable &v, const rt::Value &value, std::string &out) {
    bool isCut = value.kind == rt::Kind::Sequence && value.held() < value.length;
    info_.cutSequences += isCut && !v.standsFor;
    bool isKnown = value.defined() && !isCut;
    out += escaped(v.name) + "\n";
    out += !isKnown ? "nonsensical" : v.standsFor ? "1" : printDtraceValue(value, v.isBool);
    out += isKnown ? "\n1\n" : "\n2\n";
  }

  const Component &component_;
  const Trace &trace_;
  std::map<int, OutOperation> operations_;
  std::map<std::string, std::vector<OutVariable>> objects_;
  DtraceInfo info_;
};

}  // namespace

Result<DtraceInfo> writeDtrace(const Component &component, const Trace &trace, std::FILE *out) {
  Writer writer(component, trace);
  return writer.records(writer.declarations(), out);
}

Result<DtraceInfo> writeDtrace(const Component &component, const Trace &trace, const std::string &declsPath,
                               const std::string &dtracePath) {
  Writer writer(component, trace);
  if (auto written = writeFile(declsPath, writer.declarations()); !written)
    return fail(written.error());
  auto close = [](std::FILE *f) { std::fclose(f); };
  std::unique_ptr<std::FILE, decltype(close)> file(std::fopen(dtracePath.c_str(), "wb"), close);
  if (!file)
    return fail({ExitCode::Usage,
                 "observe",
                 fmt::format("cannot write '{}': {}", dtracePath, std::strerror(errno)),
                 "check that the folder exists and is writable",
                 {}});
  return writer.records("decl-version 2.0\nvar-comparability implicit\n\n", file.get());
}

}  // namespace eclat
