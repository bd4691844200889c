/**
 * What it takes to finish a puzzle by keys: for a player who sees the board, by ear with the keys
 * for cells alone, and by ear with those that read lines and lead to news. The keys and the texts
 * are those of the board; each hand plays the board by pressing actions, without a page.
 *
 *     node bench/by-ear.mjs
 *
 * All three solve line by line, take the shortest way to a cell, hold a key to draw, and have
 * crosses put on finished lines. The one who sees takes the line that is nearest among those in
 * which something follows. By ear one goes through the lines in order, and is granted a perfect
 * memory of which lines are finished or have changed since they were heard; a line without a mark
 * needs no reading. Words are all words that are spoken in full: the name of each cell that the
 * cursor reaches, what a stroke changed, and what the keys read.
 */
import { ListeningHand, playWith, SeeingHand, WalkingHand } from './by-ear-hands.mjs';
import { gunzippedLines, keep, orThrow, printer, safeReadPuzzles } from './measure.mjs';

/** The puzzles of the catalogue that are played, by their ids. */
const PUZZLES = ['cd33fb5e', '2cfce083', '33098fb4', '5de3b578', '639ba347'];

const lines = ['small', 'medium'].flatMap((name) =>
  gunzippedLines(new URL(`../catalogue/${name}.ndjson.gz`, import.meta.url)),
);
const found = new Map(
  lines.flatMap((line) => {
    const { catalogue } = JSON.parse(line);
    if (!PUZZLES.includes(catalogue.id)) return [];
    const file = orThrow(safeReadPuzzles(new TextEncoder().encode(line), { from: 'json' }));
    return [[catalogue.id, orThrow(file.puzzles[0])]];
  }),
);

const { lines: result, print } = printer();
print(
  '| puzzle | seeing: presses | by ear before: presses | after | after ÷ seeing | words before | after |',
);
print('|---|---:|---:|---:|---:|---:|---:|');
for (const id of PUZZLES) {
  const { width, height, palette, rows, columns, meta } = found.get(id);
  const clues = { width, height, palette, rows, columns };
  const [seeing, before, after] = [SeeingHand, WalkingHand, ListeningHand].map((Kind) =>
    playWith(Kind, clues),
  );
  const inks = palette.length > 2 ? `, ${palette.length - 1} inks` : '';
  print(
    `| ${[
      `${meta.title}, ${width} × ${height}${inks}`,
      seeing.presses,
      before.presses,
      after.presses,
      (after.presses / seeing.presses).toFixed(2),
      before.words,
      after.words,
    ].join(' | ')} |`,
  );
}
keep('by-ear', 'node bench/by-ear.mjs', result);
