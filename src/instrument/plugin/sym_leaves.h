// The leaves of a value: the integers and pointers that it consists of, which alone can be symbolic.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DerivedTypes.h"

namespace eclat::plugin {

// True for integers of up to 64 bits, and for pointers.
bool canBeSymbolic(const llvm::Type *type);
unsigned widthOf(const llvm::Type *type);

// A struct or an array has the leaves of its members in a row; void has none.
unsigned leafCount(llvm::Type *type);
llvm::SmallVector<llvm::Type *, 4> leavesOf(llvm::Type *type);
// Returns the number of the first leaf of the part that `path` leads to.
unsigned leafIndex(llvm::Type *type, llvm::ArrayRef<unsigned> path);

}  // namespace eclat::plugin
