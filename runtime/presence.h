// Which threads are in an observed call of which objects. Tests with threads guard their objects inside of their
// methods, where we are not when we look: an object is looked at only while no other thread is in a call of it.
#pragma once

namespace eclat::rt {

// Around a call. To enter waits while another thread looks at the object, but not for ever: what is looked at may wait
// for a lock that this thread holds.
void enterObject(const volatile void *object);
void leaveObject(const volatile void *object);

// False if another thread is in a call of the object. If true, others stay out until this thread looks no more.
bool mayLookAt(const volatile void *object);
void looksNoMore();

}  // namespace eclat::rt
