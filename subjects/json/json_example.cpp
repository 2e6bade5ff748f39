// Typical uses of the JSON classes.
#include "json_parser.h"
#include "json_pointer.h"
#include "json_writer.h"

#include "../check.h"

#include <limits>

namespace {

const char *const kOrder = R"({
  "id": 17,
  "customer": {"name": "Zo\u00eb \"Z\" Smith", "vip": true, "phone": null},
  "lines": [
    {"article": "a/b", "price": 12.5, "tags": []},
    {"article": "m~n", "price": 1e3, "tags": ["new", "blue"]}
  ],
  "discount": 2.5E-3
})";

void values() {
  JsonValue list = JsonValue::array();
  CHECK(list.kind() == JsonKind::Array && list.size() == 0 && list.depth() == 1);
  list.append(JsonValue::ofNumber(3));
  list.append(JsonValue::ofString("three"));
  list.append(JsonValue());
  list.append(list);
  CHECK(list.size() == 4 && list.depth() == 2);
  CHECK(list.at(0).asInt() == 3 && list.at(1).asString() == "three" && list.at(2).isNull());
  CHECK(list.at(3).size() == 3);
  CHECK_THROWS(std::out_of_range, list.at(4));
  CHECK_THROWS(JsonTypeError, list.get("three"));
  CHECK_THROWS(std::invalid_argument, JsonValue::ofNumber(std::numeric_limits<double>::infinity()));

  JsonValue person = JsonValue::object();
  person.set("name", JsonValue::ofString("Ann"));
  person.set("age", JsonValue::ofNumber(30));
  person.set("likes", list);
  person.set("age", JsonValue::ofNumber(31.5));
  CHECK(person.keys() == std::vector<std::string>{"age", "likes", "name"});
  CHECK(person.has("name") && !person.has("Name"));
  CHECK(person.get("age").asNumber() == 31.5);
  CHECK_THROWS(JsonTypeError, person.get("age").asInt());
  CHECK_THROWS(JsonTypeError, person.asBool());
  JsonValue copy = person;
  CHECK(copy == person);
  CHECK(copy.remove("likes") && !copy.remove("likes"));
  CHECK(copy != person && copy.size() == 2);
  copy = list;
  CHECK(copy == person.get("likes"));
  copy = person;
  copy.swap(list);
  CHECK(list.has("age") && copy.size() == 4);
}

void lexing() {
  JsonLexer lexer(R"( ["smile \ud83d\ude00", -0.5, true] )");
  std::vector<JsonTokenKind> kinds;
  do
    kinds.push_back(lexer.next().kind);
  while (kinds.back() != JsonTokenKind::End);
  CHECK(kinds == std::vector<JsonTokenKind>{JsonTokenKind::BeginArray, JsonTokenKind::String, JsonTokenKind::Comma,
                                            JsonTokenKind::Number, JsonTokenKind::Comma, JsonTokenKind::True,
                                            JsonTokenKind::EndArray, JsonTokenKind::End});
  CHECK(lexer.position() == 36);

  JsonLexer strings(R"("tab\t" "caf\u00e9" "C:\\" "12\u20ac")");
  CHECK(strings.next().text == "tab\t");
  CHECK(strings.next().text == "caf\xC3\xA9");
  CHECK(strings.next().text == "C:\\");
  CHECK(strings.next().text == "12\xE2\x82\xAC");
  for (const char *wrong : {"\"no end", "\"\\q\"", "\"\\u12\"", "-", "1.", "nul", "'x'", "1e999"})
    CHECK_THROWS(JsonParseError, JsonLexer(wrong).next());
}

