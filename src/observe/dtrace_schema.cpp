#include "observe/dtrace_schema.h"

#include "observe/dtrace_names.h"
#include "support/try.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

enum class Part { Receiver, Parameter, Global, Result };

// A variable of an operation on its way into the schema.
struct Placed {
  std::string foreign;
  Part part = Part::Global;
  int parameter = -1;
  Variable variable;
};

struct Fields {
  std::vector<std::string> foreign;
  ClassSchema schema;
};

const DeclaredVariable *findVariable(const DeclaredPoint &point, const std::string &name) {
  auto it = std::ranges::find(point.variables, name, &DeclaredVariable::name);
  return it == point.variables.end() ? nullptr : &*it;
}

// What we derive ourselves, and stand-ins that only carry the parts of something.
bool isLeftOut(const DeclaredVariable &v) {
  return v.isNested || v.name.starts_with("size(") || v.kind.starts_with("function size") ||
         (v.isSynthetic && v.rep == Rep::Pointer);
}

bool isReceiver(const DeclaredVariable &v) { return rootOf(v.name) == "this" && !isLeftOut(v); }

std::string typeOf(const DeclaredVariable &v) {
  if (v.name == "this")
    return "this";
  if (v.isBool)
    return "bool";
  bool isArray = v.rep == Rep::Sequence && v.type.ends_with("[]");
  return isArray ? v.type.substr(0, v.type.size() - 2) : v.type;
}

class Describer {
public:
  explicit Describer(const Declarations &declarations) : in_(declarations) {}

  Result<ForeignPoints> describe() {
    for (const DeclaredPoint &point : in_.points)
      if (point.kind == DeclaredKind::Object)
        if (Result<void> done = addFields(point.method, point); !done)
          return fail(done.error());
    for (const DeclaredPoint &point : in_.points)
      if (isOfOperation(point) && std::ranges::find(methods_, point.method) == methods_.end())
        methods_.push_back(point.method);
    for (const std::string &method : methods_)
      if (Result<void> done = addOperation(method); !done)
        return fail(done.error());
    // Only now are the fields of all classes known.
    out_.plans.resize(in_.points.size());
    for (std::size_t i = 0; i < methods_.size(); ++i)
      if (Result<void> done = layOut(i); !done)
        return fail(done.error());
    for (const Fields &fields : fields_)
      out_.schema.classes.push_back(fields.schema);
    addNotes();
    return std::move(out_);
  }

private:
  static bool isOfOperation(const DeclaredPoint &point) {
    return point.kind == DeclaredKind::Enter || point.kind == DeclaredKind::Exit;
  }
  std::vector<const DeclaredPoint *> pointsOf(const std::string &method) const {
    std::vector<const DeclaredPoint *> points;
    for (DeclaredKind kind : {DeclaredKind::Enter, DeclaredKind::Exit})
      for (const DeclaredPoint &point : in_.points)
        if (point.method == method && point.kind == kind)
          points.push_back(&point);
    return points;
  }

  Fields &fieldsOf(const std::string &className) {
    auto it = std::ranges::find_if(fields_, [&](const Fields &f) { return f.schema.name == className; });
    if (it != fields_.end())
      return *it;
    fields_.push_back({
        {},
        {className, {}}
    });
    ClassInfo info;
    info.name = className;
    out_.component.classes.push_back(std::move(info));
    return fields_.back();
  }

  static std::unexpected<Failure> otherRep(const DeclaredPoint &point, const DeclaredVariable &v) {
    return fail({ExitCode::Usage,
                 "infer",
                 fmt::format("{}: error: '{}' has another rep-type at an earlier point", point.place, v.name),
                 "",
                 {}});
  }
  static bool isSameRep(const Variable &a, const DeclaredVariable &b) {
    return a.rep == b.rep && a.elementRep == b.elementRep;
  }

  Result<void> addFields(const std::string &className, const DeclaredPoint &point) {
    Fields &fields = fieldsOf(className);
    for (const DeclaredVariable &v : point.variables) {
      if (!isReceiver(v) || v.name == "this")
        continue;
      auto known = std::ranges::find(fields.foreign, v.name) - fields.foreign.begin();
      if (known < std::ssize(fields.foreign)) {
        if (!isSameRep(fields.schema.variables[static_cast<std::size_t>(known)], v))
          return otherRep(point, v);
        continue;
      }
      Variable variable = convert(v, point, {StepKind::Receiver}, className + "::");
      variable.name = uniqueIn(fields.schema.variables, variable.name);
      fields.foreign.push_back(v.name);
      fields.schema.variables.push_back(std::move(variable));
    }
    return {};
  }

  static VariableRef uniqueIn(const std::vector<Variable> &variables, const VariableRef &name) {
    std::vector<std::string> taken;
    for (const Variable &v : variables)
      taken.push_back(print(v.name));
    return parseVariable(uniqueAmong(taken, print(name)));
  }

