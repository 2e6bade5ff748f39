#include "flow/files/sealed.h"

#include "support/files.h"

#include <fmt/format.h>
#include <string_view>

namespace eclat {

namespace {

constexpr std::string_view kOpening = "{\n", kField = " \"checksum\": \"", kEnd = "\",\n";
constexpr int kDigits = 16;
constexpr std::size_t kLength = kField.size() + kDigits + kEnd.size();

std::string fieldOf(const std::string &text) {
  return fmt::format("{}{}{}", kField, hexDigits(hashText(text), kDigits), kEnd);
}

}  // namespace

std::string sealed(const std::string &text) {
  return text.starts_with(kOpening) ? std::string(kOpening) + fieldOf(text) + text.substr(kOpening.size()) : text;
}

std::optional<std::string> unsealed(const std::string &text) {
  bool isSealed = text.starts_with(kOpening) && text.substr(kOpening.size()).starts_with(kField);
  if (!isSealed)
    return text;
  std::string field = text.substr(kOpening.size(), kLength);
  std::string original = text;
  original.erase(kOpening.size(), kLength);
  return field == fieldOf(original) ? std::optional(std::move(original)) : std::nullopt;
}

}  // namespace eclat
