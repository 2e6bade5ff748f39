#pragma once

#include "flow/files/bytecode.h"

#include <cstdint>
#include <vector>

namespace eclat {

// Statements that are believed, held against every further visit. Most visits only confirm: then nothing else needs
// to look at them.
class Watch {
public:
  struct Watched {
    Expr expr;
    Bytecode code;
    std::uint64_t held = 0;
    bool isBroken = false;
    bool heldLast = false;
  };

  // `held`: how often it is known to have held already.
  void add(Expr expr, Bytecode code, std::uint64_t held);
  void clear() { all_.clear(); }
  bool empty() const { return all_.empty(); }
  // Null if it was not watched or did not hold.
  const Watched *find(const Expr &expr) const;
  std::vector<Watched> take() { return std::move(all_); }

  // False if a statement was contradicted. A limit is moved and goes on being watched; others are broken for good.
  bool visit(const rt::Value *now, const rt::Value *entry, rt::Arena &scratch);
  // The values of the last visit once more.
  void repeat();

private:
  std::vector<Watched> all_;
};

}  // namespace eclat