  // What lies behind a pointer inside the object or argument belongs to another object: StepKind::Pointee says so.
  int dereferences(const DeclaredVariable &v, const DeclaredPoint &point) const {
    int count = 0;
    const DeclaredVariable *part = &v;
    for (int i = 0; i < 16 && !part->enclosing.empty(); ++i) {
      const DeclaredVariable *whole = findVariable(point, part->enclosing);
      if (!whole)
        break;
      bool isPrefix = part->name.starts_with(whole->name);
      std::string step = isPrefix ? part->name.substr(whole->name.size()) : "";
      bool isValue = step.starts_with('[') || step == ".toString" || (in_.isCpp && !step.starts_with("->"));
      count += whole->rep == Rep::Pointer && whole->name != "this" && !isValue && !whole->isSynthetic;
      part = whole;
    }
    return count;
  }

  // `scope`: of a field, the class it is in with the colons behind it.
  Variable convert(const DeclaredVariable &v, const DeclaredPoint &point, Path path, const std::string &scope) const {
    Variable out;
    out.name = parseVariable(nameInProperties(v.name, v.rep == Rep::Sequence));
    out.rep = v.rep;
    out.elementRep = v.elementRep;
    out.type = typeOf(v);
    path.insert(path.end(), static_cast<std::size_t>(dereferences(v, point)), StepKind::Pointee);
    if (!scope.empty()) {
      VariableRef member = out.name.withoutElements();
      bool isObserver = member.isQuestion();
      if (isObserver)
        member.parts.pop_back();
      path.emplace_back(isObserver ? StepKind::Observer : StepKind::Field, scope + print(member));
    }
    if (v.rep == Rep::Sequence)
      path.emplace_back(StepKind::Elements);
    out.path = std::move(path);
    return out;
  }

  Result<void> addOperation(const std::string &method) {
    MethodName name = splitMethod(method, in_.isCpp);
    bool hasReceiver = false, hasItAtEntry = false, hasEntry = false;
    for (const DeclaredPoint *point : pointsOf(method)) {
      bool here = std::ranges::any_of(point->variables, isReceiver);
      hasReceiver |= here;
      hasEntry |= point->kind == DeclaredKind::Enter;
      hasItAtEntry |= here && point->kind == DeclaredKind::Enter;
    }
    Operation op;
    op.id = static_cast<int>(out_.component.operations.size());
    op.name = name.name;
    op.className = name.className.empty() && hasReceiver ? name.name : name.className;
    op.signature = uniqueAmong(signatures_, name.signature.empty() ? "unnamed" : name.signature);
    op.unhooked = "it is known from a trace only";
    op.isConst = name.signature.ends_with(") const");
    bool isConstructor = name.isConstructor || (hasEntry && !hasItAtEntry);
    op.kind = hasReceiver             ? (isConstructor ? OperationKind::Constructor : OperationKind::Method)
              : !op.className.empty() ? OperationKind::StaticMethod
                                      : OperationKind::Function;
    signatures_.push_back(op.signature);
    if (hasReceiver)
      for (const DeclaredPoint *point : pointsOf(method))
        if (Result<void> done = addFields(op.className, *point); !done)
          return fail(done.error());
    out_.component.operations.push_back(std::move(op));
    return {};
  }

  Part partOf(const DeclaredVariable &v, const DeclaredPoint &point) const {
    std::string root = rootOf(v.name);
    if (root == "this" || root == "return")
      return root == "this" ? Part::Receiver : Part::Result;
    bool isPlain = !root.empty() && root.find_first_of(":/") == std::string::npos && findVariable(point, root);
    return v.isParameter || isPlain ? Part::Parameter : Part::Global;
  }

  int parameterNamed(Operation &op, const std::string &root, const DeclaredVariable &v) {
    auto it = std::ranges::find(op.parameters, root, &Parameter::name);
    auto index = static_cast<int>(it - op.parameters.begin());
    if (it == op.parameters.end()) {
      Parameter parameter;
      parameter.name = root;
      parameter.spelling = v.type;
      parameter.type.spelling = v.type;
      op.parameters.push_back(std::move(parameter));
    }
    return index;
  }

  // All that an operation's points declare, each once.
  Result<std::vector<Placed>> place(Operation &op, const std::string &method) {
    std::vector<Placed> placed;
    for (const DeclaredPoint *point : pointsOf(method))
      for (const DeclaredVariable &v : point->variables) {
        Part part = partOf(v, *point);
        bool isField = part == Part::Receiver && v.name != "this";
        if (isLeftOut(v) || isField || (v.name == "this" && v.rep != Rep::Pointer))
          continue;
        if (auto it = std::ranges::find(placed, v.name, &Placed::foreign); it != placed.end()) {
          if (!isSameRep(it->variable, v))
            return otherRep(*point, v);
          continue;
        }
        int parameter = part == Part::Parameter ? parameterNamed(op, rootOf(v.name), v) : -1;
        PathStep root = part == Part::Receiver    ? PathStep(StepKind::Receiver)
                        : part == Part::Parameter ? PathStep(StepKind::Parameter, parameter)
                        : part == Part::Result    ? PathStep(StepKind::Result)
                                                  : PathStep(StepKind::Global);
        placed.push_back({v.name, part, parameter, convert(v, *point, {root}, "")});
      }
    std::vector<Placed> ordered;
    for (Part part : {Part::Receiver, Part::Parameter, Part::Global, Part::Result})
      for (int parameter = -1; parameter < static_cast<int>(op.parameters.size()); ++parameter)
        for (const Placed &p : placed)
          if (p.part == part && p.parameter == parameter)
            ordered.push_back(p);
    return ordered;
  }

