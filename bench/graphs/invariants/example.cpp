// Invariants of a few program points, found step by step.
#include "invariants.h"

#include <cstdio>
#include <memory>
#include <stdexcept>

namespace {

int failed = 0;

void check(bool holds, int line) {
  if (holds)
    return;
  std::printf("example.cpp:%d: does not hold\n", line);
  ++failed;
}

template <typename Call> bool refuses(Call call) {
  try {
    call();
  } catch (const std::logic_error &) {
    return true;
  }
  return false;
}

// Two fields, one of which grows as the other shrinks.
void sizeAndRoom() {
  ProgramPoint point("shop.Stock.add(int):::ENTER");
  VarInfo size(VarName::parse("this.size"), VarType::parse("int"), VarRole::parse("field"));
  VarInfo room(VarName::parse("this.room"), VarType::parse("int"), VarRole::parse("field"));
  check(!point.isExit() && !size.isAdded() && size.index() == -1, __LINE__);
  point.add(size);
  point.add(room);
  check(room.isOf(point) && room.index() == 1 && point.size() == 2, __LINE__);
  check(refuses([&] { PointSlice(point, size, room); }), __LINE__);
  check(refuses([&] { point.addSample({0, 9}); }), __LINE__);
  point.seal();
  point.addSample({0, 9});
  point.addSample({1, 8});
  point.addSample({2, 7});
  PointSlice slice(point, size, room);
  check(point.sliceCount() == 1 && slice.x().text() == "this.size" && slice.y() == room.name(), __LINE__);
  check(slice.sampleCount() == 3 && slice.distinctCount() == 3, __LINE__);
  LinearBinary linear(slice);
  check(linear.isLine() && linear.isJustified(), __LINE__);
  LinearCore core(linear);
  check(core.rise() == -1 && core.run() == 1 && !core.isConstant(), __LINE__);
  check(core.at(4) == 5 && core.holds(9, 0) && !core.holds(9, 1), __LINE__);
  core.add(3, 6);
  check(core.sampleCount() == 4, __LINE__);
}

// Three variables, and a slice for two pairs of them.
void argumentAndResult() {
  const VarType type = VarType::parse("long");
  VarInfo amount(VarName::parse("amount"), type, VarRole::parse("parameter"));
  VarInfo before(VarName::parse("this.total"), type, VarRole::parse("field"));
  VarInfo result(VarName::parse("return"), type, VarRole::parse("result"));
  ProgramPoint point("bank.core.Account.deposit(long,String):::EXIT33");
  check(point.isExit(), __LINE__);
  point.add(amount);
  point.add(before);
  point.add(result);
  point.seal();
  check(point.isSealed() && point.size() == 3, __LINE__);
  check(refuses([&] { PointSlice(point, amount, amount); }), __LINE__);
  point.addSample({10, 1, 21});
  point.addSample({20, 4, 41});
  point.addSample({-5, 3, -9});
  point.addSample({10, 9, 21});
  check(refuses([&] { point.addSample({1, 3}); }), __LINE__);

  PointSlice doubled(point, amount, result);
  PointSlice apart(point, before, result);
  check(refuses([&] { PointSlice(point, result, amount); }), __LINE__);
  check(point.sliceCount() == 2 && point.sampleCount() == 4, __LINE__);
  LinearBinary linear(doubled);
  LinearBinary none(apart);
  check(linear.isLine() && linear.sampleCount() == 4, __LINE__);
  check(!none.isLine() && none.isJustified(), __LINE__);
  check(refuses([&] { LinearCore core(none); }), __LINE__);
  LinearCore core(linear);
  check(core.rise() == 2 && core.run() == 1 && core.at(0) == 1, __LINE__);
  check(refuses([&] { core.add(1, 1); }), __LINE__);
  core.add(1, 3);
  core.add(2, 5);
}

// A constant, and a slope that is no whole number.
void flatAndSteep() {
  auto point = std::make_unique<ProgramPoint>("util.Ring.turn(short):::ENTER");
  auto first = std::make_unique<VarInfo>(VarName::parse("steps"), VarType::parse("short"), VarRole::parse("parameter"));
  auto second = std::make_unique<VarInfo>(VarName::parse("this.first"), VarType::parse("int"), VarRole::parse("field"));
  auto third = std::make_unique<VarInfo>(VarName::parse("this.last"), VarType::parse("int"), VarRole::parse("field"));
  point->add(*first);
  point->add(*second);
  check(refuses([&] { point->add(*first); }), __LINE__);
  point->add(*third);
  point->seal();
  check(refuses([&] { point->seal(); }), __LINE__);

  PointSlice flat(*point, *first, *second);
  check(refuses([&] { LinearBinary early(flat); }), __LINE__);
  point->addSample({0, 8, 0});
  point->addSample({2, 8, 3});
  check(!LinearBinary(flat).isJustified(), __LINE__);
  point->addSample({4, 8, 6});
  LinearBinary constant(flat);
  LinearCore even(constant);
  check(even.isConstant() && even.at(100) == 8 && even.sampleCount() == 3, __LINE__);

  PointSlice steep(*point, *third, *first);
  LinearBinary rising(steep);
  LinearCore core(rising);
  check(core.rise() == 2 && core.run() == 3 && core.at(-3) == -2, __LINE__);
  check(refuses([&] { core.at(1); }), __LINE__);
  core.add(9, 6);
  core.add(12, 8);
}

void texts() {
  const VarName name = VarName::parse("this.items[3].label");
  check(name.isField() && name.text() == "this.items[3].label" && name != VarName::parse("size"), __LINE__);
  check(refuses([] { VarName::parse("this..size"); }) && refuses([] { VarName::parse("a[b]"); }), __LINE__);
  const VarType text = VarType::parse("String");
  check(text.text() == "String" && !text.isNumber() && text != VarType::parse("int"), __LINE__);
  check(refuses([] { VarType::parse("float"); }), __LINE__);
  const VarRole role = VarRole::parse("field");
  check(role.text() == "field" && !role.isResult() && role != VarRole::parse("result"), __LINE__);
  check(refuses([] { VarRole::parse(""); }), __LINE__);
  const VarInfo label(name, text, role);
  check(label.type() == text && label.name() == name && label.role() == role, __LINE__);
  check(refuses([] { ProgramPoint point("Stock.add(int)"); }), __LINE__);
  VarInfo result(VarName::parse("return"), VarType::parse("int"), VarRole::parse("result"));
  ProgramPoint point("shop.Stock.size():::ENTER");
  check(refuses([&] { point.add(result); }), __LINE__);
}

}  // namespace

int main() {
  sizeAndRoom();
  argumentAndResult();
  flatAndSteep();
  texts();
  return failed ? 1 : 0;
}
