// The full specification of ArraysUtil: each result is compared with what a plain model says, made in another way than
// the class makes it.
#pragma once

#include "arrays_util.h"

#include <algorithm>
#include <cctype>
#include <climits>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <eclat/spec.h>
#include <functional>
#include <numeric>
#include <optional>
#include <sstream>
#include <stdexcept>

namespace arraysModel {

using Ints = std::vector<int>;
using Doubles = std::vector<double>;
using Strings = std::vector<std::string>;
using Longs = std::vector<long long>;
using Counts = std::map<std::string, int>;

constexpr long long kLimit = ArraysUtil::kMaxSize;

template <class Sequence> long long length(const Sequence &sequence) { return static_cast<long long>(sequence.size()); }

inline bool isInt(long long value) { return value >= INT_MIN && value <= INT_MAX; }

template <class T> std::vector<T> sorted(std::vector<T> array) {
  std::sort(array.begin(), array.end());
  return array;
}

template <class T> std::vector<T> sortedOnce(std::vector<T> array) {
  array = sorted(std::move(array));
  array.erase(std::unique(array.begin(), array.end()), array.end());
  return array;
}

// ---- Arrays

// The least number from 0 to count - 1 that passes; -1 if none does.
template <class Test> int first(long long count, const Test &passes) {
  for (long long i = 0; i < count; ++i)
    if (passes(static_cast<std::size_t>(i)))
      return static_cast<int>(i);
  return -1;
}

template <class Test> int last(long long count, const Test &passes) {
  for (long long i = count - 1; i >= 0; --i)
    if (passes(static_cast<std::size_t>(i)))
      return static_cast<int>(i);
  return -1;
}

inline bool occursAt(const Ints &array, const Ints &part, long long at) {
  if (at < 0 || at + length(part) > length(array))
    return false;
  for (std::size_t i = 0; i < part.size(); ++i)
    if (array[static_cast<std::size_t>(at) + i] != part[i])
      return false;
  return true;
}

template <class T> bool isSlice(const std::vector<T> &result, const std::vector<T> &array, int start, int count) {
  if (length(result) != count)
    return false;
  for (int i = 0; i < count; ++i)
    if (result[static_cast<std::size_t>(i)] != array[static_cast<std::size_t>(start + i)])
      return false;
  return true;
}

template <class T> bool isChain(const std::vector<T> &result, const std::vector<T> &head, const std::vector<T> &tail) {
  return result.size() == head.size() + tail.size() && std::equal(head.begin(), head.end(), result.begin()) &&
         std::equal(tail.rbegin(), tail.rend(), result.rbegin());
}

template <class T> bool areDifferent(const std::vector<T> &array) { return sortedOnce(array).size() == array.size(); }

template <class T> bool isSubset(const std::vector<T> &part, const std::vector<T> &whole) {
  std::vector<T> known = sortedOnce(whole);
  std::vector<T> asked = sortedOnce(part);
  return std::includes(known.begin(), known.end(), asked.begin(), asked.end());
}

inline bool isPermutation(const Ints &array) {
  Ints all = sorted(array);
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i] != static_cast<int>(i))
      return false;
  return true;
}

// ---- Combinations

// How many there are, kLimit + 1 standing for more than kLimit.
inline long long combinations(int dims, long long kinds) {
  if (dims == 0)
    return 1;
  if (kinds <= 0)
    return 0;
  // Row by row: combinations of d of k kinds are those without the last kind and those with it. Beyond kLimit kinds
  // there are too many, be they taken one by one.
  if (kinds > kLimit)
    return kLimit + 1;
  Longs row(static_cast<std::size_t>(dims) + 1, 0);
  row[0] = 1;
  for (long long kind = 0; kind < kinds; ++kind)
    for (std::size_t d = 1; d < row.size(); ++d)
      row[d] = std::min(row[d] + row[d - 1], kLimit + 1);
  return row.back();
}

inline bool areTooMany(int dims, long long kinds) { return combinations(dims, kinds) * std::max(dims, 1) > kLimit; }

// Goes through the positions as the hands of a clock that never go back, and compares.
template <class T>
bool areCombinations(const std::vector<std::vector<T>> &result, int dims, const std::vector<T> &objects) {
  if (length(result) != combinations(dims, length(objects)))
    return false;
  std::vector<std::size_t> hands(static_cast<std::size_t>(dims), 0);
  for (const std::vector<T> &combination : result) {
    if (combination.size() != hands.size())
      return false;
    for (std::size_t i = 0; i < hands.size(); ++i)
      if (combination[i] != objects[hands[i]])
        return false;
    std::size_t moved = hands.size();
    while (moved > 0 && hands[moved - 1] + 1 == objects.size())
      --moved;
    if (moved > 0)
      std::fill(hands.begin() + static_cast<std::ptrdiff_t>(moved) - 1, hands.end(), hands[moved - 1] + 1);
  }
  return true;
}

// n! / (a! b! …) where a, b, … say how often elements occur. For at most six elements.
inline long long permutations(const Ints &array) {
  auto factorial = [](long long n) {
    long long product = 1;
    for (; n > 1; --n)
      product *= n;
    return product;
  };
  long long orders = factorial(length(array));
  for (int element : sortedOnce(array))
    orders /= factorial(std::count(array.begin(), array.end(), element));
  return orders;
}

// ---- Hashes: n * 31^n + x0 * 31^(n-1) + … + x(n-1), from the end

template <class Sequence, class Number> std::uint32_t hash(const Sequence &sequence, const Number &number) {
  std::uint32_t total = 0;
  std::uint32_t power = 1;
  for (auto element = sequence.rbegin(); element != sequence.rend(); ++element) {
    total += static_cast<std::uint32_t>(number(*element)) * power;
    power *= 31;
  }
  return total + static_cast<std::uint32_t>(sequence.size()) * power;
}

