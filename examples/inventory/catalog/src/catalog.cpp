#include <catalog/catalog.h>

namespace catalog {

bool Catalog::add(const Article &article) {
  if (has(article.name()))
    return false;
  articles_.push_back(article);
  return true;
}

bool Catalog::has(const std::string &name) const {
  for (const Article &article : articles_)
    if (article.name() == name)
      return true;
  return false;
}

}  // namespace catalog
