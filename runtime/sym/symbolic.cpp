// Makes the literals of an input symbolic as they are read, and writes down what the properties say of the run.
#include "../symbolic.h"

#include "path.h"
#include "properties.h"
#include "shadow.h"

#include <cstdlib>
#include <sys/mman.h>

namespace eclat::sym {

namespace {

const unsigned char *inputBegin = nullptr;

std::uint64_t addressOf(const void *p) { return reinterpret_cast<std::uint64_t>(p); }

// A worker of the symbolic strategy is given a trail; anything else that this binary is runs as any program.
bool openTrail() {
  static const bool isThere = [] {
    const char *descriptor = std::getenv(kEnvTrail);
    if (!descriptor)
      return false;
    void *mapped = mmap(nullptr, sizeof(Trail), PROT_READ | PROT_WRITE, MAP_SHARED, std::atoi(descriptor), 0);
    if (mapped == MAP_FAILED)
      return false;
    useTrail(static_cast<Trail *>(mapped));
    return true;
  }();
  return isThere;
}

void begin(const unsigned char *input) {
  if (!openTrail())
    return;
  inputBegin = input;
  forgetShadow();
  forgetExpressions();
  follow(true);
}

void end() { follow(false); }

void step(int number, bool isTested) {
  setStep(number);
  if (isTested)
    mark(MarkKind::Called, plain(1, 1));
}

// Its name is the place of its value in the encoded input.
void literal(rt::ArgumentRef &argument, const unsigned char *behind) {
  if (!isFollowing())
    return;
  if (argument.tag == rt::Tag::Int) {
    auto offset = static_cast<std::uint64_t>(behind - inputBegin) - sizeof argument.i;
    writeMemory(addressOf(&argument.i), 8, variable(offset, 64, static_cast<std::uint64_t>(argument.i)));
  } else if (argument.tag == rt::Tag::Text) {
    for (std::uint32_t i = 0; i < argument.length; ++i) {
      const char *at = argument.text + i;
      auto offset = static_cast<std::uint64_t>(reinterpret_cast<const unsigned char *>(at) - inputBegin);
      writeMemory(addressOf(at), 1, variable(offset, 8, static_cast<unsigned char>(*at)));
    }
  }
}

void observing(bool isObserving) { setObserving(isObserving); }

void check(const rt::Instr *code, std::size_t count, const rt::Value *sample, const rt::Value *entry, bool atEntry,
           int property, rt::Truth truth) {
  if (!isFollowing())
    return;
  Statement violation = violationOf(code, count, sample, entry);
  if (!violation.isTranslated)
    return property < 0 ? void() : lose(Loss::Untranslated);
  if ((truth == rt::Truth::False) != (violation.isViolated.value != 0))
    return lose(Loss::Mistaken);
  mark(atEntry ? MarkKind::Entry : MarkKind::Exit, violation.isViolated, 0, property);
}

constexpr rt::Symbolic kSymbolic = {begin, end, step, literal, observing, check};

}  // namespace

}  // namespace eclat::sym

namespace eclat::rt {
const Symbolic *symbolic = &sym::kSymbolic;
}
