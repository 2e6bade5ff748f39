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

// All families at one program point, and on both sides of its predicates.
//
// Families look at the first thousand different states. From then on what is believed is watched: a visit that
// contradicts nothing is only counted, one that does is shown to the families, which weaken what they say. What they
// say only then has to be proven: the visits that nobody looked at are gone through once more.
class PointInference {
public:
  // `base`: the variables of the samples. `nowCount` and `entryCount`: how many of them are there at the point and at
  // the entry before it.
  PointInference(PointVariables variables, const std::vector<Variable> &base, std::size_t nowCount,
                 std::size_t entryCount, std::vector<Predicate> predicates);
  PointInference(PointInference &&) = default;

  // `entry` is null where there is no sample of the entry; see PointVisit::context.
  void visit(const rt::Value *now, const rt::Value *entry, std::uint64_t context = 1);
  void conclude(Model &model) const;

  // Enough was learned: time to watch() what is believed.
  bool isLearned() const { return !isWatching_ && counts_.size() >= kStatesLearned; }
  void watch(const std::vector<Property> &believed);
  // Proving: of `believed`, what was not watched from the start is held against all visits, which come again.
  // Returns how many there are to prove.
  std::size_t startProof(const std::vector<Property> &believed);
  void endProof();
  // Nothing if it speaks of something that this point does not know.
  std::optional<Bytecode> compileHere(const Expr &expr) const;
  std::vector<const Predicate *> predicates() const;
  std::uint64_t visits() const { return visits_; }
  const StateSample &sample() const { return sample_; }
  // Different states that the receiver was in.
  std::size_t receiverStates() const { return receivers_.size(); }

  // Sets how often it held; false if that is not known of all visits.
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
    bool ofObserver = false;  // the follower is an observer that shows what the leader, a member, holds
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
  std::uint64_t last_ = 0;  // mark of the last visit's values
  std::vector<FamilyPtr> families_;
  std::vector<Split> splits_;
  std::vector<Twin> twins_;  // derived variables that were always the same: only the first carries facts
  std::unordered_map<std::uint64_t, std::uint32_t> states_;  // hash -> number
  std::vector<std::uint64_t> counts_;                        // visits by state
  std::vector<std::vector<bool>> undefined_;                 // by variable and state
  std::uint64_t visits_ = 0;
  StateSample sample_;
  std::vector<std::size_t> receiver_;  // its variables in a sample
  std::unordered_set<std::uint64_t> receivers_;
  std::vector<rt::Value> values_;
  std::unique_ptr<rt::Arena> scratch_ = std::make_unique<rt::Arena>();
};

}  // namespace eclat
