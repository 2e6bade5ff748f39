#include "arrays_util.h"

#include <algorithm>
#include <cassert>
#include <climits>
#include <cmath>
#include <cstring>
#include <set>
#include <stdexcept>

namespace {

[[noreturn]] void failTooLong() { throw std::length_error("ArraysUtil: the result would be too long"); }

void checkLength(long long length) {
  if (length > ArraysUtil::kMaxSize)
    failTooLong();
}

// Passes on what was made unless it is too long.
template <class Sequence> Sequence limited(Sequence made) {
  checkLength(static_cast<long long>(made.size()));
  return made;
}

template <class Sequence> int lengthOf(const Sequence &sequence) { return static_cast<int>(sequence.size()); }

template <class T> int positionOf(const std::vector<T> &array, const T &element) {
  auto found = std::find(array.begin(), array.end(), element);
  return found == array.end() ? -1 : static_cast<int>(found - array.begin());
}

template <class T> std::vector<T> slice(const std::vector<T> &array, int start, int length) {
  assert(start >= 0 && length >= 0 && static_cast<long long>(start) + length <= lengthOf(array));
  return std::vector<T>(array.begin() + start, array.begin() + start + length);
}

template <class T> std::vector<T> chain(const std::vector<T> &first, const std::vector<T> &second) {
  checkLength(static_cast<long long>(first.size()) + static_cast<long long>(second.size()));
  std::vector<T> all(first);
  all.insert(all.end(), second.begin(), second.end());
  return all;
}

template <class T> bool allDiffer(const std::vector<T> &array) {
  return std::set<T>(array.begin(), array.end()).size() == array.size();
}

template <class T> bool isPart(const std::vector<T> &part, const std::vector<T> &whole) {
  std::set<T> known(whole.begin(), whole.end());
  return std::all_of(part.begin(), part.end(), [&](const T &element) { return known.count(element) > 0; });
}

// How many combinations with repetition there are; some number beyond kMaxSize if there are more than that.
long long countCombinations(int dims, long long kinds) {
  if (kinds <= 0)
    return dims == 0 ? 1 : 0;
  long long combinations = 1;
  for (int i = 1; i <= dims && combinations <= ArraysUtil::kMaxSize; ++i)
    combinations = combinations * (kinds - 1 + i) / i;
  return combinations;
}

template <class T> std::vector<std::vector<T>> combineObjects(int dims, const std::vector<T> &objects) {
  std::vector<std::vector<T>> combinations;
  for (const std::vector<int> &positions : ArraysUtil::createCombinations(dims, 0, lengthOf(objects) - 1)) {
    std::vector<T> combination;
    for (int position : positions)
      combination.push_back(objects[static_cast<std::size_t>(position)]);
    combinations.push_back(std::move(combination));
  }
  return combinations;
}

// One step of all hashes. Unsigned numbers wrap around.
std::uint32_t mix(std::uint32_t hash, std::uint32_t number) { return hash * 31u + number; }

std::uint32_t numberOf(double value) {
  std::uint64_t bits = 0x7ff8000000000000u;
  if (value == 0)
    bits = 0;
  else if (!std::isnan(value))
    std::memcpy(&bits, &value, sizeof bits);
  return static_cast<std::uint32_t>(bits >> 32) ^ static_cast<std::uint32_t>(bits & 0xffffffffu);
}

// Euclid's algorithm. long long, as the absolute value of the least int is no int.
long long divisor(long long a, long long b) {
  a = a < 0 ? -a : a;
  b = b < 0 ? -b : b;
  while (b != 0) {
    long long rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

long long positiveRemainder(long long x, long long m) {
  long long rest = x % m;
  return rest < 0 ? rest + m : rest;
}

bool isSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool endsWith(const std::string &text, const std::string &ending) {
  return text.size() >= ending.size() && text.compare(text.size() - ending.size(), ending.size(), ending) == 0;
}

std::string trimLeft(const std::string &text) {
  std::size_t from = 0;
  while (from < text.size() && isSpace(text[from]))
    ++from;
  return text.substr(from);
}

std::string trimRight(const std::string &text) {
  std::size_t to = text.size();
  while (to > 0 && isSpace(text[to - 1]))
    --to;
  return text.substr(0, to);
}

// The number of characters of the end of a line at this position, 0 if there is none.
std::size_t lineEndAt(const std::string &text, std::size_t at) {
  if (text[at] == '\n')
    return 1;
  if (text[at] != '\r')
    return 0;
  return at + 1 < text.size() && text[at + 1] == '\n' ? 2 : 1;
}

// Drops whitespace where a delimiter is the neighbour.
std::string removeWhitespace(const std::string &text, const std::string &delimiter, bool isBefore, bool isAfter) {
  assert(std::none_of(delimiter.begin(), delimiter.end(), isSpace));
  std::vector<std::string> pieces = ArraysUtil::split(text, delimiter);
  std::string result;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    std::string piece = pieces[i];
    if (isAfter && i > 0)
      piece = trimLeft(piece);
    if (isBefore && i + 1 < pieces.size())
      piece = trimRight(piece);
    result += (i > 0 ? delimiter : "") + piece;
  }
  return result;
}

struct RomanSymbol {
  int value;
  const char *letters;
};
constexpr RomanSymbol kRomanSymbols[] = {
    {1000, "M" },
    {900,  "CM"},
    {500,  "D" },
    {400,  "CD"},
    {100,  "C" },
    {90,   "XC"},
    {50,   "L" },
    {40,   "XL"},
    {10,   "X" },
    {9,    "IX"},
    {5,    "V" },
    {4,    "IV"},
    {1,    "I" },
};

}  // namespace

// ---- Numbers in arrays

int ArraysUtil::min(const std::vector<int> &array) {
  assert(!array.empty());
  return *std::min_element(array.begin(), array.end());
}

double ArraysUtil::min(const std::vector<double> &array) {
  assert(!array.empty());
  return *std::min_element(array.begin(), array.end());
}

int ArraysUtil::max(const std::vector<int> &array) {
  assert(!array.empty());
  return *std::max_element(array.begin(), array.end());
}

double ArraysUtil::max(const std::vector<double> &array) {
  assert(!array.empty());
  return *std::max_element(array.begin(), array.end());
}

std::pair<int, int> ArraysUtil::minMax(const std::vector<int> &array) {
  assert(!array.empty());
  std::pair<int, int> ends(array.front(), array.front());
  for (int element : array) {
    if (element < ends.first)
      ends.first = element;
    else if (element > ends.second)
      ends.second = element;
  }
  return ends;
}

long long ArraysUtil::sum(const std::vector<int> &array) {
  long long total = 0;
  for (int element : array)
    total += element;
  return total;
}

double ArraysUtil::sum(const std::vector<double> &array) {
  double total = 0;
  for (double element : array)
    total += element;
  return total;
}

long long ArraysUtil::elementRange(const std::vector<int> &array) {
  auto [least, greatest] = minMax(array);
  return static_cast<long long>(greatest) - least;
}

// ---- Searching

int ArraysUtil::indexOf(const std::vector<int> &array, int element) { return positionOf(array, element); }

int ArraysUtil::indexOf(const std::vector<double> &array, double element) {
  for (std::size_t i = 0; i < array.size(); ++i)
    if (array[i] == element || (std::isnan(array[i]) && std::isnan(element)))
      return static_cast<int>(i);
  return -1;
}

int ArraysUtil::indexOf(const std::vector<std::string> &array, const std::string &element) {
  return positionOf(array, element);
}

int ArraysUtil::indexOf(const std::vector<int> &array, const std::vector<int> &part) {
  int last = lengthOf(array) - lengthOf(part);
  for (int at = 0; at <= last; ++at)
    if (isSubarray(array, part, at))
      return at;
  return -1;
}

int ArraysUtil::lastIndexOf(const std::vector<int> &array, int element) {
  for (int at = lengthOf(array) - 1; at >= 0; --at)
    if (array[static_cast<std::size_t>(at)] == element)
      return at;
  return -1;
}

int ArraysUtil::lastIndexOf(const std::vector<int> &array, const std::vector<int> &part) {
  for (int at = lengthOf(array) - lengthOf(part); at >= 0; --at)
    if (isSubarray(array, part, at))
      return at;
  return -1;
}

bool ArraysUtil::isSubarray(const std::vector<int> &array, const std::vector<int> &part, int at) {
  if (at < 0 || at > lengthOf(array) - lengthOf(part))
    return false;
  return std::equal(part.begin(), part.end(), array.begin() + at);
}

int ArraysUtil::count(const std::vector<int> &array, int element) {
  return static_cast<int>(std::count(array.begin(), array.end(), element));
}

// ---- Making arrays of arrays

std::vector<int> ArraysUtil::subarray(const std::vector<int> &array, int start, int length) {
  return slice(array, start, length);
}

std::vector<std::string> ArraysUtil::subarray(const std::vector<std::string> &array, int start, int length) {
  return slice(array, start, length);
}

std::vector<int> ArraysUtil::reverse(const std::vector<int> &array) {
  return std::vector<int>(array.rbegin(), array.rend());
}

std::vector<int> ArraysUtil::rotate(const std::vector<int> &array, int distance) {
  if (array.empty())
    return {};
  auto first = static_cast<std::ptrdiff_t>(positiveRemainder(distance, lengthOf(array)));
  std::vector<int> turned(array.begin() + first, array.end());
  turned.insert(turned.end(), array.begin(), array.begin() + first);
  return turned;
}

std::vector<int> ArraysUtil::concat(const std::vector<int> &first, const std::vector<int> &second) {
  return chain(first, second);
}

std::vector<std::string> ArraysUtil::concat(const std::vector<std::string> &first,
                                            const std::vector<std::string> &second) {
  return chain(first, second);
}

void ArraysUtil::fill(std::vector<int> &array, int value) { std::fill(array.begin(), array.end(), value); }

std::vector<int> ArraysUtil::iota(int start, int count) {
  assert(count >= 0 && static_cast<long long>(start) + count - 1 <= INT_MAX);
  checkLength(count);
  std::vector<int> numbers;
  for (int i = 0; i < count; ++i)
    numbers.push_back(start + i);
  return numbers;
}

// ---- Questions about whole arrays

bool ArraysUtil::isSorted(const std::vector<int> &array) { return std::is_sorted(array.begin(), array.end()); }

bool ArraysUtil::isSorted(const std::vector<std::string> &array) { return std::is_sorted(array.begin(), array.end()); }

bool ArraysUtil::isSortedDescending(const std::vector<int> &array) {
  return std::is_sorted(array.rbegin(), array.rend());
}

bool ArraysUtil::noDuplicates(const std::vector<int> &array) { return allDiffer(array); }

bool ArraysUtil::noDuplicates(const std::vector<std::string> &array) { return allDiffer(array); }

bool ArraysUtil::noDuplicatesLimited(const std::vector<int> &array, int limit) {
  for (int element : array)
    if (element < 0 || element >= limit)
      return false;
  return allDiffer(array);
}

bool ArraysUtil::isPermutation(const std::vector<int> &array) { return noDuplicatesLimited(array, lengthOf(array)); }

std::vector<int> ArraysUtil::inversePermutation(const std::vector<int> &permutation) {
  assert(isPermutation(permutation));
  std::vector<int> inverse(permutation.size());
  for (std::size_t i = 0; i < permutation.size(); ++i)
    inverse[static_cast<std::size_t>(permutation[i])] = static_cast<int>(i);
  return inverse;
}

bool ArraysUtil::isSubset(const std::vector<int> &part, const std::vector<int> &whole) { return isPart(part, whole); }

bool ArraysUtil::isSubset(const std::vector<std::string> &part, const std::vector<std::string> &whole) {
  return isPart(part, whole);
}

// ---- Combinations

std::vector<std::vector<int>> ArraysUtil::createCombinations(int dims, int start, int cnt) {
  long long kinds = static_cast<long long>(cnt) - start + 1;
  checkLength(countCombinations(dims, kinds) * std::max(dims, 1));
  if (dims == 0)
    return {std::vector<int>()};
  std::vector<std::vector<int>> combinations;
  for (long long first = start; first <= cnt; ++first)
    for (const std::vector<int> &rest : createCombinations(dims - 1, static_cast<int>(first), cnt)) {
      std::vector<int> combination{static_cast<int>(first)};
      combination.insert(combination.end(), rest.begin(), rest.end());
      combinations.push_back(std::move(combination));
    }
  return combinations;
}

std::vector<std::vector<int>> ArraysUtil::createCombinations(int dims, const std::vector<int> &objects) {
  return combineObjects(dims, objects);
}

std::vector<std::vector<std::string>> ArraysUtil::createCombinations(int dims,
                                                                     const std::vector<std::string> &objects) {
  return combineObjects(dims, objects);
}

std::vector<std::vector<int>> ArraysUtil::permutations(const std::vector<int> &array) {
  if (array.size() > 6)
    failTooLong();
  std::vector<int> order(array);
  std::sort(order.begin(), order.end());
  std::vector<std::vector<int>> orders;
  do
    orders.push_back(order);
  while (std::next_permutation(order.begin(), order.end()));
  return orders;
}

// ---- Hashes

std::uint32_t ArraysUtil::hash(const std::vector<int> &array) {
  auto result = static_cast<std::uint32_t>(array.size());
  for (int element : array)
    result = mix(result, static_cast<std::uint32_t>(element));
  return result;
}

std::uint32_t ArraysUtil::hash(const std::vector<double> &array) {
  auto result = static_cast<std::uint32_t>(array.size());
  for (double element : array)
    result = mix(result, numberOf(element));
  return result;
}

std::uint32_t ArraysUtil::hash(const std::string &text) {
  auto result = static_cast<std::uint32_t>(text.size());
  for (char c : text)
    result = mix(result, static_cast<unsigned char>(c));
  return result;
}

std::uint32_t ArraysUtil::hash(const std::vector<std::string> &array) {
  auto result = static_cast<std::uint32_t>(array.size());
  for (const std::string &element : array)
    result = mix(result, hash(element));
  return result;
}

// ---- Divisors and remainders

long long ArraysUtil::gcd(int a, int b) { return divisor(a, b); }

long long ArraysUtil::gcd(const std::vector<int> &array) {
  long long result = 0;
  for (int element : array)
    result = divisor(result, element);
  return result;
}

long long ArraysUtil::gcdDifferences(const std::vector<int> &array) {
  long long result = 0;
  for (std::size_t i = 1; i < array.size(); ++i)
    result = divisor(result, static_cast<long long>(array[i]) - array[i - 1]);
  return result;
}

int ArraysUtil::modPositive(int x, int m) {
  assert(m != 0);
  long long size = m;
  return static_cast<int>(positiveRemainder(x, size < 0 ? -size : size));
}

std::vector<long long> ArraysUtil::modulus(const std::vector<int> &array) {
  if (array.size() < 3)
    return {};
  long long step = gcdDifferences(array);
  if (step < 2)
    return {};
  return {positiveRemainder(array.front(), step), step};
}

std::vector<long long> ArraysUtil::modulusStrict(const std::vector<int> &array) {
  std::set<int> elements(array.begin(), array.end());
  if (elements.size() < 3)
    return {};
  long long least = *elements.begin();
  long long step = *std::next(elements.begin()) - least;
  if (step < 2)
    return {};
  long long expected = least;
  for (int element : elements) {
    if (element != expected)
      return {};
    expected += step;
  }
  return {positiveRemainder(least, step), step};
}

std::vector<long long> ArraysUtil::nonmodulusStrict(const std::vector<int> &array) {
  return modulusStrict(missingNumbers(array));
}

std::vector<int> ArraysUtil::missingNumbers(const std::vector<int> &array) {
  if (array.empty())
    return {};
  std::set<int> present(array.begin(), array.end());
  checkLength(elementRange(array) + 1 - static_cast<long long>(present.size()));
  std::vector<int> missing;
  long long next = *present.begin();
  for (int element : present) {
    for (; next < element; ++next)
      missing.push_back(static_cast<int>(next));
    ++next;
  }
  return missing;
}

// ---- Replacing and counting in texts

std::string ArraysUtil::replaceString(const std::string &target, const std::string &oldText,
                                      const std::string &newText) {
  if (oldText.empty())
    return target;
  std::string result;
  std::size_t from = 0;
  for (std::size_t at = target.find(oldText); at != std::string::npos; at = target.find(oldText, from)) {
    result.append(target, from, at - from);
    result += newText;
    from = at + oldText.size();
  }
  result.append(target, from, std::string::npos);
  return limited(std::move(result));
}

std::string ArraysUtil::replaceAllChars(const std::string &target, char from, const std::string &to) {
  std::string result;
  for (char c : target) {
    if (c == from)
      result += to;
    else
      result += c;
    checkLength(lengthOf(result));
  }
  return result;
}

int ArraysUtil::count(const std::string &text, char what) {
  return static_cast<int>(std::count(text.begin(), text.end(), what));
}

int ArraysUtil::count(const std::string &text, const std::string &what) {
  if (what.empty())
    return 0;
  int times = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + what.size()))
    ++times;
  return times;
}

