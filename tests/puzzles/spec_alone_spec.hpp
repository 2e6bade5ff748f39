#pragma once

#include "spec_alone.h"

#include <eclat/spec.h>

template <> struct eclat::Spec<Thermostat> {
  static void invariant(const Thermostat &self) { ECLAT_INVARIANT(self.degrees_ >= 5 && self.degrees_ <= 30); }

  static void set(const Thermostat &, int degrees) { ECLAT_REQUIRES(degrees >= 5 && degrees <= 30); }
};
