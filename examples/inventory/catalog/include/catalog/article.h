#pragma once

#include <money/amount.h>
#include <string>

namespace catalog {

class Article {
public:
  Article(std::string name, money::Amount price);

  const std::string &name() const { return name_; }
  const money::Amount &price() const { return price_; }

private:
  std::string name_;
  money::Amount price_;
};

}  // namespace catalog
