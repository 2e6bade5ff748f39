#include "cli/options/yaml.h"

#include <fmt/format.h>
#include <llvm/ADT/SmallString.h>
#include <llvm/Support/Casting.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/YAMLParser.h>

#include <algorithm>
#include <optional>
#include <vector>

namespace eclat {

namespace {

constexpr int kDeepest = 16;  // a configuration has four levels; each takes some of our stack
constexpr const char *kHint = "the keys and their forms are in docs/reference/configuration.md";

// The parser calls itself for each bracket that is open, so that too many must not even reach it.
bool isTooDeep(const std::string &text) {
  constexpr int kBrackets = 1000;
  int depth = 0;
  return std::ranges::any_of(text, [&](char c) {
    depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
    return depth > kBrackets;
  });
}

std::string lineOf(const std::string &text, int line) {
  std::size_t at = 0;
  for (int i = 1; i < line && at != std::string::npos; ++i)
    at = text.find('\n', at) == std::string::npos ? std::string::npos : text.find('\n', at) + 1;
  return at == std::string::npos ? "" : text.substr(at, text.find('\n', at) - at);
}

class TreeReader {
public:
  TreeReader(const std::string &file, const std::string &text) : file_(file), text_(text) {
    sources_.setDiagHandler(
        [](const llvm::SMDiagnostic &diagnostic, void *self) { static_cast<TreeReader *>(self)->note(diagnostic); },
        this);
  }

  Result<Written> read() {
    if (isTooDeep(text_))
      return std::unexpected(errorAt(file_, text_, 1, 1, "it is nested too deeply", kHint));
    llvm::yaml::Stream stream(llvm::MemoryBufferRef(text_, file_), sources_, false);
    Written root;
    int documents = 0;
    for (auto document = stream.begin(); document != stream.end() && !failure_ && !stream.failed(); ++document) {
      llvm::yaml::Node *node = document->getRoot();
      if (!node || stream.failed())
        break;
      if (++documents > 1)
        refuse(*node, "there is a second document");
      else
        root = read(*node, 0);
    }
    if (!failure_ && stream.failed())
      failure_ = errorAt(file_, text_, 1, 1, "it is not YAML", kHint);
    if (failure_)
      return std::unexpected(*failure_);
    return root;
  }

private:
  void note(const llvm::SMDiagnostic &diagnostic) {
    if (!failure_)
      failure_ = errorAt(file_, text_, std::max(1, diagnostic.getLineNo()), diagnostic.getColumnNo() + 1,
                         diagnostic.getMessage().str(), kHint);
  }

  std::pair<int, int> placeOf(const llvm::yaml::Node &node) const {
    llvm::SMLoc start = node.getSourceRange().Start;
    if (!start.isValid())
      return {1, 1};
    // In brackets a list or map starts behind its bracket for the library, and with it for people.
    bool isOpened = llvm::isa<llvm::yaml::SequenceNode, llvm::yaml::MappingNode>(&node) &&
                    start.getPointer() > text_.data() &&
                    (start.getPointer()[-1] == '[' || start.getPointer()[-1] == '{');
    if (isOpened)
      start = llvm::SMLoc::getFromPointer(start.getPointer() - 1);
    auto [line, column] = sources_.getLineAndColumn(start);
    return {static_cast<int>(line), static_cast<int>(column)};
  }

  void refuse(const llvm::yaml::Node &node, const std::string &message) {
    auto [line, column] = placeOf(node);
    if (!failure_)
      failure_ = errorAt(file_, text_, line, column, message, kHint);
  }

  Written read(llvm::yaml::Node &node, int depth) {
    Written out;
    std::tie(out.line, out.column) = placeOf(node);
    if (depth > kDeepest) {
      refuse(node, "it is nested too deeply");
    } else if (auto *scalar = llvm::dyn_cast<llvm::yaml::ScalarNode>(&node)) {
      llvm::SmallString<64> storage;
      out.kind = WrittenKind::Word;
      out.isQuoted = scalar->getRawValue().starts_with("\"") || scalar->getRawValue().starts_with("'");
      out.text = scalar->getValue(storage).str();
      if (!out.isQuoted && (out.text == "null" || out.text == "~"))
        out.kind = WrittenKind::Nothing;
    } else if (auto *block = llvm::dyn_cast<llvm::yaml::BlockScalarNode>(&node)) {
      out.kind = WrittenKind::Word;
      out.isQuoted = true;
      out.text = block->getValue().str();
      ++out.line;  // it starts below its mark
      out.column = 1;
    } else if (auto *list = llvm::dyn_cast<llvm::yaml::SequenceNode>(&node)) {
      out.kind = WrittenKind::List;
      for (llvm::yaml::Node &item : *list)
        if (!failure_)
          out.items.push_back(read(item, depth + 1));
    } else if (auto *map = llvm::dyn_cast<llvm::yaml::MappingNode>(&node)) {
      readPairs(*map, out, depth);
    } else if (!llvm::isa<llvm::yaml::NullNode>(&node)) {
      refuse(node, "anchors and aliases are not understood here");
    }
    return out;
  }

  void readPairs(llvm::yaml::MappingNode &map, Written &out, int depth) {
    out.kind = WrittenKind::Pairs;
    for (llvm::yaml::KeyValueNode &pair : map) {
      llvm::yaml::Node *key = failure_ ? nullptr : pair.getKey();
      if (!key)
        return;
      Written name = read(*key, depth + 1);
      if (name.kind != WrittenKind::Word)
        refuse(*key, "expected a name and a colon");
      for (std::size_t i = 0; i < out.items.size(); i += 2)
        if (out.items[i].text == name.text)
          refuse(*key, fmt::format("'{}' stands here twice", name.text));
      llvm::yaml::Node *value = failure_ ? nullptr : pair.getValue();
      if (!value)
        return;
      if (llvm::isa<llvm::yaml::AliasNode>(value))
        refuse(*key, "anchors and aliases are not understood here");
      Written read = this->read(*value, depth + 1);
      if (llvm::isa<llvm::yaml::NullNode>(value)) {  // it is missing behind the colon
        read.line = name.line;
        read.column = name.column + static_cast<int>(name.text.size()) + (name.isQuoted ? 3 : 1);
      }
      out.items.push_back(std::move(name));
      out.items.push_back(std::move(read));
    }
  }

  const std::string &file_;
  const std::string &text_;
  llvm::SourceMgr sources_;
  std::optional<Failure> failure_;
};

}  // namespace

Failure errorAt(const std::string &file, const std::string &text, int line, int column, const std::string &message,
                const std::string &hint) {
  std::vector<std::string> notes;
  if (std::string source = lineOf(text, line); !source.empty())
    notes = {source, std::string(static_cast<std::size_t>(std::max(0, column - 1)), ' ') + "^"};
  return {ExitCode::Usage, "configuration", fmt::format("{}:{}:{}: error: {}", file, line, column, message), hint,
          std::move(notes)};
}

Result<Written> parseYaml(const std::string &file, const std::string &text) { return TreeReader(file, text).read(); }

}  // namespace eclat
