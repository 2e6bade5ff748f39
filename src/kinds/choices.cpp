// One of a few expressions, the forms of the type, with values in their holes: std::variant, std::function, classes
// that their constructors make. A literal is the number of the form, then a value for each hole. In the runtime:
// ListReader (call.h), with which the glue decodes it; ShapeKind::Variant (shape_library.h).
#include "flow/language/form.h"
#include "kinds/integers.h"
#include "kinds/literal_code.h"
#include "kinds/registry.h"

#include <fmt/format.h>

namespace eclat {

namespace {

// The expression says its type by itself, or overloads would not know what it is for.
bool namesItsType(const std::string &form, const Type &type) {
  return form.starts_with(type.spelling) || form.starts_with("static_cast<");
}

class ChoiceKind : public Kind {
public:
  ChoiceKind() : Kind({.hasLiterals = true}) {}

  Literal make(const Type &type, const Making &making) const override {
    Literal literal{.kind = LiteralKind::List};
    std::size_t form = making.random.below(type.forms.size());
    literal.elements.push_back(integerLiteral(static_cast<std::int64_t>(form)));
    for (const Type &hole : holesOf(type, form))
      literal.elements.push_back(making.makePart(hole));
    return literal;
  }

  std::string code(const Literal &literal, const Type &type, const Component &component, bool exact) const override {
    auto form = static_cast<std::size_t>(literal.elements.at(0).integer);
    std::vector<Type> holes = holesOf(type, form);
    std::vector<std::string> values;
    for (std::size_t i = 0; i < holes.size(); ++i)
      values.push_back(literalCode(literal.elements.at(i + 1), holes[i], component, true));
    std::string code = filled(type.forms[form], values);
    if (!exact || namesItsType(type.forms[form], type))
      return code;
    bool isPointer = type.spelling.find("(*") != std::string::npos;
    return isPointer ? castCode(type.spelling, code) : type.spelling + "(" + code + ")";
  }

  // The values are read one by one, because the arguments of a call are evaluated in any order.
  std::string decoder(const Type &type, std::size_t number) const override {
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
};

}  // namespace

const Kind &kindOfChoice() {
  static const ChoiceKind kind;
  return kind;
}

}  // namespace eclat
