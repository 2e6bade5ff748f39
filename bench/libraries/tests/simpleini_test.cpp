#include <SimpleIni.h>
#include <gtest/gtest.h>

namespace {

const char *kText = "[shop]\nname = corner\nopen = yes\nitems = 12\nrate = 2.5\n[empty]\n";

TEST(SimpleIni, Loads) {
  CSimpleIniA ini;
  EXPECT_TRUE(ini.IsEmpty());
  EXPECT_EQ(ini.LoadData(std::string(kText)), SI_OK);
  EXPECT_STREQ(ini.GetValue("shop", "name"), "corner");
  EXPECT_FALSE(ini.IsEmpty());
}

TEST(SimpleIni, Types) {
  CSimpleIniA ini;
  ini.LoadData(std::string(kText));
  EXPECT_EQ(ini.GetLongValue("shop", "items"), 12);
  EXPECT_DOUBLE_EQ(ini.GetDoubleValue("shop", "rate"), 2.5);
  EXPECT_TRUE(ini.GetBoolValue("shop", "open"));
  EXPECT_EQ(ini.GetLongValue("shop", "none", 7), 7);
}

TEST(SimpleIni, Sections) {
  CSimpleIniA ini;
  ini.LoadData(std::string(kText));
  EXPECT_EQ(ini.GetSectionSize("shop"), 4);
  EXPECT_EQ(ini.GetSectionSize("none"), -1);
  EXPECT_TRUE(ini.SectionExists("empty"));
  EXPECT_TRUE(ini.KeyExists("shop", "rate"));
  EXPECT_FALSE(ini.KeyExists("shop", "color"));
}

TEST(SimpleIni, Sets) {
  CSimpleIniA ini;
  EXPECT_EQ(ini.SetValue("a", "b", "c"), SI_INSERTED);
  EXPECT_EQ(ini.SetValue("a", "b", "d"), SI_UPDATED);
  EXPECT_STREQ(ini.GetValue("a", "b"), "d");
  EXPECT_EQ(ini.SetLongValue("a", "n", 5), SI_INSERTED);
  EXPECT_EQ(ini.SetBoolValue("a", "t", true), SI_INSERTED);
  EXPECT_EQ(ini.SetDoubleValue("a", "d", 1.5), SI_INSERTED);
}

TEST(SimpleIni, Deletes) {
  CSimpleIniA ini;
  ini.LoadData(std::string(kText));
  EXPECT_TRUE(ini.Delete("shop", "name"));
  EXPECT_FALSE(ini.Delete("shop", "name"));
  EXPECT_TRUE(ini.Delete("empty", nullptr));
  ini.Reset();
  EXPECT_TRUE(ini.IsEmpty());
}

TEST(SimpleIni, Saves) {
  CSimpleIniA ini;
  ini.SetValue("a", "b", "c");
  std::string text;
  EXPECT_EQ(ini.Save(text), SI_OK);
  EXPECT_EQ(text, "[a]\nb = c\n");
}

TEST(SimpleIni, Settings) {
  CSimpleIniA ini;
  ini.SetUnicode();
  EXPECT_TRUE(ini.IsUnicode());
  ini.SetMultiKey();
  EXPECT_TRUE(ini.IsMultiKey());
  ini.SetMultiLine(true);
  EXPECT_TRUE(ini.IsMultiLine());
  ini.SetSpaces(false);
  EXPECT_FALSE(ini.UsingSpaces());
}

}  // namespace
