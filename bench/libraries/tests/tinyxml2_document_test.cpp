#include <gtest/gtest.h>
#include <tinyxml2.h>

using namespace tinyxml2;

TEST(TinyXml, Parses) {
  XMLDocument document;
  EXPECT_EQ(document.Parse("<list><entry id='3'>tea</entry><entry id='4'/></list>"), XML_SUCCESS);
  XMLElement *list = document.RootElement();
  ASSERT_NE(list, nullptr);
  EXPECT_STREQ(list->Name(), "list");
  EXPECT_STREQ(list->FirstChildElement("entry")->GetText(), "tea");
  EXPECT_EQ(list->LastChildElement("entry")->IntAttribute("id"), 4);
}

TEST(TinyXml, ReportsErrors) {
  XMLDocument document;
  EXPECT_NE(document.Parse("<list><entry></list>"), XML_SUCCESS);
  EXPECT_TRUE(document.Error());
  EXPECT_EQ(document.ErrorID(), XML_ERROR_MISMATCHED_ELEMENT);
  document.ClearError();
  EXPECT_FALSE(document.Error());
  EXPECT_EQ(document.Parse(""), XML_ERROR_EMPTY_DOCUMENT);
}

TEST(TinyXml, Builds) {
  XMLDocument document;
  XMLElement *root = document.NewElement("shop");
  document.InsertFirstChild(root);
  root->SetAttribute("open", true);
  root->InsertEndChild(document.NewText("hello"));
  EXPECT_TRUE(root->BoolAttribute("open"));
  EXPECT_STREQ(root->GetText(), "hello");
  EXPECT_FALSE(root->NoChildren());
}

TEST(TinyXml, QueriesAttributes) {
  XMLDocument document;
  document.Parse("<a n='12' d='2.5' t='x'/>");
  XMLElement *a = document.FirstChildElement();
  int number = 0;
  EXPECT_EQ(a->QueryIntAttribute("n", &number), XML_SUCCESS);
  EXPECT_EQ(number, 12);
  EXPECT_EQ(a->QueryIntAttribute("t", &number), XML_WRONG_ATTRIBUTE_TYPE);
  EXPECT_EQ(a->QueryIntAttribute("q", &number), XML_NO_ATTRIBUTE);
  EXPECT_DOUBLE_EQ(a->DoubleAttribute("d"), 2.5);
  EXPECT_EQ(a->IntAttribute("q", 7), 7);
}

TEST(TinyXml, DeletesChildren) {
  XMLDocument document;
  document.Parse("<a><b/><c/></a>");
  XMLElement *a = document.RootElement();
  a->DeleteChild(a->FirstChild());
  EXPECT_STREQ(a->FirstChildElement()->Name(), "c");
  a->DeleteChildren();
  EXPECT_TRUE(a->NoChildren());
  document.Clear();
  EXPECT_EQ(document.RootElement(), nullptr);
}

TEST(TinyXml, SetsText) {
  XMLDocument document;
  document.Parse("<a/>");
  XMLElement *a = document.RootElement();
  a->SetText(42);
  int value = 0;
  EXPECT_EQ(a->QueryIntText(&value), XML_SUCCESS);
  EXPECT_EQ(value, 42);
  a->SetName("b");
  EXPECT_STREQ(a->Value(), "b");
  a->DeleteAttribute("none");
}

TEST(TinyXml, Prints) {
  XMLDocument document;
  document.Parse("<a><b/></a>");
  XMLPrinter printer(nullptr, true);
  document.Print(&printer);
  EXPECT_STREQ(printer.CStr(), "<a><b/></a>");
  EXPECT_EQ(printer.CStrSize(), 12u);
}

TEST(TinyXml, CopiesDeeply) {
  XMLDocument one, two;
  one.Parse("<a><b/></a>");
  one.DeepCopy(&two);
  EXPECT_STREQ(two.RootElement()->FirstChildElement()->Name(), "b");
  EXPECT_FALSE(two.HasBOM());
  two.SetBOM(true);
  EXPECT_TRUE(two.HasBOM());
}

TEST(TinyXml, Siblings) {
  XMLDocument document;
  document.Parse("<a><b/><c/><b/></a>");
  XMLElement *b = document.RootElement()->FirstChildElement();
  EXPECT_STREQ(b->NextSiblingElement()->Name(), "c");
  EXPECT_EQ(b->NextSiblingElement("b")->PreviousSiblingElement("b"), b);
  EXPECT_EQ(b->Parent(), document.RootElement());
  EXPECT_EQ(b->GetLineNum(), 1);
}