inline std::uint32_t hashText(const std::string &text) {
  return hash(text, [](char c) { return static_cast<unsigned char>(c); });
}

inline std::uint32_t halves(double value) {
  if (std::isnan(value))
    return 0x7ff80000u;
  value += 0.0;  // -0 + 0 is 0
  std::uint32_t words[2];
  static_assert(sizeof words == sizeof value);
  std::memcpy(words, &value, sizeof words);
  return words[0] ^ words[1];
}

// ---- Divisors

// All differences together have the divisors that those from the last element have.
inline long long stepOf(const Ints &array) {
  long long step = 0;
  for (int element : array)
    step = std::gcd(step, static_cast<long long>(element) - array.back());
  return step;
}

inline long long residue(long long x, long long m) { return (x % m + m) % m; }

inline Longs strictModulus(const Ints &array) {
  Ints all = sortedOnce(array);
  if (all.size() < 3)
    return {};
  long long least = all.front();
  long long range = all.back() - least;
  long long steps = length(all) - 1;
  if (range % steps != 0 || range / steps < 2)
    return {};
  long long step = range / steps;
  for (long long i = 0; i <= steps; ++i)
    if (all[static_cast<std::size_t>(i)] != least + i * step)
      return {};
  return {residue(least, step), step};
}

inline long long countMissing(const Ints &array) {
  if (array.empty())
    return 0;
  Ints all = sortedOnce(array);
  return static_cast<long long>(all.back()) - all.front() + 1 - length(all);
}

// Only if they are not too many.
inline Ints missing(const Ints &array) {
  Ints result;
  Ints all = sortedOnce(array);
  if (all.empty())
    return result;
  for (long long number = all.front(); number <= all.back(); ++number)
    if (!std::binary_search(all.begin(), all.end(), static_cast<int>(number)))
      result.push_back(static_cast<int>(number));
  return result;
}

// ---- Texts

inline bool isSpace(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }

// Where `what` begins, from left to right and without overlaps.
inline std::vector<std::size_t> occurrences(const std::string &text, const std::string &what) {
  std::vector<std::size_t> places;
  for (std::size_t at = 0; at < text.size() && !what.empty();)
    if (text.compare(at, what.size(), what) == 0) {
      places.push_back(at);
      at += what.size();
    } else {
      ++at;
    }
  return places;
}

inline Strings pieces(const std::string &text, const std::string &delimiter) {
  Strings all;
  std::size_t from = 0;
  for (std::size_t at : occurrences(text, delimiter)) {
    all.emplace_back(text.begin() + static_cast<std::ptrdiff_t>(from), text.begin() + static_cast<std::ptrdiff_t>(at));
    from = at + delimiter.size();
  }
  all.push_back(text.substr(from));
  return all;
}

inline std::string glued(const Strings &all, const std::string &separator) {
  std::string text;
  for (const std::string &piece : all)
    text += piece + separator;
  return all.empty() ? text : text.substr(0, text.size() - separator.size());
}

inline long long gluedLength(const Strings &all, const std::string &separator) {
  long long total = all.empty() ? 0 : (length(all) - 1) * length(separator);
  for (const std::string &piece : all)
    total += length(piece);
  return total;
}

inline Strings spelled(const Ints &numbers) {
  Strings all;
  for (int number : numbers) {
    char digits[16];
    std::snprintf(digits, sizeof digits, "%d", number);
    all.emplace_back(digits);
  }
  return all;
}

// Lines with their ends; the last has none.
struct Line {
  std::string text;
  std::string end;
};

inline std::vector<Line> lines(const std::string &text) {
  std::vector<Line> all(1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    bool isEnd = text[i] == '\n' || text[i] == '\r';
    if (!isEnd) {
      all.back().text += text[i];
      continue;
    }
    all.back().end += text[i];
    bool isPair = text[i] == '\r' && i + 1 < text.size() && text[i + 1] == '\n';
    if (!isPair)
      all.emplace_back();
  }
  return all;
}

inline long long prefixedLength(long long prefix, const std::string &text) {
  return length(text) + prefix * length(lines(text));
}

inline std::string prefixed(const std::string &prefix, const std::string &text) {
  std::string result;
  for (const Line &line : lines(text))
    result += prefix + line.text + line.end;
  return result;
}

inline std::string escaped(const std::string &text) {
  static const std::string named = "\\\"\n\r\t";
  static const std::string names = "\\\"nrt";
  std::string result;
  for (char c : text) {
    char code[8];
    if (std::size_t at = named.find(c); at != std::string::npos)
      std::snprintf(code, sizeof code, "\\%c", names[at]);
    else if (c < ' ' || c > '~')
      std::snprintf(code, sizeof code, "\\%03o", static_cast<unsigned>(static_cast<unsigned char>(c)));
    else
      std::snprintf(code, sizeof code, "%c", c);
    result += code;
  }
  return result;
}

// Nothing if it cannot be read.
inline std::optional<std::string> unescaped(const std::string &text) {
  std::string result;
  std::size_t from = 0;
  for (std::size_t at = text.find('\\'); at != std::string::npos; at = text.find('\\', from)) {
    result += text.substr(from, at - from);
    std::string code = text.substr(at + 1, 3);
    if (code.empty())
      return {};
    static const std::map<char, char> named = {
        {'\\', '\\'},
        {'"',  '"' },
        {'n',  '\n'},
        {'r',  '\r'},
        {'t',  '\t'},
    };
    if (auto found = named.find(code[0]); found != named.end()) {
      result += found->second;
      from = at + 2;
      continue;
    }
    if (code.size() < 3 || code.find_first_not_of("01234567") != std::string::npos || code > "377")
      return {};
    result += static_cast<char>(std::strtol(code.c_str(), nullptr, 8));
    from = at + 4;
  }
  return result + text.substr(from);
}

