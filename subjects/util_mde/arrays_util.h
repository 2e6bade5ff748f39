#pragma once

#include <cstdint>
#include <istream>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

// A bag of functions over arrays, strings and small collections that the standard library does not have, or not in one
// call. All are static, none keeps anything between calls, and none changes its arguments but for those that take a
// reference that is not const (`fill`, `incrementMap`, `readWords`).
//
// - Positions and counts are `int`. "No such position" is -1.
// - "Must" in a comment is a duty of the caller: what happens otherwise is undefined (in debug builds mostly a failed
//   assertion). What is thrown is said for each function; where nothing is said nothing is thrown.
// - Texts are sequences of bytes. Whitespace is what std::isspace says of the C locale: ' ', \t, \n, \v, \f, \r.
// - "Limited" marks the functions whose results may be far longer than their arguments. They throw std::length_error
//   if the result would have more than kMaxSize elements (all elements of the inner vectors count) or characters.
class ArraysUtil {
public:
  static constexpr int kMaxSize = 5000;
  static constexpr int kMaxDims = 20;

  ArraysUtil() = delete;

  // ---- Numbers in arrays

  // The least and the greatest element. The array must not be empty and must hold no NaN.
  static int min(const std::vector<int> &array);
  static double min(const std::vector<double> &array);
  static int max(const std::vector<int> &array);
  static double max(const std::vector<double> &array);

  // The least and the greatest element together. The array must not be empty.
  static std::pair<int, int> minMax(const std::vector<int> &array);

  // The sum of the elements, 0 if there is none. Doubles are added from the first to the last.
  static long long sum(const std::vector<int> &array);
  static double sum(const std::vector<double> &array);

  // How far the greatest element is from the least. The array must not be empty.
  static long long elementRange(const std::vector<int> &array);

  // ---- Searching

  // The first position of the element, -1 if it does not occur. Of doubles, 0 equals -0 and NaN equals NaN.
  static int indexOf(const std::vector<int> &array, int element);
  static int indexOf(const std::vector<double> &array, double element);
  static int indexOf(const std::vector<std::string> &array, const std::string &element);

  // The first position at which `part` occurs as a whole, -1 if it does not. An empty part occurs at 0.
  static int indexOf(const std::vector<int> &array, const std::vector<int> &part);

  // The last position of the element or of `part`, -1 if there is none. An empty part occurs last at the very end.
  static int lastIndexOf(const std::vector<int> &array, int element);
  static int lastIndexOf(const std::vector<int> &array, const std::vector<int> &part);

  // Whether `part` occurs in the array from position `at` on. `at` may be any number; outside of the array the answer
  // is no (an empty part occurs from 0 up to and including the end).
  static bool isSubarray(const std::vector<int> &array, const std::vector<int> &part, int at);

  // How often the element occurs.
  static int count(const std::vector<int> &array, int element);

  // ---- Making arrays of arrays

  // The `length` elements from `start` on, which must all be there; `start` and `length` must not be negative.
  static std::vector<int> subarray(const std::vector<int> &array, int start, int length);
  static std::vector<std::string> subarray(const std::vector<std::string> &array, int start, int length);

  // The elements from the last to the first.
  static std::vector<int> reverse(const std::vector<int> &array);

  // The array turned to the left by `distance`, so that the element at `distance` comes first; a negative distance
  // turns it to the right. Any distance goes, it is taken modulo the size; an empty array stays empty.
  static std::vector<int> rotate(const std::vector<int> &array, int distance);

  // The elements of both. Limited.
  static std::vector<int> concat(const std::vector<int> &first, const std::vector<int> &second);
  static std::vector<std::string> concat(const std::vector<std::string> &first, const std::vector<std::string> &second);

  // Sets all elements to the value.
  static void fill(std::vector<int> &array, int value);

  // The numbers start, start + 1, …: `count` of them. The count must not be negative, and the last number must be an
  // int. Limited.
  static std::vector<int> iota(int start, int count);

  // ---- Questions about whole arrays

  // Whether no element is less (for descending: greater) than the one before it.
  static bool isSorted(const std::vector<int> &array);
  static bool isSorted(const std::vector<std::string> &array);
  static bool isSortedDescending(const std::vector<int> &array);

  // Whether all elements differ.
  static bool noDuplicates(const std::vector<int> &array);
  static bool noDuplicates(const std::vector<std::string> &array);

  // Whether all elements differ and all are among 0, …, limit - 1.
  static bool noDuplicatesLimited(const std::vector<int> &array, int limit);

  // Whether the elements are the positions of the array, each once.
  static bool isPermutation(const std::vector<int> &array);

