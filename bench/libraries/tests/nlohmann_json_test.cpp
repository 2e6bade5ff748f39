#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using nlohmann::json;

TEST(Json, Types) {
  EXPECT_TRUE(json().is_null());
  EXPECT_TRUE(json(3).is_number_integer());
  EXPECT_TRUE(json(1.5).is_number_float());
  EXPECT_TRUE(json("x").is_string());
  EXPECT_TRUE(json(true).is_boolean());
  EXPECT_TRUE(json::array().is_array());
  EXPECT_TRUE(json::object().is_object());
}

TEST(Json, Parses) {
  json value = json::parse(R"({"list": [1, 2, {"x": null}]})");
  EXPECT_EQ(value["list"].size(), 3u);
  EXPECT_TRUE(value.at("list").at(2).at("x").is_null());
  EXPECT_THROW(json::parse("[1,"), json::parse_error);
}

TEST(Json, Dumps) {
  json value = {
      {"a", 1     },
      {"b", {1, 2}}
  };
  EXPECT_EQ(value.dump(), R"({"a":1,"b":[1,2]})");
  EXPECT_EQ(json(nullptr).dump(), "null");
}

TEST(Json, Arrays) {
  json array = {1, 2};
  array.push_back(3);
  EXPECT_EQ(array.back(), 3);
  EXPECT_EQ(array.front(), 1);
  array.erase(0);
  EXPECT_EQ(array[0], 2);
  EXPECT_THROW(array.at(7), json::out_of_range);
}

TEST(Json, Objects) {
  json object;
  object["name"] = "tea";
  object.emplace("price", 3);
  EXPECT_TRUE(object.contains("name"));
  EXPECT_EQ(object.count("color"), 0u);
  EXPECT_EQ(object.value("color", "green"), "green");
  EXPECT_EQ(object.erase("name"), 1u);
  EXPECT_THROW(object.at("name"), json::out_of_range);
}

TEST(Json, TypeErrors) {
  json number = 3;
  EXPECT_THROW(number.push_back(1), json::type_error);
  EXPECT_THROW(number["x"], json::type_error);
  EXPECT_THROW(number.get<std::string>(), json::type_error);
}

TEST(Json, Compares) {
  EXPECT_LT(json(1), json(2));
  EXPECT_EQ(json(1), json(1.0));
  EXPECT_NE(json("1"), json(1));
  EXPECT_LT(json(nullptr), json(false));
}

TEST(Json, Patches) {
  json value = {
      {"a", 1}
  };
  json patched = value.patch(json::parse(R"([{"op": "add", "path": "/b", "value": 2}])"));
  EXPECT_EQ(patched["b"], 2);
  EXPECT_EQ(json::diff(value, patched).size(), 1u);
  value.merge_patch({
      {"a", nullptr}
  });
  EXPECT_TRUE(value.empty());
}

TEST(Json, Flattens) {
  json value = {
      {"a", {{"b", 1}}}
  };
  json flat = value.flatten();
  EXPECT_EQ(flat["/a/b"], 1);
  EXPECT_EQ(flat.unflatten(), value);
}

TEST(Json, SwapsAndClears) {
  json a = {1}, b = "x";
  a.swap(b);
  EXPECT_TRUE(a.is_string());
  b.clear();
  EXPECT_TRUE(b.empty());
  EXPECT_EQ(b.type_name(), std::string("array"));
}
