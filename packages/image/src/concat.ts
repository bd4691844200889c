/**
 * Bytes put together from pieces, as writers of binary files do.
 */

/** The bytes of several pieces, one after the other. */
export function concat(pieces: readonly ArrayLike<number>[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