  // For a permutation p (the array must be one) the array q with q[p[i]] == i.
  static std::vector<int> inversePermutation(const std::vector<int> &permutation);

  // Whether every element of `part` occurs in `whole`, however often.
  static bool isSubset(const std::vector<int> &part, const std::vector<int> &whole);
  static bool isSubset(const std::vector<std::string> &part, const std::vector<std::string> &whole);

  // ---- Combinations

  // All combinations, with repetition and without regard to order, of `dims` of the numbers from `start` to `cnt`, both
  // included. Each is in ascending order, and they are in lexicographic order: (2, 1, 3) gives 11 12 13 22 23 33. There
  // is one combination of no numbers, the empty one; if start > cnt there is no other. `dims` must be from 0 to
  // kMaxDims. Limited (the empty combination counts as one element).
  static std::vector<std::vector<int>> createCombinations(int dims, int start, int cnt);

  // The same with objects, which are told apart and ordered by their positions: equal ones are not taken for the same.
  static std::vector<std::vector<int>> createCombinations(int dims, const std::vector<int> &objects);
  static std::vector<std::vector<std::string>> createCombinations(int dims, const std::vector<std::string> &objects);

  // All different orders of the elements, in lexicographic order: one if the array is empty. Limited, to be exact:
  // std::length_error is thrown for more than six elements.
  static std::vector<std::vector<int>> permutations(const std::vector<int> &array);

  // ---- Hashes

  // Begins with the number of elements; each element in turn multiplies by 31 and adds its own number, all modulo 2^32.
  // The number of an int is itself; of a character of a string its byte, 0 to 255; of a string its hash; of a double
  // the upper half of its bits xor the lower half, where -0 counts as 0 and every NaN as 0x7ff8000000000000.
  static std::uint32_t hash(const std::vector<int> &array);
  static std::uint32_t hash(const std::vector<double> &array);
  static std::uint32_t hash(const std::string &text);
  static std::uint32_t hash(const std::vector<std::string> &array);

  // ---- Divisors and remainders

  // The greatest common divisor, never negative; gcd(0, x) is |x|. That of an empty array is 0.
  static long long gcd(int a, int b);
  static long long gcd(const std::vector<int> &array);

  // The greatest common divisor of the differences between neighbours; 0 if there are none or all are 0.
  static long long gcdDifferences(const std::vector<int> &array);

  // The remainder of x / m that is at least 0 and less than |m|. m must not be 0.
  static int modPositive(int x, int m);

  // {r, m} with the greatest m such that all elements are r modulo m, 0 <= r < m; empty if there are less than three
  // elements, if they are all equal, or if m would be 1.
  static std::vector<long long> modulus(const std::vector<int> &array);

  // {r, m} as above if the elements are exactly the numbers between the least and the greatest of them that are
  // r modulo m, in any order and however often, at least three different ones, m >= 2. Otherwise empty.
  static std::vector<long long> modulusStrict(const std::vector<int> &array);

  // What modulusStrict says of the missing numbers. Limited as missingNumbers is.
  static std::vector<long long> nonmodulusStrict(const std::vector<int> &array);

  // The numbers between the least and the greatest element that do not occur, ascending. Limited.
  static std::vector<int> missingNumbers(const std::vector<int> &array);

  // ---- Replacing and counting in texts

  // Replaces the occurrences of `oldText`, from left to right; what was put in is not looked at again. If oldText is
  // empty the target is returned as it is. Otherwise limited.
  static std::string replaceString(const std::string &target, const std::string &oldText, const std::string &newText);

  // Replaces every character `from` by the text. Limited.
  static std::string replaceAllChars(const std::string &target, char from, const std::string &to);

  // How often a character, or a text, occurs; occurrences are counted from left to right and do not overlap. The empty
  // text occurs never.
  static int count(const std::string &text, char what);
  static int count(const std::string &text, const std::string &what);

  // ---- Lines: a line ends with "\n", "\r\n" or "\r"

  // The end of the first line, "" if no line of the text is ended.
  static std::string lineSeparator(const std::string &text);

  // The text with this separator in place of every end of a line. Limited.
  static std::string normalizeLines(const std::string &text, const std::string &separator);

  // The lines without their ends. What follows the last end is a line only if it is not empty.
  static std::vector<std::string> splitLines(const std::string &text);

  // The prefix at the start of the text and behind every end of a line, the last one too. Limited.
  static std::string prefixLines(const std::string &prefix, const std::string &text);

  // Prefixes lines with `amount` blanks, which must not be negative. Limited.
  static std::string indentLines(int amount, const std::string &text);

  // ---- Widths

  // Blanks before (behind) the text up to the width. A text that has the width, or more, is returned as it is, and so a
  // negative width does nothing. Widths beyond kMaxSize: std::length_error.
  static std::string padLeft(const std::string &text, int width);
  static std::string padRight(const std::string &text, int width);

