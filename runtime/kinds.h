// Classifies types for observation. Types of the standard library are recognised by their members, so that nobody pays
// for headers that the component does not use.
#pragma once

#include "observe.h"

#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace eclat::rt {

enum class ShapeKind {
  None,  // nothing of the value is observed
  Scalar,
  Text,
  Pointer,
  Object,  // a class with Fields
  Array,
  Range,
  Map,
  Pair,
  Tuple,
  Optional,
  Variant,
  Holder,    // may hold something that cannot be seen: std::function, std::any
  Atomic,    // its value is read by load()
  Duration,  // its value is read by count()
  Complex,
  Bits,
  Adaptor,  // a stack or queue around a container
};

template <class T> constexpr bool isScalar = std::is_arithmetic_v<T> || std::is_enum_v<T>;

template <class T> struct IsText : std::false_type {};
template <class Traits, class A> struct IsText<std::basic_string<char, Traits, A>> : std::true_type {};
template <class Traits> struct IsText<std::basic_string_view<char, Traits>> : std::true_type {};
template <class T> constexpr bool isText = IsText<T>::value;

// ---- Pointers

template <class T, class = void> struct PointeeOf {
  using type = void;
};
template <class T> struct PointeeOf<T *, void> {
  using type = std::conditional_t<std::is_function_v<T>, void, T>;  // a function is not data to look at
};
template <class T, class D> struct PointeeOf<std::unique_ptr<T, D>, void> {
  using type = T;
};
template <class T, class D> struct PointeeOf<std::unique_ptr<T[], D>, void> {
  using type = T;
};
template <class T> struct PointeeOf<std::shared_ptr<T>, void> {
  using type = T;
};
template <class T> constexpr bool isPointerLike = !std::is_void_v<typename PointeeOf<T>::type>;

template <class T> struct IsArrayOwner : std::false_type {};
template <class T, class D> struct IsArrayOwner<std::unique_ptr<T[], D>> : std::true_type {};

template <class T> auto *rawPointer(T *p) { return p; }
template <class T> auto *rawPointer(const T &smart) { return smart.get(); }

// ---- What a type can do

template <template <class> class Can, class T, class = void> struct Detected : std::false_type {};
template <template <class> class Can, class T> struct Detected<Can, T, std::void_t<Can<T>>> : std::true_type {};
template <template <class> class Can, class T> constexpr bool can = Detected<Can, T>::value;

template <class T> using Iterates = decltype(std::declval<const T &>().begin() != std::declval<const T &>().end());
template <class T> using Sized = decltype(std::declval<const T &>().size());
template <class T> using IteratesBeforeBegin = decltype(std::declval<const T &>().before_begin());  // std::forward_list
template <class T> using Mapped = std::pair<typename T::key_type, typename T::mapped_type>;
template <class T> using Hashed = typename T::hasher;
template <class T> using Viewed = std::pair<typename T::element_type, decltype(std::declval<const T &>().data())>;
template <class T> using Paired = std::pair<typename T::first_type, typename T::second_type>;
template <class T> using Sizes = decltype(std::tuple_size<T>::value);
template <class T> using AnswersHasValue = decltype(std::declval<const T &>().has_value());
template <class T> using Dereferenced = std::pair<typename T::value_type, decltype(*std::declval<const T &>())>;
template <class T> using HasIndex = decltype(std::declval<const T &>().valueless_by_exception());
template <class T> using HasTarget = decltype(std::declval<const T &>().target_type());
template <class T>
using Loads = std::pair<decltype(T::is_always_lock_free), decltype(std::declval<const T &>().load())>;
template <class T> using Counts = std::pair<typename T::period, decltype(std::declval<const T &>().count())>;
template <class T>
using HasParts = std::pair<decltype(std::declval<const T &>().real()), decltype(std::declval<const T &>().imag())>;
template <class T>
using Tests = std::pair<decltype(std::declval<const T &>().test(0)), decltype(std::declval<const T &>().to_ullong())>;
template <class T> using Contained = typename T::container_type;

template <class T> constexpr bool isRange = can<Iterates, T> && (can<Sized, T> || can<IteratesBeforeBegin, T>);

// True for types in std. Classes of users that happen to have such members may do anything when these are called.
template <class T> constexpr bool isOfLibrary() {
  const char *text = __PRETTY_FUNCTION__;
  while (*text && !(text[0] == 'T' && text[1] == ' ' && text[2] == '=' && text[3] == ' '))
    ++text;
  return *text && text[4] == 's' && text[5] == 't' && text[6] == 'd' && text[7] == ':' && text[8] == ':';
}

