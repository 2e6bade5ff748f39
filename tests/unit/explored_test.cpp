#include "pipeline/explore/explore.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

// Three inputs of operation 2 ended at one place, and were held against their callers.
Explored withIllegalEnds(Ending ending, const std::string &place, bool keepsLabels) {
  Explored out;
  out.stats.illegal = out.operations[2].illegal = 3;
  Outcome outcome;
  outcome.ending = ending;
  outcome.place = place;
  for (std::size_t i = 1; i <= 3; ++i) {
    out.illegalEnds.note(outcome, {2, keepsLabels ? i : 0});
    if (keepsLabels)
      out.labelled.push_back({{}, Label::Illegal, {}});
  }
  return out;
}

Finding ended(Ending ending, const std::string &place) {
  Finding out;
  out.pattern.ending = ending;
  out.pattern.place = place;
  return out;
}

TEST(Explored, WhatEndsWhereALegalInputEndsIsTheClass) {
  Explored explored = withIllegalEnds(Ending::Crashed, "put (box.h:7)", true);
  explored.holdAgainstClass({ended(Ending::Crashed, "put (box.h:7)")});
  EXPECT_EQ(explored.stats.illegal, 0u);
  EXPECT_EQ(explored.stats.fault, 3u);
  EXPECT_EQ(explored.operations[2].fault, 3u);
  for (const LabelledInput &labelled : explored.labelled) {
    EXPECT_EQ(labelled.label, Label::Fault);
    EXPECT_EQ(labelled.pattern.place, "put (box.h:7)");
  }
}

TEST(Explored, AnotherPlaceAnotherEndOrADoubtSaysNothing) {
  Finding doubtful = ended(Ending::Crashed, "put (box.h:7)");
  doubtful.doubt = "it depends on memory that nothing had written";
  for (const Finding &finding :
       {ended(Ending::Crashed, "put (box.h:8)"), ended(Ending::Undefined, "put (box.h:7)"), doubtful}) {
    Explored explored = withIllegalEnds(Ending::Crashed, "put (box.h:7)", true);
    explored.holdAgainstClass({finding});
    EXPECT_EQ(explored.stats.illegal, 3u);
    EXPECT_EQ(explored.labelled.front().label, Label::Illegal);
  }
}

TEST(Explored, SeedsAreAddedUp) {
  Explored all = withIllegalEnds(Ending::Crashed, "put (box.h:7)", true);
  Explored second = withIllegalEnds(Ending::Crashed, "get (box.h:9)", true);
  all.add(second);
  all.holdAgainstClass({ended(Ending::Crashed, "get (box.h:9)")});
  std::vector<Label> labels;
  for (const LabelledInput &labelled : all.labelled)
    labels.push_back(labelled.label);
  EXPECT_EQ(labels, (std::vector<Label>{Label::Illegal, Label::Illegal, Label::Illegal, Label::Fault, Label::Fault,
                                        Label::Fault}));
}

TEST(Explored, LabelsNeedNotBeKept) {
  Explored explored = withIllegalEnds(Ending::Crashed, "put (box.h:7)", false);
  explored.holdAgainstClass({ended(Ending::Crashed, "put (box.h:7)")});
  EXPECT_EQ(explored.stats.fault, 3u);
}

}  // namespace
}  // namespace eclat
