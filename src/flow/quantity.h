#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace eclat {

enum class QuantityOf : std::uint8_t { Field, Parameter, Result };
enum class QuantityPart : std::uint8_t { Whole, Size, Elements, Values };  // Values: of a map, by key; second of a pair

// Something that the code computes with: a field, a parameter or a result of a function, or the size or the elements
// of one that is a container.
struct Quantity {
  QuantityOf of = QuantityOf::Field;
  QuantityPart part = QuantityPart::Whole;
  std::string owner;  // the signature of the function that has this parameter or result
  std::string name;   // of a field: qualified, "C::f"; of a parameter: its name

  Quantity() = default;
  // A quantity that is written out in our own code, spelled as print() does.
  Quantity(const char *written);
  static Quantity field(std::string qualifiedName) { return {QuantityOf::Field, "", std::move(qualifiedName)}; }
  static Quantity parameter(std::string signature, std::string name) {
    return {QuantityOf::Parameter, std::move(signature), std::move(name)};
  }
  static Quantity result(std::string signature) { return {QuantityOf::Result, std::move(signature), ""}; }

  Quantity partOf(QuantityPart wanted) const;

  auto operator<=>(const Quantity &) const = default;

private:
  Quantity(QuantityOf of, std::string owner, std::string name)
      : of(of), owner(std::move(owner)), name(std::move(name)) {}
};

// "field C::f", "param SIGNATURE NAME", "return SIGNATURE"; of a part "size C::f", "elements param SIGNATURE NAME".
std::string print(const Quantity &quantity);
Quantity parseQuantity(std::string_view text);

}  // namespace eclat
