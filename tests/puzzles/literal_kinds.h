// FINDS: nothing
// WITH: --class LiteralKinds -- -std=c++23
// BUDGET: rounds 1
#pragma once

#include <any>
#include <chrono>
#include <cstddef>
#include <expected>
#include <forward_list>
#include <functional>
#include <initializer_list>
#include <memory>
#include <queue>
#include <set>
#include <span>
#include <stack>
#include <string>
#include <string_view>
#include <system_error>
#include <variant>
#include <vector>

enum class Id : long {};
struct Backwards {
  bool operator()(int a, int b) const { return b < a; }
};

// Takes a value of every kind that the library has and that a person can write down. None of them does harm.
class LiteralKinds {
public:
  void oneOf(std::variant<int, std::string, std::monostate> v) { size_ = v.index(); }
  void twoAlike(const std::variant<int, int> &v) { size_ = v.index(); }
  std::expected<int, std::string> result(std::expected<int, std::string> e) const { return e; }
  void any(const std::any &a) { size_ = a.has_value(); }
  void visit(const std::function<void(int)> &f) { f(static_cast<int>(size_)); }
  int map(int (*f)(int)) const { return f ? f(1) : 0; }
  void order(std::function<bool(const std::string &, const std::string &)> less) { size_ = less("a", "b") ? 1 : 2; }
  void list(std::initializer_list<std::string> texts) { size_ = texts.size(); }
  void array(const int *data, std::size_t n) { size_ = std::vector<int>(data, data + n).size(); }
  void fill(char *buffer, int length) { std::fill_n(buffer, length, 'x'); }
  void bytes(const void *data, std::size_t size) { size_ = std::string(static_cast<const char *>(data), size).size(); }
  void parse(const char *text, std::size_t len) { size_ = std::string_view(text, len).size(); }
  void range(const double *first, const double *last) { size_ = static_cast<std::size_t>(last - first); }
  void zero(std::span<int> values) { std::fill(values.begin(), values.end(), 0); }
  void raw(std::span<const std::byte> bytes, std::byte one) { size_ = bytes.size() + std::to_integer<int>(one); }
  void wide(const std::wstring &w, std::u16string_view v, std::u8string u) { size_ = w.size() + v.size() + u.size(); }
  void when(std::chrono::system_clock::time_point t, std::chrono::year_month_day d) {
    size_ = t.time_since_epoch().count() > 0 && d.ok();
  }
  void error(std::error_code code, std::exception_ptr why) { size_ = code ? 1 : why ? 2 : 0; }
  void adapted(std::stack<int> s, const std::queue<int> &q, std::priority_queue<int> p) {
    size_ = s.size() + q.size() + p.size();
  }
  void chain(const std::forward_list<int> &l, std::vector<bool> b) { size_ = b.size() + !l.empty(); }
  void sorted(const std::set<int, Backwards> &s, const std::allocator<int> &) { size_ = s.size(); }
  void skip(std::string_view &text) { text.remove_prefix(text.empty() ? 0 : 1); }
  void big(__int128 x, wchar_t w, char8_t c, Id id, std::nullptr_t) {
    size_ = (x > 0) + (w > 0) + (c > 0) + (static_cast<long>(id) > 0);
  }
  std::size_t size() const { return size_; }

private:
  std::size_t size_ = 0;
};
