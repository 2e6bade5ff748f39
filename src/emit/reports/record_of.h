#pragma once

#include "emit/reports/report_row.h"

#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

namespace eclat {

// Makes rows from getters, whose types say most about the row. A description uses only RecordOf, at the end of this
// file.

// Points to an object that stands in the report, which keeps it alive.
template <class T> Item itemIn(const T &value) { return {Item(), &value}; }

// Tells from the type of a getter's result whether the row is optional, and whether it is a list.
template <class V> struct Given {
  using Of = V;
  static constexpr Amount kAmount = Amount::One;
  static constexpr bool kIsOptional = false;
};
template <class V> struct Given<std::optional<V>> : Given<V> {
  static constexpr bool kIsOptional = true;
};
template <class V> struct Given<const V *> : Given<V> {
  static constexpr bool kIsOptional = true;
};
template <> struct Given<const char *> : Given<std::string> {};
template <class V> struct Given<std::vector<V>> : Given<V> {
  static constexpr Amount kAmount = Amount::List;
};
template <class V> struct Given<std::vector<std::pair<std::string, V>>> : Given<V> {
  static constexpr Amount kAmount = Amount::Named;
};

template <class V> constexpr Content contentOf() {
  if constexpr (std::is_same_v<V, bool>)
    return Content::Flag;
  else if constexpr (std::is_integral_v<V>)
    return Content::Count;
  else if constexpr (std::is_same_v<V, std::string>)
    return Content::Text;
  else
    return Content::Record;
}

// Appends what a getter gave to the entries. An item that is a record is pointed to where it stands, or kept if the
// getter made it.
template <class V> void addEntries(std::vector<Entry> &to, V &&given, const std::string &name = {}) {
  using Type = std::remove_cvref_t<V>;
  constexpr Content kContent = contentOf<typename Given<Type>::Of>();
  if constexpr (Given<Type>::kIsOptional) {
    if (given)
      addEntries(to, *std::forward<V>(given), name);
  } else if constexpr (Given<Type>::kAmount == Amount::Named) {
    static_assert(kContent != Content::Record);
    for (auto &[key, value] : given)
      addEntries(to, value, key);
  } else if constexpr (Given<Type>::kAmount == Amount::List) {
    for (auto &value : given)
      if constexpr (std::is_lvalue_reference_v<V>)
        addEntries(to, value);
      else
        addEntries(to, std::move(value));
  } else if constexpr (kContent == Content::Flag) {
    to.push_back({name, bool(given)});
  } else if constexpr (kContent == Content::Count) {
    to.push_back({name, static_cast<std::uint64_t>(given)});
  } else if constexpr (kContent == Content::Text) {
    to.push_back({name, std::string(given)});
  } else if constexpr (std::is_lvalue_reference_v<V>) {
    to.push_back({name, itemIn(given)});
  } else {
    to.push_back({name, std::make_shared<const Type>(std::move(given))});
  }
}

// A record whose items are of type T.
template <class T> class RecordOf : public Record {
  template <class Get> static decltype(auto) valueOf(const Get &get, const T &item, const RowScope &scope) {
    if constexpr (std::is_invocable_v<Get, const T &, const RowScope &>)
      return std::invoke(get, item, scope);
    else
      return std::invoke(get, item);
  }
  template <class Get>
  using ResultOf = decltype(valueOf(std::declval<Get>(), std::declval<const T &>(), std::declval<const RowScope &>()));

  // The type of what a getter gives, or of the elements of the list that it gives.
  template <class Get> using Of = typename Given<std::remove_cvref_t<ResultOf<Get>>>::Of;

public:
  RecordOf(std::string name, std::string meaning, void (*describe)(RecordOf &))
      : Record{std::move(name), std::move(meaning)} {
    describe(*this);
  }

  // Adds a field of text, counts or flags. `get` is a member of T, or a function of a T and, if it needs that, of the
  // scope. The type of its result says what the field is: an optional or a pointer may be missing, a vector is a list,
  // a vector of pairs is a list with names.
  template <class Get> Row &row(std::string field, std::string about, Get get) {
    static_assert(contentOf<Of<Get>>() != Content::Record, "this field needs to know its record");
    return addRow(std::move(field), std::move(about), std::move(get));
  }

  // Adds a field that is a record, or a list of records.
  template <class Get, class V> Row &row(std::string field, std::string about, Get get, const RecordOf<V> &(*inner)()) {
    static_assert(std::is_same_v<Of<Get>, V>, "another record is for this");
    Row &added = addRow(std::move(field), std::move(about), std::move(get));
    added.record = [inner]() -> const Record & { return inner(); };
    return added;
  }

  // The getter for a record that only groups fields of its outer record, so that both have the same item.
  static const T &itself(const T &item) { return item; }

private:
  template <class Get> Row &addRow(std::string field, std::string about, Get get) {
    using Result = Given<std::remove_cvref_t<ResultOf<Get>>>;
    Row &added = rows.emplace_back();
    added.xml.name = kebabCase(field);
    added.name = std::move(field);
    added.meaning = std::move(about);
    added.content = contentOf<typename Result::Of>();
    added.amount = Result::kAmount;
    added.isOptional = Result::kIsOptional;
    added.get = [get](const Item &item, const RowScope &scope) {
      std::vector<Entry> entries;
      addEntries(entries, valueOf(get, *static_cast<const T *>(item.get()), scope));
      return entries;
    };
    return added;
  }
};

}  // namespace eclat
