#include <gtest/gtest.h>
#include <json/value.h>

using Json::Value;

TEST(JsonValue, KnowsItsType) {
  EXPECT_TRUE(Value().isNull());
  EXPECT_TRUE(Value(3).isInt());
  EXPECT_TRUE(Value("x").isString());
  EXPECT_TRUE(Value(true).isBool());
  EXPECT_TRUE(Value(1.5).isDouble());
  EXPECT_EQ(Value(Json::arrayValue).type(), Json::arrayValue);
}

TEST(JsonValue, Converts) {
  EXPECT_EQ(Value(7).asString(), "7");
  EXPECT_EQ(Value(2.75).asInt(), 2);
  EXPECT_DOUBLE_EQ(Value(3).asDouble(), 3.0);
  EXPECT_TRUE(Value(1).asBool());
  EXPECT_THROW(Value("x").asInt(), Json::LogicError);
  EXPECT_THROW(Value(-1).asUInt(), Json::LogicError);
}

TEST(JsonValue, Arrays) {
  Value array(Json::arrayValue);
  array.append(1);
  array.append("two");
  EXPECT_EQ(array.size(), 2u);
  EXPECT_EQ(array[1].asString(), "two");
  array.insert(0, Value(0));
  EXPECT_EQ(array[0].asInt(), 0);
  Value removed;
  EXPECT_TRUE(array.removeIndex(1, &removed));
  EXPECT_EQ(removed.asInt(), 1);
  array.resize(1);
  EXPECT_TRUE(array.isValidIndex(0));
  EXPECT_FALSE(array.isValidIndex(1));
}

TEST(JsonValue, Objects) {
  Value object;
  object["name"] = "tea";
  object["price"] = 3;
  EXPECT_TRUE(object.isObject());
  EXPECT_TRUE(object.isMember("name"));
  EXPECT_EQ(object.get("price", 0).asInt(), 3);
  EXPECT_EQ(object.get("color", "green").asString(), "green");
  EXPECT_EQ(object.getMemberNames().size(), 2u);
  object.removeMember("name");
  EXPECT_FALSE(object.isMember("name"));
}

TEST(JsonValue, ObjectsOnlyForObjects) {
  Value number(3);
  EXPECT_THROW(number["x"], Json::LogicError);
  EXPECT_THROW(number.append(1), Json::LogicError);
  EXPECT_THROW(number.getMemberNames(), Json::LogicError);
}

TEST(JsonValue, Compares) {
  EXPECT_LT(Value(1), Value(2));
  EXPECT_EQ(Value("a"), Value("a"));
  EXPECT_NE(Value(1), Value("1"));
  EXPECT_EQ(Value(1).compare(Value(2)), -1);
  EXPECT_GE(Value("b"), Value("a"));
}

TEST(JsonValue, CopiesDeeply) {
  Value object;
  object["list"].append(1);
  Value copy = object;
  copy["list"].append(2);
  EXPECT_EQ(object["list"].size(), 1u);
  object.swap(copy);
  EXPECT_EQ(object["list"].size(), 2u);
}

TEST(JsonValue, Clears) {
  Value array(Json::arrayValue);
  array.append(1);
  array.clear();
  EXPECT_TRUE(array.empty());
  EXPECT_FALSE(Value("").isNull());
  EXPECT_TRUE(!Value());
}

TEST(JsonValue, Comments) {
  Value value(3);
  EXPECT_FALSE(value.hasComment(Json::commentBefore));
  value.setComment(std::string("// three"), Json::commentBefore);
  EXPECT_EQ(value.getComment(Json::commentBefore), "// three");
  EXPECT_EQ(value.toStyledString(), "\n// three\n3\n");
}

TEST(JsonValue, Iterates) {
  Value object;
  object["a"] = 1;
  object["b"] = 2;
  int sum = 0;
  for (const Value &each : object)
    sum += each.asInt();
  EXPECT_EQ(sum, 3);
  EXPECT_EQ(object.begin().name(), "a");
}

TEST(JsonValue, Offsets) {
  Value value(1);
  value.setOffsetStart(3);
  value.setOffsetLimit(9);
  EXPECT_EQ(value.getOffsetStart(), 3);
  EXPECT_EQ(value.getOffsetLimit(), 9);
  Value other = value;
  EXPECT_EQ(other.getOffsetLimit(), 9);
}

TEST(JsonValue, RefusesWhatItIsNot) {
  for (const Value &value : {Value(1), Value("x"), Value(Json::arrayValue), Value(true), Value(2.5)}) {
    EXPECT_THROW(value.isMember("x"), Json::LogicError);
    EXPECT_THROW(value.get("x", 1), Json::LogicError);
    EXPECT_THROW(value["x"], Json::LogicError);
  }
  for (Value value : {Value(1), Value("x"), Value(Json::objectValue), Value(true)}) {
    EXPECT_THROW(value[0], Json::LogicError);
    EXPECT_THROW(value.append(1), Json::LogicError);
    EXPECT_THROW(value.resize(1), Json::LogicError);
    EXPECT_THROW(value.insert(0, Value(1)), Json::LogicError);
  }
  EXPECT_THROW(Value(1).removeMember("x"), Json::LogicError);
  EXPECT_THROW(Value(1).clear(), Json::LogicError);
  EXPECT_THROW(Value("x").asBool(), Json::LogicError);
  EXPECT_THROW(Value("x").asDouble(), Json::LogicError);
  EXPECT_THROW(Value("x").asInt64(), Json::LogicError);
  EXPECT_THROW(Value("x").asUInt64(), Json::LogicError);
  EXPECT_THROW(Value(Json::arrayValue).asString(), Json::LogicError);
  EXPECT_THROW(Value(1).asCString(), Json::LogicError);
}
