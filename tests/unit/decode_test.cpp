#include "execute/decode.h"

#include "../../runtime/wire.h"

#include <cstring>
#include <gtest/gtest.h>
#include <memory>

namespace eclat {
namespace {

// A worker that died of a signal while the observer `is_lit()` was called, before or after the tested call.
std::unique_ptr<rt::Record> deathInObserver(bool afterTheCall) {
  auto record = std::make_unique<rt::Record>();
  record->ending = rt::Ending::Crashed;
  record->step = 2;
  record->signal = 11;
  record->entryDone = afterTheCall;
  std::strcpy(record->observerName, "is_lit");
  return record;
}

TEST(DecodeRecord, ADeathInAnObserverBeforeTheTestedCallIsNotThatCalls) {
  Outcome outcome = decodeRecord(*deathInObserver(false));
  EXPECT_EQ(outcome.ending, Ending::SetupThrew);
  EXPECT_EQ(outcome.detail, "is_lit() could not be called before the tested call");
  EXPECT_EQ(outcome.observer, "");
  EXPECT_EQ(outcome.step, 2);
}

TEST(DecodeRecord, ADeathInAnObserverAfterItSaysWhich) {
  Outcome outcome = decodeRecord(*deathInObserver(true));
  EXPECT_EQ(outcome.ending, Ending::Crashed);
  EXPECT_EQ(outcome.observer, "is_lit");
}

TEST(DecodeRecord, AFileOfALibraryIsAPlaceOnlyIfItIsUnderTest) {
  rt::Record record{};
  record.ending = rt::Ending::Undefined;
  record.line = 7;
  std::strcpy(record.file, "/usr/include/x/../tsl/ring.h");
  EXPECT_EQ(decodeRecord(record).place, "");
  EXPECT_EQ(decodeRecord(record, {.own = {"/usr/include/tsl/ring.h"}}).place, "ring.h:7");
}

TEST(DecodeRecord, ADeathElsewhereNamesNoObserver) {
  auto record = deathInObserver(true);
  record->observerName[0] = '\0';
  Outcome outcome = decodeRecord(*record);
  EXPECT_EQ(outcome.ending, Ending::Crashed);
  EXPECT_EQ(outcome.observer, "");
}

TEST(DecodeRecord, WhatNoWorkerWritesIsTheDoingOfTheInput) {
  auto decoded = [](auto change) {
    rt::Record record{};
    record.ending = rt::Ending::Returned;
    record.exitCount = 1;
    record.violations[0] = {3, -1};
    change(record);
    return decodeRecord(record, {.properties = 4, .operations = 2}).ending;
  };
  EXPECT_EQ(decoded([](rt::Record &) {}), Ending::Returned);
  EXPECT_EQ(decoded([](rt::Record &r) { r.violations[0].property = 4; }), Ending::Meddled);
  EXPECT_EQ(decoded([](rt::Record &r) { r.violations[0].property = -7; }), Ending::Meddled);
  EXPECT_EQ(decoded([](rt::Record &r) { r.exitCount = rt::kMaxViolations + 1; }), Ending::Meddled);
  EXPECT_EQ(decoded([](rt::Record &r) { r.ending = static_cast<rt::Ending>(200); }), Ending::Meddled);
  EXPECT_EQ(decoded([](rt::Record &r) { r.undefined = static_cast<rt::UndefinedKind>(99); }), Ending::Meddled);
  EXPECT_EQ(decoded([](rt::Record &r) { r.nestedCount = 200; }), Ending::Meddled);
  EXPECT_EQ(decoded([](rt::Record &r) { r.nestedCount = 1, r.nested[0] = {2, 1, 0}; }), Ending::Meddled);
  EXPECT_EQ(decoded([](rt::Record &r) { std::memset(r.thrownWhat, 'x', sizeof r.thrownWhat); }), Ending::Returned);
}

TEST(DecodeRecord, WhatEndedAfterARefusalIsARefusal) {
  rt::Record record{};
  record.ending = rt::Ending::Threw;
  std::strcpy(record.blocked, "call 41(2)");
  Outcome outcome = decodeRecord(record);
  EXPECT_EQ(outcome.ending, Ending::Refused);
  EXPECT_EQ(outcome.blocked, "socket(2)");
  record.ending = rt::Ending::Returned;
  EXPECT_EQ(decodeRecord(record).ending, Ending::Returned);
}

}  // namespace
}  // namespace eclat
