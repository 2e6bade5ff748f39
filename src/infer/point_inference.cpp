#include "infer/point_inference.h"

#include "infer/habits/parameter_limits.h"
#include "infer/habits/territory.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace eclat {

namespace {

// While watching, families still see some visits, so that evidence grows with the examples: so many per doubling.
constexpr std::uint64_t kShownPerDoubling = 64;
// A state is shown so often: some evidence is counted in visits, not states.
constexpr std::uint64_t kShown = 3;
// Half of the visits, twice the hypotheses: an implication needs more different states than a plain statement.
constexpr std::uint64_t kStatesForImplication = 15;

// On one side of a predicate only what relates things is worth an implication; limits there are mostly accidents.
std::vector<FamilyPtr> implyingFamilies(const PointVariables &variables) {
  std::vector<FamilyPtr> out;
  for (FamilyPtr &family : makeFamilies(variables))
    if (has(family->id(), family_traits::kImplied))
      out.push_back(std::move(family));
  return out;
}

}  // namespace

PointInference::PointInference(PointVariables variables, const std::vector<Variable> &base, std::size_t nowCount,
                               std::size_t entryCount, std::vector<Predicate> predicates)
    : variables_(std::make_unique<PointVariables>(std::move(variables))), base_(base), nowCount_(nowCount),
      entryCount_(entryCount), families_(makeFamilies(*variables_)), undefined_(variables_->all.size()) {
  for (std::size_t i = 0; i < nowCount; ++i)
    if (startsAt(base[i], StepKind::Receiver) && base[i].name != VariableRef("this"))
      receiver_.push_back(i);
  findTwins();
  findObserverTwins();
  for (Predicate &predicate : predicates) {
    Split split;
    split.predicate = std::move(predicate);
    for (Side *side : {&split.yes, &split.no}) {
      side->variables = std::make_unique<PointVariables>(*variables_);
      side->variables->splits = 2 * predicates.size();
      side->families = implyingFamilies(*side->variables);
    }
    splits_.push_back(std::move(split));
  }
}

void PointInference::findTwins() {
  const auto &all = variables_->all;
  for (std::size_t a = 0; a < all.size(); ++a)
    for (std::size_t b = a + 1; b < all.size(); ++b)
      if (all[a].variable == all[b].variable && all[a].rep == all[b].rep && all[a].isOrig == all[b].isOrig)
        twins_.push_back({a, b, true});
}

namespace {

const VariableRef &variableOf(const Expr &e) { return e.kids.empty() ? e.variable : variableOf(e.kids.front()); }

// The object that is asked: `s` of `s->size()`; nothing for the receiver.
std::optional<VariableRef> ownerOf(const VariableRef &observer) {
  auto question = std::ranges::find(observer.parts, PartKind::Question, &NamePart::kind);
  if (question == observer.parts.begin())
    return std::nullopt;
  VariableRef owner = observer;
  owner.parts.resize(static_cast<std::size_t>(question - observer.parts.begin()) - 1);
  return owner;
}

bool isPartOf(const VariableRef &variable, const std::optional<VariableRef> &owner) {
  return !owner || (variable.root == owner->root && variable.name == owner->name &&
                    variable.parts.size() > owner->parts.size() &&
                    std::equal(owner->parts.begin(), owner->parts.end(), variable.parts.begin()));
}

}  // namespace

void PointInference::findObserverTwins() {
  const auto &all = variables_->all;
  for (std::size_t b = 0; b < all.size(); ++b) {
    const PointVariable &observer = all[b];
    if (!observer.isObserver || observer.isDerived())
      continue;
    std::optional<VariableRef> owner = ownerOf(variableOf(observer.expr));
    // A member comes before what is derived of one.
    for (std::size_t k = 0; k < 2 * all.size(); ++k) {
      std::size_t a = k % all.size();
      bool isMember = all[a].isDerived() == (k >= all.size()) && !all[a].isObserver && all[a].role == observer.role &&
                      isPartOf(variableOf(all[a].expr), owner);
      bool isAlike = all[a].rep == observer.rep && all[a].isBool() == observer.isBool() &&
                     all[a].isOrig == observer.isOrig && !all[a].isIdentity;
      if (isMember && isAlike)
        twins_.push_back({a, b, true, true});
    }
  }
}

