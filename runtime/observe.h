// Declares and records the variables that C++ values are flattened into. shape.h says how each kind of type is.
#pragma once

#include "memory.h"
#include "value.h"

#include <string>
#include <type_traits>

namespace eclat::rt {

// Generated for every class whose objects can be opened: `kName`, `kIsUnderTest`, `kKin` (equal for classes that
// derive from each other, different for all others), and
//   visit(visitor)    calls visitor.field("Class", "field", accessor) for each field, inherited ones first
//   observe(visitor)  calls visitor.observer("Class", "method", call, mayCall) for each observer
//   statics(visitor)  calls visitor.field("Class", "member", accessor) for each static member that can change
template <class T> struct Fields;

template <class T, class = void> struct HasFields : std::false_type {};
template <class T> struct HasFields<T, std::void_t<decltype(Fields<T>::kName)>> : std::true_type {};

// True for classes under test, which have points of their own; the classes that they are made of have none.
template <class T, class = void> struct IsComponentClass : std::false_type {};
template <class T>
struct IsComponentClass<T, std::void_t<decltype(Fields<T>::kName)>> : std::bool_constant<Fields<T>::kIsUnderTest> {};

// Returns a number that tells an object from its first member, which lies at the same address.
template <class T> constexpr int kinOf() {
  if constexpr (HasFields<T>::value)
    return Fields<T>::kKin;
  else
    return 0;
}

// The depth to which objects inside objects are opened; 0 is the receiver or argument itself.
constexpr int kMaxDepth = 2;

// True while one of the object's own operations is running: the object need not be whole.
bool isBusy(const volatile void *object);
// Called around each call of an observer, so that its death is not taken for that of the tested call.
void observerBegins(const char *name);
void observerEnds();

// Appends values to a sample. It does not allocate once the arena has grown large enough.
class Recorder {
public:
  Recorder(Value *out, Arena &arena, std::size_t stride = 1) : out_(out), arena_(arena), stride_(stride) {}
  void put(Value v) {
    *out_ = v;
    out_ += stride_;
  }
  void skip(int n) {
    while (n-- > 0)
      put({});
  }
  Arena &arena() { return arena_; }
  Value *position() const { return out_; }
  void goBack(Value *position) { out_ = position; }

private:
  Value *out_;
  Arena &arena_;
  std::size_t stride_;
};

// Gets the variables that a Shape declares. Implemented in schema.cpp, so that generated code stays small.
class Declarer {
public:
  virtual void variable(const char *suffix, const char *rep, const char *elementRep, const char *type,
                        const char *step) = 0;
  virtual void push(const char *suffix, const char *step) = 0;  // names and paths that follow lie below this one
  virtual void pop() = 0;
  // Until endElements, each variable that is declared stands for the same part of all elements: it is a sequence.
  virtual void beginElements(const char *step) = 0;
  virtual void endElements() = 0;

protected:
  ~Declarer() = default;
};

// Turns the elements of one container into a sequence for each part of an element: rows come in, columns go out.
class Columns {
public:
  // If the order of the elements means nothing, they are sorted by their first `keys` columns; 0: they stay as they
  // come.
  Columns(Recorder &to, int count, std::size_t length, int keys = 0);
  bool wantsMore() const { return row_ < held_; }
  Recorder nextRow() { return Recorder(values_ + row_++, to_.arena(), held_); }
  void finish();

private:
  void sort();

  Recorder &to_;
  std::size_t count_, length_, keys_, held_, row_ = 0;
  Value *values_;
};

// The nodes of a list or tree, in order.
struct Nodes {
  static constexpr std::size_t kMost = 4096;  // of longer ones nothing is observed
  const void *first[kMaxElements];
  std::size_t length = 0;
};
// A function that puts the nodes that `node` leads to into `links`: the next one of a list, or left and right of a
// binary tree.
using FollowLinks = void (*)(const void *node, const void *links[2]);

// Visit every node once, the nodes of a tree in order, and stop at a node that was seen before. False if memory in
// between may not be read, or if there are too many nodes.
bool walkList(const void *first, std::size_t nodeSize, FollowLinks follow, Arena &arena, Nodes &out);
bool walkTree(const void *root, std::size_t nodeSize, FollowLinks follow, Arena &arena, Nodes &out);

// Returns the text that p points to, if it ends within `kMaxText` readable bytes; else an undefined value.
constexpr std::size_t kMaxText = 256;
Value terminatedText(const char *p, Arena &arena);

}  // namespace eclat::rt
