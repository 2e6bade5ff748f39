#include "described.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace eclat {
namespace {

Parameter parameterOf(const Component &component, const std::string &signature) {
  auto it = std::ranges::find(component.operations, signature, &Operation::signature);
  if (it == component.operations.end() || it->parameters.empty()) {
    ADD_FAILURE() << "no operation " << signature << " with a parameter";
    return {};
  }
  return it->parameters.front();
}

std::string reason(const Component &component, const std::string &signature) {
  auto it = std::ranges::find(component.skipped, signature, &Skipped::operation);
  return it == component.skipped.end() ? "" : it->reason;
}

TEST(PassedTypes, AnArrayHasAValueForItsFirstElementsAndAZeroBehindItsText) {
  Component component = subject::described(R"(
    #include <cstddef>
    #include <string>
    class Table {
    public:
      void row(const int (&cells)[3]) {}
      void page(double (&cells)[64]) {}
      void label(const char (&text)[8]) {}
      void names(const std::string (&names)[2]) {}
      void many(const std::string (&names)[20]) {}
      void huge(char (&bytes)[4096]) {}
      void grid(int (&cells)[2][2]) {}
      template <std::size_t N> void any(const short (&cells)[N]) {}
    };)",
                                           {"Table"});
  auto given = [&](const std::string &signature) { return parameterOf(component, signature).type.elements.size(); };
  EXPECT_EQ(given("Table::row(const int (&)[3])"), 3u);
  EXPECT_EQ(given("Table::page(double (&)[64])"), 16u);
  EXPECT_EQ(given("Table::label(const char (&)[8])"), 7u);
  EXPECT_EQ(given("Table::names(const std::string (&)[2])"), 2u);
  EXPECT_EQ(given("Table::any<1>(const short (&)[1])"), 1u);
  EXPECT_EQ(component.skipped.size(), 3u);
  EXPECT_EQ(reason(component, "Table::huge(char (&)[4096])"),
            "parameter 'bytes' has type 'char (&)[4096]', of which no value can be made");
}

TEST(PassedTypes, AReferenceWrapperIsMadeFromWhatLivesOn) {
  Component component = subject::described(R"(
    #include <functional>
    class Item {};
    class Rack {
    public:
      void hold(std::reference_wrapper<Item> item) {}
      void see(const std::reference_wrapper<const Item> &item) {}
      void number(std::reference_wrapper<const int> number) {}
      void change(std::reference_wrapper<Item> &item) {}
    };)",
                                           {"Rack", "Item"});
  Parameter held = parameterOf(component, "Rack::hold(std::reference_wrapper<Item>)");
  EXPECT_EQ(held.type.kind, TypeKind::Class);
  EXPECT_EQ(held.passing, Passing::Ref);
  EXPECT_EQ(parameterOf(component, "Rack::see(const std::reference_wrapper<const Item> &)").passing, Passing::ConstRef);
  Parameter number = parameterOf(component, "Rack::number(std::reference_wrapper<const int>)");
  EXPECT_EQ(number.type.kind, TypeKind::Int);
  EXPECT_EQ(number.passing, Passing::Ref) << "only what is passed as a reference outlives the call";
  EXPECT_NE(reason(component, "Rack::change(std::reference_wrapper<Item> &)"), "");
}

TEST(PassedTypes, AnIteratorStandsForAConstIteratorThatNothingReturns) {
  const std::string list = R"(
    #include <list>
    class Chain {
    public:
      std::list<int>::iterator begin() { return items_.begin(); }
      void cut(std::list<int>::const_iterator at) {}
      void move(std::list<int>::const_iterator &at) {}
      void turn(std::list<int>::reverse_iterator at) {}
    private:
      std::list<int> items_;
    };)";
  Component component = subject::described(list, {"Chain"});
  EXPECT_EQ(parameterOf(component, "Chain::cut(std::_List_const_iterator<int>)").type.spelling,
            "std::_List_iterator<int>");
  EXPECT_NE(reason(component, "Chain::move(std::_List_const_iterator<int> &)"), "");
  EXPECT_NE(reason(component, "Chain::turn(std::reverse_iterator<std::_List_iterator<int>>)"), "");
}

TEST(PassedTypes, ATemplateWhoseBodyIsThereIsToldFromOneWithout) {
  Component component = subject::described(R"(
    template <class T> class Box {
    public:
      template <class U> void fits(U) { static_assert(sizeof(U) == 0); }
      template <class U> void absent(U);
    };)",
                                           {"Box<int>"});
  EXPECT_EQ(reason(component, "Box<int>::fits(U)"), "no types that the component deals with fit this template");
  EXPECT_EQ(reason(component, "Box<int>::absent(U)"), "a template whose body is not in the headers");
}

}  // namespace
}  // namespace eclat
