#include <gtest/gtest.h>
#include <pugixml.hpp>

#include <sstream>

namespace {

const char *kShop = "<shop name='corner'><item price='3'>tea</item><item price='5'>coffee</item><note/></shop>";

class Shop : public testing::Test {
protected:
  void SetUp() override { ASSERT_TRUE(document.load_string(kShop)); }
  pugi::xml_document document;
};

TEST_F(Shop, RootAndChildren) {
  pugi::xml_node shop = document.child("shop");
  EXPECT_STREQ(shop.name(), "shop");
  EXPECT_STREQ(shop.first_child().child_value(), "tea");
  EXPECT_STREQ(shop.last_child().name(), "note");
  EXPECT_EQ(document.document_element(), shop);
}

TEST_F(Shop, Siblings) {
  pugi::xml_node item = document.child("shop").child("item");
  EXPECT_STREQ(item.next_sibling("item").text().get(), "coffee");
  EXPECT_TRUE(item.previous_sibling().empty());
  EXPECT_EQ(item.next_sibling().previous_sibling(), item);
}

TEST_F(Shop, Attributes) {
  pugi::xml_node item = document.child("shop").child("item");
  EXPECT_EQ(item.attribute("price").as_int(), 3);
  EXPECT_FALSE(item.attribute("color"));
  item.append_attribute("color") = "green";
  EXPECT_STREQ(item.last_attribute().value(), "green");
  EXPECT_TRUE(item.remove_attribute("price"));
  EXPECT_FALSE(item.remove_attribute("price"));
}

TEST_F(Shop, AddsAndRemoves) {
  pugi::xml_node shop = document.child("shop");
  pugi::xml_node first = shop.prepend_child("item");
  EXPECT_TRUE(first.set_name("offer"));
  EXPECT_TRUE(first.append_child(pugi::node_pcdata).set_value("bread"));
  EXPECT_STREQ(shop.child_value("offer"), "bread");
  EXPECT_TRUE(shop.remove_child("note"));
  EXPECT_FALSE(shop.remove_child("note"));
}

TEST_F(Shop, Inserts) {
  pugi::xml_node shop = document.child("shop");
  pugi::xml_node note = shop.child("note");
  EXPECT_STREQ(shop.insert_child_before("sign", note).next_sibling().name(), "note");
  EXPECT_STREQ(shop.insert_child_after("door", note).previous_sibling().name(), "note");
}

TEST_F(Shop, Copies) {
  pugi::xml_node shop = document.child("shop");
  pugi::xml_node copy = shop.append_copy(shop.child("item"));
  EXPECT_STREQ(copy.child_value(), "tea");
  EXPECT_NE(copy, shop.child("item"));
}

TEST_F(Shop, Paths) {
  pugi::xml_node item = document.child("shop").child("item");
  EXPECT_EQ(item.path(), "/shop/item");
  EXPECT_EQ(document.first_element_by_path("shop/item"), item);
  EXPECT_EQ(item.root(), document);
  EXPECT_EQ(item.parent().name(), std::string("shop"));
}

TEST_F(Shop, FindsByAttribute) {
  pugi::xml_node shop = document.child("shop");
  EXPECT_STREQ(shop.find_child_by_attribute("item", "price", "5").child_value(), "coffee");
  EXPECT_TRUE(shop.find_child_by_attribute("price", "7").empty());
}

TEST_F(Shop, Prints) {
  std::ostringstream out;
  document.child("shop").child("note").print(out);
  EXPECT_EQ(out.str(), "<note />\n");
}

TEST(Document, EmptyNodeIsHarmless) {
  pugi::xml_node none;
  EXPECT_TRUE(none.empty());
  EXPECT_EQ(none.type(), pugi::node_null);
  EXPECT_STREQ(none.name(), "");
  EXPECT_FALSE(none.append_child("x"));
  EXPECT_FALSE(none.set_name("x"));
}

TEST(Document, RefusesWhatIsMalformed) {
  pugi::xml_document document;
  EXPECT_FALSE(document.load_string("<a><b></a>"));
  EXPECT_TRUE(document.load_string("<a/>"));
  document.reset();
  EXPECT_TRUE(document.first_child().empty());
}

TEST(Document, SavesToStream) {
  pugi::xml_document document;
  document.append_child("list").append_child("entry");
  std::ostringstream out;
  document.save(out, "", pugi::format_raw | pugi::format_no_declaration);
  EXPECT_EQ(out.str(), "<list><entry/></list>");
}

}  // namespace
