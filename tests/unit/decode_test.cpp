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
  EXPECT_EQ(decodeRecord(record, {"/usr/include/tsl/ring.h"}).place, "ring.h:7");
}

TEST(DecodeRecord, ADeathElsewhereNamesNoObserver) {
  auto record = deathInObserver(true);
  record->observerName[0] = '\0';
  Outcome outcome = decodeRecord(*record);
  EXPECT_EQ(outcome.ending, Ending::Crashed);
  EXPECT_EQ(outcome.observer, "");
}

}  // namespace
}  // namespace eclat
