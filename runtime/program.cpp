#include "program.h"

#include <cstddef>
#include <link.h>

namespace eclat::rt {

const ProgramText &programText() {
  static const ProgramText text = [] {
    ProgramText found;
    dl_iterate_phdr(
        [](dl_phdr_info *module, std::size_t, void *to) {
          auto &out = *static_cast<ProgramText *>(to);
          out.base = module->dlpi_addr;
          for (int i = 0; i < module->dlpi_phnum; ++i) {
            const auto &segment = module->dlpi_phdr[i];
            if (segment.p_type == PT_LOAD && (segment.p_flags & PF_X)) {
              out.first = out.base + segment.p_vaddr;
              out.last = out.first + segment.p_memsz;
            }
          }
          return 1;  // the first is the program itself
        },
        &found);
    return found;
  }();
  return text;
}

}  // namespace eclat::rt
