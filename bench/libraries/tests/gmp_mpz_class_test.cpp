#include <gmpxx.h>
#include <gtest/gtest.h>

TEST(Mpz, FromText) {
  mpz_class big("123456789012345678901234567890");
  EXPECT_EQ(big.get_str(), "123456789012345678901234567890");
  EXPECT_FALSE(big.fits_slong_p());
  EXPECT_THROW(mpz_class("12x"), std::invalid_argument);
}

TEST(Mpz, OtherBases) {
  EXPECT_EQ(mpz_class("ff", 16), 255);
  EXPECT_EQ(mpz_class(255).get_str(2), "11111111");
  mpz_class number;
  EXPECT_EQ(number.set_str("777", 8), 0);
  EXPECT_EQ(number, 511);
  EXPECT_EQ(number.set_str("9", 8), -1);
}

TEST(Mpz, SmallNumbers) {
  mpz_class number(42);
  EXPECT_EQ(number.get_si(), 42);
  EXPECT_EQ(number.get_ui(), 42u);
  EXPECT_DOUBLE_EQ(number.get_d(), 42.0);
  EXPECT_TRUE(number.fits_sint_p());
  EXPECT_TRUE(number.fits_ushort_p());
}

TEST(Mpz, Sums) {
  mpz_class number("99999999999999999999");
  number += 1;
  EXPECT_EQ(number, mpz_class("100000000000000000000"));
  number -= mpz_class("100000000000000000001");
  EXPECT_EQ(number, -1);
  ++number;
  EXPECT_EQ(number, 0);
}

TEST(Mpz, Products) {
  mpz_class number(1);
  for (int i = 2; i <= 25; ++i)
    number *= i;
  EXPECT_EQ(number.get_str(), "15511210043330985984000000");
  number /= mpz_class(1000000);
  EXPECT_EQ(number.get_str(), "15511210043330985984");
}

TEST(Mpz, Fits) {
  EXPECT_FALSE(mpz_class(-1).fits_uint_p());
  EXPECT_FALSE(mpz_class(70000).fits_sshort_p());
  EXPECT_FALSE(mpz_class(70000).fits_ushort_p());
  EXPECT_TRUE(mpz_class(70000).fits_ulong_p());
}

TEST(Mpz, Bits) {
  mpz_class number(12);
  number &= mpz_class(10);
  EXPECT_EQ(number, 8);
  number |= mpz_class(1);
  number ^= mpz_class(8);
  EXPECT_EQ(number, 1);
  number <<= 70;
  EXPECT_EQ(number, mpz_class("1180591620717411303424"));
  number >>= 69;
  EXPECT_EQ(number, 2);
}

TEST(Mpz, CopiesAndSwaps) {
  mpz_class a(3), b("5");
  a.swap(b);
  EXPECT_EQ(a, 5);
  b = a;
  EXPECT_EQ(cmp(a, b), 0);
  b = "17";
  EXPECT_EQ(b, 17);
  b = 2.9;
  EXPECT_EQ(b, 2);
  b--;
  EXPECT_TRUE(static_cast<bool>(b));
}
