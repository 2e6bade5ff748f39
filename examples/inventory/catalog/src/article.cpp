#include <catalog/article.h>

#include <stdexcept>

namespace catalog {

Article::Article(std::string name, money::Amount price) : name_(std::move(name)), price_(price) {
  if (name_.empty())
    throw std::invalid_argument("an article needs a name");
}

}  // namespace catalog
