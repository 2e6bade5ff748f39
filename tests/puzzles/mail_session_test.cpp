#include "mail_session.h"

#include <cassert>

int main() {
  MailSession first;
  first.hello("mail.example.org");
  first.login("anna");
  first.from("anna@example.org");
  first.to("bert@example.org");
  first.to("carl@example.org");
  first.data("Hello.");
  assert(first.quit() == 1);
  MailSession second;
  second.hello("localhost.localdomain");
  second.login("bert");
  second.from("bert@example.org");
  second.to("anna@example.org");
  second.data("Bye.");
  second.from("bert@example.org");
  second.to("carl@example.org");
  second.data("Bye again.");
  assert(second.quit() == 2);
}