inline bool hasSpace(const std::string &text) { return std::any_of(text.begin(), text.end(), isSpace); }

// Marks the characters that go.
inline std::string stripped(const std::string &text, const std::string &delimiter, bool isBefore, bool isAfter) {
  std::vector<bool> goes(text.size(), false);
  for (std::size_t at : occurrences(text, delimiter)) {
    for (std::size_t i = at; isBefore && i > 0 && isSpace(text[i - 1]); --i)
      goes[i - 1] = true;
    for (std::size_t i = at + delimiter.size(); isAfter && i < text.size() && isSpace(text[i]); ++i)
      goes[i] = true;
  }
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (!goes[i])
      result += text[i];
  return result;
}

inline std::string plural(const std::string &noun) {
  std::string ending = noun.size() < 2 ? "?" + noun : noun.substr(noun.size() - 2);
  if (ending[1] == 's' || ending[1] == 'x' || ending == "ch" || ending == "sh")
    return noun + "es";
  static const std::string consonants = "bcdfghjklmnpqrstvwxyz";
  if (ending[1] == 'y' && consonants.find(ending[0]) != std::string::npos)
    return noun.substr(0, noun.size() - 1) + "ies";
  return noun + "s";
}

inline bool fits(const std::string &piece, const std::string &text, std::size_t at) {
  if (at + piece.size() > text.size())
    return false;
  for (std::size_t i = 0; i < piece.size(); ++i)
    if (piece[i] != '?' && piece[i] != text[at + i])
      return false;
  return true;
}

// What is between the stars: the first and the last piece are fixed, the others are laid as far to the left as they go.
inline bool matches(const std::string &pattern, const std::string &text) {
  Strings all = pieces(pattern, "*");
  if (all.size() == 1)
    return pattern.size() == text.size() && fits(pattern, text, 0);
  if (all.front().size() + all.back().size() > text.size())
    return false;
  std::size_t end = text.size() - all.back().size();
  if (!fits(all.front(), text, 0) || !fits(all.back(), text, end))
    return false;
  std::size_t at = all.front().size();
  for (std::size_t i = 1; i + 1 < all.size(); ++i) {
    while (at + all[i].size() <= end && !fits(all[i], text, at))
      ++at;
    if (at + all[i].size() > end)
      return false;
    at += all[i].size();
  }
  return true;
}

// ---- Maps and words

inline long long valueOf(const Counts &map, const std::string &key) {
  auto found = map.find(key);
  return found == map.end() ? 0 : found->second;
}

inline bool overflows(const Counts &a, const Counts &b) {
  return std::any_of(a.begin(), a.end(),
                     [&](const auto &entry) { return !isInt(entry.second + valueOf(b, entry.first)); });
}

// What a stream that is in order has still to give. Reads it and goes back.
inline std::string rest(const std::istream &in) {
  std::streambuf *buffer = in.rdbuf();
  if (!buffer)
    return "";
  auto here = buffer->pubseekoff(0, std::ios::cur, std::ios::in);
  std::string text;
  for (int c = buffer->sgetc(); c != EOF; c = buffer->snextc())
    text += static_cast<char>(c);
  buffer->pubseekpos(here, std::ios::in);
  return text;
}

// Takes words off the text.
inline Strings takeWords(std::string &text, int limit) {
  Strings words;
  while (length(words) < limit) {
    auto from = std::find_if_not(text.begin(), text.end(), isSpace);
    auto to = std::find_if(from, text.end(), isSpace);
    if (from != to)
      words.emplace_back(from, to);
    bool isEnd = from == to;
    text.erase(text.begin(), to);
    if (isEnd)
      break;
  }
  return words;
}

inline Counts countWords(std::string text) {
  for (char &c : text)
    if (c >= 'A' && c <= 'Z')
      c = static_cast<char>(c | 0x20);
  std::string left = text;
  Counts counts;
  for (const std::string &word : takeWords(left, INT_MAX))
    ++counts[word];
  return counts;
}

// ---- Numbers in texts

inline const Strings *romanDigits() {
  static const Strings digits[4] = {
      {"", "M", "MM", "MMM"},
      {"", "C", "CC", "CCC", "CD", "D", "DC", "DCC", "DCCC", "CM"},
      {"", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"},
      {"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"},
  };
  return digits;
}

inline std::string roman(int n) {
  const Strings *digits = romanDigits();
  return digits[0].at(static_cast<std::size_t>(n / 1000)) + digits[1].at(static_cast<std::size_t>(n / 100 % 10)) +
         digits[2].at(static_cast<std::size_t>(n / 10 % 10)) + digits[3].at(static_cast<std::size_t>(n % 10));
}

// 0 if it is none. Takes the longest digit of each place.
inline int romanValue(const std::string &numeral) {
  int value = 0;
  std::size_t at = 0;
  for (int place = 0; place < 4; ++place) {
    const Strings &digits = romanDigits()[place];
    std::size_t best = 0;
    for (std::size_t i = 1; i < digits.size(); ++i)
      if (digits[i].size() > digits[best].size() && numeral.compare(at, digits[i].size(), digits[i]) == 0)
        best = i;
    value = value * 10 + static_cast<int>(best);
    at += digits[best].size();
  }
  return at == numeral.size() ? value : 0;
}

enum class Reading { Fine, Malformed, TooLarge };

struct List {
  Reading reading = Reading::Fine;
  Ints numbers;
};

inline List parsed(const std::string &text) {
  List list;
  Strings items = pieces(text, ",");
  for (std::string item : items) {
    item.erase(0, std::min(item.find_first_not_of(" \t"), item.size()));
    item.erase(item.find_last_not_of(" \t") + 1);
    if (item.empty() && items.size() == 1)
      return list;
    bool isNegative = item[0] == '-';
    if (isNegative || item[0] == '+')
      item.erase(0, 1);
    if (item.empty() || item.find_first_not_of("0123456789") != std::string::npos) {
      list.reading = Reading::Malformed;
      return list;
    }
    item.erase(0, std::min(item.find_first_not_of('0'), item.size()));
    long long value = item.empty() ? 0 : item.size() > 10 ? LLONG_MAX : std::stoll(item);
    value = isNegative ? -value : value;
    if (isInt(value))
      list.numbers.push_back(static_cast<int>(value));
    else
      list.reading = Reading::TooLarge;
  }
  return list;
}

}  // namespace arraysModel

