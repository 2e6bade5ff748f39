#include "infer/rulings.h"

#include "flow/language/scope.h"
#include "flow/language/statement_key.h"

#include <algorithm>
#include <map>

namespace eclat {

namespace {

using Place = std::pair<Point, std::string>;  // a point and a statement's key

// The object point that a class's operation repeats the statements of.
Point objectBehind(const Point &point, const Component &component) {
  const Operation *op = operationAt(point, component);
  bool hasObject = op && (op->hasReceiver() || op->kind == OperationKind::Constructor);
  return hasObject ? Point{PointKind::Object, op->className} : point;
}

}  // namespace

void applyOpinions(Model &model, const Opinions &opinions, const Component &component) {
  if (opinions.trusted.empty() && opinions.rejected.empty())
    return;
  std::map<Place, const Dropped *> rejected;
  std::map<Place, std::size_t> trusted;
  std::vector<Property> added = opinions.trusted;
  for (const Dropped &r : opinions.rejected)
    if (r.expr)
      rejected[{r.point, statementKey(*r.expr)}] = &r;
  for (std::size_t i = 0; i < added.size(); ++i)
    trusted[{added[i].point, statementKey(added[i].expr)}] = i;
  std::map<Point, std::vector<Property>> kept;
  auto replaced = [&](const Property &p) {
    Point object = objectBehind(p.point, component);
    std::string mark = fingerprintOf(print(p.expr));
    return std::ranges::find_if(opinions.replaced, [&](const Dropped &r) {
      return r.text == mark && (r.point == p.point || r.point == object);
    });
  };
  for (Property &p : model.properties) {
    std::string key = statementKey(p.expr);
    auto no = rejected.find({p.point, key});
    if (no == rejected.end())
      no = rejected.find({objectBehind(p.point, component), key});
    if (auto yes = trusted.find({p.point, key}); yes != trusted.end())
      added[yes->second].family = p.family;  // it stands as the person wrote it
    else if (auto instead = replaced(p); instead != opinions.replaced.end())
      model.dropped.push_back({p.point, p.expr, instead->reason});
    else if (no == rejected.end())
      kept[p.point].push_back(std::move(p));
    else if (no->first.first != p.point)
      model.dropped.push_back({p.point, p.expr, no->second->reason});
  }
  for (Property &p : added)
    kept[p.point].push_back(std::move(p));
  model.properties.clear();
  for (auto &[point, properties] : kept)
    std::ranges::move(properties, std::back_inserter(model.properties));
  for (std::vector<Property> *list : {&model.territory, &model.habits})
    std::erase_if(*list, [&](const Property &p) { return rejected.contains({p.point, statementKey(p.expr)}); });
  model.dropped.insert(model.dropped.end(), opinions.rejected.begin(), opinions.rejected.end());
}

}  // namespace eclat
