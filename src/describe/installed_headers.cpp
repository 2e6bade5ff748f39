#include "describe/installed_headers.h"

#include <algorithm>
#include <filesystem>

namespace eclat {
namespace {

namespace fs = std::filesystem;
using Strings = std::vector<std::string>;

// Where headers are found that Clang takes for the system's.
Strings systemFolders(const Strings &flags) {
  Strings folders = {"/usr/include", "/usr/local/include"};
  for (std::size_t i = 0; i < flags.size(); ++i) {
    if (flags[i] == "-isystem" && i + 1 < flags.size())
      folders.push_back(flags[i + 1]);
    else if (flags[i].starts_with("-isystem"))
      folders.push_back(flags[i].substr(std::string("-isystem").size()));
  }
  return folders;
}

// The folder that the includes of a library's own headers begin with; empty if they have none.
std::string libraryFolder(const fs::path &header, const Strings &folders) {
  fs::path nearest;
  for (const std::string &folder : folders)
    if (fs::path below = header.lexically_relative(fs::path(folder).lexically_normal());
        !below.empty() && *below.begin() != ".." &&
        (nearest.empty() || below.string().size() < nearest.string().size()))
      nearest = below;
  auto step = nearest.begin();
  if (step != nearest.end() && step->string().find("-linux-") != std::string::npos)  // those of one architecture
    ++step;
  if (step == nearest.end() || std::next(step) == nearest.end() || *step == "c++")
    return "";
  return step->string();
}

}  // namespace

Strings flagsForInstalled(const Strings &headers, const Strings &flags) {
  Strings more;
  for (const std::string &header : headers) {
    std::string folder = libraryFolder(fs::path(header).lexically_normal(), systemFolders(flags));
    std::string flag = "--no-system-header-prefix=" + folder + "/";
    if (!folder.empty() && std::ranges::find(more, flag) == more.end())
      more.push_back(flag);
  }
  return more;
}

}  // namespace eclat
