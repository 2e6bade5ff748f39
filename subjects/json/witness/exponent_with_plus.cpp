#include "json_parser.h"
#include "json_writer.h"

// A number that the writer writes with a plus sign in its exponent.
int main() {
  const std::string text = JsonWriter::toText(JsonValue::ofNumber(1e300));
  JsonParser(text).isValid();
}
