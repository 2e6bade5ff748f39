#include "cli/compare/model_diff.h"

#include "flow/files/model_text.h"
#include "flow/language/statement_key.h"
#include "pipeline/stages.h"
#include "support/files.h"
#include "support/try.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <map>
#include <optional>

namespace eclat {

namespace {

using ByKey = std::map<std::string, const Property *>;

std::map<Point, ByKey> byPoint(const Model &model) {
  std::map<Point, ByKey> out;
  for (const Property &p : model.properties)
    out[p.point][statementKey(p.expr)] = &p;
  return out;
}

std::optional<double> numberOf(const Expr &e) {
  if (e.op != Op::Const || (e.constant != ConstKind::Int && e.constant != ConstKind::Float))
    return std::nullopt;
  return e.constant == ConstKind::Int ? static_cast<double>(e.integer) : e.real;
}

// The values that `x == 1` or `x in {1, 2}` allow.
std::optional<std::vector<Expr>> valuesOf(const Expr &e) {
  if (e.op == Op::Eq && e.kids[1].op == Op::Const)
    return std::vector{e.kids[1]};
  if (e.op == Op::In && e.kids[1].op == Op::List)
    return e.kids[1].kids;
  return std::nullopt;
}

bool containsAll(const std::vector<Expr> &all, const std::vector<Expr> &some) {
  return std::ranges::all_of(some, [&](const Expr &e) { return std::ranges::find(all, e) != all.end(); });
}

bool isUpper(Op op) { return op == Op::Le || op == Op::Lt; }
bool isLower(Op op) { return op == Op::Ge || op == Op::Gt; }

// Is one the other with a moved limit or another set of values? Weaker or stronger then.
std::optional<PropertyFate> change(const Expr &before, const Expr &after) {
  if (before.kids.size() != 2 || after.kids.size() != 2 || before.kids[0] != after.kids[0])
    return std::nullopt;
  auto was = valuesOf(before), is = valuesOf(after);
  if (was && is && containsAll(*is, *was))
    return PropertyFate::Weaker;
  if (was && is && containsAll(*was, *is))
    return PropertyFate::Stronger;
  auto from = numberOf(before.kids[1]), to = numberOf(after.kids[1]);
  bool isLimit = (isUpper(before.op) && before.op == after.op) || (isLower(before.op) && before.op == after.op);
  if (!isLimit || !from || !to || *from == *to)
    return std::nullopt;
  return isUpper(before.op) == (*to > *from) ? PropertyFate::Weaker : PropertyFate::Stronger;
}

PointDiff diffAt(const Point &point, ByKey before, ByKey after) {
  std::erase_if(before, [&](const auto &entry) { return after.erase(entry.first) > 0; });
  PointDiff out{point, {}};
  for (auto it = before.begin(); it != before.end();) {
    std::optional<PropertyFate> how;
    auto match = std::ranges::find_if(
        after, [&](const auto &entry) { return (how = change(it->second->expr, entry.second->expr)).has_value(); });
    if (match == after.end()) {
      ++it;
      continue;
    }
    out.changes.push_back({*how, print(match->second->expr), print(it->second->expr)});
    after.erase(match);
    it = before.erase(it);
  }
  for (const auto &[key, p] : before)
    out.changes.push_back({PropertyFate::Gone, print(p->expr), ""});
  for (const auto &[key, p] : after)
    out.changes.push_back({PropertyFate::New, print(p->expr), ""});
  return out;
}

}  // namespace

Result<Model> loadAnyModel(const std::string &path) {
  namespace fs = std::filesystem;
  std::string file = fs::is_directory(path) ? WorkDir(path).model() : path;
  auto text = readFile(file);
  bool isJson = file != path || (text && text->find_first_not_of(" \t\r\n") == text->find('{') && text->contains('{'));
  if (isJson) {
    ECLAT_TRY(model, loadValue<Model>(file, "infer"));
    return model.learned();
  }
  if (!text)
    return fail({ExitCode::Usage,
                 "model",
                 fmt::format("cannot read '{}'", path),
                 "give two model files or work directories",
                 {}});
  std::vector<TextError> errors;
  ModelText parsed = parseModelText(*text, errors);
  if (!errors.empty())
    return fail(modelTextFailure(path, *text, std::move(errors)));
  Model model;
  for (const ModelSection &section : parsed.sections)
    for (const ModelLine &line : section.lines)
      if (line.mark != Mark::Rejected)
        model.properties.push_back(
            {section.point, line.expr, FamilyId::Trusted, line.samples, line.states, line.mark == Mark::Trusted});
  return model;
}

const char *fateWord(PropertyFate fate) {
  switch (fate) {
  case PropertyFate::Gone: return "gone";
  case PropertyFate::New: return "new";
  case PropertyFate::Weaker: return "weaker";
  case PropertyFate::Stronger: return "stronger";
  }
  return "";
}

std::vector<PointDiff> diffModels(const Model &before, const Model &after) {
  std::map<Point, ByKey> from = byPoint(before), to = byPoint(after);
  for (const auto &[point, properties] : to)
    from.try_emplace(point);
  std::vector<PointDiff> out;
  for (const auto &[point, properties] : from)
    if (PointDiff diff = diffAt(point, properties, to[point]); !diff.changes.empty())
      out.push_back(std::move(diff));
  return out;
}

std::string printModelDiff(const std::vector<PointDiff> &diff, const std::string &indent) {
  std::string out;
  for (const PointDiff &at : diff) {
    out += (out.empty() ? "" : "\n") + indent + describePoint(at.point) + "\n";
    for (const PropertyChange &change : at.changes) {
      char sign = change.fate == PropertyFate::Gone ? '-' : change.fate == PropertyFate::New ? '+' : '~';
      out += fmt::format("{}  {} {}", indent, sign, change.property);
      out += change.was.empty() ? "\n" : fmt::format("   (was {}: {})\n", change.was, fateWord(change.fate));
    }
  }
  return out;
}

}  // namespace eclat
