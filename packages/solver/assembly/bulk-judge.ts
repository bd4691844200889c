/**
 * The judge of small pictures: tells whether a picture has the clues of its puzzle. Like the
 * general judge (`core/solves`), it follows the definition and imports nothing that searches or
 * settles.
 */

/**
 * Tells whether a picture has these clue words. The picture is a list of its rows; the clue words
 * are those of the rows, then those of the columns.
 */
export function hasClues(picture: usize, clues: usize, height: i32, width: i32): bool {
  for (let r = 0; r < height; r++) {
    if (!hasClue(load<u32>(picture + 4 * r), load<u32>(clues + 4 * r))) return false;
  }
  for (let c = 0; c < width; c++) {
    let ink: u32 = 0;
    for (let r = 0; r < height; r++) ink |= ((load<u32>(picture + 4 * r) >> c) & 1) << r;
    if (!hasClue(ink, load<u32>(clues + 4 * (height + c)))) return false;
  }
  return true;
}

/** Tells whether the runs of filled cells are the blocks of a clue word, in order. */
function hasClue(ink: u32, word: u32): bool {
  let cells: u64 = ink;
  let blocks: u64 = word;
  while (cells != 0) {
    cells >>= ctz(cells);
    const size = ctz(~cells);
    if (ctz(~blocks) != size) return false;
    cells >>= size;
    // and the blank after the block
    blocks >>= size + 1;
  }
  return blocks == 0;
}
