#include "cli/commands/describe_table.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string_view>
#include <sys/ioctl.h>
#include <unistd.h>
#include <vector>

namespace eclat {

namespace {

constexpr std::size_t kColumns = 4, kGap = 2, kIndent = 2;
constexpr std::size_t kNarrowest = 8;  // of a column: about a word
constexpr std::size_t kUsualWidth = 100, kLeastWidth = 44;

using Row = std::array<std::string, kColumns>;  // operation, state, why, what to do
constexpr std::array<const char *, kColumns> kTitles = {"operation", "", "why", "what to do"};

struct Group {
  std::string title;      // "class geo::Stack"
  std::string className;  // empty for free functions
  std::vector<Row> rows;
};

// Every character but the first byte of one that takes several is a column.
std::size_t columnsOf(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

// The class among those of the component whose member this is; empty for free functions.
std::string classOf(const std::string &signature, const Component &component) {
  std::string found;
  for (const ClassInfo &info : component.classes)
    if (signature.starts_with(info.name + "::") && info.name.size() > found.size())
      found = info.name;
  return found;
}

std::string withoutClass(const std::string &signature, const std::string &className) {
  return className.empty() ? signature : signature.substr(className.size() + 2);
}

std::string noteOf(const Operation &op) {
  std::string pure = op.isPure ? "pure by configuration" : "";
  std::string unhooked = op.unhooked.empty() ? "" : "not observed: " + op.unhooked;
  return pure + (pure.empty() || unhooked.empty() ? "" : "; ") + unhooked;
}

std::vector<Group> groupsOf(const Component &component) {
  std::vector<Group> groups;
  for (const ClassInfo &info : component.classes)
    groups.push_back({fmt::format("class {}{}", info.name, info.isAbstract ? " (abstract)" : ""), info.name, {}});
  groups.push_back({"functions", "", {}});
  groups.push_back({"factories", kFactoryMark, {}});
  auto groupOf = [&](const std::string &className) -> Group & {
    return *std::ranges::find(groups, className, &Group::className);
  };
  for (const Operation &op : component.operations) {
    bool isFactory = op.kind == OperationKind::Factory;
    groupOf(isFactory ? kFactoryMark : op.className)
        .rows.push_back({withoutClass(op.signature, op.className), "callable", isFactory ? "" : noteOf(op), ""});
  }
  for (const Skipped &skipped : component.skipped) {
    std::string className = classOf(skipped.operation, component);
    std::string name = skipped.isFactory ? skipped.operation.substr(std::string_view(kFactoryMark).size())
                                         : withoutClass(skipped.operation, className);
    groupOf(skipped.isFactory ? kFactoryMark : className)
        .rows.push_back({name, "skipped", skipped.reason, skipped.remedy});
  }
  std::erase_if(groups, [](const Group &group) { return group.rows.empty(); });
  return groups;
}

// At spaces where there are any; a word that is too long is cut.
std::vector<std::string> wrappedCell(const std::string &text, std::size_t width) {
  std::vector<std::string> lines;
  std::string line;
  auto flush = [&] {
    lines.push_back(std::move(line));
    line.clear();
  };
  std::size_t at = 0;
  while (at < text.size()) {
    std::size_t end = std::min(text.find(' ', at), text.size());
    std::string word = text.substr(at, end - at);
    at = end + 1;
    if (!line.empty() && columnsOf(line) + 1 + columnsOf(word) > width)
      flush();
    line += (line.empty() ? "" : " ") + word;
    while (columnsOf(line) > width) {
      std::size_t cut = 0;
      for (std::size_t columns = 0; columns < width || (static_cast<unsigned char>(line[cut]) & 0xc0) == 0x80; ++cut)
        columns += (static_cast<unsigned char>(line[cut]) & 0xc0) != 0x80;
      lines.push_back(line.substr(0, cut));
      line.erase(0, cut);
    }
  }
  if (!line.empty() || lines.empty())
    flush();
  return lines;
}

using Widths = std::array<std::size_t, kColumns>;

// Each column as wide as its widest cell; if that is too much, the texts are wrapped, and long signatures as well.
Widths widthsFor(const std::vector<Group> &groups, std::size_t total, bool hasTitles) {
  Widths widest{};
  for (std::size_t c = 0; c < kColumns && hasTitles; ++c)
    widest[c] = columnsOf(kTitles[c]);
  for (const Group &group : groups)
    for (const Row &row : group.rows)
      for (std::size_t c = 0; c < kColumns; ++c)
        widest[c] = std::max(widest[c], columnsOf(row[c]));
  std::size_t room = total - kIndent - (kColumns - 1) * kGap - widest[1];
  std::size_t texts = std::min(room, widest[2] + widest[3]);
  widest[0] = std::min(widest[0], std::max({kNarrowest, room * 2 / 5, room - texts}));
  room = room > widest[0] ? room - widest[0] : 0;
  if (widest[2] + widest[3] > room) {
    std::size_t half = std::max(kNarrowest, room / 2);
    widest[3] = std::min(widest[3], std::max(half, room - std::min(room, widest[2])));
    widest[2] = std::min(widest[2], std::max(kNarrowest, room - std::min(room, widest[3])));
  }
  return widest;
}

std::string printRow(const Row &row, const Widths &widths) {
  std::array<std::vector<std::string>, kColumns> cells;
  std::size_t height = 0;
  for (std::size_t c = 0; c < kColumns; ++c) {
    cells[c] = wrappedCell(row[c], widths[c]);
    if (c == 0 && cells[c].size() > 1) {  // what goes on below a signature is part of it
      cells[c] = wrappedCell(row[c], widths[c] - kIndent);
      for (std::size_t i = 1; i < cells[c].size(); ++i)
        cells[c][i].insert(0, kIndent, ' ');
    }
    height = std::max(height, cells[c].size());
  }
  std::string out;
  for (std::size_t i = 0; i < height; ++i) {
    std::string line(kIndent, ' ');
    for (std::size_t c = 0; c < kColumns; ++c) {
      std::string cell = i < cells[c].size() ? cells[c][i] : "";
      line += cell + std::string(widths[c] - std::min(widths[c], columnsOf(cell)) + kGap, ' ');
    }
    out += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  return out;
}

struct Counts {
  std::size_t all = 0, callable = 0, skipped = 0;
};

Counts countsOf(const Component &component) {
  return {component.operations.size() + component.skipped.size(), component.operations.size(),
          component.skipped.size()};
}

}  // namespace

std::string describeTable(const Component &component, std::size_t width) {
  std::vector<Group> groups = groupsOf(component);
  bool hasNotes = std::ranges::any_of(groups, [](const Group &group) {
    return std::ranges::any_of(group.rows, [](const Row &row) { return !row[2].empty(); });
  });
  Widths widths = widthsFor(groups, std::max(width, kLeastWidth), hasNotes);
  std::string out;
  for (const Group &group : groups) {
    out += group.title + "\n";
    if (hasNotes && &group == &groups.front())
      out += printRow({kTitles[0], kTitles[1], kTitles[2], kTitles[3]}, widths);
    for (const Row &row : group.rows)
      out += printRow(row, widths);
  }
  Counts counts = countsOf(component);
  return out + fmt::format("{} operation{}, {} callable, {} skipped\n", counts.all, counts.all == 1 ? "" : "s",
                           counts.callable, counts.skipped);
}

std::string describeJson(const Component &component) {
  using Json = nlohmann::ordered_json;
  Json json, list = Json::array();
  for (const Operation &op : component.operations)
    list.push_back({
        {"class",     op.className},
        {"operation", op.signature},
        {"state",     "callable"  },
        {"why",       noteOf(op)  },
        {"remedy",    ""          }
    });
  for (const Skipped &skipped : component.skipped)
    list.push_back({
        {"class", classOf(skipped.operation, component)},
        {"operation", skipped.operation},
        {"state", "skipped"},
        {"why", skipped.reason},
        {"remedy", skipped.remedy}
    });
  Counts counts = countsOf(component);
  json["operations"] = std::move(list);
  json["counts"] = {
      {"operations", counts.all     },
      {"callable",   counts.callable},
      {"skipped",    counts.skipped }
  };
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::size_t terminalWidth() {
  std::size_t columns = 0;
  if (const char *given = std::getenv("COLUMNS"))
    std::from_chars(given, given + std::string_view(given).size(), columns);
  winsize size{};
  if (columns == 0 && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0)
    columns = size.ws_col;
  return columns == 0 ? kUsualWidth : columns;
}

}  // namespace eclat
