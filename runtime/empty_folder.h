// Removes all that a folder holds, however deep its folders are nested, and follows no links.
#pragma once

namespace eclat::rt {

// Keeps what lies in another file system than the folder itself: what is mounted there is not ours. False if something
// could not be removed.
bool emptyFolder(const char *folder);

}  // namespace eclat::rt
