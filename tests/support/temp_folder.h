#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <unistd.h>

namespace eclat::testing {

// A folder for one test alone, which is removed at the end of the test.
class TempFolder {
public:
  TempFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "eclat-unit-XXXXXX").string();
    path_ = ::mkdtemp(pattern.data());
  }
  TempFolder(const TempFolder &) = delete;
  TempFolder &operator=(const TempFolder &) = delete;
  ~TempFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }

  const std::string &path() const { return path_; }
  std::string file(const std::string &name) const { return path_ + "/" + name; }

  // Writes the file without using the code under test; returns its path.
  std::string write(const std::string &name, const std::string &content) const {
    std::ofstream(file(name), std::ios::binary) << content;
    return file(name);
  }

private:
  std::string path_;
};

}  // namespace eclat::testing
