#pragma once

#include "spec_silent.h"

#include <eclat/spec.h>

template <> struct eclat::Spec<Slots> {
  static auto set(const Slots &self, unsigned slot, int value) {
    ECLAT_REQUIRES(slot < 8);
    return [&self, slot, value] { ECLAT_ENSURES(self.get(slot) == value); };
  }

  static auto get(const Slots &self, unsigned slot) {
    ECLAT_REQUIRES(slot < 8);
    return [&self, slot](int result) { ECLAT_ENSURES(result == self.slots_[slot]); };
  }
};
