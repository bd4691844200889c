/**
 * Mends scenes that have several solutions, or one that line logic does not find: changes as few
 * cells as possible and writes them to `scenes/mends.mjs`. A scene with a level only needs one
 * solution: that changes fewer cells and keeps it hard. Needs `npm run build --workspace nonokit`.
 * Look at the mended scenes afterwards; many cells mean that the drawing should change.
 *
 *     node tools/catalogue/drawings/mend.mjs [WORD...]
 *
 * Words choose scenes whose file or id holds one of them; the others keep their entries.
 */
import { readdir, writeFile } from 'node:fs/promises';
import { puzzleOf, repairPuzzle, solve } from '../../../packages/nonokit/dist/index.js';
import { inkOf, pictureOf } from './inks.mjs';
import { MENDS } from './scenes/mends.mjs';

const FOLDER = new URL('scenes/', import.meta.url);
const words = process.argv.slice(2);
const mends = new Map();
const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.mjs'));
for (const name of names.sort()) {
  const { pictures = [] } = await import(new URL(name, FOLDER).href);
  for (const picture of pictures) {
    const isChosen =
      words.length === 0 || words.some((word) => `${name} ${picture.id}`.includes(word));
    const all = [MENDS[picture.id], isChosen && writeMends(picture)].filter(Boolean).join(' ');
    if (all !== '') mends.set(picture.id, all);
  }
}
await writeFile(new URL('mends.mjs', FOLDER), formatText(mends));

/** The cells that have to change, "column,row,ink column,row,ink"; nothing if none. */
function writeMends({ id, rows, inks, level }) {
  const { grid, palette } = pictureOf(rows, inks);
  const puzzle = puzzleOf(grid, palette);
  const { status } = solve(puzzle, { lineOnly: level === undefined });
  if (status === 'unique') return '';
  const repair = level === undefined ? 'line' : 'unique';
  const { goal, palette: colors } = repairPuzzle(puzzle, { repair }).puzzle;
  const letters = ['.', ...new Set(rows.join('').replaceAll('.', ''))];
  const white = { '.': '#ffffff white', ...inks };
  const findLetter = (rgb) => letters.find((letter) => inkOf(letter, white).rgb === rgb);
  const changed = [...goal.cells.keys()].filter((k) => {
    return colors[goal.cells[k]].rgb !== palette[grid.cells[k]].rgb;
  });
  console.log(`${id}: ${changed.length} cells`);
  return changed
    .map((k) => [k % grid.width, Math.floor(k / grid.width), findLetter(colors[goal.cells[k]].rgb)])
    .join(' ');
}

function formatText(mended) {
  const lines = [...mended].sort().map(([id, cells]) => `  '${id}':\n    '${cells}',`);
  return `/**
 * Cells that keep scenes from having exactly one solution, found line by line, and the inks that
 * mend that: "column,row,ink" counted from 0 in the finished picture. Written by \`../mend.mjs\`.
 */
export const MENDS = {
${lines.join('\n')}
};
`;
}
