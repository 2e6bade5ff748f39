#pragma once

#include "spec_wins.h"

#include <eclat/spec.h>

template <> struct eclat::Spec<Wallet> {
  static void invariant(const Wallet &self) { ECLAT_INVARIANT(self.cents_ >= 0); }

  static void constructor(int cents) { ECLAT_REQUIRES(cents >= 0); }

  static auto spend(const Wallet &self, int cents) {
    ECLAT_REQUIRES(cents >= 0);
    return [&self, before = self.cents_] { ECLAT_ENSURES(self.cents_ <= before); };
  }
};
