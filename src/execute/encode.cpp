#include "execute/encode.h"

#include "../../runtime/bytes.h"
#include "../../runtime/wire.h"
#include "flow/passing.h"

#include <string>
#include <utility>
#include <vector>

namespace eclat {

namespace {

template <class T> void put(std::string &out, T x) { out.append(reinterpret_cast<const char *>(&x), sizeof x); }

void encodeLiteral(const Literal &literal, std::string &out) {
  switch (literal.kind) {
  case LiteralKind::Int:
    put(out, rt::Tag::Int);
    put(out, literal.integer);
    break;
  case LiteralKind::Float:
    put(out, rt::Tag::Float);
    put(out, literal.real);
    break;
  case LiteralKind::Text:
    put(out, rt::Tag::Text);
    put(out, static_cast<std::uint32_t>(literal.text.size()));
    out += literal.text;
    break;
  case LiteralKind::List:
    put(out, rt::Tag::List);
    put(out, static_cast<std::uint32_t>(literal.elements.size()));
    for (const Literal &element : literal.elements)
      encodeLiteral(element, out);
    break;
  case LiteralKind::Null: put(out, rt::Tag::Null); break;
  }
}

void encodeCheck(const Check &check, rt::ByteWriter &out) {
  out.signedVarint(check.property);
  out.signedVarint(check.object);
  out.varint(check.code->code.size());
  for (const rt::Instr &instr : check.code->code) {
    bool isVariable = instr.op == Op::Var || instr.op == Op::OrigVar;
    out.u8(static_cast<std::uint8_t>(instr.op));
    out.signedVarint(instr.index + (isVariable ? check.base : 0));
    out.value(instr.constant);
  }
}

// Where the objects of the tested call and its result lie in the sample at exit.
void encodeRanges(const Operation &op, const Schema &schema, rt::ByteWriter &out) {
  struct Range {
    std::size_t first, end, kind;
  };
  std::vector<Range> ranges;
  auto kindOf = [&](const std::string &name) {
    const ClassSchema *c = schema.findClass(name);
    return c ? static_cast<std::size_t>(c - schema.classes.data()) + 1 : 0;
  };
  if (const OperationSchema *own = schema.findOperation(op.id)) {
    for (const ObjectRange &range : own->objects)
      if (const ClassSchema *c = schema.findClass(range.className);
          c && range.parameter != -2 && isThere(range, rt::Phase::Exit, op))
        ranges.push_back({static_cast<std::size_t>(range.base),
                          static_cast<std::size_t>(range.base) + c->variables.size(), kindOf(range.className)});
    if (auto end = own->variables.size(); static_cast<std::size_t>(own->entryCount) < end)
      ranges.push_back(
          {static_cast<std::size_t>(own->entryCount), end, isObject(op.result) ? kindOf(op.result.spelling) : 0});
  }
  out.varint(ranges.size());
  for (const Range &range : ranges)
    for (std::size_t number : {range.first, range.end, range.kind})
      out.varint(number);
}

}  // namespace

void encodeInput(const Input &input, std::string &out) {
  put(out, static_cast<std::uint16_t>(input.steps.size()));
  for (const Step &step : input.steps) {
    put(out, static_cast<std::uint16_t>(step.operation));
    put(out, static_cast<std::uint8_t>(step.arguments.size()));
    for (const Argument &argument : step.arguments) {
      if (argument.isStep()) {
        put(out, argument.isAlias ? rt::Tag::Alias : rt::Tag::Step);
        put(out, static_cast<std::uint16_t>(argument.step));
      } else {
        encodeLiteral(argument.literal, out);
      }
    }
  }
}

std::string encodeChecks(const Checks &checks, const Component &component, const Schema &schema) {
  rt::ByteWriter out;
  out.varint(component.operations.size());
  for (const Operation &op : component.operations)
    encodeRanges(op, schema, out);
  for (const auto &phases : checks)
    for (const std::vector<Check> &ofPhase : phases) {
      out.varint(ofPhase.size());
      for (const Check &check : ofPhase)
        encodeCheck(check, out);
    }
  return std::move(out.bytes());
}

}  // namespace eclat
