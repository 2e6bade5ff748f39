#include "instrument/decoders.h"

#include "flow/language/form.h"

#include <fmt/format.h>

namespace eclat {

namespace {

// The template that a specialization is made from: what is specialized, and its base.
struct Base {
  const char *specialized, *base;
};

Base baseOf(const Type &type) {
  if (isArray(type))
    return {nullptr, nullptr};  // the runtime knows them all
  switch (type.kind) {
  case TypeKind::Tuple: return {"Decode", "DecodeEach"};
  case TypeKind::Optional: return {"Decode", "DecodeOptional"};
  case TypeKind::Wrapped: return {"Decode", "DecodeWrapped"};
  case TypeKind::Range:
    if (type.spelling.starts_with("std::initializer_list<"))
      return {"Kept", "KeptInitializerList"};
    return isView(type) ? Base{"Kept", "KeptSpan"} : Base{"Decode", "DecodeRange"};
  default: return {nullptr, nullptr};
  }
}

// The values are read one by one, because the arguments of a call are evaluated in any order.
std::string writeChoice(const Type &type, std::size_t number) {
  std::string cases;
  for (std::size_t form = 0; form < type.forms.size(); ++form) {
    std::string reads;
    std::vector<std::string> values;
    for (const Type &hole : holesOf(type, form)) {
      std::string name = fmt::format("h{}", values.size());
      reads += fmt::format("    auto {} = r.next<{}>();\n", name, hole.spelling);
      values.push_back(fmt::format("std::move({})", name));
    }
    cases += fmt::format("  case {}: {{\n{}    return {};\n  }}\n", form, reads, filled(type.forms[form], values));
  }
  return fmt::format("using eclat_made_{2} = {0};\n"
                     "static eclat_made_{2} eclat_decode_{2}(const eclat::rt::ArgumentRef &a) {{\n"
                     "  eclat::rt::ListReader r(a);\n"
                     "  switch (r.next<int>()) {{\n{1}  default: throw eclat::rt::MissingValue{{}};\n  }}\n}}\n"
                     "template <> struct eclat::rt::Decode<eclat_made_{2}> {{\n"
                     "  static auto from(const eclat::rt::ArgumentRef &a) {{ return ::eclat_decode_{2}(a); }}\n}};\n",
                     type.spelling, cases, number);
}

}  // namespace

// Within a specialization the names of our namespace come first, and a type of the component may be named as one of
// them.
void Decoders::add(const Type &type, std::string &out) {
  for (const Type &element : type.elements)
    add(element, out);
  auto [specialized, base] = baseOf(type);
  if ((!base && type.kind != TypeKind::Choice) || !written_.insert(type.spelling).second)
    return;
  std::size_t number = written_.size();
  if (type.kind == TypeKind::Choice) {
    out += writeChoice(type, number);
    return;
  }
  std::string arguments = type.spelling;
  for (const Type &element : type.elements)
    arguments += ", " + element.spelling;
  out += fmt::format("using eclat_base_{0} = eclat::rt::{1}<{2}>;\n"
                     "template <> struct eclat::rt::{3}<{4}> : ::eclat_base_{0} {{}};\n",
                     number, base, arguments, specialized, type.spelling);
}

std::string Decoders::neededBy(const Operation &operation) {
  std::string out;
  for (const Parameter &parameter : operation.parameters)
    add(parameter.type, out);
  return out;
}

}  // namespace eclat