void parsing() {
  const JsonValue order = JsonParser(kOrder).parse();
  CHECK(order.keys() == std::vector<std::string>{"customer", "discount", "id", "lines"});
  CHECK(order.get("id").asInt() == 17);
  CHECK(order.get("customer").get("vip").asBool());
  CHECK(order.get("customer").get("name").asString() == "Zo\xC3\xAB \"Z\" Smith");
  CHECK(order.get("lines").at(1).get("price").asNumber() == 1000);
  CHECK(order.get("discount").asNumber() == 0.0025);
  CHECK(order.depth() == 4);

  CHECK(JsonParser(" null ").parse().isNull());
  for (const char *wrong : {"", "[1, 2", "[1,]", "{\"a\" 1}", "{a: 1}", "1 2", "01", "tru"})
    CHECK(!JsonParser(wrong).isValid());

  JsonParser nested("[[], [3], {}]");
  CHECK(nested.maxDepth() == 64 && nested.parse().size() == 3);
  nested.setMaxDepth(1);
  CHECK_THROWS(JsonParseError, nested.parse());
  nested.setMaxDepth(10);
  CHECK(nested.isValid() && nested.parse().depth() == 2);
  CHECK_THROWS(std::invalid_argument, nested.setMaxDepth(0));

  JsonParser twice(R"({"a": 1, "a": 2})");
  CHECK(twice.allowsDuplicates() && twice.parse().get("a").asInt() == 2);
  twice.setAllowDuplicates(false);
  CHECK(!twice.isValid());
}

void writing() {
  JsonWriter writer;
  writer.beginObject();
  writer.key("title");
  writer.string("line 1\nline \"2\"");
  writer.key("sizes");
  writer.beginArray();
  writer.number(1);
  writer.number(-2.25);
  writer.null();
  writer.boolean(false);
  CHECK(writer.depth() == 2 && !writer.isComplete());
  CHECK_THROWS(std::logic_error, writer.endObject());
  CHECK_THROWS(std::logic_error, writer.key("late"));
  CHECK_THROWS(std::logic_error, writer.text());
  writer.endArray();
  CHECK_THROWS(std::logic_error, writer.number(3));
  writer.key("rest");
  writer.value(JsonParser("{\"b\": [], \"a\": {}}").parse());
  writer.endObject();
  CHECK(writer.isComplete());
  CHECK(writer.text() == R"({"title":"line 1\nline \"2\"","sizes":[1,-2.25,null,false],"rest":{"a":{},"b":[]}})");
  CHECK_THROWS(std::logic_error, writer.beginArray());
  writer.reset();
  writer.string("again");
  CHECK(writer.text() == "\"again\"");

  const JsonValue order = JsonParser(kOrder).parse();
  CHECK(JsonParser(JsonWriter::toText(order)).parse() == order);
}

void pointing() {
  const JsonValue order = JsonParser(kOrder).parse();
  CHECK(JsonPointer("").resolve(order) == order);
  CHECK(JsonPointer("/id").resolve(order).asInt() == 17);
  CHECK(JsonPointer("/lines/1/tags/0").resolve(order).asString() == "new");
  CHECK(!JsonPointer("/lines/2").resolves(order));
  CHECK(!JsonPointer("/lines/01").resolves(order));
  CHECK(!JsonPointer("/lines/-").resolves(order));
  CHECK_THROWS(std::out_of_range, JsonPointer("/customer/age").resolve(order));

  JsonValue paths = JsonValue::object();
  paths.set("a/b", JsonValue::ofNumber(1));
  paths.set("m~n", JsonValue::ofNumber(2));
  CHECK(JsonPointer("/a~1b").resolve(paths).asInt() == 1);
  CHECK(JsonPointer("/m~0n").resolve(paths).asInt() == 2);
  const JsonPointer child = JsonPointer().child("a/b").child("m~n");
  CHECK(child.toText() == "/a~1b/m~0n" && child == JsonPointer("/a~1b/m~0n"));
  CHECK(child.size() == 2 && child.step(0) == "a/b" && !child.isRoot());
  CHECK(child.parent() == JsonPointer("/a~1b") && child.parent() != child);
  CHECK(child.parent().parent().isRoot());
  CHECK_THROWS(std::out_of_range, JsonPointer().parent());
  CHECK_THROWS(std::invalid_argument, JsonPointer("a/b"));
  CHECK_THROWS(std::invalid_argument, JsonPointer("/m~n"));
}

}  // namespace

int main() {
  values();
  lexing();
  parsing();
  writing();
  pointing();
  return checked();
}
