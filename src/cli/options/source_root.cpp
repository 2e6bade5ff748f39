#include "cli/options/source_root.h"

#include <filesystem>

namespace eclat {

std::string sourceRoot() {
  namespace fs = std::filesystem;
  std::error_code ignored;
  fs::path here = fs::current_path(ignored);
  for (fs::path folder = here; !folder.empty(); folder = folder.parent_path()) {
    if (fs::exists(folder / ".git", ignored))
      return folder.string();
    if (folder == folder.root_path())
      break;
  }
  return here.string();
}

}  // namespace eclat