  Result<void> layOut(std::size_t index) {
    Operation &op = out_.component.operations[index];
    ECLAT_TRY(placed, place(op, methods_[index]));
    OperationSchema schema;
    schema.operation = op.id;
    std::vector<std::string> foreign;
    auto add = [&](const std::string &from, Variable variable) {
      variable.name = uniqueIn(schema.variables, variable.name);
      schema.variables.push_back(std::move(variable));
      foreign.push_back(from);
    };
    bool hasReceiver = op.hasReceiver() || op.kind == OperationKind::Constructor;
    std::size_t next = 0;
    for (; next < placed.size() && placed[next].part == Part::Receiver; ++next)
      add(placed[next].foreign, placed[next].variable);
    if (hasReceiver) {
      Fields &fields = fieldsOf(op.className);
      schema.objects.push_back({op.className, static_cast<int>(schema.variables.size()), -1});
      for (std::size_t f = 0; f < fields.foreign.size(); ++f) {
        Variable field = fields.schema.variables[f];
        auto hides = [&](const Parameter &p) { return p.name == field.name.name; };
        if (std::ranges::any_of(op.parameters, hides))
          field.name = field.name.ofReceiver();
        add(fields.foreign[f], std::move(field));
      }
    }
    for (; next < placed.size() && placed[next].part != Part::Result; ++next)
      add(placed[next].foreign, placed[next].variable);
    schema.entryCount = static_cast<int>(schema.variables.size());
    for (; next < placed.size(); ++next)
      add(placed[next].foreign, placed[next].variable);
    addIdentities(op, schema, foreign);
    addPlans(op, schema, foreign, methods_[index]);
    out_.schema.operations.push_back(std::move(schema));
    return {};
  }

  void addIdentities(const Operation &op, const OperationSchema &schema, const std::vector<std::string> &foreign) {
    std::vector<int> slots;
    auto add = [&](const std::string &name) {
      auto at = std::ranges::find(foreign, name) - foreign.begin();
      bool isThere = at < std::ssize(foreign) && schema.variables[static_cast<std::size_t>(at)].rep == Rep::Pointer;
      slots.push_back(isThere ? static_cast<int>(at) : -1);
    };
    if (op.hasReceiver() || op.kind == OperationKind::Constructor)
      add("this");
    for (const Parameter &p : op.parameters)
      add(p.name);
    add("return");
    out_.identities.push_back(std::move(slots));
  }

  void addPlans(const Operation &op, const OperationSchema &schema, const std::vector<std::string> &foreign,
                const std::string &method) {
    for (std::size_t i = 0; i < in_.points.size(); ++i) {
      const DeclaredPoint &point = in_.points[i];
      if (point.method != method || !isOfOperation(point))
        continue;
      RecordPlan &plan = out_.plans[i];
      bool isEntry = point.kind == DeclaredKind::Enter;
      plan.operation = op.id;
      plan.values = isEntry ? static_cast<std::size_t>(schema.entryCount) : schema.variables.size();
      for (const DeclaredVariable &v : point.variables) {
        auto at = std::ranges::find(foreign, v.name) - foreign.begin();
        // What a constructor finds at entry is memory, not an object.
        bool isPast = isEntry && op.kind == OperationKind::Constructor && isReceiver(v) && v.name != "this";
        bool isThere = static_cast<std::size_t>(at) < plan.values && !isPast && !isLeftOut(v);
        plan.slots.push_back(isThere ? static_cast<int>(at) : -1);
      }
    }
  }

  void addNotes() {
    std::size_t nested = 0;
    for (const DeclaredPoint &point : in_.points)
      nested += static_cast<std::size_t>(std::ranges::count(point.variables, true, &DeclaredVariable::isNested));
    if (nested)
      out_.notes.push_back(fmt::format("{} of arrays: left out", nested == 1
                                                                     ? "1 variable is an array"
                                                                     : fmt::format("{} variables are arrays", nested)));
  }

  const Declarations &in_;
  ForeignPoints out_;
  std::vector<Fields> fields_;
  std::vector<std::string> methods_;  // by operation
  std::vector<std::string> signatures_;
};

}  // namespace

Result<ForeignPoints> describeForeign(const Declarations &declarations) { return Describer(declarations).describe(); }

}  // namespace eclat