template <class T> constexpr ShapeKind classKindOf() {
  if constexpr (isRange<T>)
    return can<Mapped, T> ? ShapeKind::Map : ShapeKind::Range;
  else if constexpr (!isOfLibrary<T>())
    return ShapeKind::None;
  else if constexpr (can<Paired, T>)
    return ShapeKind::Pair;
  else if constexpr (can<Sizes, T>)
    return ShapeKind::Tuple;
  else if constexpr (can<AnswersHasValue, T>)
    return can<Dereferenced, T> ? ShapeKind::Optional : ShapeKind::Holder;
  else if constexpr (can<HasIndex, T>)
    return ShapeKind::Variant;
  else if constexpr (can<HasTarget, T>)
    return ShapeKind::Holder;
  else if constexpr (can<Loads, T>)
    return ShapeKind::Atomic;
  else if constexpr (can<Counts, T>)
    return ShapeKind::Duration;
  else if constexpr (can<HasParts, T>)
    return ShapeKind::Complex;
  else if constexpr (can<Tests, T>)
    return ShapeKind::Bits;
  else if constexpr (can<Contained, T> && can<Sized, T>)
    return ShapeKind::Adaptor;
  else
    return ShapeKind::None;
}

template <class T> constexpr ShapeKind kindOf() {
  if constexpr (HasFields<T>::value)
    return ShapeKind::Object;
  else if constexpr (isScalar<T>)
    return ShapeKind::Scalar;
  else if constexpr (isText<T>)
    return ShapeKind::Text;
  else if constexpr (isPointerLike<T>)
    return ShapeKind::Pointer;
  else if constexpr (std::is_array_v<T>)
    return ShapeKind::Array;
  else if constexpr (std::is_class_v<T>)
    return classKindOf<T>();
  else
    return ShapeKind::None;
}

// Returns the name of the type as the compiler spells it, cut out of a function signature.
template <class T> std::string typeName() {
  std::string text = __PRETTY_FUNCTION__;
  std::size_t start = text.find("T = ") + 4;
  return text.substr(start, text.size() - start - 1);
}

template <class T> const char *repOf() {
  if constexpr (std::is_floating_point_v<T>)
    return "float";
  else if constexpr (isScalar<T>)
    return "int";
  else if constexpr (isText<T>)
    return "text";
  else if constexpr (isPointerLike<T>)
    return "pointer";
  else
    return "sequence";
}

// ---- Links between nodes

constexpr char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr bool contains(const char *name, const char *word) {
  for (; *name; ++name) {
    int i = 0;
    while (word[i] && lowered(name[i]) == word[i])
      ++i;
    if (!word[i])
      return true;
  }
  return false;
}

// Finds the fields of a class that link to further objects of it: one in a list, two in a binary tree. Links back
// (`prev`, `parent`) count only if there are no others.
template <class N> struct Links {
  template <class F>
  using FieldType = std::remove_cv_t<std::remove_reference_t<decltype(std::declval<F>()(std::declval<const N &>()))>>;
  template <class F>
  static constexpr bool isLink = std::is_same_v<std::remove_cv_t<typename PointeeOf<FieldType<F>>::type>, N>;

  struct Survey {
    int field_ = 0, total = 0, ahead = 0, next = -1, any = -1, first = -1, second = -1;
    template <class F> constexpr void field(const char *, const char *name, F) {
      if (isLink<F> && !IsArrayOwner<FieldType<F>>::value)
        note(name);
      ++field_;
    }
    constexpr void note(const char *name) {
      ++total;
      any = field_;
      if (next < 0 && (contains(name, "next") || contains(name, "link") || contains(name, "succ")))
        next = field_;
      if (contains(name, "prev") || contains(name, "parent") || contains(name, "back") || contains(name, "pred") ||
          contains(name, "owner"))
        return;
      ++ahead;
      (first < 0 ? first : second) = field_;
    }
  };
  static constexpr Survey survey() {
    Survey s;
    Fields<N>::visit(s);
    return s;
  }
  static constexpr Survey kSurvey = survey();
  static constexpr bool kIsTree = kSurvey.next < 0 && kSurvey.ahead == 2;
  static constexpr int kFirst = kSurvey.next >= 0                          ? kSurvey.next
                                : kSurvey.ahead == 1 || kSurvey.ahead == 2 ? kSurvey.first
                                : kSurvey.total == 1                       ? kSurvey.any
                                                                           : -1;
  static constexpr int kSecond = kIsTree ? kSurvey.second : -1;

  struct Follow {
    const N &node;
    const void **links;
    int field_ = 0;
    template <class F> void field(const char *, const char *, F get) {
      if constexpr (isLink<F>) {
        if (field_ == kFirst)
          links[0] = rawPointer(get(node));
        else if (field_ == kSecond)
          links[1] = rawPointer(get(node));
      }
      ++field_;
    }
  };
  static void follow(const void *node, const void *links[2]) {
    Follow visitor{*static_cast<const N *>(node), links};
    Fields<N>::visit(visitor);
  }

  // Builds the path step that names the links: "list C::next" or "tree C::left;C::right".
  struct Spell {
    std::string text;
    int field_ = 0;
    template <class F> void field(const char *owner, const char *name, F) {
      if (field_ == kFirst || field_ == kSecond)
        text += std::string(text.empty() ? "" : ";") + owner + "::" + name;
      ++field_;
    }
  };
  static std::string step() {
    Spell spell;
    Fields<N>::visit(spell);
    return (kIsTree ? "tree " : "list ") + spell.text;
  }
};

template <class N> constexpr bool isNode() {
  if constexpr (HasFields<N>::value)
    return Links<N>::kFirst >= 0;
  else
    return false;
}

}  // namespace eclat::rt