// ---- Lines

std::string ArraysUtil::lineSeparator(const std::string &text) {
  std::size_t at = text.find_first_of("\r\n");
  return at == std::string::npos ? "" : text.substr(at, lineEndAt(text, at));
}

std::string ArraysUtil::normalizeLines(const std::string &text, const std::string &separator) {
  std::string result;
  std::size_t at = 0;
  while (at < text.size()) {
    std::size_t end = lineEndAt(text, at);
    if (end > 0)
      result += separator;
    else
      result += text[at];
    at += std::max<std::size_t>(end, 1);
  }
  return limited(std::move(result));
}

std::vector<std::string> ArraysUtil::splitLines(const std::string &text) {
  std::vector<std::string> lines;
  std::size_t from = 0;
  while (from < text.size()) {
    std::size_t to = std::min(text.find_first_of("\r\n", from), text.size());
    lines.push_back(text.substr(from, to - from));
    from = to < text.size() ? to + lineEndAt(text, to) : to;
  }
  return lines;
}

std::string ArraysUtil::prefixLines(const std::string &prefix, const std::string &text) {
  std::string result = prefix;
  std::size_t at = 0;
  while (at < text.size()) {
    std::size_t end = lineEndAt(text, at);
    result.append(text, at, std::max<std::size_t>(end, 1));
    if (end > 0)
      result += prefix;
    at += std::max<std::size_t>(end, 1);
  }
  return limited(std::move(result));
}

