// Flattens C++ values into variables: each kind of type has one description, which declares, counts and records its
// variables.
//
// To observe a further kind of type you must recognise it in kinds.h and give `Shape` a specialisation for it with
//   kCount   how many variables it yields at this depth
//   declare  their names, representations and paths, in order
//   record   their values, in the same order; exactly kCount of them, undefined ones included
// A path step that src/emit/cpp/variable_code.cpp does not know keeps properties over the variable out of emitted
// tests.
#pragma once

#include "kinds.h"

namespace eclat::rt {

// Says if a value is a whole, or an element of a sequence: inside an element there are no further sequences.
enum class Place { Whole, Element };

template <class T, int Depth, Place P = Place::Whole, ShapeKind K = kindOf<T>()> struct Shape {
  static constexpr int kCount = 0;
  static void declare(Declarer &) {}
  static void record(Recorder &, const T &) {}
};

struct NotObserved {
  static constexpr int kCount = 0;
  static void declare(Declarer &) {}
  template <class T> static void record(Recorder &, const T &) {}
};

template <class T> using Bare = std::remove_cv_t<std::remove_reference_t<T>>;

template <class S> void declareBelow(Declarer &d, const char *suffix, const char *step) {
  d.push(suffix, step);
  S::declare(d);
  d.pop();
}

// ---- Plain values

template <class T> Value scalarValue(T x) {
  if constexpr (std::is_enum_v<T>)
    return scalarValue(static_cast<std::underlying_type_t<T>>(x));
  else if constexpr (std::is_floating_point_v<T>)
    return Value::ofFloat(static_cast<double>(x));
  else if constexpr (sizeof(T) > 8)
    return {};
  else if constexpr (std::is_signed_v<T>)
    return Value::ofInt(static_cast<std::int64_t>(x));
  else
    return Value::ofUnsigned(static_cast<std::uint64_t>(x));
}

template <class T> Value textValue(const T &x, Arena &arena) {
  // A view may have outlived what it looks at.
  if constexpr (!std::is_same_v<T, std::basic_string<char, typename T::traits_type>>)
    if (x.size() && !isReadable(x.data(), x.size()))
      return {};
  return Value::ofText(arena.copy(x.data(), x.size()), x.size());
}

template <class T, int Depth, Place P> struct Shape<T, Depth, P, ShapeKind::Scalar> {
  static constexpr int kCount = 1;
  static void declare(Declarer &d) { d.variable("", repOf<T>(), "", typeName<T>().c_str(), ""); }
  static void record(Recorder &r, const T &x) { r.put(scalarValue(x)); }
};

template <class T, int Depth, Place P> struct Shape<T, Depth, P, ShapeKind::Text> {
  static constexpr int kCount = 1;
  static void declare(Declarer &d) { d.variable("", "text", "", typeName<T>().c_str(), ""); }
  static void record(Recorder &r, const T &x) { r.put(textValue(x, r.arena())); }
};

// ---- Objects

// The results of an object's observers, not opened further. Only whole receivers, arguments and results are asked: for
// objects inside them, the outer object's observers speak.
template <class T, int Depth, Place P> struct Observers {
  template <class F>
  using ResultShape = Shape<Bare<decltype(std::declval<F>()(std::declval<const T &>()))>, kMaxDepth + 1>;

  struct Declare {
    Declarer &d;
    template <class F, class G> void observer(const char *owner, const char *name, F, G) {
      std::string text = std::string(name) + "()", step = std::string("observe ") + owner + "::" + name;
      declareBelow<ResultShape<F>>(d, text.c_str(), step.c_str());
    }
  };
  struct Record {
    Recorder &r;
    const T &object;
    template <class F, class G> void observer(const char *, const char *name, F call, G mayCall) {
      if (!mayCall(object))
        return r.skip(ResultShape<F>::kCount);
      Value *start = r.position();
      observerBegins(name);
      try {
        auto &&result = call(object);
        ResultShape<F>::record(r, result);
      } catch (...) {
        r.goBack(start);
        r.skip(ResultShape<F>::kCount);
      }
      observerEnds();
    }
  };
  struct Count {
    int total = 0;
    template <class F, class G> constexpr void observer(const char *, const char *, F, G) {
      total += ResultShape<F>::kCount;
    }
  };

  static constexpr bool kAreAsked = Depth == 0 && P == Place::Whole && Fields<T>::kIsUnderTest;
  static constexpr int count() {
    Count observers;
    if constexpr (kAreAsked)
      Fields<T>::observe(observers);
    return observers.total;
  }
  static constexpr int kCount = count();

  static void declare(Declarer &d) {
    if constexpr (kCount > 0) {
      Declare observers{d};
      Fields<T>::observe(observers);
    }
  }
  static void record(Recorder &r, const T &object) {
    if constexpr (kCount > 0) {
      Record observers{r, object};
      if (isBusy(std::addressof(object)))
        r.skip(kCount);
      else
        Fields<T>::observe(observers);
    }
  }
};

// The fields of a class, visited once for each purpose: to declare, record and count them.
template <class T, int Depth, Place P> struct ClassShape {
  template <class F> using Member = Bare<decltype(std::declval<F>()(std::declval<const T &>()))>;
  // Links of an element to further elements are left out: the order of the elements shows them.
  template <class F>
  static constexpr bool isSkipped =
      P == Place::Element && std::is_same_v<std::remove_cv_t<typename PointeeOf<Member<F>>::type>, T>;
  template <class F> using MemberShape = std::conditional_t<isSkipped<F>, NotObserved, Shape<Member<F>, Depth + 1, P>>;

  struct DeclareFields {
    Declarer &d;
    template <class F> void field(const char *owner, const char *name, F) {
      std::string step = std::string("field ") + owner + "::" + name;
      declareBelow<MemberShape<F>>(d, name, step.c_str());
    }
  };
  struct RecordFields {
    Recorder &r;
    const T &object;
    template <class F> void field(const char *, const char *, F get) { MemberShape<F>::record(r, get(object)); }
  };
  struct CountFields {
    int total = 0;
    template <class F> constexpr void field(const char *, const char *, F) { total += MemberShape<F>::kCount; }
  };
  static constexpr int count() {
    CountFields fields;
    Fields<T>::visit(fields);
    return fields.total + Observers<T, Depth, P>::kCount;
  }
  static constexpr int kCount = count();

  static void declare(Declarer &d, const char *suffix, const char *step) {
    DeclareFields fields{d};
    d.push(suffix, step);
    Fields<T>::visit(fields);
    Observers<T, Depth, P>::declare(d);
    d.pop();
  }
  static void record(Recorder &r, const T *object) {
    if (!object)
      return r.skip(kCount);
    RecordFields fields{r, *object};
    Fields<T>::visit(fields);
    Observers<T, Depth, P>::record(r, *object);
  }
};

template <class T, int Depth, Place P> struct Shape<T, Depth, P, ShapeKind::Object> {
  using Opened = std::conditional_t<Depth <= kMaxDepth, ClassShape<T, Depth, P>, NotObserved>;
  static constexpr int kCount = Opened::kCount;
  static void declare(Declarer &d) {
    if constexpr (kCount > 0)
      Opened::declare(d, ".", "");
  }
  static void record(Recorder &r, const T &x) { recordObject(r, std::addressof(x)); }
  template <class C = T> static void recordObject(Recorder &r, const C *object) {
    if constexpr (kCount > 0)
      Opened::record(r, object);
  }
};

// ---- Elements of containers

template <class T> std::size_t lengthOf(const T &range) {
  if constexpr (can<Sized, T>) {
    return static_cast<std::size_t>(range.size());
  } else {
    std::size_t n = 0;
    for (auto it = range.begin(); it != range.end() && n <= Nodes::kMost; ++it)
      ++n;
    return n;
  }
}

// An element that cannot be opened: it still counts as one value, so that the length of the sequence is observed.
template <class T, int Depth> struct UnknownElement {
  static constexpr int kCount = 1;
  static void declare(Declarer &d) { d.variable("", "sequence", "", typeName<T>().c_str(), ""); }
  static void record(Recorder &r, const T &x) { r.put(nested(x, r.arena())); }

  // A sequence in a sequence is one nested value.
  template <class U> static Value nested(const U &x, Arena &arena) {
    if constexpr (isScalar<U>) {
      return scalarValue(x);
    } else if constexpr (isText<U>) {
      return textValue(x, arena);
    } else if constexpr (isRange<U>) {
      std::size_t n = lengthOf(x), held = n < kMaxElements ? n : kMaxElements, i = 0;
      Value *elements = arena.values(held);
      for (auto it = x.begin(); i < held; ++i, ++it)
        elements[i] = nested<Bare<decltype(*it)>>(*it, arena);
      return Value::ofSequence(elements, n);
    } else {
      return {};
    }
  }
};

template <class T, int Depth>
using ElementShape = std::conditional_t<Shape<T, Depth, Place::Element>::kCount != 0, Shape<T, Depth, Place::Element>,
                                        UnknownElement<T, Depth>>;

template <class T, int Depth> struct Shape<T, Depth, Place::Whole, ShapeKind::Range> {
  using Element = Bare<decltype(*std::declval<const T &>().begin())>;
  using Each = ElementShape<Element, Depth>;
  static constexpr int kCount = Each::kCount;
  static constexpr bool kIsPlain = isScalar<Element> || isText<Element>;
  // The number of columns to sort by: the order of the elements of a hash table says nothing.
  static constexpr int kKeys = can<Hashed, T> ? kCount : 0;

  static void declare(Declarer &d) {
    d.beginElements(!kKeys ? "elements" : kIsPlain ? "sorted elements" : "unordered elements");
    Each::declare(d);
    d.endElements();
  }
  static void record(Recorder &r, const T &x) {
    if constexpr (can<Viewed, T>)
      if (x.size() && !isReadable(x.data(), x.size() * sizeof(Element)))
        return r.skip(kCount);
    Columns columns(r, kCount, lengthOf(x), kKeys);
    for (auto it = x.begin(); columns.wantsMore() && it != x.end(); ++it) {
      Recorder row = columns.nextRow();
      Each::record(row, *it);
    }
    columns.finish();
  }
};

template <class T, int Depth> struct Shape<T, Depth, Place::Whole, ShapeKind::Map> {
  using Key = ElementShape<typename T::key_type, Depth>;
  using Mapped = Shape<typename T::mapped_type, Depth, Place::Element>;
  static constexpr int kCount = Key::kCount + Mapped::kCount;
  static constexpr bool kIsPlain = isScalar<typename T::key_type> || isText<typename T::key_type>;
  static constexpr int kKeys = can<Hashed, T> ? Key::kCount : 0;

  static void declare(Declarer &d) {
    d.beginElements(!kKeys ? "entries" : kIsPlain ? "sorted entries" : "unordered entries");
    declareBelow<Key>(d, ".keys", "member first");
    declareBelow<Mapped>(d, ".values", "member second");
    d.endElements();
  }
  static void record(Recorder &r, const T &x) {
    Columns columns(r, kCount, lengthOf(x), kKeys);
    for (auto it = x.begin(); columns.wantsMore() && it != x.end(); ++it) {
      Recorder row = columns.nextRow();
      Key::record(row, it->first);
      Mapped::record(row, it->second);
    }
    columns.finish();
  }
};

template <class E, int Depth> struct ArrayShape {
  using Each = ElementShape<E, Depth>;
  static constexpr int kCount = Each::kCount;
  static void declare(Declarer &d, const char *step) {
    d.beginElements(step);
    Each::declare(d);
    d.endElements();
  }
  static void record(Recorder &r, const E *first, std::size_t n) {
    Columns columns(r, kCount, n);
    for (; columns.wantsMore(); ++first) {
      Recorder row = columns.nextRow();
      Each::record(row, *first);
    }
    columns.finish();
  }
};

template <class T, int Depth> struct Shape<T, Depth, Place::Whole, ShapeKind::Array> {
  using Elements = ArrayShape<std::remove_cv_t<std::remove_extent_t<T>>, Depth>;
  static constexpr int kCount = std::extent_v<T> ? Elements::kCount : 0;
  static void declare(Declarer &d) {
    if constexpr (kCount > 0)
      Elements::declare(d, "elements");
  }
  static void record(Recorder &r, const T &x) {
    if constexpr (kCount > 0)
      Elements::record(r, std::addressof(x[0]), std::extent_v<T>);
  }
};

}  // namespace eclat::rt

#include "shape_library.h"
#include "shape_pointer.h"
