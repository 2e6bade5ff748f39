// Declares and records a value as a hooked operation would, and prints what came out.
#pragma once

#include "shape.h"

#include <string>
#include <vector>

namespace eclat::rt {

struct Declared {
  std::string name, rep, type, path;
};

// The same names and paths as the schema of a hooked binary; see schema.cpp.
class Names final : public Declarer {
public:
  void variable(const char *suffix, const char *rep, const char *elementRep, const char *type,
                const char *step) override {
    std::string path = path_.back() + (*step ? "|" + std::string(step) : "");
    std::string element = inElements_ ? rep : elementRep;
    std::string whole = inElements_ ? "sequence" : rep;
    out.push_back({name_.back() + suffix + (inElements_ ? "[]" : ""), whole + (element.empty() ? "" : " of " + element),
                   type, path});
  }
  void push(const char *suffix, const char *step) override {
    name_.push_back(name_.back() + suffix);
    path_.push_back(path_.back() + (*step ? "|" + std::string(step) : ""));
  }
  void pop() override {
    name_.pop_back();
    path_.pop_back();
  }
  void beginElements(const char *step) override {
    push("", step);
    inElements_ = true;
  }
  void endElements() override {
    inElements_ = false;
    pop();
  }
  std::vector<Declared> out;

private:
  bool inElements_ = false;
  std::vector<std::string> name_{"x"}, path_{"root"};
};

inline std::string printed(const Value &v) {
  switch (v.kind) {
  case Kind::Undefined: return "?";
  case Kind::Int: return std::to_string(v.i);
  case Kind::Big: return std::to_string(v.u);
  case Kind::Float: return std::to_string(v.d).substr(0, 4);
  case Kind::Text: return '"' + std::string(v.text, v.length) + '"';
  case Kind::Pointer: return v.u ? "set" : "null";
  case Kind::Sequence: break;
  }
  std::string out = "[";
  for (std::uint32_t i = 0; i < v.held(); ++i)
    out += (i ? " " : "") + printed(v.elements[i]);
  return out + (v.held() < v.length ? " of " + std::to_string(v.length) : "") + "]";
}

// "x.lo[] = [1 2]", one line per variable. Depth 1 is that of a field.
template <class T, int Depth = 1> std::string observed(const T &value) {
  using S = Shape<T, Depth>;
  Names names;
  S::declare(names);
  if (names.out.size() != static_cast<std::size_t>(S::kCount))
    return "declared " + std::to_string(names.out.size()) + ", counted " + std::to_string(S::kCount);
  Arena arena;
  std::vector<Value> values(static_cast<std::size_t>(S::kCount));
  Recorder recorder(values.data(), arena);
  S::record(recorder, value);
  if (recorder.position() != values.data() + values.size())
    return "recorded " + std::to_string(recorder.position() - values.data());
  std::string out;
  for (std::size_t i = 0; i < values.size(); ++i)
    out += names.out[i].name + " = " + printed(values[i]) + "\n";
  return out;
}

template <class T, int Depth = 1> std::vector<Declared> declared() {
  Names names;
  Shape<T, Depth>::declare(names);
  return names.out;
}

}  // namespace eclat::rt
