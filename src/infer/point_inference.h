#pragma once

#include "flow/model.h"
#include "infer/split.h"

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace eclat {

// All families at one program point, and on both sides of its predicates.
class PointInference {
public:
  // `nowCount` and `entryCount`: base variables in the samples of the point and of the entry before it.
  PointInference(PointVariables variables, std::size_t nowCount, std::size_t entryCount,
                 std::vector<Predicate> predicates);
  PointInference(PointInference &&) = default;

  // `entry` is null where there is no sample of the entry; see PointVisit::context.
  void visit(const rt::Value *now, const rt::Value *entry, std::uint64_t context = 1);
  void conclude(Model &model) const;

private:
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
  void findObserverTwins();
  bool tellsObserver(const Candidate &c) const;
  void show(const rt::Value *now, const rt::Value *entry, std::uint32_t state, bool isNew);
  void concludeSplits(Model &model, const std::vector<Expr> &alive) const;
  Support support(const std::vector<std::size_t> &over, const Split *split, rt::Truth side) const;
  bool isTerritory(const Expr &e) const;
  bool isSuperfluous(const Candidate &c, const std::vector<bool> &unfit) const;
  std::vector<bool> unfitVariables() const;

  std::unique_ptr<PointVariables> variables_;
  std::size_t nowCount_, entryCount_;
  std::vector<FamilyPtr> families_;
  std::vector<Split> splits_;
  std::vector<Twin> twins_;  // derived variables that were always the same: only the first carries facts
  std::unordered_map<std::uint64_t, std::uint32_t> states_;  // hash -> number
  std::vector<std::uint64_t> counts_;                        // visits by state
  std::vector<std::vector<bool>> undefined_;                 // by variable and state
  std::uint64_t visits_ = 0;
  std::vector<rt::Value> values_;
  std::unique_ptr<rt::Arena> scratch_ = std::make_unique<rt::Arena>();
};

}  // namespace eclat
