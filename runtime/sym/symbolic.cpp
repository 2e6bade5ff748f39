// Makes the literals of an input symbolic as they are read, and writes down what the properties say of the run.
#include "../symbolic.h"

#include "path.h"
#include "properties.h"
#include "shadow.h"

#include <cstdlib>
#include <sys/mman.h>
#include <unistd.h>

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

// Nobody looks at what comes behind the end of the trail, and it may take long: most of these runs hang.
void leave() {
  if (isFollowing())
    _exit(0);
}

void begin(const unsigned char *input) {
  if (!openTrail())
    return;
  whenFull = leave;
  inputBegin = input;
  forgetShadow();
  forgetExpressions();
  follow(true);
}

void end() { follow(false); }

bool isAtTestedCall = false;

void step(int number, bool isTested) {
  setStep(number);
  isAtTestedCall = isTested;
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
  bool isBefore = !isAtTestedCall;
  Statement violation = violationOf(code, count, sample, entry);
  if (!violation.isTranslated)
    return property < 0 || isBefore ? void() : lose(Loss::Untranslated);
  if ((truth == rt::Truth::False) != (violation.isViolated.value != 0))
    return lose(Loss::Mistaken);
  if (isBefore && (!atEntry || property < 0))
    property = kBefore;
  mark(atEntry || isBefore ? MarkKind::Entry : MarkKind::Exit, violation.isViolated, 0, property);
}

std::uint64_t mixed(std::uint64_t h, std::uint64_t value) { return (h ^ value) * 1099511628211ull + 0x9e37; }

// What is plain goes into the shape, with the places of what is not.
void addToShape(const rt::Value &value, std::uint64_t &shape, std::uint32_t object) {
  shape = mixed(shape, static_cast<std::uint64_t>(value.kind));
  if (value.kind == rt::Kind::Sequence) {
    shape = mixed(shape, value.length);
    for (std::uint32_t i = 0; i < value.held(); ++i)
      addToShape(value.elements[i], shape, object);
    return;
  }
  bool isNumber = value.kind == rt::Kind::Int || value.kind == rt::Kind::Big;
  Term number = isNumber ? readMemory(addressOf(&value.u), 8) : plain(0, 64);
  if (number.isPlain())
    shape = rt::hashValue(value, shape);
  else
    mark(MarkKind::State, number, object);
}

void object(int kind, const rt::Value *variables, std::size_t count) {
  if (!isFollowing() || !isAtTestedCall)
    return;
  Trail &t = *trail();
  if (t.objectCount >= kMostObjects)
    return;
  std::uint64_t shape = mixed(static_cast<std::uint64_t>(kind), count);
  for (std::size_t i = 0; i < count; ++i)
    addToShape(variables[i], shape, static_cast<std::uint32_t>(t.objectCount));
  t.shapes[t.objectCount++] = shape;
}

constexpr rt::Symbolic kSymbolic = {begin, end, step, literal, observing, check, object};

}  // namespace

}  // namespace eclat::sym

namespace eclat::rt {
const Symbolic *symbolic = &sym::kSymbolic;
}
