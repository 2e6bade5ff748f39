#include "infer/point_variables.h"

#include <algorithm>

namespace eclat {

namespace {

bool isEnumType(const std::string &type, const std::vector<EnumInfo> &enums) {
  return std::ranges::find(enums, type, &EnumInfo::name) != enums.end();
}

Role roleOf(const Variable &variable) {
  const std::string &root = variable.path.front();
  return root == "return" ? Role::Result : root.starts_with("param") ? Role::Parameter : Role::Receiver;
}

// Wraps the variables of a term into orig().
Expr atEntry(Expr e) {
  if (e.op == Op::Var)
    e.op = Op::OrigVar;
  for (Expr &kid : e.kids)
    kid = atEntry(kid);
  return e;
}

// Fields of objects that an object points to are stated where those objects are at home, not here.
bool isForeign(const Variable &variable) {
  bool viaPointerParameter = variable.path.size() > 1 && variable.path.front().starts_with("param") && variable.path[1] == "deref";
  auto derefs = std::ranges::count(variable.path, "deref");
  return derefs > (viaPointerParameter || variable.path.front() == "return" ? 1 : 0);
}

class Builder {
public:
  Builder(PointVariables &out, const std::vector<Variable> &variables) : out_(out), variables_(variables) {}

  void add(int index) {
    const Variable &v = variables_[static_cast<std::size_t>(index)];
    if (isForeign(v))
      return;
    PointVariable term;
    term.expr = Expr::var(v.name);
    term.rep = v.rep;
    term.elementRep = v.elementRep;
    term.type = v.type;
    term.role = roleOf(v);
    term.variable = index;
    term.isEnum = isEnumType(v.type, *out_.enums);
    term.isIdentity = v.name == "this";
    out_.terms.push_back(term);
    if (v.rep == Rep::Sequence || v.rep == Rep::Text) {
      term.expr = Expr::size(v.name);
      term.rep = Rep::Int;
      term.type = "unsigned long";
      term.isEnum = false;
      term.isSize = true;
      term.ofText = v.rep == Rep::Text;
      out_.terms.push_back(term);
    }
  }

  void addOrig(std::size_t termIndex) {
    PointVariable term = out_.terms[termIndex];
    term.expr = atEntry(term.expr);
    term.isOrig = true;
    term.current = static_cast<int>(termIndex);
    out_.terms.push_back(term);
  }

private:
  PointVariables &out_;
  const std::vector<Variable> &variables_;
};

}  // namespace

void PointVariables::evaluate(const rt::Value *now, const rt::Value *entry, std::vector<rt::Value> &out) const {
  out.resize(terms.size());
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const PointVariable &term = terms[i];
    rt::Value v = term.isOrig ? (entry ? entry[term.variable] : rt::Value()) : now[term.variable];
    if (term.isSize)
      v = v.kind == rt::Kind::Sequence || v.kind == rt::Kind::Text ? rt::Value::ofInt(v.length) : rt::Value();
    out[i] = v;
  }
}

PointVariables objectTerms(const ClassSchema &schema, const std::vector<EnumInfo> &enums) {
  PointVariables out{{PointKind::Object, schema.name}, {}, &enums, false};
  Builder builder(out, schema.variables);
  for (std::size_t i = 0; i < schema.variables.size(); ++i)
    builder.add(static_cast<int>(i));
  return out;
}

PointVariables operationTerms(PointKind kind, const Operation &operation, const OperationSchema &schema,
                          const std::vector<EnumInfo> &enums) {
  PointVariables out{{kind, operation.signature}, {}, &enums, operation.isConst};
  Builder builder(out, schema.variables);
  std::size_t count = kind == PointKind::Exit ? schema.variables.size() : static_cast<std::size_t>(schema.entryCount);
  for (std::size_t i = 0; i < count; ++i)
    builder.add(static_cast<int>(i));
  if (kind == PointKind::Entry)
    return out;
  std::size_t atExit = out.terms.size();
  for (std::size_t i = 0; i < atExit; ++i) {
    const PointVariable &term = out.terms[i];
    // A constructor's object has no past, and a result none either.
    bool hasPast = term.role != Role::Result && !term.isIdentity &&
                   !(operation.kind == OperationKind::Constructor && term.role == Role::Receiver);
    if (hasPast)
      builder.addOrig(i);
  }
  return out;
}

Expr constantFor(const PointVariable &term, const rt::Value &value, const std::vector<EnumInfo> &enums) {
  switch (value.kind) {
  case rt::Kind::Float: return Expr::ofFloat(value.d);
  case rt::Kind::Text: return Expr::ofText(std::string(value.text, value.length));
  case rt::Kind::Pointer: return Expr::null();
  case rt::Kind::Big: {
    Expr e = Expr::number(value.i);
    e.constant = ConstKind::Big;
    return e;
  }
  default: break;
  }
  if (term.type == "bool" && !term.isSize)
    return Expr::boolean(value.i != 0);
  if (term.isEnum)
    for (const EnumInfo &info : enums)
      if (info.name == term.type)
        for (const Enumerator &enumerator : info.enumerators)
          if (enumerator.value == value.i)
            return Expr::enumerator(enumerator.name);
  return Expr::number(value.i);
}

}  // namespace eclat
