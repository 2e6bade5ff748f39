#pragma once

#include "flow/model.h"

namespace eclat {

// Variables that are always equal to each other. What is known of the leader of such a class need not be said of the
// others, and so many equalities are kept as it takes to tie the class together.
class EqualNames {
public:
  using List = std::vector<const Property *>;

  // Is it an equality of two variables, or of a variable and a size?
  static bool isOne(const Expr &e);

  // Those added first lead.
  void add(const List &properties);
  // To be called when all are there.
  void choose();

  bool isSuperfluous(const Property &p) const;
  // With the leader in place of every variable that equals it.
  Expr ofLeaders(const Expr &e) const;

private:
  std::size_t numberOf(const Expr &name);
  void join(std::size_t a, std::size_t b);
  std::size_t leaderOf(const std::vector<std::size_t> &classes, std::size_t member) const;

  std::vector<Expr> names_;
  std::vector<std::size_t> class_;  // by name
  std::vector<const Property *> equalities_, kept_;
};

}  // namespace eclat