// `numElems == size()`: said once, of the object; all else is then said of the member alone.
bool PointInference::tellsObserver(const Candidate &c) const {
  if (variables_->point.kind != PointKind::Object || c.expr.op != Op::Eq || c.over.size() != 2)
    return false;
  std::size_t observer = variables_->all[c.over[0]].isObserver ? c.over[0] : c.over[1];
  auto first = std::ranges::find_if(
      twins_, [&](const Twin &twin) { return twin.alive && twin.ofObserver && twin.follower == observer; });
  return first != twins_.end() && (first->leader == c.over[0] || first->leader == c.over[1]);
}

// Followers of a twin, and elements or slices at what turned out not to be an index of the sequence.
std::vector<bool> PointInference::unfitVariables() const {
  std::vector<bool> unfit(variables_->all.size(), false);
  for (const Twin &twin : twins_) {
    if (!twin.alive)
      continue;
    const PointVariable &follower = variables_->all[twin.follower];
    for (std::size_t v = 0; v < unfit.size(); ++v) {
      const PointVariable &other = variables_->all[v];
      bool isOfIt = twin.ofObserver && other.variable == follower.variable && other.isOrig == follower.isOrig;
      unfit[v] = unfit[v] || v == twin.follower || isOfIt;
    }
  }
  for (std::size_t v = 0; v < unfit.size(); ++v) {
    Derivation how = variables_->all[v].derivation;
    auto missing = static_cast<std::size_t>(std::ranges::count(undefined_[v], true));
    // An element just outside (the top of an empty stack) is usual, a slice that ends outside is not.
    if (how == Derivation::At || how == Derivation::Slice)
      unfit[v] = unfit[v] || missing * (how == Derivation::Slice ? 20 : 2) > undefined_[v].size();
  }
  return unfit;
}

bool PointInference::isSuperfluous(const Candidate &c, const std::vector<bool> &unfit) const {
  return std::ranges::any_of(c.over, [&](std::size_t v) { return unfit[v]; }) && !tellsObserver(c);
}

void PointInference::visit(const rt::Value *now, const rt::Value *entry, std::uint64_t context) {
  if (isProving_) {
    scratch_->reset();
    if (!proof_.empty() && !proof_.visit(now, entry, *scratch_))
      learn(now, entry, context);
    return;
  }
  ++visits_;
  if (isWatching_) {
    scratch_->reset();
    if (!entry && isRepeat(now)) {
      watched_.repeat();
      return;
    }
    if (watched_.visit(now, entry, *scratch_) && !isDue())
      return;
  }
  learn(now, entry, context);
}

// An object is mostly entered as it was last left, and left as it was entered.
bool PointInference::isRepeat(const rt::Value *now) {
  if (variables_->point.kind != PointKind::Object)
    return false;
  std::uint64_t hash = 1;
  for (std::size_t i = 0; i < nowCount_; ++i)
    hash = rt::hashValue(now[i], hash);
  return std::exchange(last_, hash) == hash;
}

bool PointInference::isDue() {
  if (visits_ < nextShown_)
    return false;
  nextShown_ = visits_ + std::max<std::uint64_t>(1, visits_ / kShownPerDoubling);
  return true;
}

void PointInference::learn(const rt::Value *now, const rt::Value *entry, std::uint64_t context) {
  std::uint64_t hash = context;
  for (std::size_t i = 0; i < nowCount_; ++i)
    hash = rt::hashValue(now[i], hash);
  for (std::size_t i = 0; entry && i < entryCount_; ++i)
    hash = rt::hashValue(entry[i], hash);
  auto [it, isNew] = states_.try_emplace(hash, static_cast<std::uint32_t>(counts_.size()));
  if (isNew) {
    counts_.push_back(0);
    sample_.add(now, nowCount_, entry, entryCount_);
    noteReceiver(now);
  }
  if (++counts_[it->second] <= kShown)
    show(now, entry, isNew);
}