  // The text with exactly this width: blanks behind it, or cut off. std::invalid_argument for a negative width,
  // std::length_error beyond kMaxSize.
  static std::string padToWidth(const std::string &text, int width);

  // The text if it is no longer than the width, otherwise its beginning and "...", together as long as the width,
  // which must be at least 3.
  static std::string abbreviate(const std::string &text, int width);

  // ---- Escapes

  // Only printable ASCII: \ and " get a backslash before them, newline, carriage return and tab become \n, \r, \t, and
  // other bytes below 32 or above 126 three octal digits, such as \007. Limited.
  static std::string escapeNonAscii(const std::string &text);

  // The other way round. std::invalid_argument if a backslash is followed by anything else than escapeNonAscii writes,
  // octal numbers of any byte (000 to 377) excepted, which are allowed.
  static std::string unescape(const std::string &text);

  // The escaped text between double quotes. Limited.
  static std::string quote(const std::string &text);

  // ---- Whitespace

  // Drops the whitespace on both sides of, before or behind each occurrence of the delimiter, which are looked for from
  // left to right in the given text and do not overlap. The delimiter must not contain whitespace; an empty one occurs
  // nowhere.
  static std::string removeWhitespaceAround(const std::string &text, const std::string &delimiter);
  static std::string removeWhitespaceBefore(const std::string &text, const std::string &delimiter);
  static std::string removeWhitespaceAfter(const std::string &text, const std::string &delimiter);

  // Drops the whitespace at both ends.
  static std::string trim(const std::string &text);

  // ---- Pieces

  // What is between the delimiters: always one piece more than there are delimiters, many may be empty. An empty
  // delimiter occurs nowhere.
  static std::vector<std::string> split(const std::string &text, char delimiter);
  static std::vector<std::string> split(const std::string &text, const std::string &delimiter);

  // The pieces with the separator between them. Limited.
  static std::string join(const std::vector<std::string> &pieces, const std::string &separator);
  static std::string join(const std::vector<int> &numbers, const std::string &separator);

  // Number and noun, in the plural unless n is 1: "1 box", "2 boxes", "0 cats", "3 berries". The noun, which must not
  // be empty, gets "es" behind s, x, ch and sh; a final y behind a letter that is none of aeiou becomes "ies" (letters
  // are a to z); all others get "s".
  static std::string nplural(int n, const std::string &noun);

  // The first position of the delimiter that is not within quotes, -1 if there is none. A quote that is not closed
  // reaches to the end. Delimiter and quote must differ.
  static int delimitedIndex(const std::string &text, char delimiter, char quote);

  // Whether the pattern fits the whole text: '*' fits any characters, none too, '?' any one, all others themselves.
  static bool wildcardMatch(const std::string &pattern, const std::string &text);

  // ---- Maps and words

  // Adds to the value of the key, which is 0 if it was not there, and returns the sum. std::overflow_error, and nothing
  // is changed, if it is no int.
  static int incrementMap(std::map<std::string, int> &counts, const std::string &key, int amount);

  // The keys in ascending order.
  static std::vector<std::string> sortedKeys(const std::unordered_map<std::string, int> &map);

  // The keys by their values, the greatest first; those of equal values in ascending order.
  static std::vector<std::string> keysByValue(const std::map<std::string, int> &map);

  // The keys of both; the values of those that both have are added. std::overflow_error if a sum is no int.
  static std::map<std::string, int> merge(const std::map<std::string, int> &first,
                                          const std::map<std::string, int> &second);

  // Reads words, which are separated by whitespace, up to the limit or the end of the stream, and nothing behind the
  // last of them. A limit below 1 reads nothing. The stream must skip whitespace, have no field width and not throw.
  static std::vector<std::string> readWords(std::istream &in, int limit);

  // How often each word of the text occurs; A to Z are taken for a to z.
  static std::map<std::string, int> wordCounts(const std::string &text);

  // ---- Numbers in texts

  // Roman numerals in capitals, in the shortest usual form: 1994 is MCMXCIV. std::out_of_range unless 1 <= n <= 3999.
  static std::string toRoman(int n);

  // The other way round. std::invalid_argument for everything that toRoman does not return.
  static int fromRoman(const std::string &numeral);

  // The numbers of a list such as "3, -4,+5": digits with an optional sign, separated by commas, with blanks and tabs
  // anywhere around them. A text of blanks and tabs, or none, is the empty list. std::invalid_argument if something
  // else is found; otherwise std::out_of_range if a number is no int.
  static std::vector<int> parseInts(const std::string &text);
};
