// Checks that generated thunks make before they pass iterators on: to use an end, or a range that is none, would be our
// own mistake.
#pragma once

#include "call.h"

#include <type_traits>
#include <utility>

namespace eclat::rt {

template <class Object, class I, class = void> struct EndOf {
  static constexpr bool kIsKnown = false;
};
template <class Object, class I>
struct EndOf<Object, I,
             std::void_t<decltype(static_cast<bool>(std::declval<Object &>().end() == std::declval<const I &>()))>> {
  static constexpr bool kIsKnown = true;
};

template <class Object, class I>
constexpr bool kHasEnd = EndOf<std::remove_const_t<Object>, I>::kIsKnown || EndOf<const Object, I>::kIsKnown;

// True if `it` is the end of `object`. A class may have an end() for those only who may change it; to call it changes
// nothing.
template <class Object, class I> bool isEnd(Object &object, const I &it) {
  using Changeable = std::remove_const_t<Object>;
  if constexpr (EndOf<Object, I>::kIsKnown)
    return object.end() == it;
  else if constexpr (EndOf<const Object, I>::kIsKnown)
    return std::as_const(object).end() == it;
  else if constexpr (EndOf<Changeable, I>::kIsKnown)
    return const_cast<Changeable &>(object).end() == it;
  else
    return false;
}

// Throws MissingValue if `it`, an iterator of `object`, is its end.
template <class Object, class I> void needElement(Object &object, const I &it) {
  if (isEnd(object, it))
    throw MissingValue{};
}

// Throws MissingValue unless steps from `first` lead to `last`, both iterators of `object`. If its end is not known,
// only an empty range passes.
template <class Object, class I> void needRange(Object &object, const I &first, const I &last) {
  for (I at = first; !(at == last); ++at)
    if (!kHasEnd<Object, I> || isEnd(object, at))
      throw MissingValue{};
}

}  // namespace eclat::rt
