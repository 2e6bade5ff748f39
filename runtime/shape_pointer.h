// Flattens what pointers lead to: nothing, an array, a text, an object, or linked nodes. Included by shape.h.
#pragma once

#include "shape.h"

namespace eclat::rt {

// Flattens the nodes of a list or tree, from a pointer to the first of them.
template <class N, int Depth> struct NodeShape {
  using Each = ClassShape<N, Depth, Place::Element>;
  static constexpr int kCount = Each::kCount;

  static void declare(Declarer &d) {
    d.beginElements(Links<N>::step().c_str());
    Each::declare(d, "->", "");
    d.endElements();
  }
  static void record(Recorder &r, const N *first) {
    Nodes nodes;
    auto *walk = Links<N>::kIsTree ? walkTree : walkList;
    if (!walk(first, sizeof(N), Links<N>::follow, r.arena(), nodes))
      return r.skip(kCount);
    Columns columns(r, kCount, nodes.length);
    for (std::size_t i = 0; columns.wantsMore(); ++i) {
      Recorder row = columns.nextRow();
      Each::record(row, static_cast<const N *>(nodes.first[i]));
    }
    columns.finish();
  }
};

template <class T, int Depth, Place P> struct Shape<T, Depth, P, ShapeKind::Pointer> {
  using Pointee = std::remove_cv_t<typename PointeeOf<T>::type>;
  static constexpr bool kIsWhole = P == Place::Whole;
  static constexpr bool kOwnsArray = IsArrayOwner<T>::value;
  static constexpr bool kIsArray =
      kIsWhole && (std::is_pointer_v<T> || kOwnsArray) && isScalar<Pointee> && !std::is_same_v<Pointee, char>;
  static constexpr bool kIsText = kIsWhole && std::is_same_v<T, const char *>;
  // A pointer argument stands for its one object; a pointer inside an object may lead to the first of many nodes.
  static constexpr bool kIsNodes = kIsWhole && Depth > 0 && Depth <= kMaxDepth && !kOwnsArray && isNode<Pointee>();
  static constexpr bool kFollows =
      HasFields<Pointee>::value && Depth < kMaxDepth && !kOwnsArray && (IsComponentClass<Pointee>::value || !kIsNodes);

  using Target = std::conditional_t<kFollows, ClassShape<Pointee, Depth, P>, NotObserved>;
  using Chain = std::conditional_t<kIsNodes, NodeShape<Pointee, Depth>, NotObserved>;
  using Elements = std::conditional_t<kIsArray, ArrayShape<Pointee, Depth>, NotObserved>;
  static constexpr int kCount = 1 + Elements::kCount + kIsText + Target::kCount + Chain::kCount;

  static void declare(Declarer &d) {
    d.variable("", "pointer", "", typeName<T>().c_str(), "");
    if constexpr (kIsArray)
      Elements::declare(d, kOwnsArray ? "owned array" : "array");
    if constexpr (kIsText)
      d.variable(".text", "text", "", "std::string", "text");
    if constexpr (kFollows)
      Target::declare(d, "->", IsComponentClass<Pointee>::value ? "deref" : "deref part");
    if constexpr (Chain::kCount > 0)
      Chain::declare(d);
  }
  static void record(Recorder &r, const T &x) {
    auto *p = rawPointer(x);
    r.put(Value::ofPointer(p));
    if constexpr (kIsArray) {
      std::size_t bytes = allocatedSize(p);
      bytes ? Elements::record(r, const_cast<const Pointee *>(p), bytes / sizeof(Pointee)) : r.skip(Elements::kCount);
    }
    if constexpr (kIsText)
      r.put(terminatedText(p, r.arena()));
    if constexpr (kFollows)
      Target::record(r, isReadable(p, sizeof(Pointee)) ? const_cast<const Pointee *>(p) : nullptr);
    if constexpr (Chain::kCount > 0)
      Chain::record(r, const_cast<const Pointee *>(p));
  }
};

}  // namespace eclat::rt
