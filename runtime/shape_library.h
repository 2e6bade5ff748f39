// Flattens pairs, optionals, variants and other small types of the standard library. Included by shape.h.
#pragma once

#include "shape.h"

namespace eclat::rt {

template <class T, int Depth, Place P> struct Shape<T, Depth, P, ShapeKind::Pair> {
  using First = Shape<Bare<typename T::first_type>, Depth, P>;
  using Second = Shape<Bare<typename T::second_type>, Depth, P>;
  static constexpr int kCount = First::kCount + Second::kCount;
  static void declare(Declarer &d) {
    declareBelow<First>(d, ".first", "member first");
    declareBelow<Second>(d, ".second", "member second");
  }
  static void record(Recorder &r, const T &x) {
    First::record(r, x.first);
    Second::record(r, x.second);
  }
};

template <class T, int Depth, Place P> struct Shape<T, Depth, P, ShapeKind::Tuple> {
  template <std::size_t I> using Part = Shape<Bare<std::tuple_element_t<I, T>>, Depth, P>;
  using Indices = std::make_index_sequence<std::tuple_size_v<T>>;
  template <std::size_t... I> static constexpr int count(std::index_sequence<I...>) {
    return (Part<I>::kCount + ... + 0);
  }
  template <std::size_t... I> static void declareAll(Declarer &d, std::index_sequence<I...>) {
    (declareBelow<Part<I>>(d, (".get" + std::to_string(I)).c_str(), ("get " + std::to_string(I)).c_str()), ...);
  }
  template <std::size_t... I> static void recordAll(Recorder &r, const T &x, std::index_sequence<I...>) {
    (Part<I>::record(r, std::get<I>(x)), ...);
  }
  static constexpr int kCount = count(Indices());
  static void declare(Declarer &d) { declareAll(d, Indices()); }
  static void record(Recorder &r, const T &x) { recordAll(r, x, Indices()); }
};

// Two variables: has_value, and the value that it holds.
template <class T, int Depth, Place P> struct Shape<T, Depth, P, ShapeKind::Optional> {
  using Held = Shape<Bare<typename T::value_type>, Depth, P>;
  static constexpr int kCount = 1 + Held::kCount;
  static void declare(Declarer &d) {
    d.variable(".has_value", "int", "", "bool", "call has_value");
    declareBelow<Held>(d, ".value", "value");
  }
  static void record(Recorder &r, const T &x) {
    r.put(scalarValue(x.has_value()));
    x.has_value() ? Held::record(r, *x) : r.skip(Held::kCount);
  }
};

// The index of the alternative, and the value of each plain alternative, undefined unless it is the current one.
template <class T, int Depth, Place P> struct Shape<T, Depth, P, ShapeKind::Variant> {
  template <std::size_t I> using Type = Bare<std::variant_alternative_t<I, T>>;
  template <std::size_t I>
  using Part = std::conditional_t<isScalar<Type<I>> || isText<Type<I>>, Shape<Type<I>, Depth, P>, NotObserved>;
  using Indices = std::make_index_sequence<std::variant_size_v<T>>;
  template <std::size_t... I> static constexpr int count(std::index_sequence<I...>) {
    return (Part<I>::kCount + ... + 1);
  }
  template <std::size_t... I> static void declareAll(Declarer &d, std::index_sequence<I...>) {
    (declareBelow<Part<I>>(d, (".get" + std::to_string(I)).c_str(), ("alternative " + std::to_string(I)).c_str()), ...);
  }
  template <std::size_t I> static void recordOne(Recorder &r, const T &x) {
    auto *held = std::get_if<I>(&x);
    held ? Part<I>::record(r, *held) : r.skip(Part<I>::kCount);
  }
  template <std::size_t... I> static void recordAll(Recorder &r, const T &x, std::index_sequence<I...>) {
    (recordOne<I>(r, x), ...);
  }
  static constexpr int kCount = count(Indices());
  static void declare(Declarer &d) {
    d.variable(".index", "int", "", "unsigned long", "call index");
    declareAll(d, Indices());
  }
  static void record(Recorder &r, const T &x) {
    r.put(scalarValue(x.index()));
    recordAll(r, x, Indices());
  }
};

template <class T, int Depth, Place P> struct Shape<T, Depth, P, ShapeKind::Holder> {
  static constexpr int kCount = 1;
  static void declare(Declarer &d) {
    d.variable(".has_value", "int", "", "bool", can<AnswersHasValue, T> ? "call has_value" : "truth");
  }
  static void record(Recorder &r, const T &x) {
    if constexpr (can<AnswersHasValue, T>)
      r.put(scalarValue(x.has_value()));
    else
      r.put(scalarValue(static_cast<bool>(x)));
  }
};

template <class T, int Depth, Place P> struct Shape<T, Depth, P, ShapeKind::Atomic> {
  using Read = Shape<Bare<decltype(std::declval<const T &>().load())>, Depth, P>;
  static constexpr int kCount = Read::kCount;
  static void declare(Declarer &d) { declareBelow<Read>(d, "", "call load"); }
  static void record(Recorder &r, const T &x) { Read::record(r, x.load()); }
};

template <class T, int Depth, Place P> struct Shape<T, Depth, P, ShapeKind::Duration> {
  using Read = Shape<Bare<decltype(std::declval<const T &>().count())>, Depth, P>;
  static constexpr int kCount = Read::kCount;
  static void declare(Declarer &d) { declareBelow<Read>(d, "", "call count"); }
  static void record(Recorder &r, const T &x) { Read::record(r, x.count()); }
};

template <class T, int Depth, Place P> struct Shape<T, Depth, P, ShapeKind::Complex> {
  using Part = Shape<Bare<decltype(std::declval<const T &>().real())>, Depth, P>;
  static constexpr int kCount = 2 * Part::kCount;
  static void declare(Declarer &d) {
    declareBelow<Part>(d, ".real", "call real");
    declareBelow<Part>(d, ".imag", "call imag");
  }
  static void record(Recorder &r, const T &x) {
    Part::record(r, x.real());
    Part::record(r, x.imag());
  }
};

template <class T, int Depth> struct Shape<T, Depth, Place::Whole, ShapeKind::Bits> {
  static constexpr int kCount = 1;
  static void declare(Declarer &d) { d.variable("[]", "sequence", "int", "bool", "bits"); }
  static void record(Recorder &r, const T &x) {
    Columns columns(r, 1, x.size());
    for (std::size_t i = 0; columns.wantsMore(); ++i)
      columns.nextRow().put(scalarValue(x.test(i)));
    columns.finish();
  }
};

// The container of a stack or queue is protected, so a derived class may read it.
template <class T, int Depth> struct Shape<T, Depth, Place::Whole, ShapeKind::Adaptor> {
  struct Opened : T {
    static const typename T::container_type &of(const T &adaptor) { return adaptor.*&Opened::c; }
  };
  using Inner = Shape<typename T::container_type, Depth>;
  static constexpr int kCount = Inner::kCount;
  static void declare(Declarer &d) { declareBelow<Inner>(d, "", "adapted"); }
  static void record(Recorder &r, const T &x) { Inner::record(r, Opened::of(x)); }
};

}  // namespace eclat::rt
