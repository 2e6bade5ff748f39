// With this header one writes specifications by hand: what callers must do, what operations promise, what is always
// true of an object. They are plain C++ in a header of your own, which `eclat run --spec FILE` reads, and may look at
// private members. docs/how-to/specs.md tells the whole story. It needs C++17 and nothing else.
//
//   #include "stack.h"
//   #include <eclat/spec.h>
//
//   template <> struct eclat::Spec<Stack> {
//     static void invariant(const Stack &self) { ECLAT_INVARIANT(self.count_ <= self.max_); }
//
//     static auto push(const Stack &self, int x) {
//       ECLAT_REQUIRES(self.count_ < self.max_);
//       return [&self, x, before = self.count_] {
//         ECLAT_ENSURES(self.count_ == before + 1);
//         ECLAT_ENSURES(self.top() == x);
//       };
//     }
//   };
#pragma once

#include <string>
#include <type_traits>
#include <vector>

namespace eclat {

// Specialize this for a class, with one function for each operation that the specification has something to say about.
// The function has the name of the operation and takes the object (unless the operation is static) and the parameters
// of the operation. If it returns a callable, that is its second half: it is called after the operation, with the
// result if it takes one. `constructor` stands for constructors; its second half gets the object.
template <class T> struct Spec;

// A specification of free functions is Spec<eclat::Functions>.
struct Functions;

namespace spec {

// The listener hears of each clause that does not hold. `isAsked`: the clause is for the caller, else for the
// operation.
using Listener = void (*)(bool isAsked, const char *text, const char *file, int line);
inline Listener listener = nullptr;
inline bool isAtEntry = false;  // checks run before the call: a broken invariant is the caller's doing

inline void clause(bool isAsked, bool holds, const char *text, const char *file, int line) {
  if (!holds && listener)
    listener(isAsked, text, file, line);
}

// An exception that the specification of an operation declares. `isDue`: the operation must throw it, as the condition
// was true before the call.
struct Declared {
  bool (*isThrown)();  // called while an exception is being handled
  bool isExact;        // ECLAT_THROWS: it is thrown if it is due, and only then
  bool isDue;
  const char *text, *file;
  int line;
};
inline std::vector<Declared> *declared = nullptr;  // what the first half of the call in progress declares

template <class E> bool isThrown() {
  try {
    throw;
  } catch (const E &) {
    return true;
  } catch (...) {
    return false;
  }
}
template <class E> void declare(bool isExact, bool isDue, const char *text, const char *file, int line) {
  if (declared)
    declared->push_back({isThrown<E>, isExact, isDue, text, file, line});
}

// Calls the second half of a specification, with the result if it takes one.
template <class After, class Result> void finish(After &after, const Result &result) {
  if constexpr (std::is_invocable_v<After &, const Result &>)
    after(result);
  else
    after();
}
template <class After> void finish(After &after) { after(); }

// Tests use this to check a specification without eclat: while the object lives, it collects the clauses that do not
// hold. Ask for its text only after a call that has returned.
class Broken {
public:
  Broken() {
    words().clear();
    listener = note;
    declared = &throws_;
  }
  Broken(const Broken &) = delete;
  ~Broken() {
    listener = nullptr;
    declared = nullptr;
  }
  std::string text() const {
    std::string all = words();
    for (const Declared &d : throws_)
      if (d.isExact && d.isDue)
        all += std::string(d.file) + ":" + std::to_string(d.line) + ": " + d.text + "\n";
    return all;
  }

private:
  static std::string &words() {
    static std::string all;
    return all;
  }
  static void note(bool, const char *text, const char *file, int line) {
    words() += std::string(file) + ":" + std::to_string(line) + ": " + text + "\n";
  }

  std::vector<Declared> throws_;
};

}  // namespace spec
}  // namespace eclat

#define ECLAT_REQUIRES(...)                                                                                            \
  ::eclat::spec::clause(true, static_cast<bool>(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)
#define ECLAT_ENSURES(...)                                                                                             \
  ::eclat::spec::clause(false, static_cast<bool>(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)
#define ECLAT_INVARIANT(...)                                                                                           \
  ::eclat::spec::clause(::eclat::spec::isAtEntry, static_cast<bool>(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)

// Goes into the first half: the operation throws `Exception`, or a class derived from it, if the condition holds, and
// only then.
#define ECLAT_THROWS(Exception, ...)                                                                                   \
  ::eclat::spec::declare<Exception>(true, static_cast<bool>(__VA_ARGS__), "throws " #Exception " if " #__VA_ARGS__,    \
                                    __FILE__, __LINE__)
// Goes into the first half: the operation may throw `Exception` at any time, and need not.
#define ECLAT_MAY_THROW(Exception)                                                                                     \
  ::eclat::spec::declare<Exception>(false, false, "may throw " #Exception, __FILE__, __LINE__)
