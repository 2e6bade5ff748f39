// Holds calls to the user's specifications (include/eclat/spec.h): generated thunks do it for inputs, generated hooks
// for the examples.
#pragma once

#include "call.h"

#include <eclat/spec.h>
#include <exception>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace eclat::rt {

void noteClause(bool isAsked, const char *text, const char *file, int line);
void noteSpecified();   // notes that a specification says what the caller must do
void noteDeclared();    // notes that what is being thrown may be
bool isAskedTooMuch();  // true if the caller of this input did not do it: then the call is not made

// Says if a call is held to specifications.
struct SpecWatch {
  bool isWanted = false;
  bool isExample = false;  // true: the examples make the call, so nothing may change for it
};
SpecWatch watchInput(const Call &call);
SpecWatch watchExample(int operation);  // watches calls from outside only: inside a call objects may be out of order
void exampleIsOver();

// Thrown when a clause for the caller does not hold: the rest of the first half then means nothing.
struct SpecStops {};

// While it lives, specifications report to us, and what they call is not observed. Afterwards all is as it was: a
// variable that kept another value would pass for one that the input has changed.
class SpecScope {
public:
  SpecScope();
  ~SpecScope();
  SpecScope(const SpecScope &) = delete;

private:
  bool wasObserving_;
};

struct NoSecondHalf {
  void operator()() const {}
};

template <class R> struct SecondHalf {
  using type = R;
};
template <> struct SecondHalf<void> {
  using type = NoSecondHalf;
};

template <class T> struct Tagged {
  using type = T;
};
// Calls `f` with `tag` if it accepts that: a specification may be about another overload.
template <class F, class T> auto ifItFits(F f, T tag) {
  if constexpr (std::is_invocable_v<F, T>)
    return f(tag);
  else
    return NoSecondHalf{};
}

// Checks one call against specifications: `first` calls that of the operation, `invariants` those of the objects that
// take part.
template <class First, class Invariants> class SpecCheck {
public:
  SpecCheck(SpecWatch watch, bool hasFirst, First first, Invariants invariants)
      : invariants_(invariants), watch_(watch), isActive_(watch.isWanted) {
    if (!isActive_)
      return;
    spec::isAtEntry = true;
    spec::declared = &declared_;
    bool isWhole = guarded(true, [&] {
      invariants_();
      if (hasFirst)
        noteSpecified();
      if constexpr (std::is_void_v<decltype(first())>) {
        first();
        second_.emplace();
      } else {
        second_.emplace(first());
      }
    });
    spec::isAtEntry = false;
    spec::declared = nullptr;
    if (!watch_.isExample && isAskedTooMuch())
      throw MissingValue{};
    isActive_ = isWhole;
  }
  SpecCheck(const SpecCheck &) = delete;
  ~SpecCheck() {
    if (watch_.isExample)
      exampleIsOver();
  }

  template <class F> decltype(auto) run(F call) {
    using R = decltype(call());
    try {
      if constexpr (std::is_void_v<R>) {
        call();
        finish();
      } else if constexpr (std::is_reference_v<R>) {
        R result = call();
        finish(result);
        return static_cast<R>(result);
      } else if constexpr (std::is_move_constructible_v<R>) {
        R result = call();
        finish(result);
        return result;
      } else {
        return call();
      }
    } catch (const MissingValue &) {
      throw;
    } catch (...) {
      hasThrown();
      throw;
    }
  }

  // Runs a constructor; made() is told of its object afterwards.
  template <class F> void make(F call) {
    try {
      call();
    } catch (const MissingValue &) {
      throw;
    } catch (...) {
      hasThrown();
      throw;
    }
  }
  template <class T, class Invariant> void made(const T &object, Invariant invariant) {
    if (isActive_)
      guarded(false, [&] { invariant(object); });
    finish(object);
  }

private:
  using Second = typename SecondHalf<decltype(std::declval<First &>()())>::type;

  template <class... R> void finish(const R &...result) {
    if (!isActive_)
      return;
    guarded(false, [&] {
      for (const spec::Declared &d : declared_)
        if (d.isExact && d.isDue)
          noteClause(false, d.text, d.file, d.line);
      if (second_)
        spec::finish(*second_, result...);
      invariants_();
    });
  }

  void hasThrown() {
    if (!isActive_)
      return;
    bool isDeclared = false;
    for (const spec::Declared &d : declared_)
      isDeclared = isDeclared || ((!d.isExact || d.isDue) && d.isThrown());
    if (isDeclared)
      noteDeclared();
    else if (!declared_.empty())
      noteClause(false, "throws only what is declared", declared_.front().file, declared_.front().line);
    guarded(false, [&] { invariants_(); });
  }

  // Runs a check; a clause that throws does not hold. False if the check did not run to its end.
  template <class F> static bool guarded(bool isAsked, F check) {
    SpecScope unobserved;
    try {
      check();
      return true;
    } catch (const SpecStops &) {
    } catch (...) {
      try {
        noteClause(isAsked, "the specification threw an exception", "", 0);
      } catch (const SpecStops &) {
      }
    }
    return false;
  }

  Invariants invariants_;
  std::vector<spec::Declared> declared_;
  std::optional<Second> second_;
  SpecWatch watch_;
  bool isActive_ = false;
};

}  // namespace eclat::rt
