// FINDS: nothing
// WITH: --class LateReader
// BUDGET: rounds 3
#pragma once

#include <cstddef>
#include <istream>
#include <ostream>
#include <string_view>

// Keeps what it was lent and uses it later, which is right as long as the lender lives on.
class LateReader {
public:
  void lend(std::string_view text) { text_ = text; }
  void lendNumber(int &number) { number_ = &number; }
  void lendStreams(std::ostream &out, std::istream &in) {
    out_ = &out;
    in_ = &in;
  }

  bool isBlank() const {
    for (char c : text_)
      if (c != ' ')
        return false;
    return true;
  }
  void reset() {
    if (number_)
      *number_ = 0;
  }
  void copyWord() {
    char c = 0;
    while (in_ && in_->get(c) && c != ' ')
      out_->put(c);
  }

private:
  std::string_view text_;
  int *number_ = nullptr;
  std::ostream *out_ = nullptr;
  std::istream *in_ = nullptr;
};
