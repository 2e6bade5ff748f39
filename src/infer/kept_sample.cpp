#include "infer/kept_sample.h"

namespace eclat {

namespace {

struct Size {
  std::size_t values = 0, bytes = 0;
};

void measure(const rt::Value &v, Size &size) {
  ++size.values;
  if (v.kind == rt::Kind::Text)
    size.bytes += v.length;
  if (v.kind == rt::Kind::Sequence)
    for (std::uint32_t i = 0; i < v.held(); ++i)
      measure(v.elements[i], size);
}

}  // namespace

void KeptSample::assign(const rt::Value *values, std::size_t count) {
  Size size;
  for (std::size_t i = 0; i < count; ++i)
    measure(values[i], size);
  // Room for all of it first: what is kept points into both and must not move.
  values_.clear();
  values_.reserve(size.values);
  values_.resize(count);
  texts_.clear();
  texts_.reserve(size.bytes);
  for (std::size_t i = 0; i < count; ++i)
    values_[i] = keep(values[i]);
}

rt::Value KeptSample::keep(const rt::Value &value) {
  rt::Value out = value;
  if (value.kind == rt::Kind::Text) {
    out.text = texts_.data() + texts_.size();
    texts_.append(value.text, value.length);
  } else if (value.kind == rt::Kind::Sequence) {
    std::size_t first = values_.size();
    values_.resize(first + value.held());
    for (std::uint32_t i = 0; i < value.held(); ++i)
      values_[first + i] = keep(value.elements[i]);
    out.elements = values_.data() + first;
  }
  return out;
}

}  // namespace eclat
