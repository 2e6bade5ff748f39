#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
#include <yaml-cpp/yaml.h>

TEST_CASE("scalars") {
  YAML::Node node = YAML::Load("42");
  CHECK(node.IsScalar());
  CHECK(node.as<int>() == 42);
  CHECK(node.Scalar() == "42");
  CHECK_FALSE(node.IsNull());
}

TEST_CASE("sequences") {
  YAML::Node node = YAML::Load("[1, 2, 3]");
  CHECK(node.IsSequence());
  CHECK(node.size() == 3);
  CHECK(node[1].as<int>() == 2);
  node.push_back(4);
  CHECK(node[3].as<int>() == 4);
}

TEST_CASE("maps") {
  YAML::Node node = YAML::Load("{name: tea, price: 3}");
  CHECK(node.IsMap());
  CHECK(node["name"].as<std::string>() == "tea");
  node["color"] = "green";
  CHECK(node.size() == 3);
  CHECK(node.remove("color"));
  CHECK_FALSE(node["color"].IsDefined());
}

TEST_CASE("null and undefined") {
  YAML::Node node;
  CHECK(node.IsNull());
  CHECK(node.Type() == YAML::NodeType::Null);
  CHECK_FALSE(YAML::Load("{a: 1}")["b"]);
}

TEST_CASE("identity") {
  YAML::Node a = YAML::Load("[1]"), b = a, c = YAML::Clone(a);
  CHECK(a.is(b));
  CHECK_FALSE(a.is(c));
  CHECK(a == b);
  a.reset(c);
  CHECK(a.is(c));
}

TEST_CASE("tags and styles") {
  YAML::Node node = YAML::Load("!color red");
  CHECK(node.Tag() == "!color");
  node.SetTag("!shade");
  CHECK(node.Tag() == "!shade");
  node.SetStyle(YAML::EmitterStyle::Flow);
  CHECK(node.Style() == YAML::EmitterStyle::Flow);
}

TEST_CASE("errors") {
  CHECK_THROWS_AS(YAML::Load("[1, 2"), YAML::ParserException);
  CHECK_THROWS_AS(YAML::Load("x").as<int>(), YAML::BadConversion);
}

TEST_CASE("places and iteration") {
  YAML::Node node = YAML::Load("[4, 5]");
  int sum = 0;
  for (auto each : node)
    sum += each.as<int>();
  CHECK(sum == 9);
  CHECK(node.Mark().line == 0);
}

TEST_CASE("building") {
  YAML::Node node(YAML::NodeType::Map);
  node["list"].push_back(1);
  CHECK(node["list"].IsSequence());
  node["list"] = "gone";
  CHECK(node["list"].IsScalar());
}
