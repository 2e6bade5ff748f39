#pragma once

#include "flow/files/model_text.h"
#include "flow/trace.h"
#include "infer/tally.h"
#include "support/failure.h"

#include <string>
#include <vector>

namespace eclat {

// The model file of a run, which is read before inferring and written after it. Without a name it holds no opinions and
// is never written. A file with an error in it is left as it is.
class ModelFile {
public:
  // Checks only that the file can be read and parsed, which needs no component: so an error is found before a long
  // build.
  static Result<void> checkSyntax(const std::string &path);
  static Result<ModelFile> open(const std::string &path, const Component &component, const Trace &trace);

  const Opinions &opinions() const { return opinions_; }

  // Writes the file, and sets in the model the lines at which its rejections now stand.
  Result<void> update(Model &model, const Component &component, const Trace &trace);

  // Returns a warning for each trusted property that the examples break, with its place in the file.
  std::vector<std::string> warnings() const;

private:
  struct Broken {
    Point point;
    Expr expr;
    Witness by;
  };

  static Result<ModelFile> read(const std::string &path, std::vector<TextError> &errors);
  Result<void> weigh(const Component &component, const Trace &trace);

  std::string path_, shown_, old_;
  ModelText text_;
  Opinions opinions_;
  std::vector<Broken> broken_;
};

// Writes a model in the form of a model file; of what people wrote there the model knows only what they trust.
std::string modelFileText(const Model &model, const Component &component, const Trace &trace);

}  // namespace eclat
