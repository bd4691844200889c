/** Puzzles that are hard, thin, empty or huge: eleven kinds, the same each time. */
let seed = 7;
function random() {
  seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
  return seed / 0x7fffffff;
}

function clue(line) {
  return line
    .join('')
    .split('0')
    .map((run) => run.length)
    .filter((size) => size > 0);
}

/** The clues of a random picture. */
function noise(width, height, share) {
  const grid = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => (random() < share ? 1 : 0)),
  );
  const columns = Array.from({ length: width }, (_, x) => clue(grid.map((row) => row[x])));
  return { width, height, rows: grid.map(clue), columns };
}

/** A square in which every line has the same clue. */
function alike(side, own) {
  const lines = Array.from({ length: side }, () => own);
  return { width: side, height: side, rows: lines, columns: lines };
}

/** Puzzles by what they are. */
export const HOSTILE = {
  'noise 30x30': noise(30, 30, 0.5),
  'noise 60x60': noise(60, 60, 0.5),
  'noise 100x100': noise(100, 100, 0.5),
  'thin noise 100x100': noise(100, 100, 0.35),
  'noise 500x500': noise(500, 500, 0.5),
  'noise 3900x60': noise(3900, 60, 0.4),
  'noise 2x3990': noise(2, 3990, 0.5),
  'ones 100x100': alike(100, [1]),
  'ones 500x500': alike(500, [1]),
  'twice one 50x50': alike(50, [1, 1]),
  'empty 500x500': alike(500, []),
};
