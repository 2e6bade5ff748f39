// How emitted tests reach what is observed inside elements, nodes and library types.
#include "emit/cpp/variable_code.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

Component component() {
  Component c;
  Type integer{TypeKind::Int, "int", 32, true, {}}, other{TypeKind::Other, "", 0, false, {}};
  ClassInfo list, node;
  list.name = "List";
  list.fields = {
      {"open",  other, "std::vector<List::Node>",         "", true },
      {"items", other, "std::vector<std::unique_ptr<X>>", "", true },
      {"map",   other, "std::unordered_map<int, int>",    "", true },
      {"head",  other, "List::Node *",                    "", false}
  };
  node.name = "List::Node";
  node.fields = {
      {"value", integer, "int",          "", true },
      {"key",   integer, "int",          "", false},
      {"next",  other,   "List::Node *", "", true }
  };
  c.classes = {list};
  c.parts = {node};
  return c;
}

std::expected<Reach, std::string> reach(Rep rep, const std::string &type, Path path,
                                        Rep element = Rep::Int) {
  static const Component kComponent = component();
  Prelude prelude;
  Roots roots;
  roots.className = "List";
  roots.receiver = "list";
  path.insert(path.begin(), "this");
  return reachVariable({"v", rep, element, type, std::move(path)}, roots, kComponent, prelude);
}

std::string code(Rep rep, const std::string &type, Path path, Rep element = Rep::Int) {
  auto found = reach(rep, type, std::move(path), element);
  return found ? found->expression : "refused: " + found.error();
}

TEST(EmitReach, PartsOfElements) {
  EXPECT_EQ(code(Rep::Sequence, "int", {"field List::open", "elements", "field List::Node::value"}),
            "partsOf(list.open, [](const auto &element) { return element.value; })");
  EXPECT_EQ(code(Rep::Sequence, "int", {"field List::open", "elements", "field List::Node::key"}),
            "partsOf(list.open, [](const auto &element) { return element.*memberOf(NodeKey()); })");
}

TEST(EmitReach, ElementsBehindPointersHaveAValueIfAllAreThere) {
  auto found = reach(Rep::Sequence, "int", {"field List::items", "elements", "deref", "field List::Node::value"});
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->isOptional);
  EXPECT_EQ(found->expression, "knownPartsOf(list.items, [](const auto &element) { return element->value; }, "
                               "[](const auto &element) { return element != nullptr; })");
  EXPECT_EQ(code(Rep::Sequence, "std::unique_ptr<X>", {"field List::items", "elements"}, Rep::Pointer),
            "partsOf(list.items, [](const auto &element) { return element.get(); })");
}

TEST(EmitReach, HashTablesAreReadInTheOrderOfTheirKeys) {
  EXPECT_EQ(code(Rep::Sequence, "int", {"field List::map", "sorted entries", "member second"}),
            "partsOf(sortedBy(list.map, [](const auto &element) { return element.first; }), "
            "[](const auto &element) { return element.second; })");
  EXPECT_EQ(code(Rep::Sequence, "int", {"field List::map", "unordered entries", "member second"}),
            "refused: its elements have no order that plain C++ knows");
}

TEST(EmitReach, LinkedNodes) {
  EXPECT_EQ(code(Rep::Sequence, "int", {"field List::head", "list List::Node::next", "field List::Node::value"}),
            "partsOf(listFrom(list.*memberOf(ListHead()), [](const auto &node) -> const auto & { return node.next; }), "
            "[](const auto &element) { return element.value; })");
  EXPECT_EQ(code(Rep::Sequence, "int",
                 {"field List::head", "tree List::Node::next;List::Node::key", "field List::Node::value"}),
            "partsOf(treeFrom(list.*memberOf(ListHead()), [](const auto &node) -> const auto & { return node.next; }, "
            "[](const auto &node) -> const auto & { return node.*memberOf(NodeKey()); }), "
            "[](const auto &element) { return element.value; })");
}

TEST(EmitReach, LibraryTypes) {
  EXPECT_EQ(code(Rep::Int, "bool", {"field List::head", "call has_value"}), "(list.*memberOf(ListHead())).has_value()");
  EXPECT_EQ(code(Rep::Int, "int", {"field List::open", "get 1"}), "std::get<1>(list.open)");
  EXPECT_EQ(code(Rep::Int, "bool", {"field List::open", "truth"}), "static_cast<bool>(list.open)");
  EXPECT_EQ(code(Rep::Sequence, "int", {"field List::open", "adapted", "elements"}),
            "elementsOf(containerOf(list.open))");
  auto held = reach(Rep::Int, "int", {"field List::open", "alternative 0"});
  ASSERT_TRUE(held);
  EXPECT_EQ(held->guards, std::vector<std::string>{"list.open.index() == 0"});
}

TEST(EmitReach, WhatIsNotKnownIsRefused) {
  EXPECT_EQ(code(Rep::Int, "int", {"field List::open", "sideways"}), "refused: there is no plain C++ for 'sideways'");
  EXPECT_EQ(code(Rep::Sequence, "Opaque", {"field List::open", "elements", "field List::Node::value"}),
            "refused: its type 'Opaque' has no plain value");
}

}  // namespace
}  // namespace eclat