std::string ArraysUtil::indentLines(int amount, const std::string &text) {
  assert(amount >= 0);
  checkLength(amount);
  return prefixLines(std::string(static_cast<std::size_t>(amount), ' '), text);
}

// ---- Widths

std::string ArraysUtil::padLeft(const std::string &text, int width) {
  checkLength(width);
  if (width <= lengthOf(text))
    return text;
  return std::string(static_cast<std::size_t>(width) - text.size(), ' ') + text;
}

std::string ArraysUtil::padRight(const std::string &text, int width) {
  checkLength(width);
  if (width <= lengthOf(text))
    return text;
  return text + std::string(static_cast<std::size_t>(width) - text.size(), ' ');
}

std::string ArraysUtil::padToWidth(const std::string &text, int width) {
  if (width < 0)
    throw std::invalid_argument("ArraysUtil::padToWidth: negative width");
  return padRight(text, width).substr(0, static_cast<std::size_t>(width));
}

std::string ArraysUtil::abbreviate(const std::string &text, int width) {
  assert(width >= 3);
  if (lengthOf(text) <= width)
    return text;
  return text.substr(0, static_cast<std::size_t>(width) - 3) + "...";
}

// ---- Escapes

std::string ArraysUtil::escapeNonAscii(const std::string &text) {
  std::string result;
  for (char c : text) {
    auto byte = static_cast<unsigned char>(c);
    switch (c) {
    case '\\': result += "\\\\"; break;
    case '"': result += "\\\""; break;
    case '\n': result += "\\n"; break;
    case '\r': result += "\\r"; break;
    case '\t': result += "\\t"; break;
    default:
      if (byte >= 32 && byte <= 126) {
        result += c;
        break;
      }
      result += '\\';
      result += static_cast<char>('0' + byte / 64);
      result += static_cast<char>('0' + byte / 8 % 8);
      result += static_cast<char>('0' + byte % 8);
    }
  }
  return limited(std::move(result));
}

