// Names of variables, of the way to them and of quantities: what is parsed at the edge is printed there as it was.
#include "flow/family.h"
#include "flow/language/variable_ref.h"
#include "flow/laws.h"
#include "flow/path.h"
#include "flow/quantity.h"
#include "support/random.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

TEST(VariableRefs, KnowTheirRootAndParts) {
  VariableRef result = "return.x", price = "items[].price", size = "this->size()", live = "$Stack::live";
  EXPECT_EQ(result.root, Root::Result);
  EXPECT_FALSE(result.isWholeResult());
  EXPECT_TRUE(VariableRef("return").isWholeResult());
  EXPECT_EQ(price.root, Root::Named);
  EXPECT_EQ(price.lastName(), "price");
  EXPECT_EQ(size.root, Root::This);
  EXPECT_TRUE(size.isQuestion());
  EXPECT_EQ(live.root, Root::Static);
}

TEST(VariableRefs, AFieldMayBeginLikeAnything) {
  for (const char *name : {"returned_", "return_", "original", "orig", "this_", "thisOne", "sizes", "param"}) {
    EXPECT_EQ(VariableRef(name).root, Root::Named) << name;
    EXPECT_TRUE(VariableRef(name).isOf(name)) << name;
  }
}

TEST(VariableRefs, TextsComeBackAsTheyWere) {
  const std::string alphabet[] = {"a", "return", "this", ".", "->", "[]", "()", "$", "::", " ", "0", "_"};
  Random random(11);
  for (int i = 0; i < 20000; ++i) {
    std::string text;
    for (std::size_t n = random.below(9); n > 0; --n)
      text += alphabet[random.below(std::size(alphabet))];
    EXPECT_EQ(print(parseVariable(text)), text);
    EXPECT_EQ(parseVariable(print(parseVariable(text))), parseVariable(text));
  }
}

TEST(PathSteps, TextsComeBackAsTheyWere) {
  for (const char *text : {"this", "param 0", "param 12", "return", "static Stack::live", "field Stack::max_",
                           "observe Stack::size", "member first", "get 1", "call has_value", "elements", "entries",
                           "deref", "deref part", "list Node::next", "what nobody knows", ""})
    EXPECT_EQ(print(parseStep(text)), text);
  EXPECT_EQ(PathStep("field Stack::max_").kind, StepKind::Field);
  EXPECT_EQ(PathStep("field Stack::max_").owner(), "Stack");
  EXPECT_EQ(PathStep("field Stack::max_").name(), "max_");
  EXPECT_EQ(PathStep("param 12").number, 12);
}

TEST(Quantities, TextsComeBackAsTheyWere) {
  for (const char *text : {"field C::f", "size C::f", "elements C::f", "values C::f", "param C::f(int, const C &) n",
                           "size param C::f(std::string) s", "return C::g() const", "elements return C::g() const"})
    EXPECT_EQ(print(parseQuantity(text)), text);
  EXPECT_EQ(parseQuantity("param C::f(int, const C &) n"), Quantity::parameter("C::f(int, const C &)", "n"));
  EXPECT_EQ(parseQuantity("size C::f"), Quantity::field("C::f").partOf(QuantityPart::Size));
}

TEST(Families, AreFoundByTheirNames) {
  for (FamilyId family :
       {FamilyId::OneOf, FamilyId::SequenceChange, FamilyId::Trusted, FamilyId::LawCopy, FamilyId::LawStrongGuarantee})
    EXPECT_EQ(familyNamed(traitsOf(family).name), family);
  EXPECT_FALSE(familyNamed("none"));
}

TEST(Families, OfLawsAreLawsAndNoOthers) {
  for (const LawSwitch &law : lawSwitches()) {
    EXPECT_TRUE(isLaw(familyOf(law.kind))) << law.name;
    EXPECT_EQ(lawOf(familyOf(law.kind)), law.kind);
    EXPECT_EQ(traitsOf(familyOf(law.kind)).name, std::string("law-") + law.name);
  }
  EXPECT_FALSE(isLaw(FamilyId::Bound));
  EXPECT_FALSE(isLaw(FamilyId::DataLimit));
}

}  // namespace
}  // namespace eclat
