/** Joining pieces of bytes, for writers of binary files. */

/** Joins the pieces in order. */
export function concat(pieces: readonly ArrayLike<number>[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
