#pragma once

#include "flow/component.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// True if the file belongs to the standard library or to another library that the component uses.
bool isLibraryFile(const std::string &file, const std::set<std::string> &own);

// Turns the frames of sanitizer reports into "function (file:line)", each address once.
class Places {
public:
  explicit Places(std::string binary, std::set<std::string> own = {})
      : binary_(std::move(binary)), own_(std::move(own)) {}

  // Returns the addresses inside our binary that the first stack trace of a sanitizer report names, innermost first.
  static std::vector<std::string> frames(const std::string &report);

  // Looks up all addresses that are not known yet, with a single call of the symbolizer, as each call is slow.
  void learn(const std::vector<std::string> &addresses);

  // Returns "function (file:line)" of the innermost frame in the user's own code; empty if no frame is there.
  std::string userPlace(const std::vector<std::string> &addresses) const;
  // Returns the source line of that frame: "Expects(n > 0);".
  std::string lineAt(const std::vector<std::string> &addresses);

private:
  struct Frame {
    std::string function, file;
    int line = 0;
  };
  const Frame *userFrame(const std::vector<std::string> &addresses) const;

  std::string binary_;
  std::set<std::string> own_;
  std::map<std::string, std::vector<std::string>> lines_;  // by file, those that were read so far
  std::map<std::string, std::vector<Frame>> known_;        // by address; inlined frames innermost first
};

}  // namespace eclat
