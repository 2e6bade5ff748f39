#pragma once

#include <catalog/article.h>
#include <string>
#include <vector>

namespace catalog {

// Articles by name, each name once.
class Catalog {
public:
  bool add(const Article &article);
  bool has(const std::string &name) const;
  int size() const { return static_cast<int>(articles_.size()); }

private:
  std::vector<Article> articles_;
};

}  // namespace catalog