void PointInference::noteReceiver(const rt::Value *now) {
  std::uint64_t hash = 1;
  for (std::size_t i : receiver_)
    hash = rt::hashValue(now[i], hash);
  receivers_.insert(hash);
}

std::vector<const Predicate *> PointInference::predicates() const {
  std::vector<const Predicate *> out;
  for (const Split &split : splits_)
    out.push_back(&split.predicate);
  return out;
}

std::optional<Bytecode> PointInference::compileHere(const Expr &expr) const {
  auto code = compileExpr(expr, base_, *variables_->enums);
  return code ? std::optional(std::move(*code)) : std::nullopt;
}

bool PointInference::addTo(Watch &watch, const Property &property, std::uint64_t held) const {
  auto code = compileHere(property.expr);
  if (code)
    watch.add(property.expr, std::move(*code), held);
  return code.has_value();
}

void PointInference::watch(const std::vector<Property> &believed) {
  for (const Property &p : believed)
    addTo(watched_, p, p.samples);
  isWatching_ = true;
}

std::size_t PointInference::startProof(const std::vector<Property> &believed) {
  isProving_ = true;
  std::size_t unproven = 0;
  for (const Property &p : believed)
    unproven += isWatching_ && !p.isTrusted && !watched_.find(p.expr) && addTo(proof_, p, 0);
  return unproven;
}

void PointInference::endProof() {
  for (Watch::Watched &w : proof_.take())
    if (!w.isBroken)
      watched_.add(std::move(w.expr), std::move(w.code), w.held);
  isProving_ = false;
}

bool PointInference::isProven(Property &property) const {
  if (!isWatching_ || property.isTrusted)
    return true;
  const Watch::Watched *watched = watched_.find(property.expr);
  if (watched)
    property.samples = watched->held;
  return watched;
}

void PointInference::show(const rt::Value *now, const rt::Value *entry, bool isNew) {
  scratch_->reset();
  variables_->evaluate(now, entry, *scratch_, values_);
  if (isNew)
    for (std::size_t v = 0; v < values_.size(); ++v)
      undefined_[v].push_back(!values_[v].defined());
  for (Twin &twin : twins_)
    twin.alive = twin.alive && (rt::same(values_[twin.leader], values_[twin.follower]) ||
                                (twin.ofObserver && !values_[twin.follower].defined()));
  Visit visit{values_.data(), isNew};
  for (FamilyPtr &family : families_)
    family->visit(visit);
  for (Split &split : splits_) {
    rt::Truth truth = split.predicate.code.holds(now, entry, *scratch_);
    if (isNew)
      split.ofState.push_back(truth);
    bool wanted = truth == rt::Truth::True || (truth == rt::Truth::False && split.predicate.hasOtherwise);
    if (wanted)
      for (FamilyPtr &family : (truth == rt::Truth::True ? split.yes : split.no).families)
        family->visit(visit);
  }
}

PointInference::Support PointInference::support(const std::vector<std::size_t> &over, const Split *split,
                                                rt::Truth side) const {
  Support s;
  for (std::size_t state = 0; state < counts_.size(); ++state) {
    if (split && split->ofState[state] != side)
      continue;
    if (std::ranges::any_of(over, [&](std::size_t v) { return undefined_[v][state]; }))
      continue;
    s.samples += counts_[state];
    ++s.states;
  }
  return s;
}

