#pragma once

#include "pipeline/run.h"

#include <string>

namespace eclat {

// Draws a review: on a terminal one finding fills the screen, in a script they come one below the other.
class ReviewScreen {
public:
  // `columns`: width of the terminal; 0: there is none.
  ReviewScreen(bool colour, std::size_t columns) : colour_(colour), columns_(columns) {}

  // Tells how far a review has come.
  struct At {
    std::size_t number = 0, all = 0, judged = 0;
  };
  // Draws the finding with its code, what it broke, the values and what the examples showed. `said`: what the last
  // answer led to.
  std::string finding(const Finding &finding, const At &at, const RunResult &run, const std::string &said) const;
  // Draws the end of the review, behind the last finding.
  std::string end(const std::string &said) const;
  std::string keys() const;
  std::string help() const;

private:
  std::string head(const std::string &id, const At &at) const;
  std::string wrapped(const std::string &text, const std::string &indent) const;

  bool colour_;
  std::size_t columns_;
};

}  // namespace eclat
