#include "emit/reports/report_schema.h"

#include "emit/reports/report_rows.h"

#include <nlohmann/json.hpp>

namespace eclat {

namespace {

using Json = nlohmann::ordered_json;

Json textSchema(const Row &row) {
  if (row.ids.empty())
    return {
        {"type", "string"}
    };
  return {
      {"enum", row.ids}
  };
}

// What one value of the row may be.
Json valueSchema(const Row &row) {
  switch (row.content) {
  case Content::Text: return textSchema(row);
  case Content::Count:
    return {
        {"type",    "integer"   },
        {"minimum", row.smallest}
    };
  case Content::Flag:
    // One that is missing unless it is true says so.
    if (row.notIfEmptyIn.json)
      return {
          {"const", true}
      };
    return {
        {"type", "boolean"}
    };
  case Content::Record:
    return {
        {"$ref", "#/$defs/" + row.record().name}
    };
  }
  return {};
}

Json listSchema(const Row &row) {
  Json schema = {
      {"type",  "array"         },
      {"items", valueSchema(row)}
  };
  if (row.least)
    schema["minItems"] = row.least;
  if (row.most != Row::kMany)
    schema["maxItems"] = row.most;
  return schema;
}

Json rowSchema(const Row &row) {
  Json schema;
  if (row.amount == Amount::List)
    schema = listSchema(row);
  else if (row.amount == Amount::Named)
    schema = {
        {"type",                 "object"        },
        {"additionalProperties", valueSchema(row)}
    };
  else if (row.isNullable)
    schema["oneOf"] = Json::array({{{"type", "null"}}, valueSchema(row)});
  else
    schema = valueSchema(row);
  schema["description"] = row.meaning;
  return schema;
}

class JsonSchema {
public:
  std::string print() {
    const Record &report = reportRecord();
    Json schema = {
        {"$schema",     "https://json-schema.org/draft/2020-12/schema"                                           },
        {"title",       "Report of eclat"                                                                        },
        {"description", "What `eclat run --format json` writes. Fields may be added; none is renamed or removed."}
    };
    schema.update(recordSchema(report));
    schema["$defs"] = defs_;
    return schema.dump(2) + "\n";
  }

private:
  Json recordSchema(const Record &record) {
    Json required = Json::array(), properties = Json::object(), choices = Json::array();
    addFields(record, required, properties);
    Json schema = {
        {"type", "object"}
    };
    if (record.isChoice) {
      for (const auto &[name, property] : properties.items())
        choices.push_back({
            {"required", Json::array({name})}
        });
      schema["oneOf"] = choices;
      schema["additionalProperties"] = false;
    } else {
      schema["required"] = required;
    }
    schema["properties"] = properties;
    return schema;
  }

  void addFields(const Record &record, Json &required, Json &properties) {
    for (const Row &row : record.rows) {
      if (!row.in.json)
        continue;
      if (row.inlinedIn.json) {
        addFields(row.record(), required, properties);
        continue;
      }
      if (!row.mayBeMissing(Format::Json) || row.isNullable)
        required.push_back(row.name);
      properties[row.name] = rowSchema(row);
      if (row.content == Content::Record)
        define(row.record());
    }
  }

  void define(const Record &record) {
    if (defs_.contains(record.name))
      return;
    defs_[record.name] = Json();  // takes its place: a record may contain itself
    Json schema = recordSchema(record);
    schema["description"] = record.meaning;
    defs_[record.name] = schema;
  }

  Json defs_ = Json::object();
};

}  // namespace

std::string jsonSchemaOfReport() { return JsonSchema().print(); }

}  // namespace eclat
