#include "json_parser.h"

// A character beyond 0xFFFF.
int main() { JsonParser(R"(["\ud83d\ude00"])").parse(); }