std::string ArraysUtil::unescape(const std::string &text) {
  std::string result;
  std::size_t at = 0;
  while (at < text.size()) {
    char c = text[at++];
    if (c != '\\') {
      result += c;
      continue;
    }
    if (at == text.size())
      throw std::invalid_argument("ArraysUtil::unescape: a backslash at the end");
    char kind = text[at++];
    switch (kind) {
    case '\\':
    case '"': result += kind; break;
    case 'n': result += '\n'; break;
    case 'r': result += '\r'; break;
    case 't': result += '\t'; break;
    default: {
      auto isOctal = [&](std::size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '7'; };
      if (kind < '0' || kind > '3' || !isOctal(at) || !isOctal(at + 1))
        throw std::invalid_argument("ArraysUtil::unescape: no such escape");
      result += static_cast<char>((kind - '0') * 64 + (text[at] - '0') * 8 + (text[at + 1] - '0'));
      at += 2;
    }
    }
  }
  return result;
}

std::string ArraysUtil::quote(const std::string &text) { return limited("\"" + escapeNonAscii(text) + "\""); }

// ---- Whitespace

std::string ArraysUtil::removeWhitespaceAround(const std::string &text, const std::string &delimiter) {
  return removeWhitespace(text, delimiter, true, true);
}

std::string ArraysUtil::removeWhitespaceBefore(const std::string &text, const std::string &delimiter) {
  return removeWhitespace(text, delimiter, true, false);
}