void PointInference::conclude(Model &model) const {
  const Point &point = variables_->point;
  model.evidence.push_back({point, visits_, counts_.size()});
  if (variables_->cut)
    model.dropped.push_back(
        {point, "(further variables)",
         std::to_string(variables_->cut) + " variables were left out: there are too many at this point"});
  std::vector<Expr> alive;
  std::vector<bool> unfit = unfitVariables();
  for (const FamilyPtr &family : families_) {
    std::vector<Candidate> candidates;
    family->conclude(candidates);
    for (Candidate &c : candidates) {
      if (isSuperfluous(c, unfit))
        continue;
      Support s = support(c.over, nullptr, rt::Truth::True);
      alive.push_back(c.expr);
      if (isTerritory(c.expr))
        model.territory.push_back({point, c.expr, family->id(), s.samples, s.states});
      if (s.samples > 0 && isHabit(c.expr))
        model.habits.push_back(
            {point, c.expr, isTerritory(c.expr) ? FamilyId::ArgumentHabit : family->id(), s.samples, s.states});
      if (c.doubt.empty())
        model.properties.push_back({point, std::move(c.expr), family->id(), s.samples, s.states});
      else
        model.dropped.push_back({point, c.expr, c.doubt});
    }
  }
  concludeSplits(model, alive);
  concludeTerritory(model);
}

// Would it have held on this side by accident, seeing how often it is false on the other?
bool PointInference::isSurprising(const Candidate &c, const Split &split, bool isYes, std::uint64_t states,
                                  std::size_t hypotheses) const {
  auto code = compileHere(c.expr);
  if (!code)
    return false;
  rt::Truth other = isYes ? rt::Truth::False : rt::Truth::True;
  double elsewhere = sample_.rate(*code, &split.predicate.code, other).ofNo();
  return states >= statesForSurprise(elsewhere, hypotheses * 2 * splits_.size());
}

// What holds on one side and is contradicted on the other. A boolean result that tells the two apart exactly is
// written as an equality: return == (k in a[]).
void PointInference::concludeSplits(Model &model, const std::vector<Expr> &alive) const {
  const Point &point = variables_->point;
  std::vector<bool> unfit = unfitVariables();
  for (const Split &split : splits_) {
    std::vector<Property> yes, no;
    for (bool isYes : {true, false})
      for (const FamilyPtr &family : (isYes ? split.yes : split.no).families) {
        std::vector<Candidate> candidates;
        family->conclude(candidates);
        for (Candidate &c : candidates) {
          bool holdsAnyway = std::ranges::find(alive, c.expr) != alive.end();
          const Expr &condition = isYes ? split.predicate.when : split.predicate.otherwise;
          bool isItself = c.expr == condition || (!condition.kids.empty() && c.expr.kids[0] == condition.kids[0]);
          if (!c.doubt.empty() || holdsAnyway || isItself || isSuperfluous(c, unfit))
            continue;
          // A special value is worth a word where it decides the result.
          bool saysResult =
              std::ranges::any_of(c.over, [&](std::size_t v) { return variables_->all[v].role == Role::Result; });
          // What elements, ends and sums of a sequence of one coincide in is no news.
          bool isPlain = std::ranges::none_of(
              c.over, [&](std::size_t v) { return variables_->all[v].isDerived() && !variables_->all[v].isSize(); });
          if (!split.predicate.hasOtherwise && !(saysResult && isPlain))
            continue;
          Support s = support(c.over, &split, isYes ? rt::Truth::True : rt::Truth::False);
          if (s.states < kStatesForImplication || !isSurprising(c, split, isYes, s.states, candidates.size()))
            continue;
          (isYes ? yes : no).push_back({point, std::move(c.expr), family->id(), s.samples, s.states});
        }
      }
    const Expr &when = split.predicate.when;
    bool isBoolean = when.op == Op::Eq && when.kids[1].integer && when.kids[1].op == Op::Const &&
                     when.kids[1].constant == ConstKind::Bool;
    for (Property &p : yes) {
      auto opposite = std::ranges::find(no, negation(p.expr), &Property::expr);
      if (isBoolean && opposite != no.end()) {
        p.samples += opposite->samples;
        p.states += opposite->states;
        no.erase(opposite);
        p.expr = Expr::make(Op::Eq, {when.kids[0], std::move(p.expr)});
      } else {
        p.expr = Expr::make(Op::Implies, {when, std::move(p.expr)});
      }
      model.properties.push_back(std::move(p));
    }
    for (Property &p : no) {
      p.expr = Expr::make(Op::Implies, {split.predicate.otherwise, std::move(p.expr)});
      model.properties.push_back(std::move(p));
    }
  }
}

}  // namespace eclat
