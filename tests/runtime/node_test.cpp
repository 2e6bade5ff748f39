// Linked nodes as sequences.
#include "shape_probe.h"

#include <gtest/gtest.h>
#include <memory>

namespace {

struct Node {
  int value;
  Node *next;
  Node *prev;
};

struct OwnedNode {
  std::string name;
  std::unique_ptr<OwnedNode> next_;
};

struct Twig {
  int key;
  Twig *left, *right, *parent;
};

struct Anything {  // three ways on: neither a list nor a tree
  int value;
  Anything *a, *b, *c;
};

}  // namespace

#define FIELD(Class, name) v.field(#Class, #name, [](const Class &o) -> decltype(auto) { return (o.name); })

template <> struct eclat::rt::Fields<Node> {
  static constexpr const char *kName = "Node";
  static constexpr bool kIsUnderTest = false;
  template <class V> static constexpr void visit(V &v) {
    FIELD(Node, value);
    FIELD(Node, next);
    FIELD(Node, prev);
  }
};
template <> struct eclat::rt::Fields<OwnedNode> {
  static constexpr const char *kName = "OwnedNode";
  static constexpr bool kIsUnderTest = true;
  template <class V> static constexpr void visit(V &v) {
    FIELD(OwnedNode, name);
    FIELD(OwnedNode, next_);
  }
};
template <> struct eclat::rt::Fields<Twig> {
  static constexpr const char *kName = "Twig";
  static constexpr bool kIsUnderTest = false;
  template <class V> static constexpr void visit(V &v) {
    FIELD(Twig, key);
    FIELD(Twig, left);
    FIELD(Twig, right);
    FIELD(Twig, parent);
  }
};
template <> struct eclat::rt::Fields<Anything> {
  static constexpr const char *kName = "Anything";
  static constexpr bool kIsUnderTest = false;
  template <class V> static constexpr void visit(V &v) {
    FIELD(Anything, value);
    FIELD(Anything, a);
    FIELD(Anything, b);
    FIELD(Anything, c);
  }
};

namespace eclat::rt {
namespace {

TEST(NodeShape, AListIsTheSequenceOfItsValues) {
  Node c{3, nullptr, nullptr}, b{2, &c, nullptr}, a{1, &b, nullptr};
  EXPECT_EQ(observed(&a), "x = set\nx->value[] = [1 2 3]\n");
  EXPECT_EQ(observed(static_cast<Node *>(nullptr)), "x = null\nx->value[] = []\n");
  EXPECT_EQ(declared<Node *>()[1].path, "root|list Node::next|field Node::value");
}

TEST(NodeShape, ALoopEndsWhereItCloses) {
  Node c{3, nullptr, nullptr}, b{2, &c, nullptr}, a{1, &b, nullptr};
  c.next = &a;
  EXPECT_EQ(observed(&a), "x = set\nx->value[] = [1 2 3]\n");
  c.next = &b;
  EXPECT_EQ(observed(&a), "x = set\nx->value[] = [1 2 3]\n");
  a.next = &a;
  EXPECT_EQ(observed(&a), "x = set\nx->value[] = [1]\n");
}

TEST(NodeShape, AListWithAFreedNodeIsUndefined) {
  auto *b = new Node{2, nullptr, nullptr};
  Node a{1, b, nullptr};
  delete b;
  EXPECT_EQ(observed(&a), "x = set\nx->value[] = ?\n");
  a.next = reinterpret_cast<Node *>(0x8);
  EXPECT_EQ(observed(&a), "x = set\nx->value[] = ?\n");
}

TEST(NodeShape, SmartPointersLinkToo) {
  auto first = std::make_unique<OwnedNode>(OwnedNode{"a", std::make_unique<OwnedNode>(OwnedNode{"b", nullptr})});
  // A class under test also shows its first object by itself.
  EXPECT_EQ(observed(first).substr(0, 19), "x = set\nx->name = \"");
  EXPECT_NE(observed(first).find("x->name[] = [\"a\" \"b\"]\n"), std::string::npos);
}

TEST(NodeShape, AnArgumentIsItsObjectNotAList) {
  Node a{1, nullptr, nullptr};
  Node *pointer = &a;
  std::string text = observed<Node *, 0>(pointer);
  EXPECT_NE(text.find("x->value = 1\n"), std::string::npos) << text;
  EXPECT_EQ(text.find("x->value[]"), std::string::npos) << text;
}

TEST(NodeShape, ATreeIsReadFromLeftToRight) {
  Twig one{1, nullptr, nullptr, nullptr}, three{3, nullptr, nullptr, nullptr}, two{2, &one, &three, nullptr},
      five{5, &two, nullptr, nullptr};
  one.parent = three.parent = &two;
  two.parent = &five;
  EXPECT_EQ(observed(&five), "x = set\nx->key[] = [1 2 3 5]\n");
  EXPECT_EQ(declared<Twig *>()[1].path, "root|tree Twig::left;Twig::right|field Twig::key");
  three.right = &five;  // a loop
  EXPECT_EQ(observed(&five), "x = set\nx->key[] = [1 2 3 5]\n");
}

TEST(NodeShape, LongListsAreHeldInPartVeryLongOnesNot) {
  std::vector<Node> nodes(Nodes::kMost + 1, Node{7, nullptr, nullptr});
  for (std::size_t i = 0; i + 1 < 300; ++i)
    nodes[i].next = &nodes[i + 1];
  EXPECT_NE(observed(nodes.data()).find(" of 300]"), std::string::npos);
  for (std::size_t i = 0; i + 1 < nodes.size(); ++i)
    nodes[i].next = &nodes[i + 1];
  EXPECT_EQ(observed(nodes.data()), "x = set\nx->value[] = ?\n");
}

TEST(NodeShape, ThreeLinksAreNoOrder) {
  Anything a{1, nullptr, nullptr, nullptr};
  EXPECT_EQ(observed(&a).find("[]"), std::string::npos);
}

}  // namespace
}  // namespace eclat::rt
