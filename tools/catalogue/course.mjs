/**
 * Writes `catalogue/course.json`: the course with the techniques of each puzzle, checked by
 * `explain`: a puzzle needs the technique that came last, and none that explain tries after it.
 * Needs `npm run build`.
 *
 *     node tools/catalogue/course.mjs
 */
import { writeFileSync } from 'node:fs';
import { checkedPieces } from './course/pieces.mjs';

const pieces = checkedPieces().map(({ title, inks, brings, look, rows, techniques }) => ({
  titles: title,
  inks,
  brings,
  look,
  picture: rows,
  techniques,
}));
const lines = pieces.map((piece) => JSON.stringify(piece));
const file = new URL('../../catalogue/course.json', import.meta.url);
writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
console.log(`${pieces.length} puzzles in catalogue/course.json`);