std::string ArraysUtil::removeWhitespaceAfter(const std::string &text, const std::string &delimiter) {
  return removeWhitespace(text, delimiter, false, true);
}

std::string ArraysUtil::trim(const std::string &text) { return trimLeft(trimRight(text)); }

// ---- Pieces

std::vector<std::string> ArraysUtil::split(const std::string &text, char delimiter) {
  std::vector<std::string> pieces(1);
  for (char c : text) {
    if (c == delimiter)
      pieces.emplace_back();
    else
      pieces.back() += c;
  }
  return pieces;
}

std::vector<std::string> ArraysUtil::split(const std::string &text, const std::string &delimiter) {
  std::vector<std::string> pieces;
  std::size_t from = 0;
  if (!delimiter.empty())
    for (std::size_t at = text.find(delimiter); at != std::string::npos; at = text.find(delimiter, from)) {
      pieces.push_back(text.substr(from, at - from));
      from = at + delimiter.size();
    }
  pieces.push_back(text.substr(from));
  return pieces;
}

std::string ArraysUtil::join(const std::vector<std::string> &pieces, const std::string &separator) {
  std::string result;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (i > 0)
      result += separator;
    result += pieces[i];
    checkLength(lengthOf(result));
  }
  return result;
}

std::string ArraysUtil::join(const std::vector<int> &numbers, const std::string &separator) {
  std::vector<std::string> pieces;
  for (int number : numbers)
    pieces.push_back(std::to_string(number));
  return join(pieces, separator);
}

