#pragma once

#include "flow/component.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// True for the standard library and others that the component uses.
bool isLibraryFile(const std::string &file, const std::set<std::string> &own);

// Turns the frames of sanitizer reports into "function (file:line)", each address once.
class Places {
public:
  explicit Places(std::string binary, std::set<std::string> own = {})
      : binary_(std::move(binary)), own_(std::move(own)) {}

  // Addresses inside our binary that a report's first stack trace names, innermost first.
  static std::vector<std::string> frames(const std::string &report);

  // Looks up all addresses that are not known yet, with one call of the symbolizer.
  void learn(const std::vector<std::string> &addresses);

  // The innermost frame in the user's own code; empty if none is.
  std::string userPlace(const std::vector<std::string> &addresses) const;
  // The text of the line there: "Expects(n > 0);".
  std::string lineAt(const std::vector<std::string> &addresses);

private:
  struct Frame {
    std::string function, file;
    int line = 0;
  };
  const Frame *userFrame(const std::vector<std::string> &addresses) const;

  std::string binary_;
  std::set<std::string> own_;
  std::map<std::string, std::vector<std::string>> lines_;  // of files that were looked at
  std::map<std::string, std::vector<Frame>> known_;        // by address; inlined frames innermost first
};

}  // namespace eclat
