// Writes what the binary can observe, one tab-separated line each:
//   class <name>        operation <id>        missing <id>        entry-ends        object <class> <base> <parameter>
//   var <name> <rep> <element rep> <type> <path steps joined by '|'>
#include "coverage.h"
#include "state.h"

#include <cstdio>
#include <vector>

namespace eclat::rt {

namespace {

class SchemaWriter final : public Declarer {
public:
  explicit SchemaWriter(std::FILE *out) : out_(out) {}

  void variable(const char *suffix, const char *rep, const char *elementRep, const char *type,
                const char *step) override {
    std::string name = name_.back() + suffix, path = path_.back();
    if (*step)
      path += std::string("|") + step;
    if (inElements_) {
      name += "[]";
      elementRep = rep;
      rep = "sequence";
    }
    std::fprintf(out_, "var\t%s\t%s\t%s\t%s\t%s\n", name.c_str(), rep, elementRep, type, path.c_str());
    ++count_;
  }
  void push(const char *suffix, const char *step) override {
    const std::string &outer = name_.back();
    bool isPlainField = outer.empty() && std::string(suffix) == ".";  // fields of the receiver are written bare
    name_.push_back(isPlainField ? "" : outer + suffix);
    path_.push_back(path_.back().empty() ? step : *step ? path_.back() + "|" + step : path_.back());
  }
  void pop() override {
    name_.pop_back();
    path_.pop_back();
  }
  void beginElements(const char *step) override {
    push("", step);
    inElements_ = true;
  }
  void endElements() override {
    inElements_ = false;
    pop();
  }
  int count() const { return count_; }
  void restart() { count_ = 0; }

private:
  std::FILE *out_;
  int count_ = 0;
  bool inElements_ = false;
  std::vector<std::string> name_{""}, path_{""};
};

class OperationWriter final : public PointDeclarer {
public:
  OperationWriter(std::FILE *out, SchemaWriter &writer) : PointDeclarer(writer), out_(out), writer_(writer) {}
  void object(const char *className, int offset, int parameter) override {
    std::fprintf(out_, "object\t%s\t%d\t%d\n", className, writer_.count() + offset, parameter);
  }
  void staticsBegin() override { std::fprintf(out_, "statics\n"); }
  void entryEnds() override { std::fprintf(out_, "entry-ends\n"); }

private:
  std::FILE *out_;
  SchemaWriter &writer_;
};

}  // namespace

bool writeSchema(const char *file) {
  std::FILE *out = std::fopen(file, "w");
  if (!out)
    return false;
  SchemaWriter writer(out);
  for (int i = 0; i < kClassCount; ++i) {
    std::fprintf(out, "class\t%s\n", kClasses[i].name);
    writer.push("", "this");
    kClasses[i].declare(writer);
    writer.pop();
    if (kClasses[i].declareStatics) {
      std::fprintf(out, "class-statics\n");
      kClasses[i].declareStatics(writer);
    }
  }
  for (int i = 0; i < kOperationCount; ++i) {
    if (!kOperations[i].declare)
      continue;
    if (!kOperations[i].isDefined()) {
      std::fprintf(out, "missing\t%d\n", i);
      continue;
    }
    std::fprintf(out, "operation\t%d\n", i);
    writer.restart();
    OperationWriter operation(out, writer);
    kOperations[i].declare(operation);
  }
  return std::fclose(out) == 0 && writeBlocks((std::string(file) + kBlocksSuffix).c_str());
}

}  // namespace eclat::rt
