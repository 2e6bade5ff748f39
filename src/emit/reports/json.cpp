#include "emit/reports/json.h"

#include "emit/reports/report_rows.h"

#include <nlohmann/json.hpp>

namespace eclat {

namespace {

// Keeps the order of insertion: the same bytes for the same report, in the order of the rows.
using Json = nlohmann::ordered_json;

Json recordJson(const Record &record, const Item &item, const RowScope &scope);

Json entryJson(const Row &row, const Entry &entry, const RowScope &scope) {
  if (const Item *item = std::get_if<Item>(&entry.value))
    return recordJson(row.record(), *item, scope);
  if (const std::string *text = std::get_if<std::string>(&entry.value))
    return *text;
  if (const std::uint64_t *count = std::get_if<std::uint64_t>(&entry.value))
    return *count;
  return std::get<bool>(entry.value);
}

Json rowJson(const Row &row, const std::vector<Entry> &entries, const RowScope &scope) {
  if (row.amount == Amount::One)
    return entries.empty() ? Json() : entryJson(row, entries.front(), scope);
  Json json = row.amount == Amount::List ? Json::array() : Json::object();
  for (const Entry &entry : entries)
    if (row.amount == Amount::List)
      json.push_back(entryJson(row, entry, scope));
    else
      json[entry.name] = entryJson(row, entry, scope);
  return json;
}

void addFields(Json &json, const Record &record, const Item &item, const RowScope &scope) {
  for (const Row &row : record.rows) {
    if (!row.in.json)
      continue;
    std::vector<Entry> entries = row.entries(item, scope, Format::Json);
    if (row.inlinedIn.json)
      addFields(json, row.record(), std::get<Item>(entries.front().value), scope);
    else if (!entries.empty() || !row.mayBeMissing(Format::Json) || row.isNullable)
      json[row.name] = rowJson(row, entries, scope);
  }
}

Json recordJson(const Record &record, const Item &item, const RowScope &scope) {
  Json json = Json::object();
  addFields(json, record, item, scope);
  return json;
}

}  // namespace

std::string emitJson(const EmitContext &context) {
  Json json = recordJson(reportRecord(), itemIn(context.report), RowScope(context));
  // Texts of the subject may hold any bytes; what is no UTF-8 becomes U+FFFD.
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace eclat
