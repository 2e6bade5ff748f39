#include "flow/path.h"

#include <charconv>

namespace eclat {

namespace {

enum class Rest { None, Name, Number, Links };

struct Spelling {
  StepKind kind;
  std::string_view text;  // what stands before the name, the number or the links
  Rest rest;
};
constexpr Spelling kSpellings[] = {
    {StepKind::Receiver,          "this",               Rest::None  },
    {StepKind::Parameter,         "param ",             Rest::Number},
    {StepKind::Result,            "return",             Rest::None  },
    {StepKind::Static,            "static ",            Rest::Name  },
    {StepKind::Global,            "global",             Rest::None  },
    {StepKind::Field,             "field ",             Rest::Name  },
    {StepKind::Observer,          "observe ",           Rest::Name  },
    {StepKind::Member,            "member ",            Rest::Name  },
    {StepKind::Get,               "get ",               Rest::Number},
    {StepKind::Alternative,       "alternative ",       Rest::Number},
    {StepKind::Call,              "call ",              Rest::Name  },
    {StepKind::Truth,             "truth",              Rest::None  },
    {StepKind::Value,             "value",              Rest::None  },
    {StepKind::Text,              "text",               Rest::None  },
    {StepKind::Adapted,           "adapted",            Rest::None  },
    {StepKind::Pointee,           "deref",              Rest::None  },
    {StepKind::PointedPart,       "deref part",         Rest::None  },
    {StepKind::HeapArray,         "array",              Rest::None  },
    {StepKind::OwnedArray,        "owned array",        Rest::None  },
    {StepKind::Elements,          "elements",           Rest::None  },
    {StepKind::SortedElements,    "sorted elements",    Rest::None  },
    {StepKind::UnorderedElements, "unordered elements", Rest::None  },
    {StepKind::Entries,           "entries",            Rest::None  },
    {StepKind::SortedEntries,     "sorted entries",     Rest::None  },
    {StepKind::UnorderedEntries,  "unordered entries",  Rest::None  },
    {StepKind::Bits,              "bits",               Rest::None  },
    {StepKind::List,              "list ",              Rest::Links },
    {StepKind::Tree,              "tree ",              Rest::Links },
};

bool readNumber(std::string_view text, int &number) {
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

std::vector<std::string> splitLinks(std::string_view text) {
  std::vector<std::string> links;
  for (std::size_t at; (at = text.find(';')) != std::string_view::npos; text.remove_prefix(at + 1))
    links.emplace_back(text.substr(0, at));
  links.emplace_back(text);
  return links;
}

}  // namespace

PathStep::PathStep(const char *written) : PathStep(parseStep(written)) {}

std::string PathStep::owner() const {
  std::size_t at = what.rfind("::");
  return at == std::string::npos ? "" : what.substr(0, at);
}

std::string PathStep::name() const {
  std::size_t at = what.rfind("::");
  return at == std::string::npos ? what : what.substr(at + 2);
}

PathStep parseStep(std::string_view text) {
  for (const Spelling &spelling : kSpellings) {
    if (spelling.rest == Rest::None ? text != spelling.text : !text.starts_with(spelling.text))
      continue;
    std::string_view rest = text.substr(spelling.text.size());
    PathStep step(spelling.kind);
    if (spelling.rest == Rest::Number && !readNumber(rest, step.number))
      break;
    if (spelling.rest == Rest::Links)
      step.links = splitLinks(rest);
    if (spelling.rest == Rest::Name)
      step.what = rest;
    return step;
  }
  return {StepKind::Other, std::string(text)};
}

std::string print(const PathStep &step) {
  if (step.kind == StepKind::Other)
    return step.what;
  for (const Spelling &spelling : kSpellings) {
    if (spelling.kind != step.kind)
      continue;
    std::string out(spelling.text);
    if (spelling.rest == Rest::Number)
      return out + std::to_string(step.number);
    for (std::size_t i = 0; i < step.links.size(); ++i)
      out += (i ? ";" : "") + step.links[i];
    return out + step.what;
  }
  return {};
}

}  // namespace eclat
