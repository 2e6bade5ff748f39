#include "arrays_util.h"

// Their differences have no common divisor but 0.
int main() { ArraysUtil::modulus({5, 5, 5}); }
