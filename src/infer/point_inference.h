#pragma once

#include "flow/model.h"
#include "infer/split.h"
#include "infer/state_sample.h"
#include "infer/watch.h"

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace eclat {

// Runs all families at one program point, and once more on either side of each predicate that splits its visits.
//
// Families look at the first thousand different states. From then on what is believed is watched: a visit that
// contradicts nothing is only counted, one that does is shown to the families, which weaken their statements. What they
// state only from then on has to be proven: the visits that they did not see are gone through once more.
class PointInference {
public:
  // `base` has the variables of the samples; `nowCount` of them exist at the point, and `entryCount` at the entry
  // before it.
  PointInference(PointVariables variables, const std::vector<Variable> &base, std::size_t nowCount,
                 std::size_t entryCount, std::vector<Predicate> predicates);
  PointInference(PointInference &&) = default;

  // `entry` is null where there is no sample of the entry; see PointVisit::context.
  void visit(const rt::Value *now, const rt::Value *entry, std::uint64_t context = 1);
  void conclude(Model &model) const;

  // True if enough was learned, so that it is time to watch() what is believed.
  bool isLearned() const { return !isWatching_ && counts_.size() >= kStatesLearned; }
  void watch(const std::vector<Property> &believed);
  // Starts to prove those of `believed` that were not watched from the start: all visits come again and are held
  // against them. Returns how many there are to prove.
  std::size_t startProof(const std::vector<Property> &believed);
  void endProof();
  // Compiles an expression for this point; returns nothing if it names something that the point does not know.
  std::optional<Bytecode> compileHere(const Expr &expr) const;
  std::vector<const Predicate *> predicates() const;
  std::uint64_t visits() const { return visits_; }
  const StateSample &sample() const { return sample_; }
  // Returns how many different states the receiver was in.
  std::size_t receiverStates() const { return receivers_.size(); }

  // Fills in how often the property held; false if that is not known for all visits.
  bool isProven(Property &property) const;

private:
  static constexpr std::size_t kStatesLearned = 1000;

  struct Side {
    std::unique_ptr<PointVariables> variables;
    std::vector<FamilyPtr> families;
  };
  struct Split {
    Predicate predicate;
    Side yes, no;
    std::vector<rt::Truth> ofState;
  };
  struct Support {
    std::uint64_t samples = 0, states = 0;
  };

  struct Twin {
    std::size_t leader, follower;
    bool alive = true;
    bool ofObserver = false;  // true: the follower is an observer that shows what the leader, a member, holds
  };

  void findTwins();
  void learn(const rt::Value *now, const rt::Value *entry, std::uint64_t context);
  bool isDue();
  void noteReceiver(const rt::Value *now);
  bool isRepeat(const rt::Value *now);
  bool addTo(Watch &watch, const Property &property, std::uint64_t held) const;
  void show(const rt::Value *now, const rt::Value *entry, bool isNew);
  void findObserverTwins();
  bool tellsObserver(const Candidate &c) const;
  void concludeSplits(Model &model, const std::vector<Expr> &alive) const;
  void concludeTerritory(Model &model) const;
  bool isSurprising(const Candidate &c, const Split &split, bool isYes, std::uint64_t states,
                    std::size_t hypotheses) const;
  Support support(const std::vector<std::size_t> &over, const Split *split, rt::Truth side) const;
  bool isTerritory(const Expr &e) const;
  bool isHabit(const Expr &e) const;
  bool isSuperfluous(const Candidate &c, const std::vector<bool> &unfit) const;
  std::vector<bool> unfitVariables() const;

  std::unique_ptr<PointVariables> variables_;
  const std::vector<Variable> &base_;
  std::size_t nowCount_, entryCount_;
  bool isWatching_ = false, isProving_ = false;
  Watch watched_, proof_;
  std::uint64_t nextShown_ = 0;
  std::uint64_t last_ = 0;  // hash of the values of the last visit
  std::vector<FamilyPtr> families_;
  std::vector<Split> splits_;
  std::vector<Twin> twins_;  // derived variables that were always equal: statements are kept for the leader only
  std::unordered_map<std::uint64_t, std::uint32_t> states_;  // hash of a state -> its number
  std::vector<std::uint64_t> counts_;                        // for each state, its visits
  std::vector<std::vector<bool>> undefined_;                 // for each variable and state, if it has no value there
  std::uint64_t visits_ = 0;
  StateSample sample_;
  std::vector<std::size_t> receiver_;  // indices of the receiver's variables in a sample
  std::unordered_set<std::uint64_t> receivers_;
  std::vector<rt::Value> values_;
  std::unique_ptr<rt::Arena> scratch_ = std::make_unique<rt::Arena>();
};

}  // namespace eclat