std::string ArraysUtil::nplural(int n, const std::string &noun) {
  assert(!noun.empty());
  std::string result = std::to_string(n) + " " + noun;
  if (n == 1)
    return result;
  if (endsWith(noun, "s") || endsWith(noun, "x") || endsWith(noun, "ch") || endsWith(noun, "sh"))
    return result + "es";
  if (noun.size() >= 2 && noun.back() == 'y') {
    char before = noun[noun.size() - 2];
    if (before >= 'a' && before <= 'z' && std::string("aeiou").find(before) == std::string::npos)
      return result.substr(0, result.size() - 1) + "ies";
  }
  return result + "s";
}

int ArraysUtil::delimitedIndex(const std::string &text, char delimiter, char quote) {
  assert(delimiter != quote);
  bool isQuoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == quote)
      isQuoted = !isQuoted;
    else if (text[i] == delimiter && !isQuoted)
      return static_cast<int>(i);
  }
  return -1;
}

bool ArraysUtil::wildcardMatch(const std::string &pattern, const std::string &text) {
  std::size_t p = 0;
  std::size_t t = 0;
  std::size_t star = std::string::npos;  // the last star that was passed
  std::size_t taken = 0;                 // where that star ends to fit the text
  while (t < text.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      taken = t;
    } else if (p < pattern.size() && (pattern[p] == '?' || pattern[p] == text[t])) {
      ++p;
      ++t;
    } else if (star != std::string::npos) {
      p = star + 1;
      t = ++taken;
    } else {
      return false;
    }
  }
  return pattern.find_first_not_of('*', p) == std::string::npos;
}

// ---- Maps and words

