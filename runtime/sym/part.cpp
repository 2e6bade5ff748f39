#include "part.h"

#include "path.h"
#include "shadow.h"

namespace eclat::sym {

using rt::Kind;

bool isPlainPart(const Part &p) {
  if (!p.isDefined.isPlain() || !p.number.isPlain())
    return false;
  for (const Part &element : p.elements)
    if (!isPlainPart(element))
      return false;
  return true;
}

Part ofNumber(Term number, Term isDefined) {
  Part out;
  out.value = Value::ofInt(static_cast<std::int64_t>(number.value));
  out.number = number;
  out.isDefined = isDefined;
  return out;
}

Part ofCondition(Term condition, Term isDefined) { return ofNumber(extended(condition, 64, false), isDefined); }

Part undefined() {
  Part out;
  out.isDefined = plain(0, 1);
  return out;
}

Part ofElements(std::vector<Part> elements, Term isDefined) {
  Part out;
  out.value = Value::ofSequence(nullptr, elements.size());
  out.elements = std::move(elements);
  out.isDefined = isDefined;
  return out;
}

// The shadow of a sample is where the hook has put its values.
MaybePart load(const Value &value) {
  auto address = [](const void *p) { return reinterpret_cast<std::uint64_t>(p); };
  Part out;
  out.value = value;
  pin(readMemory(address(&value.kind), 1));  // signed or beyond: as in this run
  switch (value.kind) {
  case Kind::Undefined: return undefined();
  case Kind::Int: out.number = readMemory(address(&value.i), 8); return out;
  case Kind::Big: return readMemory(address(&value.u), 8).isPlain() ? MaybePart(out) : std::nullopt;
  case Kind::Sequence:
    if (value.length > value.held())
      return std::nullopt;
    for (std::uint32_t i = 0; i < value.length; ++i) {
      MaybePart element = load(value.elements[i]);
      if (!element)
        return std::nullopt;
      out.elements.push_back(std::move(*element));
    }
    return out;
  default: return out;
  }
}

Value plainValue(const Part &p, rt::Arena &arena) {
  if (p.isDefined.value == 0)
    return {};
  if (isInt(p))
    return Value::ofInt(static_cast<std::int64_t>(p.number.value));
  if (!isSequence(p))
    return p.value;
  Value *elements = arena.values(p.elements.size());
  for (std::size_t i = 0; i < p.elements.size(); ++i)
    elements[i] = plainValue(p.elements[i], arena);
  return Value::ofSequence(elements, p.elements.size());
}

Part fromPlain(const Value &value) {
  Part out;
  out.value = value;
  if (!value.defined())
    return undefined();
  if (value.kind == Kind::Int)
    out.number = plain(static_cast<std::uint64_t>(value.i), 64);
  for (std::uint32_t i = 0; value.kind == Kind::Sequence && i < value.held(); ++i)
    out.elements.push_back(fromPlain(value.elements[i]));
  return out;
}

}  // namespace eclat::sym
