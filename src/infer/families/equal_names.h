#pragma once

#include "flow/model.h"

namespace eclat {

// Groups variables that are always equal to each other. What is known of the leader of a group is not repeated for the
// others, and only as many equalities are kept as tie the group together.
class EqualNames {
public:
  using List = std::vector<const Property *>;

  // True for an equality of two variables, or of a variable and a size.
  static bool isOne(const Expr &e);

  // Adds the equalities among these properties. The variables that are added first become leaders.
  void add(const List &properties);
  // Chooses the equalities to keep; to be called when all are added.
  void choose();

  bool isSuperfluous(const Property &p) const;
  // Returns the expression with the leader in place of every variable that equals it.
  Expr ofLeaders(const Expr &e) const;

private:
  std::size_t numberOf(const Expr &name);
  void join(std::size_t a, std::size_t b);
  std::size_t leaderOf(const std::vector<std::size_t> &classes, std::size_t member) const;

  std::vector<Expr> names_;
  std::vector<std::size_t> class_;  // for each name, the number of its group
  std::vector<const Property *> equalities_, kept_;
};

}  // namespace eclat
