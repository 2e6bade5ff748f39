#include <gtest/gtest.h>
#include <toml.hpp>

TEST(TomlValue, Types) {
  EXPECT_TRUE(toml::value(true).is_boolean());
  EXPECT_TRUE(toml::value(3).is_integer());
  EXPECT_TRUE(toml::value(1.5).is_floating());
  EXPECT_TRUE(toml::value("x").is_string());
  EXPECT_TRUE(toml::value().is_uninitialized());
}

TEST(TomlValue, Accessors) {
  EXPECT_EQ(toml::value(7).as_integer(), 7);
  EXPECT_EQ(toml::value("tea").as_string().str, "tea");
  EXPECT_THROW(toml::value(7).as_string(), toml::type_error);
  EXPECT_THROW(toml::value("x").as_integer(), toml::type_error);
}

TEST(TomlValue, Arrays) {
  toml::value array(toml::array{1, 2, 3});
  EXPECT_EQ(array.size(), 3u);
  EXPECT_EQ(array.at(1).as_integer(), 2);
  array.push_back(toml::value(4));
  EXPECT_EQ(array[3].as_integer(), 4);
  EXPECT_THROW(array.at(9), std::out_of_range);
}

TEST(TomlValue, Tables) {
  toml::value table(toml::table{
      {"a", 1}
  });
  EXPECT_TRUE(table.contains("a"));
  EXPECT_EQ(table.count("b"), 0u);
  EXPECT_EQ(table.at("a").as_integer(), 1);
  table["b"] = "two";
  EXPECT_EQ(table.size(), 2u);
  EXPECT_THROW(table.at("c"), std::out_of_range);
}

TEST(TomlValue, Assigns) {
  toml::value value(1);
  value = 2.5;
  EXPECT_DOUBLE_EQ(value.as_floating(), 2.5);
  value = true;
  EXPECT_TRUE(value.as_boolean());
  toml::value copy = value;
  EXPECT_EQ(copy, value);
  EXPECT_NE(copy, toml::value(1));
}

TEST(TomlValue, Kinds) {
  EXPECT_EQ(toml::value(1).type(), toml::value_t::integer);
  EXPECT_TRUE(toml::value(1).is(toml::value_t::integer));
  EXPECT_FALSE(toml::value(1).is_array());
  EXPECT_FALSE(toml::value("x").is_table());
}

TEST(TomlValue, CommentsAreDiscarded) {
  toml::value value(5, {" five"});
  EXPECT_EQ(value.as_integer(), 5);
  EXPECT_TRUE(value.comments().empty());
}
