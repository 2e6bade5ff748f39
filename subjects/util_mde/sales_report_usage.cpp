// A little program of its own: a table of what a shop has sold, from the lines of its till. It uses a few functions of
// ArraysUtil for what it does, and checks its tables as a whole.
#include "../check.h"
#include "arrays_util.h"

#include <algorithm>
#include <sstream>

namespace {

// A line of the till is "article * pieces", for instance "tea * 3".
struct Sale {
  std::string article;
  int pieces = 0;
};

std::vector<Sale> readTill(const std::string &roll) {
  std::vector<Sale> sales;
  std::istringstream lines(roll);
  for (std::string line; std::getline(lines, line);) {
    std::size_t star = line.find(" * ");
    if (star == std::string::npos)
      continue;  // a remark
    sales.push_back({line.substr(0, star), std::stoi(line.substr(star + 3))});
  }
  return sales;
}

// Articles, best first, in a column as wide as the widest of them; the pieces to the right.
std::string table(const std::vector<Sale> &sales) {
  std::map<std::string, int> pieces;
  for (const Sale &sale : sales)
    ArraysUtil::incrementMap(pieces, sale.article, sale.pieces);
  int width = 0;
  int total = 0;
  for (const auto &[article, sold] : pieces) {
    width = std::max(width, static_cast<int>(article.size()));
    total += sold;
  }
  std::vector<std::string> rows;
  for (const std::string &article : ArraysUtil::keysByValue(pieces))
    rows.push_back(ArraysUtil::padRight(article, width) + ArraysUtil::padLeft(std::to_string(pieces[article]), 6));
  rows.push_back(ArraysUtil::nplural(total, "piece") + " in " +
                 ArraysUtil::nplural(static_cast<int>(sales.size()), "entry"));
  return ArraysUtil::join(rows, "\n");
}

}  // namespace

int main() {
  CHECK(table(readTill("tea * 3\ncoffee * 12\ntea * 4\nmugs * 1\n")) == "coffee    12\n"
                                                                        "tea        7\n"
                                                                        "mugs       1\n"
                                                                        "20 pieces in 4 entries");
  CHECK(table(readTill("opened at nine\nbiscuits * 1\nclosed early\n")) == "biscuits     1\n"
                                                                           "1 piece in 1 entry");
  CHECK(table(readTill("closed all day\n")) == "0 pieces in 0 entries");

  std::string week;
  for (int day = 1; day <= 7; ++day) {
    week += "bread * " + std::to_string(10 * day) + "\n";
    if (day % 2 == 0)
      week += "cake * 2\n";
    week += "rolls * " + std::to_string(100 - day) + "\n";
  }
  CHECK(table(readTill(week)) == "rolls   672\n"
                                 "bread   280\n"
                                 "cake      6\n"
                                 "958 pieces in 17 entries");
  CHECK(table(readTill("kettle * 2\nkettle * -2\nradio * 1\n")) == "radio      1\n"
                                                                   "kettle     0\n"
                                                                   "1 piece in 3 entries");
  return checked();
}
