#pragma once

#include "flow/files/bytecode.h"

#include <cstdint>
#include <vector>

namespace eclat {

// Holds believed statements against every further visit. Most visits only confirm: then nothing else needs to look at
// them.
class Watch {
public:
  struct Watched {
    Expr expr;
    Bytecode code;
    std::uint64_t held = 0;
    bool isBroken = false;
    bool heldLast = false;
  };

  // `held` is how often the statement is known to have held already.
  void add(Expr expr, Bytecode code, std::uint64_t held);
  void clear() { all_.clear(); }
  bool empty() const { return all_.empty(); }
  // Returns the statement with its count; null if it was not watched or did not always hold.
  const Watched *find(const Expr &expr) const;
  std::vector<Watched> take() { return std::move(all_); }

  // Returns false if the visit contradicts a statement. A limit is then moved and watched further; other statements are
  // broken for good.
  bool visit(const rt::Value *now, const rt::Value *entry, rt::Arena &scratch);
  // Counts the values of the last visit once more.
  void repeat();

private:
  std::vector<Watched> all_;
};

}  // namespace eclat