int ArraysUtil::incrementMap(std::map<std::string, int> &counts, const std::string &key, int amount) {
  auto found = counts.find(key);
  long long total = static_cast<long long>(found == counts.end() ? 0 : found->second) + amount;
  if (total < INT_MIN || total > INT_MAX)
    throw std::overflow_error("ArraysUtil::incrementMap: the sum is no int");
  counts[key] = static_cast<int>(total);
  return static_cast<int>(total);
}

std::vector<std::string> ArraysUtil::sortedKeys(const std::unordered_map<std::string, int> &map) {
  std::vector<std::string> keys;
  for (const auto &entry : map)
    keys.push_back(entry.first);
  std::sort(keys.begin(), keys.end());
  return keys;
}

std::vector<std::string> ArraysUtil::keysByValue(const std::map<std::string, int> &map) {
  std::vector<std::pair<std::string, int>> entries(map.begin(), map.end());
  std::sort(entries.begin(), entries.end(), [](const auto &a, const auto &b) {
    return a.second != b.second ? a.second > b.second : a.first < b.first;
  });
  std::vector<std::string> keys;
  for (const auto &entry : entries)
    keys.push_back(entry.first);
  return keys;
}

std::map<std::string, int> ArraysUtil::merge(const std::map<std::string, int> &first,
                                             const std::map<std::string, int> &second) {
  std::map<std::string, int> merged = first;
  for (const auto &[key, value] : second)
    incrementMap(merged, key, value);
  return merged;
}

std::vector<std::string> ArraysUtil::readWords(std::istream &in, int limit) {
  std::vector<std::string> words;
  std::string word;
  while (lengthOf(words) < limit && in >> word)
    words.push_back(word);
  return words;
}

std::map<std::string, int> ArraysUtil::wordCounts(const std::string &text) {
  std::map<std::string, int> counts;
  std::string word;
  auto finish = [&] {
    if (!word.empty())
      incrementMap(counts, word, 1);
    word.clear();
  };
  for (char c : text) {
    if (isSpace(c))
      finish();
    else
      word += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  }
  finish();
  return counts;
}

// ---- Numbers in texts

std::string ArraysUtil::toRoman(int n) {
  if (n < 1 || n > 3999)
    throw std::out_of_range("ArraysUtil::toRoman: not from 1 to 3999");
  std::string numeral;
  for (const RomanSymbol &symbol : kRomanSymbols)
    for (; n >= symbol.value; n -= symbol.value)
      numeral += symbol.letters;
  return numeral;
}

int ArraysUtil::fromRoman(const std::string &numeral) {
  int value = 0;
  std::size_t at = 0;
  for (const RomanSymbol &symbol : kRomanSymbols) {
    std::string letters = symbol.letters;
    while (value <= 3999 && numeral.compare(at, letters.size(), letters) == 0) {
      value += symbol.value;
      at += letters.size();
    }
  }
  // What was read may still be in a form that is not the usual one, such as IIII.
  if (value < 1 || value > 3999 || toRoman(value) != numeral)
    throw std::invalid_argument("ArraysUtil::fromRoman: not a Roman numeral");
  return value;
}

std::vector<int> ArraysUtil::parseInts(const std::string &text) {
  if (text.find_first_not_of(" \t") == std::string::npos)
    return {};
  std::vector<int> numbers;
  bool isTooLarge = false;
  for (const std::string &item : split(text, ',')) {
    std::size_t at = item.find_first_not_of(" \t");
    if (at == std::string::npos)
      throw std::invalid_argument("ArraysUtil::parseInts: a number is missing");
    bool isNegative = item[at] == '-';
    if (isNegative || item[at] == '+')
      ++at;
    if (at == item.size() || !isDigit(item[at]))
      throw std::invalid_argument("ArraysUtil::parseInts: no digits");
    long long value = 0;
    for (; at < item.size() && isDigit(item[at]); ++at)
      value = std::min(value * 10 + (item[at] - '0'), 1LL << 32);
    if (item.find_first_not_of(" \t", at) != std::string::npos)
      throw std::invalid_argument("ArraysUtil::parseInts: a number is followed by something else");
    value = isNegative ? -value : value;
    isTooLarge = isTooLarge || value < INT_MIN || value > INT_MAX;
    numbers.push_back(isTooLarge ? 0 : static_cast<int>(value));
  }
  if (isTooLarge)
    throw std::out_of_range("ArraysUtil::parseInts: a number is no int");
  return numbers;
}
