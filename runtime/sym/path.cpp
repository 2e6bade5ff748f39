#include "path.h"

#include <unordered_set>

extern "C" {
unsigned char eclat_sym_active = 0;
}

namespace eclat::sym {

namespace {

thread_local bool following = false;
thread_local bool isOfInputs = false;
bool observing = false;
int currentStep = 0;

// The same condition twice says nothing new.
std::unordered_set<std::uint64_t> &seen() {
  static auto *all = new std::unordered_set<std::uint64_t>;
  return *all;
}

constexpr std::uint32_t kChoicePlace = 0x7fffffffu;

}  // namespace

bool isFollowing() { return following; }
bool isOtherThread() { return eclat_sym_active && !isOfInputs; }

void follow(bool isWanted) {
  following = isWanted;
  isOfInputs = true;
  eclat_sym_active = isWanted;
  observing = false;
  if (isWanted)
    seen().clear();
}

void setStep(int step) { currentStep = step; }
void setObserving(bool isObserving) { observing = isObserving; }

void mark(MarkKind kind, Term condition, std::uint32_t place, std::int32_t property) {
  if (!following || (condition.isPlain() && kind != MarkKind::Called))
    return;
  Trail &t = *trail();
  bool isOfPath =
      kind == MarkKind::Branch || kind == MarkKind::Trap || kind == MarkKind::Bounds || kind == MarkKind::Held;
  if (isOfPath && !seen().insert(static_cast<std::uint64_t>(condition.handle) << 1 | condition.value).second)
    return;
  if (t.markCount >= kMostMarks)
    return lose(Loss::Full);
  if (observing && isOfPath)
    kind = MarkKind::Held;
  t.marks[t.markCount++] = {kind,
                            static_cast<std::uint8_t>(condition.value),
                            static_cast<std::uint16_t>(currentStep),
                            condition.handle,
                            place,
                            property};
}

void pin(Term term) {
  if (!term.isPlain())
    mark(MarkKind::Held, apply(Op::Eq, term, plain(term.value, term.width)));
}

Term decided(Term address) {
  for (int depth = 0; depth < 64 && !address.isPlain(); ++depth) {
    const Node &n = nodeOf(address.handle);
    if (n.op == Op::Ite) {
      Term condition = termOf(n.a);
      mark(MarkKind::Branch, condition, kChoicePlace);
      address = termOf(condition.value ? n.b : n.c);
    } else if (n.op == Op::Add && nodeOf(n.a).op == Op::Ite) {
      Term choice = termOf(n.a), other = termOf(n.b), condition = termOf(nodeOf(n.a).a);
      mark(MarkKind::Branch, condition, kChoicePlace);
      choice = termOf(condition.value ? nodeOf(n.a).b : nodeOf(n.a).c);
      address = apply(Op::Add, choice, other);
    } else {
      break;
    }
  }
  return address;
}

}  // namespace eclat::sym
