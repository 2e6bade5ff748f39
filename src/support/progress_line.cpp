#include "support/progress_line.h"

#include "support/terminal.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

namespace eclat {

namespace {

constexpr std::size_t kLeastWhat = 8;  // less says nothing

// What is told beside the stage, and how wide the bar is.
struct Layout {
  std::size_t bar;
  bool hasRate, hasTime, hasWhat, hasShare;
};
constexpr Layout kLayouts[] = {
    {20, true,  true,  true,  true },
    {10, true,  true,  true,  true },
    {0,  true,  true,  true,  true },
    {0,  false, true,  true,  true },
    {0,  false, true,  false, true },
    {0,  false, false, false, true },
    {0,  false, false, false, false},
};

std::string barOf(double share, std::size_t width) {
  auto full = static_cast<std::size_t>(std::clamp(share, 0.0, 1.0) * static_cast<double>(width));
  std::string bar = std::string(full, '=') + (full < width ? ">" : "");
  return "[" + bar + std::string(width - bar.size(), ' ') + "]";
}

std::string rateOf(const ProgressState &state) {
  double rate = state.seconds > 0 ? static_cast<double>(state.inputs) / state.seconds : 0;
  if (rate >= 1e6)
    return fmt::format("{:.1f}M inputs/s", rate / 1e6);
  return rate >= 1e4 ? fmt::format("{:.0f}k inputs/s", rate / 1e3) : fmt::format("{:.0f} inputs/s", rate);
}

std::string timeOf(double seconds) {
  auto whole = static_cast<std::uint64_t>(std::max(0.0, seconds));
  if (whole >= 3600)
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

std::vector<std::string> piecesOf(const ProgressState &state, const Layout &layout) {
  std::vector<std::string> pieces;
  bool isShareKnown = state.share >= 0;
  if (isShareKnown && layout.bar)
    pieces.push_back(barOf(state.share, layout.bar));
  if (isShareKnown && layout.hasShare)
    pieces.push_back(fmt::format("{:>3.0f}%", std::clamp(state.share, 0.0, 1.0) * 100));
  if (state.inputs && layout.hasRate)
    pieces.push_back(rateOf(state));
  if (layout.hasTime)
    pieces.push_back(timeOf(state.seconds));
  return pieces;
}

}  // namespace

std::string progressLine(const ProgressState &state, std::size_t width, bool colour) {
  if (width < 2)
    return "";
  std::size_t room = width - 1;  // a cursor in the last column makes some terminals wrap
  std::string stage = cutTo(room >= 40 ? fmt::format("{:<11}", state.stage) : state.stage, room);
  for (const Layout &layout : kLayouts) {
    std::string rest;
    for (const std::string &piece : piecesOf(state, layout))
      rest += (rest.empty() ? " " : "  ") + piece;
    bool hasWhat = layout.hasWhat && !state.what.empty();
    std::size_t taken = shownWidth(stage) + shownWidth(rest);
    std::size_t least = hasWhat ? 2 + std::min(shownWidth(state.what), kLeastWhat) : 0;
    if (taken + least > room)
      continue;
    std::string what = hasWhat ? "  " + cutTo(state.what, room - taken - 2) : "";
    return inked(Ink::Strong, stage, colour) + rest + inked(Ink::Quiet, what, colour && !what.empty());
  }
  return inked(Ink::Strong, stage, colour);
}

}  // namespace eclat
