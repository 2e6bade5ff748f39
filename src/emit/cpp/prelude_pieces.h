#pragma once

#include "emit/cpp/prelude.h"

#include <vector>

namespace eclat {

// A piece as an emitted file carries it. Nothing else in the file may take the names that it declares.
struct PieceRow {
  Piece piece;
  std::vector<const char *> names;
  std::vector<Piece> calls;
  std::vector<const char *> headers;
  const char *text;
};

// The tables stand in the order of a file: each piece behind those it calls, each table behind the one before.
const std::vector<PieceRow> &valuePieces();
const std::vector<PieceRow> &elementPieces();
const std::vector<PieceRow> &sequencePieces();

}  // namespace eclat
