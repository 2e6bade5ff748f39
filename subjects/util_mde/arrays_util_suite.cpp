// Tests of about half of ArraysUtil: the arrays of numbers, the arithmetic, and the texts that everyone uses.
#include "../check.h"
#include "arrays_util.h"

#include <stdexcept>

namespace {

using Ints = std::vector<int>;
using Longs = std::vector<long long>;
using Strings = std::vector<std::string>;

// Arrays that many of the tests go through.
const std::vector<Ints> &samples() {
  static const std::vector<Ints> all = {
      {1},
      {7},
      {-3},
      {1, 2},
      {2, 1},
      {5, 5},
      {1, 2, 3},
      {3, 2, 1},
      {2, 3, 1},
      {-1, 0, 1},
      {4, 4, 4},
      {1, 22, 333, 4444},
      {10, -10, 20, -20},
      {0, 1, 0, 1, 0},
      {9, 8, 7, 6, 5, 4},
      {2, 4, 6, 8, 10, 12, 14},
      {3, 1, 4, 1, 5, 9, 2, 6, 5, 3},
      {100, 200, 300, 400, 500, 600, 700, 800},
  };
  return all;
}

void testExtremes() {
  CHECK(ArraysUtil::min(Ints{1, 2, 3}) == 1);
  CHECK(ArraysUtil::min(Ints{2, 33, 1}) == 1);
  CHECK(ArraysUtil::min(Ints{3, -2, 1}) == -2);
  CHECK(ArraysUtil::min(Ints{3}) == 3);
  CHECK(ArraysUtil::max(Ints{1, 2, 3}) == 3);
  CHECK(ArraysUtil::max(Ints{2, 33, 1}) == 33);
  CHECK(ArraysUtil::max(Ints{3, -2, 1}) == 3);
  CHECK(ArraysUtil::max(Ints{3}) == 3);
  CHECK(ArraysUtil::elementRange(Ints{1, 2, 3}) == 2);
  CHECK(ArraysUtil::elementRange(Ints{2, 33, 1}) == 32);
  CHECK(ArraysUtil::elementRange(Ints{-1000000000, 1000000000}) == 2000000000LL);
  for (const Ints &array : samples()) {
    int least = ArraysUtil::min(array);
    int greatest = ArraysUtil::max(array);
    CHECK(least <= greatest);
    CHECK(ArraysUtil::indexOf(array, least) >= 0);
    CHECK(ArraysUtil::indexOf(array, greatest) >= 0);
    CHECK(ArraysUtil::elementRange(array) == greatest - least);
  }
}

void testSum() {
  CHECK(ArraysUtil::sum(Ints{}) == 0);
  CHECK(ArraysUtil::sum(Ints{10}) == 10);
  CHECK(ArraysUtil::sum(Ints{10, 20}) == 30);
  CHECK(ArraysUtil::sum(Ints{1, 2, 3, 4, 5}) == 15);
  CHECK(ArraysUtil::sum(Ints{-5, 5, -7}) == -7);
  CHECK(ArraysUtil::sum(Ints{2000000000, 2000000000}) == 4000000000LL);
  for (const Ints &array : samples())
    CHECK(ArraysUtil::sum(array) == ArraysUtil::sum(ArraysUtil::reverse(array)));
}

void testIndexOf() {
  Ints a;
  for (int i = 0; i < 10; ++i)
    a.push_back(i);
  for (int i = 0; i < 10; ++i) {
    CHECK(ArraysUtil::indexOf(a, i) == i);
    CHECK(ArraysUtil::lastIndexOf(a, i) == i);
  }
  CHECK(ArraysUtil::indexOf(a, -1) == -1);
  CHECK(ArraysUtil::indexOf(a, 10) == -1);
  CHECK(ArraysUtil::indexOf(a, 20) == -1);
  CHECK(ArraysUtil::lastIndexOf(a, 10) == -1);
  Ints twice = {4, 7, 4, 7, 1};
  CHECK(ArraysUtil::indexOf(twice, 4) == 0);
  CHECK(ArraysUtil::lastIndexOf(twice, 4) == 2);
  CHECK(ArraysUtil::indexOf(twice, 7) == 1);
  CHECK(ArraysUtil::lastIndexOf(twice, 7) == 3);

  CHECK(ArraysUtil::indexOf(a, Ints{0}) == 0);
  CHECK(ArraysUtil::indexOf(a, Ints{0, 1, 2}) == 0);
  CHECK(ArraysUtil::indexOf(a, Ints{4, 5, 6}) == 4);
  CHECK(ArraysUtil::indexOf(a, Ints{7, 8, 9}) == 7);
  CHECK(ArraysUtil::indexOf(a, Ints{8, 9, 10}) == -1);
  CHECK(ArraysUtil::indexOf(a, Ints{4, 6}) == -1);
  CHECK(ArraysUtil::indexOf(a, a) == 0);
  CHECK(ArraysUtil::indexOf(Ints{1, 2}, a) == -1);
  CHECK(ArraysUtil::indexOf(twice, Ints{4, 7}) == 0);
  CHECK(ArraysUtil::lastIndexOf(twice, Ints{4, 7}) == 2);
  CHECK(ArraysUtil::lastIndexOf(twice, Ints{7, 4}) == 1);
  CHECK(ArraysUtil::lastIndexOf(twice, Ints{7, 7}) == -1);
}

void testSubarrays() {
  Ints a = ArraysUtil::subarray(Ints{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, 2, 6);
  CHECK(a == Ints{2, 3, 4, 5, 6, 7});
  CHECK(ArraysUtil::isSubarray(a, Ints{2, 3}, 0));
  CHECK(!ArraysUtil::isSubarray(a, Ints{2, 3}, 1));
  CHECK(ArraysUtil::isSubarray(a, Ints{4, 5, 6}, 2));
  CHECK(ArraysUtil::isSubarray(a, Ints{7}, 5));
  CHECK(!ArraysUtil::isSubarray(a, Ints{7, 8}, 5));
  CHECK(!ArraysUtil::isSubarray(a, Ints{7}, 6));
  CHECK(ArraysUtil::isSubarray(a, a, 0));
  for (const Ints &array : samples()) {
    int size = static_cast<int>(array.size());
    for (int start = 0; start < size; ++start)
      for (int length = 1; start + length <= size; length += 2) {
        Ints part = ArraysUtil::subarray(array, start, length);
        CHECK(static_cast<int>(part.size()) == length);
        CHECK(ArraysUtil::isSubarray(array, part, start));
        CHECK(ArraysUtil::indexOf(array, part) <= start);
        CHECK(ArraysUtil::lastIndexOf(array, part) >= start);
      }
  }
}

void testSorted() {
  CHECK(ArraysUtil::isSorted(Ints{}));
  CHECK(ArraysUtil::isSorted(Ints{1}));
  CHECK(ArraysUtil::isSorted(Ints{0, 1, 2}));
  CHECK(ArraysUtil::isSorted(Ints{0, 1, 2, 2, 3, 3}));
  CHECK(!ArraysUtil::isSorted(Ints{2, 1, 0}));
  CHECK(!ArraysUtil::isSorted(Ints{0, 1, 2, 1, 2, 3}));
  CHECK(ArraysUtil::isSortedDescending(Ints{}));
  CHECK(ArraysUtil::isSortedDescending(Ints{2, 1, 0}));
  CHECK(ArraysUtil::isSortedDescending(Ints{3, 3, 2, 2, 1}));
  CHECK(!ArraysUtil::isSortedDescending(Ints{0, 1, 2}));
  for (const Ints &array : samples())
    CHECK(ArraysUtil::isSorted(array) == ArraysUtil::isSortedDescending(ArraysUtil::reverse(array)));
}

void testDuplicates() {
  CHECK(ArraysUtil::noDuplicates(Ints{}));
  CHECK(ArraysUtil::noDuplicates(Ints{1}));
  CHECK(ArraysUtil::noDuplicates(Ints{1, 3, 5, 7, 9}));
  CHECK(!ArraysUtil::noDuplicates(Ints{1, 3, 5, 1}));
  CHECK(!ArraysUtil::noDuplicates(Ints{2, 2}));
  CHECK(ArraysUtil::noDuplicatesLimited(Ints{0, 1, 2}, 3));
  CHECK(ArraysUtil::noDuplicatesLimited(Ints{3, 0}, 5));
  CHECK(!ArraysUtil::noDuplicatesLimited(Ints{3, 0}, 3));
  CHECK(!ArraysUtil::noDuplicatesLimited(Ints{-1, 0}, 3));
  CHECK(!ArraysUtil::noDuplicatesLimited(Ints{1, 2, 1}, 3));
  CHECK(ArraysUtil::isSubset(Ints{1, 2}, Ints{3, 2, 1}));
  CHECK(ArraysUtil::isSubset(Ints{1, 1, 1}, Ints{1}));
  CHECK(ArraysUtil::isSubset(Ints{}, Ints{1}));
  CHECK(!ArraysUtil::isSubset(Ints{1, 4}, Ints{3, 2, 1}));
  CHECK(!ArraysUtil::isSubset(Ints{1}, Ints{}));
  for (const Ints &array : samples())
    CHECK(ArraysUtil::isSubset(array, ArraysUtil::reverse(array)));
}

void testReverseAndRotate() {
  CHECK(ArraysUtil::reverse(Ints{}) == Ints{});
  CHECK(ArraysUtil::reverse(Ints{1, 2, 3}) == Ints{3, 2, 1});
  CHECK(ArraysUtil::rotate(Ints{1, 2, 3, 4}, 0) == Ints{1, 2, 3, 4});
  CHECK(ArraysUtil::rotate(Ints{1, 2, 3, 4}, 1) == Ints{2, 3, 4, 1});
  CHECK(ArraysUtil::rotate(Ints{1, 2, 3, 4}, 6) == Ints{3, 4, 1, 2});
  CHECK(ArraysUtil::rotate(Ints{1, 2, 3, 4}, -1) == Ints{4, 1, 2, 3});
  for (const Ints &array : samples()) {
    int size = static_cast<int>(array.size());
    CHECK(ArraysUtil::reverse(ArraysUtil::reverse(array)) == array);
    CHECK(ArraysUtil::rotate(array, size) == array);
    for (int distance = -3; distance <= 3; ++distance)
      CHECK(ArraysUtil::rotate(ArraysUtil::rotate(array, distance), -distance) == array);
  }
}

void testCombinations() {
  CHECK(ArraysUtil::createCombinations(1, 0, 2) == std::vector<Ints>{{0}, {1}, {2}});
  CHECK(ArraysUtil::createCombinations(2, 1, 3) == std::vector<Ints>{
                                                       {1, 1},
                                                       {1, 2},
                                                       {1, 3},
                                                       {2, 2},
                                                       {2, 3},
                                                       {3, 3}
  });
  CHECK(ArraysUtil::createCombinations(3, 4, 4) == std::vector<Ints>{
                                                       {4, 4, 4}
  });
  CHECK(ArraysUtil::createCombinations(2, 3, 1).empty());
  CHECK_THROWS(std::length_error, ArraysUtil::createCombinations(10, 1, 20));
  const std::size_t counts[4][4] = {
      {1, 2, 3,  4 },
      {1, 3, 6,  10},
      {1, 4, 10, 20},
      {1, 5, 15, 35},
  };
  for (int dims = 1; dims <= 4; ++dims)
    for (int kinds = 1; kinds <= 4; ++kinds) {
      CHECK(ArraysUtil::createCombinations(dims, 5, 4 + kinds).size() == counts[dims - 1][kinds - 1]);
      CHECK(ArraysUtil::createCombinations(dims, -kinds, -1).size() == counts[dims - 1][kinds - 1]);
    }

  const Strings letters = {"a", "b", "c"};
  CHECK(ArraysUtil::createCombinations(1, letters) == std::vector<Strings>{{"a"}, {"b"}, {"c"}});
  auto triples = ArraysUtil::createCombinations(3, letters);
  CHECK(triples.size() == 10);
  CHECK(triples.front() == Strings{"a", "a", "a"});
  CHECK(triples[4] == Strings{"a", "b", "c"});
  CHECK(triples.back() == Strings{"c", "c", "c"});
  CHECK(ArraysUtil::createCombinations(2, Strings{
                                              "x"
  }) == std::vector<Strings>{{"x", "x"}});
}

void testHash() {
  CHECK(ArraysUtil::hash(Ints{}) == 0);
  CHECK(ArraysUtil::hash(Ints{5}) == 36);
  CHECK(ArraysUtil::hash(Ints{1, 2}) == 2 * 31 * 31 + 31 + 2);
  CHECK(ArraysUtil::hash(Ints{1, 2}) != ArraysUtil::hash(Ints{2, 1}));
  for (const Ints &array : samples())
    CHECK(ArraysUtil::hash(array) == ArraysUtil::hash(ArraysUtil::reverse(ArraysUtil::reverse(array))));
}

void testGcd() {
  CHECK(ArraysUtil::gcd(2, 50) == 2);
  CHECK(ArraysUtil::gcd(50, 2) == 2);
  CHECK(ArraysUtil::gcd(12, 144) == 12);
  CHECK(ArraysUtil::gcd(96, 144) == 48);
  CHECK(ArraysUtil::gcd(10, 25) == 5);
  CHECK(ArraysUtil::gcd(17, 13) == 1);
  CHECK(ArraysUtil::gcd(-12, 18) == 6);
  CHECK(ArraysUtil::gcd(0, 7) == 7);
  for (int a = 1; a <= 12; ++a)
    for (int b = 1; b <= 12; b += 3) {
      long long common = ArraysUtil::gcd(a, b);
      CHECK(a % common == 0 && b % common == 0);
      CHECK(ArraysUtil::gcd(b, a) == common);
    }
  CHECK(ArraysUtil::gcd(Ints{2, 50}) == 2);
  CHECK(ArraysUtil::gcd(Ints{12, 18, 30}) == 6);
  CHECK(ArraysUtil::gcd(Ints{10, 25, 35, 60}) == 5);
  CHECK(ArraysUtil::gcd(Ints{96, 144, 7}) == 1);
  CHECK(ArraysUtil::gcdDifferences(Ints{0, 2, 52}) == 2);
  CHECK(ArraysUtil::gcdDifferences(Ints{0, 12, 156}) == 12);
  CHECK(ArraysUtil::gcdDifferences(Ints{0, 96, 240}) == 48);
  CHECK(ArraysUtil::gcdDifferences(Ints{0, 50, 100}) == 50);
  CHECK(ArraysUtil::gcdDifferences(Ints{3, -4}) == 7);
}

void testModPositive() {
  CHECK(ArraysUtil::modPositive(33, 5) == 3);
  CHECK(ArraysUtil::modPositive(-5, 5) == 0);
  CHECK(ArraysUtil::modPositive(-4, 5) == 1);
  CHECK(ArraysUtil::modPositive(-3, 5) == 2);
  CHECK(ArraysUtil::modPositive(7, -5) == 2);
  CHECK(ArraysUtil::modPositive(-7, -5) == 3);
  for (int x = -20; x <= 20; ++x)
    for (int m = 1; m <= 6; ++m) {
      int rest = ArraysUtil::modPositive(x, m);
      CHECK(rest >= 0 && rest < m && (x - rest) % m == 0);
    }
}

void testModulus() {
  CHECK(ArraysUtil::modulus(Ints{3, 7, 47, 51}) == Longs{3, 4});
  CHECK(ArraysUtil::modulus(Ints{3, 11, 43, 51}) == Longs{3, 8});
  CHECK(ArraysUtil::modulus(Ints{3, 11, 47, 55}) == Longs{3, 4});
  CHECK(ArraysUtil::modulus(Ints{2383, 4015, -81, 463, -689}) == Longs{15, 32});
  CHECK(ArraysUtil::modulus(Ints{1, 2, 3}).empty());
  CHECK(ArraysUtil::modulus(Ints{1, 5}).empty());
  CHECK(ArraysUtil::modulus(Ints{}).empty());
  for (int r = 0; r < 5; ++r)
    CHECK(ArraysUtil::modulus(Ints{r, r + 15, r - 10, r + 5}) == Longs{r, 5});

  CHECK(ArraysUtil::modulusStrict(Ints{3, 7, 11, 15}) == Longs{3, 4});
  CHECK(ArraysUtil::modulusStrict(Ints{15, 3, 11, 7, 7}) == Longs{3, 4});
  CHECK(ArraysUtil::modulusStrict(Ints{-3, 3, 9}) == Longs{3, 6});
  CHECK(ArraysUtil::modulusStrict(Ints{3, 7, 15}).empty());
  CHECK(ArraysUtil::modulusStrict(Ints{1, 2, 3}).empty());
  CHECK(ArraysUtil::modulusStrict(Ints{4, 4, 4}).empty());

  CHECK(ArraysUtil::nonmodulusStrict(Ints{1, 2, 3, 5, 6, 7, 9, 10, 11, 13}) == Longs{0, 4});
  CHECK(ArraysUtil::nonmodulusStrict(Ints{-1, 1, 2, 3, 5, 6, 7, 9}) == Longs{0, 4});
  CHECK(ArraysUtil::nonmodulusStrict(Ints{1, 2, 3, 5, 6, 7, 9}).empty());
  CHECK(ArraysUtil::nonmodulusStrict(Ints{1, 2, 3, 4}).empty());

  CHECK(ArraysUtil::missingNumbers(Ints{3, 4, 5, 6, 7, 8}) == Ints{});
  CHECK(ArraysUtil::missingNumbers(Ints{3, 4, 6, 7, 8}) == Ints{5});
  CHECK(ArraysUtil::missingNumbers(Ints{3, 4, 8}) == Ints{5, 6, 7});
  CHECK(ArraysUtil::missingNumbers(Ints{8, 3, 6, 3}) == Ints{4, 5, 7});
  CHECK(ArraysUtil::missingNumbers(Ints{}) == Ints{});
  CHECK_THROWS(std::length_error, ArraysUtil::missingNumbers(Ints{0, 1000000}));
}

void testReplaceString() {
  CHECK(ArraysUtil::replaceString("hello dolly well hello dolly", " ", "") == "hellodollywellhellodolly");
  CHECK(ArraysUtil::replaceString("  hello  dolly ", " ", "") == "hellodolly");
  CHECK(ArraysUtil::replaceString("hello dolly well hello dolly", "ll", "yy") == "heyyo doyyy weyy heyyo doyyy");
  CHECK(ArraysUtil::replaceString("hello", "q", "yy") == "hello");
  CHECK(ArraysUtil::replaceString("hello", "hello", "bye") == "bye");
  CHECK(ArraysUtil::replaceString("aaa", "aa", "b") == "ba");
  CHECK(ArraysUtil::replaceString("aaa", "a", "aa") == "aaaaaa");
  CHECK(ArraysUtil::replaceString("", "a", "b") == "");
  for (int n = 1; n <= 8; ++n) {
    std::string text = ArraysUtil::replaceString(std::string(static_cast<std::size_t>(n), '.'), ".", "ab,");
    CHECK(ArraysUtil::count(text, ',') == n);
    CHECK(ArraysUtil::count(text, std::string("ab")) == n);
    CHECK(ArraysUtil::count(text, std::string("b,a")) == n - 1);
    CHECK(ArraysUtil::replaceString(text, "ab,", ".") == std::string(static_cast<std::size_t>(n), '.'));
  }
}

void testCount() {
  CHECK(ArraysUtil::count("abcde", 'a') == 1);
  CHECK(ArraysUtil::count("abcde", 'c') == 1);
  CHECK(ArraysUtil::count("abcde", 'z') == 0);
  CHECK(ArraysUtil::count("abacadaea", 'a') == 5);
  CHECK(ArraysUtil::count("aaa aea", 'a') == 5);
  CHECK(ArraysUtil::count("daeaaa", 'a') == 4);
  CHECK(ArraysUtil::count("abcde", std::string("a")) == 1);
  CHECK(ArraysUtil::count("foobarfoo", std::string("foo")) == 2);
  CHECK(ArraysUtil::count("aaaaa", std::string("aa")) == 2);
  CHECK(ArraysUtil::count("", std::string("aa")) == 0);
}

void testLines() {
  CHECK(ArraysUtil::prefixLines("> ", "one\ntwo") == "> one\n> two");
  CHECK(ArraysUtil::prefixLines("> ", "one\r\ntwo\rthree") == "> one\r\n> two\r> three");
  CHECK(ArraysUtil::prefixLines("", "one\ntwo\n") == "one\ntwo\n");
  CHECK(ArraysUtil::prefixLines("  ", "one") == "  one");
  CHECK(ArraysUtil::splitLines("") == Strings{});
  CHECK(ArraysUtil::splitLines("one") == Strings{"one"});
  CHECK(ArraysUtil::splitLines("one\ntwo\n") == Strings{"one", "two"});
  CHECK(ArraysUtil::splitLines("one\r\n\r\ntwo\rthree") == Strings{"one", "", "two", "three"});
}

void testPadding() {
  CHECK(ArraysUtil::padLeft("abcd", 5) == " abcd");
  CHECK(ArraysUtil::padLeft("abcd", 4) == "abcd");
  CHECK(ArraysUtil::padLeft("abcd", 3) == "abcd");
  CHECK(ArraysUtil::padLeft("", 3) == "   ");
  CHECK(ArraysUtil::padRight("abcd", 5) == "abcd ");
  CHECK(ArraysUtil::padRight("abcd", 4) == "abcd");
  CHECK(ArraysUtil::padRight("abcd", 3) == "abcd");
  CHECK(ArraysUtil::padToWidth("abcd", 5) == "abcd ");
  CHECK(ArraysUtil::padToWidth("abcd", 3) == "abc");
  CHECK(ArraysUtil::padToWidth("abcd", 0) == "");
  CHECK_THROWS(std::invalid_argument, ArraysUtil::padToWidth("abcd", -1));
  CHECK_THROWS(std::length_error, ArraysUtil::padLeft("abcd", 1000000));
  for (int width = 0; width < 12; ++width) {
    std::string left = ArraysUtil::padLeft("width", width);
    std::string right = ArraysUtil::padRight("width", width);
    CHECK(left.size() == right.size());
    CHECK(ArraysUtil::trim(left) == "width");
    CHECK(ArraysUtil::trim(right) == "width");
  }
}

void testEscapes() {
  CHECK(ArraysUtil::escapeNonAscii("foobar") == "foobar");
  CHECK(ArraysUtil::escapeNonAscii("") == "");
  CHECK(ArraysUtil::escapeNonAscii("\\") == "\\\\");
  CHECK(ArraysUtil::escapeNonAscii("\\\n\r\"") == "\\\\\\n\\r\\\"");
  CHECK(ArraysUtil::escapeNonAscii("split\tlines\n") == "split\\tlines\\n");
  CHECK(ArraysUtil::escapeNonAscii("\x01\x1f\x7f") == "\\001\\037\\177");
  CHECK(ArraysUtil::escapeNonAscii("caf\xc3\xa9") == "caf\\303\\251");
  CHECK(ArraysUtil::unescape("foobar") == "foobar");
  CHECK(ArraysUtil::unescape("\\\\\\n\\r\\\"") == "\\\n\r\"");
  CHECK(ArraysUtil::unescape("\\101BC") == "ABC");
  CHECK_THROWS(std::invalid_argument, ArraysUtil::unescape("foo\\"));
  CHECK_THROWS(std::invalid_argument, ArraysUtil::unescape("\\q"));
  CHECK_THROWS(std::invalid_argument, ArraysUtil::unescape("\\40"));
  for (int byte = 0; byte < 256; byte += 5) {
    std::string text = "x" + std::string(2, static_cast<char>(byte)) + "y";
    CHECK(ArraysUtil::unescape(ArraysUtil::escapeNonAscii(text)) == text);
  }
}

void testWhitespace() {
  CHECK(ArraysUtil::removeWhitespaceBefore("a,b", ",") == "a,b");
  CHECK(ArraysUtil::removeWhitespaceBefore("a , b", ",") == "a, b");
  CHECK(ArraysUtil::removeWhitespaceBefore("ab=>cd \t=> ef => gh", "=>") == "ab=>cd=> ef=> gh");
  CHECK(ArraysUtil::removeWhitespaceAfter("a,b", ",") == "a,b");
  CHECK(ArraysUtil::removeWhitespaceAfter("a , b", ",") == "a ,b");
  CHECK(ArraysUtil::removeWhitespaceAfter("ab=> cd=> \n ef", "=>") == "ab=>cd=>ef");
  CHECK(ArraysUtil::removeWhitespaceAround("a,b", ",") == "a,b");
  CHECK(ArraysUtil::removeWhitespaceAround("a , b", ",") == "a,b");
  CHECK(ArraysUtil::removeWhitespaceAround("ab  =>  cd => ef", "=>") == "ab=>cd=>ef");
  CHECK(ArraysUtil::removeWhitespaceAround(" a b ", ",") == " a b ");
  CHECK(ArraysUtil::trim("  a b\n") == "a b");
  CHECK(ArraysUtil::trim(" \t ") == "");
}

void testPieces() {
  CHECK(ArraysUtil::split("foo,bar,baz", ',') == Strings{"foo", "bar", "baz"});
  CHECK(ArraysUtil::split("foo", ',') == Strings{"foo"});
  CHECK(ArraysUtil::split("", ',') == Strings{""});
  CHECK(ArraysUtil::split(",foo,", ',') == Strings{"", "foo", ""});
  CHECK(ArraysUtil::split("foo,,bar", ",,") == Strings{"foo", "bar"});
  CHECK(ArraysUtil::split("foo, bar, baz", ", ") == Strings{"foo", "bar", "baz"});
  CHECK(ArraysUtil::split("foo", ", ") == Strings{"foo"});
  CHECK(ArraysUtil::join(Strings{"foo", "bar", "baz"}, ", ") == "foo, bar, baz");
  CHECK(ArraysUtil::join(Strings{"foo"}, ", ") == "foo");
  CHECK(ArraysUtil::join(Strings{}, ", ") == "");
  CHECK(ArraysUtil::join(Ints{1, -2, 3}, " ") == "1 -2 3");
  for (const Ints &array : samples()) {
    std::string text = ArraysUtil::join(array, ";");
    CHECK(ArraysUtil::split(text, ';').size() == array.size());
    CHECK(ArraysUtil::join(ArraysUtil::split(text, ";"), ";") == text);
  }
}

void testPlural() {
  CHECK(ArraysUtil::nplural(0, "cat") == "0 cats");
  CHECK(ArraysUtil::nplural(1, "cat") == "1 cat");
  CHECK(ArraysUtil::nplural(2, "cat") == "2 cats");
  CHECK(ArraysUtil::nplural(2, "box") == "2 boxes");
  CHECK(ArraysUtil::nplural(3, "class") == "3 classes");
  CHECK(ArraysUtil::nplural(4, "bush") == "4 bushes");
  CHECK(ArraysUtil::nplural(5, "church") == "5 churches");
  CHECK(ArraysUtil::nplural(6, "fairy") == "6 fairies");
  CHECK(ArraysUtil::nplural(7, "day") == "7 days");
  CHECK(ArraysUtil::nplural(1, "fairy") == "1 fairy");
  CHECK(ArraysUtil::nplural(-2, "degree") == "-2 degrees");
}

void testMaps() {
  std::map<std::string, int> counts;
  for (const std::string &word : {"to", "be", "or", "not", "to", "be"})
    ArraysUtil::incrementMap(counts, word, 1);
  CHECK(counts == std::map<std::string, int>{
                      {"be",  2},
                      {"not", 1},
                      {"or",  1},
                      {"to",  2}
  });
  CHECK(ArraysUtil::incrementMap(counts, "be", 10) == 12);
  CHECK(ArraysUtil::incrementMap(counts, "or", -3) == -2);
  CHECK(ArraysUtil::incrementMap(counts, "whether", 5) == 5);
  CHECK(counts.size() == 5);
  CHECK_THROWS(std::overflow_error, ArraysUtil::incrementMap(counts, "be", 2147483647));
  CHECK(counts["be"] == 12);
  CHECK(ArraysUtil::sortedKeys({
            {"pear",  3},
            {"fig",   2},
            {"apple", 9}
  }) == Strings{"apple", "fig", "pear"});
  CHECK(ArraysUtil::sortedKeys({}).empty());
}

}  // namespace

int main() {
  testExtremes();
  testSum();
  testIndexOf();
  testSubarrays();
  testSorted();
  testDuplicates();
  testReverseAndRotate();
  testCombinations();
  testHash();
  testGcd();
  testModPositive();
  testModulus();
  testReplaceString();
  testCount();
  testLines();
  testPadding();
  testEscapes();
  testWhitespace();
  testPieces();
  testPlural();
  testMaps();
  return checked();
}
