#pragma once

#include "flow/component.h"
#include "flow/model.h"
#include "flow/schema.h"
#include "support/failure.h"

#include <string>
#include <vector>

namespace eclat {

// The model file that people read and edit (docs/reference/model-file.md), as a value. Printing and parsing are
// inverses up to white space and the two lines at the top.
enum class Mark { Inferred, Trusted, Rejected };

struct ModelLine {
  Mark mark = Mark::Inferred;
  Expr expr;
  std::string text;      // the expression as the file spells it
  std::string comment;   // what a person wrote behind it; inferred lines have none
  std::string replaces;  // fingerprint of the inferred text that a person changed into this one
  std::uint64_t samples = 0, states = 0;
  std::vector<std::string> above;  // lines of comment before it
  int line = 0;
  std::size_t column = 0;  // `line` and `column` of the expression, both from 1
};

struct ModelSection {
  Point point;
  std::vector<std::string> above, below;  // lines of comment before and after the line that names the point
  std::vector<ModelLine> lines;
  int line = 0;
  std::size_t column = 0;  // column of the point's subject
};

// A line that suppresses a finding: "suppress pop-d069fa: callers must not do that".
struct SuppressionLine {
  Suppression suppression;
  std::vector<std::string> above;  // lines of comment before it
  int line = 0;
};

struct ModelText {
  std::vector<SuppressionLine> suppressions;  // they stand before the sections
  std::vector<ModelSection> sections;
  std::vector<std::string> trailing;  // lines of comment at the end
};

// A place in the file that is wrong; line and column from 1.
struct TextError {
  int line = 0;
  std::size_t column = 0;
  std::string message;
};

// Returns what it can read, and adds an error for every place that it cannot.
ModelText parseModelText(const std::string &text, std::vector<TextError> &errors);

// `heading` is the first line: "The model of Stack, inferred by eclat from 92 calls."
std::string printModelText(const ModelText &model, const std::string &heading);

// Adds an error for each line of a person that names a point or variable that does not exist, or that contradicts
// another such line.
void checkModelText(const ModelText &model, const Component &component, const Schema &schema,
                    std::vector<TextError> &errors);

// Returns what the person's lines say. The reasons of rejections name `file`.
Opinions opinionsOf(const ModelText &model, const std::string &file);

// Keeps the person's lines and replaces the inferred ones by those of `model`, in the order of the component.
ModelText withInferred(const ModelText &old, const Model &model, const Component &component, const Schema &schema);

// Shows all errors as Clang does, with the source line and a caret.
Failure modelTextFailure(const std::string &file, const std::string &text, std::vector<TextError> errors);

}  // namespace eclat