template <> struct eclat::Spec<ArraysUtil> {
  using Ints = arraysModel::Ints;
  using Doubles = arraysModel::Doubles;
  using Strings = arraysModel::Strings;
  using Longs = arraysModel::Longs;
  using Counts = arraysModel::Counts;

  // ---- Numbers in arrays

  static auto min(const Ints &array) {
    ECLAT_REQUIRES(!array.empty());
    return [array](int result) { ECLAT_ENSURES(result == arraysModel::sorted(array).front()); };
  }

  static auto min(const Doubles &array) {
    ECLAT_REQUIRES(!array.empty());
    ECLAT_REQUIRES(std::none_of(array.begin(), array.end(), [](double x) { return std::isnan(x); }));
    return [array](double result) { ECLAT_ENSURES(result == arraysModel::sorted(array).front()); };
  }

  static auto max(const Ints &array) {
    ECLAT_REQUIRES(!array.empty());
    return [array](int result) { ECLAT_ENSURES(result == arraysModel::sorted(array).back()); };
  }

  static auto max(const Doubles &array) {
    ECLAT_REQUIRES(!array.empty());
    ECLAT_REQUIRES(std::none_of(array.begin(), array.end(), [](double x) { return std::isnan(x); }));
    return [array](double result) { ECLAT_ENSURES(result == arraysModel::sorted(array).back()); };
  }

  static auto minMax(const Ints &array) {
    ECLAT_REQUIRES(!array.empty());
    return [array](const std::pair<int, int> &result) {
      ECLAT_ENSURES(result.first == arraysModel::sorted(array).front());
      ECLAT_ENSURES(result.second == arraysModel::sorted(array).back());
    };
  }

  static auto sum(const Ints &array) {
    return [array](long long result) { ECLAT_ENSURES(result == std::accumulate(array.rbegin(), array.rend(), 0LL)); };
  }

  static auto sum(const Doubles &array) {
    return [array](double result) {
      double total = std::accumulate(array.begin(), array.end(), 0.0);
      ECLAT_ENSURES(std::isnan(total) ? std::isnan(result) : result == total);
    };
  }

  static auto elementRange(const Ints &array) {
    ECLAT_REQUIRES(!array.empty());
    return [array](long long result) {
      Ints all = arraysModel::sorted(array);
      ECLAT_ENSURES(result == static_cast<long long>(all.back()) - all.front());
    };
  }

  // ---- Searching

  static auto indexOf(const Ints &array, int element) {
    return [array, element](int result) {
      ECLAT_ENSURES(result ==
                    arraysModel::first(arraysModel::length(array), [&](std::size_t i) { return array[i] == element; }));
    };
  }

  static auto indexOf(const Doubles &array, double element) {
    return [array, element](int result) {
      auto isSame = [&](std::size_t i) { return std::isnan(element) ? std::isnan(array[i]) : array[i] == element; };
      ECLAT_ENSURES(result == arraysModel::first(arraysModel::length(array), isSame));
    };
  }

  static auto indexOf(const Strings &array, const std::string &element) {
    return [array, element](int result) {
      ECLAT_ENSURES(result ==
                    arraysModel::first(arraysModel::length(array), [&](std::size_t i) { return array[i] == element; }));
    };
  }

  static auto indexOf(const Ints &array, const Ints &part) {
    return [array, part](int result) {
      auto occurs = [&](std::size_t at) { return arraysModel::occursAt(array, part, static_cast<long long>(at)); };
      ECLAT_ENSURES(result == arraysModel::first(arraysModel::length(array) + 1, occurs));
    };
  }

  static auto lastIndexOf(const Ints &array, int element) {
    return [array, element](int result) {
      ECLAT_ENSURES(result ==
                    arraysModel::last(arraysModel::length(array), [&](std::size_t i) { return array[i] == element; }));
    };
  }

  static auto lastIndexOf(const Ints &array, const Ints &part) {
    return [array, part](int result) {
      auto occurs = [&](std::size_t at) { return arraysModel::occursAt(array, part, static_cast<long long>(at)); };
      ECLAT_ENSURES(result == arraysModel::last(arraysModel::length(array) + 1, occurs));
    };
  }

  static auto isSubarray(const Ints &array, const Ints &part, int at) {
    return [array, part, at](bool result) { ECLAT_ENSURES(result == arraysModel::occursAt(array, part, at)); };
  }

  static auto count(const Ints &array, int element) {
    return [array, element](int result) {
      Ints all = arraysModel::sorted(array);
      auto [from, to] = std::equal_range(all.begin(), all.end(), element);
      ECLAT_ENSURES(result == to - from);
    };
  }

  // ---- Making arrays of arrays

  static auto subarray(const Ints &array, int start, int length) {
    ECLAT_REQUIRES(start >= 0 && length >= 0);
    ECLAT_REQUIRES(static_cast<long long>(start) + length <= arraysModel::length(array));
    return [array, start, length](const Ints &result) {
      ECLAT_ENSURES(arraysModel::isSlice(result, array, start, length));
    };
  }

  static auto subarray(const Strings &array, int start, int length) {
    ECLAT_REQUIRES(start >= 0 && length >= 0);
    ECLAT_REQUIRES(static_cast<long long>(start) + length <= arraysModel::length(array));
    return [array, start, length](const Strings &result) {
      ECLAT_ENSURES(arraysModel::isSlice(result, array, start, length));
    };
  }

  static auto reverse(const Ints &array) {
    return [array](const Ints &result) {
      ECLAT_ENSURES(result.size() == array.size() && std::equal(result.begin(), result.end(), array.rbegin()));
    };
  }

  static auto rotate(const Ints &array, int distance) {
    return [array, distance](const Ints &result) {
      ECLAT_ENSURES(result.size() == array.size());
      long long size = arraysModel::length(array);
      for (long long i = 0; i < size && i < arraysModel::length(result); ++i) {
        auto from = static_cast<std::size_t>(arraysModel::residue(i + distance, size));
        ECLAT_ENSURES(result[static_cast<std::size_t>(i)] == array[from]);
      }
    };
  }

  static auto concat(const Ints &first, const Ints &second) {
    ECLAT_THROWS(std::length_error, arraysModel::length(first) + arraysModel::length(second) > arraysModel::kLimit);
    return [first, second](const Ints &result) { ECLAT_ENSURES(arraysModel::isChain(result, first, second)); };
  }

  static auto concat(const Strings &first, const Strings &second) {
    ECLAT_THROWS(std::length_error, arraysModel::length(first) + arraysModel::length(second) > arraysModel::kLimit);
    return [first, second](const Strings &result) { ECLAT_ENSURES(arraysModel::isChain(result, first, second)); };
  }

  static auto fill(const Ints &array, int value) {
    return [&array, value, size = array.size()] { ECLAT_ENSURES(array == Ints(size, value)); };
  }

  static auto iota(int start, int count) {
    ECLAT_REQUIRES(count >= 0);
    ECLAT_REQUIRES(static_cast<long long>(start) + count - 1 <= INT_MAX);
    ECLAT_THROWS(std::length_error, count > arraysModel::kLimit);
    return [start, count](const Ints &result) {
      ECLAT_ENSURES(arraysModel::length(result) == count);
      for (std::size_t i = 0; i < result.size(); ++i)
        ECLAT_ENSURES(result[i] == static_cast<long long>(start) + static_cast<long long>(i));
    };
  }

  // ---- Questions about whole arrays

  static auto isSorted(const Ints &array) {
    return [array](bool result) { ECLAT_ENSURES(result == (arraysModel::sorted(array) == array)); };
  }

  static auto isSorted(const Strings &array) {
    return [array](bool result) { ECLAT_ENSURES(result == (arraysModel::sorted(array) == array)); };
  }

  static auto isSortedDescending(const Ints &array) {
    return [array](bool result) {
      Ints all = arraysModel::sorted(array);
      ECLAT_ENSURES(result == std::equal(all.begin(), all.end(), array.rbegin()));
    };
  }

  static auto noDuplicates(const Ints &array) {
    return [array](bool result) { ECLAT_ENSURES(result == arraysModel::areDifferent(array)); };
  }

  static auto noDuplicates(const Strings &array) {
    return [array](bool result) { ECLAT_ENSURES(result == arraysModel::areDifferent(array)); };
  }

  static auto noDuplicatesLimited(const Ints &array, int limit) {
    return [array, limit](bool result) {
      Ints all = arraysModel::sorted(array);
      bool isWithin = all.empty() || (all.front() >= 0 && all.back() < limit);
      ECLAT_ENSURES(result == (isWithin && arraysModel::areDifferent(array)));
    };
  }

  static auto isPermutation(const Ints &array) {
    return [array](bool result) { ECLAT_ENSURES(result == arraysModel::isPermutation(array)); };
  }

  static auto inversePermutation(const Ints &permutation) {
    ECLAT_REQUIRES(arraysModel::isPermutation(permutation));
    return [permutation](const Ints &result) {
      ECLAT_ENSURES(arraysModel::isPermutation(result) && result.size() == permutation.size());
      for (std::size_t i = 0; i < permutation.size() && i < result.size(); ++i)
        ECLAT_ENSURES(result.at(static_cast<std::size_t>(permutation[i])) == static_cast<int>(i));
    };
  }

  static auto isSubset(const Ints &part, const Ints &whole) {
    return [part, whole](bool result) { ECLAT_ENSURES(result == arraysModel::isSubset(part, whole)); };
  }

  static auto isSubset(const Strings &part, const Strings &whole) {
    return [part, whole](bool result) { ECLAT_ENSURES(result == arraysModel::isSubset(part, whole)); };
  }

  // ---- Combinations

  static auto createCombinations(int dims, int start, int cnt) {
    ECLAT_REQUIRES(dims >= 0 && dims <= ArraysUtil::kMaxDims);
    long long kinds = static_cast<long long>(cnt) - start + 1;
    ECLAT_THROWS(std::length_error, arraysModel::areTooMany(dims, kinds));
    return [dims, start, kinds](const std::vector<Ints> &result) {
      // With no dimensions there may be ever so many kinds, and they do not matter.
      Ints numbers;
      for (long long i = 0; i < kinds && dims > 0; ++i)
        numbers.push_back(static_cast<int>(start + i));
      ECLAT_ENSURES(arraysModel::areCombinations(result, dims, numbers));
    };
  }

  static auto createCombinations(int dims, const Ints &objects) {
    ECLAT_REQUIRES(dims >= 0 && dims <= ArraysUtil::kMaxDims);
    ECLAT_THROWS(std::length_error, arraysModel::areTooMany(dims, arraysModel::length(objects)));
    return [dims, objects](const std::vector<Ints> &result) {
      ECLAT_ENSURES(arraysModel::areCombinations(result, dims, objects));
    };
  }

  static auto createCombinations(int dims, const Strings &objects) {
    ECLAT_REQUIRES(dims >= 0 && dims <= ArraysUtil::kMaxDims);
    ECLAT_THROWS(std::length_error, arraysModel::areTooMany(dims, arraysModel::length(objects)));
    return [dims, objects](const std::vector<Strings> &result) {
      ECLAT_ENSURES(arraysModel::areCombinations(result, dims, objects));
    };
  }

  static auto permutations(const Ints &array) {
    ECLAT_THROWS(std::length_error, array.size() > 6);
    return [array](const std::vector<Ints> &result) {
      Ints all = arraysModel::sorted(array);
      ECLAT_ENSURES(arraysModel::length(result) == arraysModel::permutations(array));
      for (std::size_t i = 0; i < result.size(); ++i) {
        ECLAT_ENSURES(arraysModel::sorted(result[i]) == all);
        ECLAT_ENSURES(i == 0 || result[i - 1] < result[i]);
      }
    };
  }

  // ---- Hashes

  static auto hash(const Ints &array) {
    return [array](std::uint32_t result) {
      ECLAT_ENSURES(result == arraysModel::hash(array, [](int element) { return element; }));
    };
  }

  static auto hash(const Doubles &array) {
    return [array](std::uint32_t result) { ECLAT_ENSURES(result == arraysModel::hash(array, arraysModel::halves)); };
  }

  static auto hash(const std::string &text) {
    return [text](std::uint32_t result) { ECLAT_ENSURES(result == arraysModel::hashText(text)); };
  }

  static auto hash(const Strings &array) {
    return [array](std::uint32_t result) { ECLAT_ENSURES(result == arraysModel::hash(array, arraysModel::hashText)); };
  }

  // ---- Divisors and remainders

  static auto gcd(int a, int b) {
    return [a, b](long long result) {
      ECLAT_ENSURES(result == std::gcd(static_cast<long long>(a), static_cast<long long>(b)));
    };
  }

  static auto gcd(const Ints &array) {
    return [array](long long result) {
      long long divisor = 0;
      for (auto element = array.rbegin(); element != array.rend(); ++element)
        divisor = std::gcd(static_cast<long long>(*element), divisor);
      ECLAT_ENSURES(result == divisor);
    };
  }

  static auto gcdDifferences(const Ints &array) {
    return [array](long long result) { ECLAT_ENSURES(result == arraysModel::stepOf(array)); };
  }

  static auto modPositive(int x, int m) {
    ECLAT_REQUIRES(m != 0);
    return [x, m](int result) {
      ECLAT_ENSURES(result >= 0 && result < std::llabs(m));
      ECLAT_ENSURES((static_cast<long long>(x) - result) % m == 0);
    };
  }

  static auto modulus(const Ints &array) {
    return [array](const Longs &result) {
      long long step = arraysModel::stepOf(array);
      if (array.size() < 3 || step < 2)
        ECLAT_ENSURES(result.empty());
      else
        ECLAT_ENSURES(result == Longs{arraysModel::residue(array.back(), step), step});
    };
  }

  static auto modulusStrict(const Ints &array) {
    return [array](const Longs &result) { ECLAT_ENSURES(result == arraysModel::strictModulus(array)); };
  }

  static auto nonmodulusStrict(const Ints &array) {
    ECLAT_THROWS(std::length_error, arraysModel::countMissing(array) > arraysModel::kLimit);
    return [array](const Longs &result) {
      ECLAT_ENSURES(result == arraysModel::strictModulus(arraysModel::missing(array)));
    };
  }

  static auto missingNumbers(const Ints &array) {
    ECLAT_THROWS(std::length_error, arraysModel::countMissing(array) > arraysModel::kLimit);
    return [array](const Ints &result) { ECLAT_ENSURES(result == arraysModel::missing(array)); };
  }

  // ---- Replacing and counting in texts

  static auto replaceString(const std::string &target, const std::string &oldText, const std::string &newText) {
    long long times = arraysModel::length(arraysModel::occurrences(target, oldText));
    long long size =
        arraysModel::length(target) + times * (arraysModel::length(newText) - arraysModel::length(oldText));
    ECLAT_THROWS(std::length_error, !oldText.empty() && size > arraysModel::kLimit);
    return [target, oldText, newText](const std::string &result) {
      ECLAT_ENSURES(result == arraysModel::glued(arraysModel::pieces(target, oldText), newText));
    };
  }

  static auto replaceAllChars(const std::string &target, char from, const std::string &to) {
    ECLAT_THROWS(std::length_error,
                 arraysModel::gluedLength(arraysModel::pieces(target, std::string(1, from)), to) > arraysModel::kLimit);
    return [target, from, to](const std::string &result) {
      ECLAT_ENSURES(result == arraysModel::glued(arraysModel::pieces(target, std::string(1, from)), to));
    };
  }

  static auto count(const std::string &text, char what) {
    return [text, what](int result) {
      ECLAT_ENSURES(result == arraysModel::length(arraysModel::occurrences(text, std::string(1, what))));
    };
  }

  static auto count(const std::string &text, const std::string &what) {
    return [text, what](int result) {
      ECLAT_ENSURES(result == arraysModel::length(arraysModel::occurrences(text, what)));
    };
  }

  // ---- Lines

  static auto lineSeparator(const std::string &text) {
    return [text](const std::string &result) { ECLAT_ENSURES(result == arraysModel::lines(text).front().end); };
  }

  static auto normalizeLines(const std::string &text, const std::string &separator) {
    Strings all;
    for (const arraysModel::Line &line : arraysModel::lines(text))
      all.push_back(line.text);
    ECLAT_THROWS(std::length_error, arraysModel::gluedLength(all, separator) > arraysModel::kLimit);
    return [all, separator](const std::string &result) { ECLAT_ENSURES(result == arraysModel::glued(all, separator)); };
  }

  static auto splitLines(const std::string &text) {
    return [text](const Strings &result) {
      Strings all;
      for (const arraysModel::Line &line : arraysModel::lines(text))
        if (!line.end.empty() || !line.text.empty())
          all.push_back(line.text);
      ECLAT_ENSURES(result == all);
    };
  }

  static auto prefixLines(const std::string &prefix, const std::string &text) {
    ECLAT_THROWS(std::length_error,
                 arraysModel::prefixedLength(arraysModel::length(prefix), text) > arraysModel::kLimit);
    return [prefix, text](const std::string &result) { ECLAT_ENSURES(result == arraysModel::prefixed(prefix, text)); };
  }

  static auto indentLines(int amount, const std::string &text) {
    ECLAT_REQUIRES(amount >= 0);
    ECLAT_THROWS(std::length_error, arraysModel::prefixedLength(amount, text) > arraysModel::kLimit);
    return [amount, text](const std::string &result) {
      ECLAT_ENSURES(result == arraysModel::prefixed(std::string(static_cast<std::size_t>(amount), ' '), text));
    };
  }

  // ---- Widths

  static auto padLeft(const std::string &text, int width) {
    ECLAT_THROWS(std::length_error, width > arraysModel::kLimit);
    return [text, width](const std::string &result) {
      long long blanks = std::max(0LL, width - arraysModel::length(text));
      ECLAT_ENSURES(result == std::string(static_cast<std::size_t>(blanks), ' ').append(text));
    };
  }

  static auto padRight(const std::string &text, int width) {
    ECLAT_THROWS(std::length_error, width > arraysModel::kLimit);
    return [text, width](const std::string &result) {
      long long blanks = std::max(0LL, width - arraysModel::length(text));
      ECLAT_ENSURES(result == text + std::string(static_cast<std::size_t>(blanks), ' '));
    };
  }

  static auto padToWidth(const std::string &text, int width) {
    ECLAT_THROWS(std::invalid_argument, width < 0);
    ECLAT_THROWS(std::length_error, width > arraysModel::kLimit);
    return [text, width](const std::string &result) {
      std::string expected = text;
      expected.resize(static_cast<std::size_t>(width), ' ');
      ECLAT_ENSURES(result == expected);
    };
  }

  static auto abbreviate(const std::string &text, int width) {
    ECLAT_REQUIRES(width >= 3);
    return [text, width](const std::string &result) {
      std::string expected = text;
      if (arraysModel::length(text) > width)
        expected.replace(static_cast<std::size_t>(width) - 3, std::string::npos, 3, '.');
      ECLAT_ENSURES(result == expected);
    };
  }

  // ---- Escapes

  static auto escapeNonAscii(const std::string &text) {
    std::string expected = arraysModel::escaped(text);
    ECLAT_THROWS(std::length_error, arraysModel::length(expected) > arraysModel::kLimit);
    return [text, expected](const std::string &result) {
      ECLAT_ENSURES(result == expected);
      ECLAT_ENSURES(arraysModel::unescaped(result) == text);
    };
  }

  static auto unescape(const std::string &text) {
    std::optional<std::string> expected = arraysModel::unescaped(text);
    ECLAT_THROWS(std::invalid_argument, !expected.has_value());
    return [expected](const std::string &result) { ECLAT_ENSURES(expected == result); };
  }

  static auto quote(const std::string &text) {
    std::string expected = '"' + arraysModel::escaped(text) + '"';
    ECLAT_THROWS(std::length_error, arraysModel::length(expected) > arraysModel::kLimit);
    return [expected](const std::string &result) { ECLAT_ENSURES(result == expected); };
  }

  // ---- Whitespace

  static auto removeWhitespaceAround(const std::string &text, const std::string &delimiter) {
    ECLAT_REQUIRES(!arraysModel::hasSpace(delimiter));
    return [text, delimiter](const std::string &result) {
      ECLAT_ENSURES(result == arraysModel::stripped(text, delimiter, true, true));
    };
  }

  static auto removeWhitespaceBefore(const std::string &text, const std::string &delimiter) {
    ECLAT_REQUIRES(!arraysModel::hasSpace(delimiter));
    return [text, delimiter](const std::string &result) {
      ECLAT_ENSURES(result == arraysModel::stripped(text, delimiter, true, false));
    };
  }

  static auto removeWhitespaceAfter(const std::string &text, const std::string &delimiter) {
    ECLAT_REQUIRES(!arraysModel::hasSpace(delimiter));
    return [text, delimiter](const std::string &result) {
      ECLAT_ENSURES(result == arraysModel::stripped(text, delimiter, false, true));
    };
  }

  static auto trim(const std::string &text) {
    return [text](const std::string &result) {
      std::size_t from = text.find_first_not_of(" \t\n\v\f\r");
      std::size_t to = text.find_last_not_of(" \t\n\v\f\r");
      ECLAT_ENSURES(result == (from == std::string::npos ? "" : text.substr(from, to - from + 1)));
    };
  }

  // ---- Pieces

  static auto split(const std::string &text, char delimiter) {
    return [text, delimiter](const Strings &result) {
      ECLAT_ENSURES(result == arraysModel::pieces(text, std::string(1, delimiter)));
    };
  }

  static auto split(const std::string &text, const std::string &delimiter) {
    return [text, delimiter](const Strings &result) { ECLAT_ENSURES(result == arraysModel::pieces(text, delimiter)); };
  }

  static auto join(const Strings &pieces, const std::string &separator) {
    ECLAT_THROWS(std::length_error, arraysModel::gluedLength(pieces, separator) > arraysModel::kLimit);
    return [pieces, separator](const std::string &result) {
      ECLAT_ENSURES(result == arraysModel::glued(pieces, separator));
    };
  }

  static auto join(const Ints &numbers, const std::string &separator) {
    ECLAT_THROWS(std::length_error,
                 arraysModel::gluedLength(arraysModel::spelled(numbers), separator) > arraysModel::kLimit);
    return [numbers, separator](const std::string &result) {
      ECLAT_ENSURES(result == arraysModel::glued(arraysModel::spelled(numbers), separator));
    };
  }

  static auto nplural(int n, const std::string &noun) {
    ECLAT_REQUIRES(!noun.empty());
    return [n, noun](const std::string &result) {
      ECLAT_ENSURES(result == arraysModel::spelled({n}).front() + ' ' + (n == 1 ? noun : arraysModel::plural(noun)));
    };
  }

  static auto delimitedIndex(const std::string &text, char delimiter, char quote) {
    ECLAT_REQUIRES(delimiter != quote);
    return [text, delimiter, quote](int result) {
      std::size_t quotes = 0;
      auto isOutside = [&](std::size_t i) {
        quotes += text[i] == quote;
        return text[i] == delimiter && quotes % 2 == 0;
      };
      ECLAT_ENSURES(result == arraysModel::first(arraysModel::length(text), isOutside));
    };
  }

  static auto wildcardMatch(const std::string &pattern, const std::string &text) {
    return [pattern, text](bool result) { ECLAT_ENSURES(result == arraysModel::matches(pattern, text)); };
  }

  // ---- Maps and words

  static auto incrementMap(const Counts &counts, const std::string &key, int amount) {
    long long total = arraysModel::valueOf(counts, key) + amount;
    ECLAT_THROWS(std::overflow_error, !arraysModel::isInt(total));
    return [&counts, before = counts, key, total](int result) {
      ECLAT_ENSURES(result == total);
      Counts expected = before;
      expected[key] = static_cast<int>(total);
      ECLAT_ENSURES(counts == expected);
    };
  }

  static auto sortedKeys(const std::unordered_map<std::string, int> &map) {
    return [map](const Strings &result) {
      Strings keys;
      for (const auto &[key, value] : std::map<std::string, int>(map.begin(), map.end()))
        keys.push_back(key);
      ECLAT_ENSURES(result == keys);
    };
  }

  static auto keysByValue(const Counts &map) {
    return [map](const Strings &result) {
      std::map<int, Strings, std::greater<int>> byValue;
      for (const auto &[key, value] : map)
        byValue[value].push_back(key);
      Strings keys;
      for (const auto &entry : byValue)
        keys.insert(keys.end(), entry.second.begin(), entry.second.end());
      ECLAT_ENSURES(result == keys);
    };
  }

  static auto merge(const Counts &first, const Counts &second) {
    ECLAT_THROWS(std::overflow_error, arraysModel::overflows(first, second));
    return [first, second](const Counts &result) {
      Counts expected = second;
      for (const auto &[key, value] : first)
        expected[key] += value;
      ECLAT_ENSURES(result == expected);
    };
  }

  static auto readWords(const std::istream &in, int limit) {
    ECLAT_REQUIRES((in.flags() & std::ios::skipws) != 0 && in.width() == 0);
    ECLAT_REQUIRES(in.exceptions() == std::ios::goodbit);
    return [&in, limit, wasGood = in.good(), text = arraysModel::rest(in)](const Strings &result) {
      std::string left = text;
      Strings words = wasGood ? arraysModel::takeWords(left, limit) : Strings();
      ECLAT_ENSURES(result == words);
      ECLAT_ENSURES(arraysModel::rest(in) == left);
    };
  }

  static auto wordCounts(const std::string &text) {
    return [text](const Counts &result) { ECLAT_ENSURES(result == arraysModel::countWords(text)); };
  }

  // ---- Numbers in texts

  static auto toRoman(int n) {
    ECLAT_THROWS(std::out_of_range, n < 1 || n > 3999);
    return [n](const std::string &result) { ECLAT_ENSURES(result == arraysModel::roman(n)); };
  }

  static auto fromRoman(const std::string &numeral) {
    int value = arraysModel::romanValue(numeral);
    ECLAT_THROWS(std::invalid_argument, value == 0);
    return [value](int result) { ECLAT_ENSURES(result == value); };
  }

  static auto parseInts(const std::string &text) {
    arraysModel::List list = arraysModel::parsed(text);
    ECLAT_THROWS(std::invalid_argument, list.reading == arraysModel::Reading::Malformed);
    ECLAT_THROWS(std::out_of_range, list.reading == arraysModel::Reading::TooLarge);
    return [list](const Ints &result) { ECLAT_ENSURES(result == list.numbers); };
  }
};
