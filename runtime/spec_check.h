// How generated thunks hold the tested call to the user's specifications (include/eclat/spec.h).
#pragma once

#include "call.h"

#include <eclat/spec.h>
#include <exception>
#include <optional>
#include <type_traits>
#include <utility>

namespace eclat::rt {

void noteClause(bool isAsked, const char *text, const char *file, int line);
void noteSpecified();   // a specification says what the caller must do
bool isAskedTooMuch();  // the caller did not do it

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
// Calls `f` if it can be: a specification may be about another overload.
template <class F, class T> auto ifItFits(F f, T tag) {
  if constexpr (std::is_invocable_v<F, T>)
    return f(tag);
  else
    return NoSecondHalf{};
}

// `first` calls the specification of the operation, `invariants` those of the objects that take part.
template <class First, class Invariants> class SpecCheck {
public:
  SpecCheck(const Call &call, bool hasFirst, First first, Invariants invariants) : invariants_(invariants) {
    isActive_ = call.isTested;
    if (!isActive_)
      return;
    spec::listener = noteClause;
    spec::isAtEntry = true;
    guarded(true, [&] {
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
    if (isAskedTooMuch())
      throw MissingValue{};  // what follows means nothing
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
      if (isActive_)
        guarded(false, [&] { invariants_(); });
      throw;
    }
  }

  // After the object of a constructor is there.
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
      if (second_)
        spec::finish(*second_, result...);
      invariants_();
    });
  }

  // A clause that throws does not hold.
  template <class F> static void guarded(bool isAsked, F check) {
    try {
      check();
    } catch (...) {
      noteClause(isAsked, "the specification threw an exception", "", 0);
    }
  }

  Invariants invariants_;
  std::optional<Second> second_;
  bool isActive_ = false;
};

}  // namespace eclat::rt
