// Tells the code of object laws at compile time what a class can do.
#pragma once

#include <functional>
#include <iterator>
#include <type_traits>
#include <typeinfo>
#include <utility>

namespace eclat::rt {

template <class T, class = void> struct CanEqual : std::false_type {};
template <class T>
struct CanEqual<T, std::void_t<decltype(static_cast<bool>(std::declval<const T &>() == std::declval<const T &>()))>>
    : std::true_type {};
template <class T> constexpr bool hasEqual = CanEqual<T>::value;

template <class T, class = void> struct CanLess : std::false_type {};
template <class T>
struct CanLess<T, std::void_t<decltype(static_cast<bool>(std::declval<const T &>() < std::declval<const T &>()))>>
    : std::true_type {};
template <class T> constexpr bool hasLess = CanLess<T>::value;

template <class T, class = void> struct CanSwap : std::false_type {};
template <class T>
struct CanSwap<T, std::void_t<decltype(std::declval<T &>().swap(std::declval<T &>()))>> : std::true_type {};
template <class T> constexpr bool hasSwap = CanSwap<T>::value;

template <class T> constexpr bool hasHash = hasEqual<T> && std::is_default_constructible_v<std::hash<T>>;

// True if size() and empty() mean what they mean for containers, and the elements can be walked over more than once.
template <class T, class = void> struct CountsAsContainer : std::true_type {};
template <class T>
struct CountsAsContainer<T, std::void_t<decltype(std::declval<const T &>().size())>>
    : std::is_integral<std::decay_t<decltype(std::declval<const T &>().size())>> {};
template <class T, class = void> struct WalksOften : std::true_type {};
template <class T>
struct WalksOften<T, std::void_t<typename std::iterator_traits<
                         std::decay_t<decltype(std::declval<const T &>().begin())>>::iterator_category>>
    : std::is_base_of<
          std::forward_iterator_tag,
          typename std::iterator_traits<std::decay_t<decltype(std::declval<const T &>().begin())>>::iterator_category> {
};
template <class T> constexpr bool isCounted = CountsAsContainer<T>::value && WalksOften<T>::value;

// True if the object is not a part of an object of a derived class: a T that is copied from such a part is another
// thing.
template <class T> bool isWhole([[maybe_unused]] const T &object) {
#ifdef __cpp_rtti
  if constexpr (std::is_polymorphic_v<T>)
    return typeid(object) == typeid(T);
#endif
  return true;
}

}  // namespace eclat::rt
