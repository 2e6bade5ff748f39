#include "emit/cpp/prelude_pieces.h"

#include "../../../runtime/value.h"

namespace eclat {

static_assert(rt::kMaxElements == 256, "kHeld below is what the worker holds of a sequence");

const std::vector<PieceRow> &valuePieces() {
  static const std::vector<PieceRow> table = {
      {Piece::Reveal,          {"memberOf"},                             {},                            {},                                        R"(
// Private fields are reached by explicit instantiation: there access is not checked, [temp.spec.general].
template <class Tag, auto Member> struct Reveal {
  friend constexpr auto memberOf(Tag) { return Member; }
};
)"},
      {Piece::Shown,           {"shown"},                                {},                            {"sstream", "string", "type_traits"},      R"(
// A value as text: [1, 2], "a", null.
template <class T> std::string shown(const T &value) {
  std::ostringstream out;
  if constexpr (std::is_same_v<T, bool>)
    out << (value ? "true" : "false");
  else if constexpr (std::is_convertible_v<const T &, std::string>)
    out << '"' << std::string(value) << '"';
  else if constexpr (std::is_pointer_v<T>)
    out << (value ? "not null" : "null");
  else if constexpr (std::is_arithmetic_v<T>)
    out << value;
  else if constexpr (std::is_enum_v<T>)
    out << static_cast<long long>(value);
  else if constexpr (std::is_constructible_v<bool, const T &>)  // an optional
    out << (value ? shown(*value) : "nothing");
  else {
    out << '[';
    for (const auto &element : value)
      out << (out.tellp() > 1 ? ", " : "") << shown(element);
    out << ']';
  }
  return out.str();
}
)"},
      {Piece::Plain,           {"plain"},                                {},                            {"string", "type_traits"},                 R"(
// Numbers are compared as the widest of their kind, so that no sign and no digit is lost.
template <class T> auto plain(const T &value) {
  if constexpr (std::is_floating_point_v<T>)
    return static_cast<double>(value);
  else if constexpr (std::is_pointer_v<T>)
    return static_cast<const void *>(value);
  else if constexpr (std::is_unsigned_v<T> && sizeof(T) == sizeof(long long))
    return static_cast<unsigned long long>(value);
  else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>)
    return static_cast<long long>(value);
  else
    return std::string(value);
}
)"},
      {Piece::Elements,        {"elementsOf"},                           {Piece::Plain},                {"iterator", "vector"},                    R"(
template <class Range> auto elementsOf(const Range &range) {
  std::vector<decltype(plain(*std::begin(range)))> elements;
  for (const auto &element : range)
    elements.push_back(plain(element));
  return elements;
}
)"},
      {Piece::HeapArray,       {"heapArray"},                            {Piece::Plain},                {"cstddef", "optional", "vector"},         R"(
// The elements of an array on the heap. Only AddressSanitizer knows how many there are; without it there is no
// value, and checks that need one are skipped.
template <class T> auto heapArray([[maybe_unused]] const T *first) {
  std::optional<std::vector<decltype(plain(*first))>> elements;
#ifdef ECLAT_KNOWS_HEAP_ARRAYS
  if (first == nullptr || !__sanitizer_get_ownership(first))
    return elements;
  elements.emplace();
  for (std::size_t i = 0; i < __sanitizer_get_allocated_size(first) / sizeof(T); ++i)
    elements->push_back(plain(first[i]));
#endif
  return elements;
}
)"},
      {Piece::SizeOf,          {"sizeOf"},                               {},                            {},                                        R"(
template <class T> long long sizeOf(const T &value) { return static_cast<long long>(value.size()); }
)"},
      {Piece::Held,            {"kHeld", "isWhole", "heldEnd"},          {},                            {"algorithm", "cstddef"},                  R"(
// The model knows the first 256 elements of a sequence. What only the rest could decide is not judged.
constexpr std::size_t kHeld = 256;

template <class Elements> bool isWhole(const Elements &elements) { return elements.size() <= kHeld; }

template <class Elements> auto heldEnd(const Elements &elements) {
  return elements.begin() + static_cast<std::ptrdiff_t>(std::min(elements.size(), kHeld));
}
)"},
      {Piece::Compare,         {"equal", "less", "lessOrEqual"},         {Piece::Plain},                {"type_traits"},                           R"(
// Comparison by value, whatever the two types are.
template <class A, class B> bool equal(const A &a, const B &b) {
  if constexpr (std::is_same_v<A, long long> && std::is_same_v<B, unsigned long long>)
    return a >= 0 && static_cast<unsigned long long>(a) == b;
  else if constexpr (std::is_same_v<A, unsigned long long> && std::is_same_v<B, long long>)
    return equal(b, a);
  else if constexpr (std::is_arithmetic_v<A> && std::is_arithmetic_v<B> && !std::is_same_v<A, B>)
    return static_cast<double>(a) == static_cast<double>(b);
  else if constexpr (std::is_same_v<A, B>)
    return a == b;
  else
    return false;
}

template <class A, class B> bool less(const A &a, const B &b) {
  if constexpr (std::is_same_v<A, long long> && std::is_same_v<B, unsigned long long>)
    return a < 0 || static_cast<unsigned long long>(a) < b;
  else if constexpr (std::is_same_v<A, unsigned long long> && std::is_same_v<B, long long>)
    return b >= 0 && a < static_cast<unsigned long long>(b);
  else if constexpr (std::is_arithmetic_v<A> && std::is_arithmetic_v<B> && !std::is_same_v<A, B>)
    return static_cast<double>(a) < static_cast<double>(b);
  else
    return a < b;
}

template <class A, class B> bool lessOrEqual(const A &a, const B &b) { return less(a, b) || equal(a, b); }
)"},
      {Piece::CompareElements, {"equalElements"},                        {Piece::Compare, Piece::Held}, {"algorithm"},                             R"(
template <class A, class B> bool equalElements(const A &a, const B &b) {
  return a.size() == b.size() &&
         std::equal(a.begin(), heldEnd(a), b.begin(), [](auto &x, auto &y) { return equal(x, y); });
}
)"},
      {Piece::Contains,        {"contains", "lacks"},                    {Piece::Compare, Piece::Held}, {"algorithm"},                             R"(
template <class Elements, class T> bool lacks(const Elements &elements, const T &wanted) {
  return std::none_of(elements.begin(), heldEnd(elements),
                      [&](const auto &element) { return equal(element, plain(wanted)); });
}

template <class Elements, class T> bool contains(const Elements &elements, const T &wanted) {
  return !lacks(elements, wanted) || !isWhole(elements);
}
)"},
      {Piece::Every,           {"every"},                                {Piece::Held},                 {"algorithm"},                             R"(
template <class Elements, class Holds> bool every(const Elements &elements, Holds holds) {
  return std::all_of(elements.begin(), heldEnd(elements), holds);
}
)"},
      {Piece::At,              {"has", "at"},                            {Piece::Held},                 {"cstddef"},                               R"(
template <class Elements> bool has(const Elements &elements, long long index) {
  return index >= 0 && index < heldEnd(elements) - elements.begin();
}

template <class Elements> auto at(const Elements &elements, long long index) {
  return elements[static_cast<std::size_t>(index)];
}
)"},
      {Piece::Slice,           {"hasSlice", "slice"},                    {Piece::Held},                 {},                                        R"(
// Both ends are included; one before the first is the empty slice.
template <class Elements> bool hasSlice(const Elements &elements, long long first, long long last) {
  return first >= 0 && last >= first - 1 && last < heldEnd(elements) - elements.begin();
}

template <class Elements> Elements slice(const Elements &elements, long long first, long long last) {
  return Elements(elements.begin() + first, elements.begin() + last + 1);
}
)"},
      {Piece::Overflow,        {"canAdd", "canSubtract", "canMultiply"}, {},                            {},                                        R"(
// A sum, difference or product that no long long holds has no value.
[[maybe_unused]] inline bool canAdd(long long a, long long b) { return !__builtin_add_overflow(a, b, &a); }
[[maybe_unused]] inline bool canSubtract(long long a, long long b) { return !__builtin_sub_overflow(a, b, &a); }
[[maybe_unused]] inline bool canMultiply(long long a, long long b) { return !__builtin_mul_overflow(a, b, &a); }
)"},
      {Piece::Fits,
       {"fits"},
       {},
       {"limits"},
       R"(
inline bool fits(unsigned long long number) {
  return number <= static_cast<unsigned long long>(std::numeric_limits<long long>::max());
}
)"                                                                                                                                            },
      {Piece::Modulo,          {"modulo"},                               {},                            {},                                        R"(
inline long long modulo(long long a, long long b) { return b == -1 ? 0 : a % b; }
)"},
      {Piece::Gcd,             {"wideGcd", "hasGcd", "gcdOf"},           {},                            {"limits", "numeric"},                     R"(
// The least long long has no positive counterpart, and so may have no divisor that is a long long.
inline unsigned long long wideGcd(long long a, long long b) {
  auto magnitude = [](long long x) {
    return x < 0 ? 0 - static_cast<unsigned long long>(x) : static_cast<unsigned long long>(x);
  };
  return std::gcd(magnitude(a), magnitude(b));
}

inline bool hasGcd(long long a, long long b) {
  return wideGcd(a, b) <= static_cast<unsigned long long>(std::numeric_limits<long long>::max());
}

inline long long gcdOf(long long a, long long b) { return static_cast<long long>(wideGcd(a, b)); }
)"},
      {Piece::MemoryLimit,     {"limitMemory"},                          {},                            {"fstream", "sys/resource.h", "unistd.h"}, R"(
// Lets the process grow by 512 MiB from where it is: AddressSanitizer has terabytes reserved from the start.
inline void limitMemory() {
  unsigned long pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  const rlim_t bytes = pages * static_cast<unsigned long>(sysconf(_SC_PAGESIZE)) + (512ul << 20);
  const rlimit limit = {bytes, bytes};
  setrlimit(RLIMIT_AS, &limit);
}
)"},
      {Piece::DeathTest,       {"kReturned"},                            {},                            {"cstdlib"},                               R"(
// How a child process says that the tested call came back. Not 0: the call itself may end the process.
constexpr int kReturned = 77;
)"},
      {Piece::Patience,        {"kPatience"},                            {},                            {},                                        R"(
// Seconds after which a call counts as one that never comes back.
#ifdef ECLAT_PATIENCE
constexpr unsigned kPatience = ECLAT_PATIENCE;
#else
constexpr unsigned kPatience = 10;
#endif
)"},
      {Piece::EndOfChild,
       {"endOfChild"},
       {Piece::DeathTest},
       {"cerrno", "csignal", "cstring", "string", "sys/wait.h", "unistd.h"},
       R"(
// Runs a call in a process of its own and tells how that ended. The framework must not hear of it there.
template <class Call> std::string endOfChild(Call call) {
  const pid_t child = fork();
  if (child == 0) {
    for (int signal : {SIGABRT, SIGFPE, SIGILL, SIGSEGV, SIGTERM, SIGINT})
      std::signal(signal, SIG_DFL);
    [&]() noexcept { call(); }();
    std::_Exit(0);
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFSIGNALED(status))
    return std::string("ended by signal: ") + strsignal(WTERMSIG(status));
  const int code = WEXITSTATUS(status);
  return code == kReturned ? "returned" : "ended with exit code " + std::to_string(code);
}
)"                                                                                                                                            },
      {Piece::Nearly,          {"nearly"},                               {},                            {"algorithm", "cmath", "limits"},          R"(
// The same but for what another compiler may round differently.
[[maybe_unused]] inline bool nearly(double a, double b) {
  return a == b || (std::isnan(a) && std::isnan(b)) ||
         std::abs(a - b) <= 4 * std::numeric_limits<double>::epsilon() * std::max(std::abs(a), std::abs(b));
}
)"},
      {Piece::Keep,
       {"lookAt"},
       {},
       {},
       R"(
// An optimiser may leave out a call whose result nobody looks at.
template <class T> void lookAt(const T &value) { asm volatile("" : : "g"(&value) : "memory"); }
)"                                                                                                                                            },
  };
  return table;
}

}  // namespace eclat
