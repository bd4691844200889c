/**
 * Writes `catalogue/series.json`: the series of `series/definitions.mjs` with the puzzles of the
 * catalogue that belong to them, one of a thing; then those of `series/scenes.mjs`,
 * `series/small-drawings.mjs`, `series/squares.mjs` and `series/hours.mjs` with the drawings that
 * are left; all from small to large and from easy to hard. Run it again when the catalogue has
 * grown.
 *
 *     node tools/catalogue/series.mjs
 */
import { writeFileSync } from 'node:fs';
import { entriesOfCatalogue } from './entries.mjs';
import { DEFINITIONS } from './series/definitions.mjs';
import { HOUR_DEFINITIONS } from './series/hours.mjs';
import { SCENE_DEFINITIONS } from './series/scenes.mjs';
import { SMALL_DEFINITIONS } from './series/small-drawings.mjs';
import { SQUARE_DEFINITIONS } from './series/squares.mjs';
import { hashToShare } from './wish.mjs';

/** Puzzles of a series. */
const LEAST = 10;
const MOST = 24;
const MOST_DRAWN = 30;

/** Cells along the longer side from which a print counts as large. */
const LARGE = 40;

const entries = entriesOfCatalogue();
const taken = new Set();
const series = [
  ...DEFINITIONS.flatMap(listSeries),
  ...SCENE_DEFINITIONS.flatMap((one) => listDrawn(one, one.large)),
  ...SMALL_DEFINITIONS.flatMap((one) => listDrawn(one, one.small)),
  ...SQUARE_DEFINITIONS.flatMap((one) => listDrawn(one, one.squares)),
  ...HOUR_DEFINITIONS.flatMap((one) => listDrawn(one, one.squares)),
];
const lines = series.map((one) => JSON.stringify(one));
const file = new URL('../../catalogue/series.json', import.meta.url);
writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
for (const { id, puzzles } of series) console.log(`${id} ${puzzles.length}`);
const left = entries.filter(({ id, source, side, inks }) => {
  return source.drawn && (side <= 25 || (side >= 50 && inks > 1)) && !taken.has(id);
});
console.log(`${left.length} drawings in no series`);

/**
 * The series of a definition; none, with a message, if the catalogue has too few puzzles for it.
 */
function listSeries({ id, titles, texts, from, words, not, isPrint = false }) {
  const members = entries.filter(
    (entry) =>
      !taken.has(entry.id) &&
      (from === undefined || from.includes(entry.category)) &&
      isPrint === isLargePrint(entry) &&
      (words === undefined || names(entry, words)) &&
      (not === undefined || !names(entry, not)),
  );
  return makeSeries({ id, titles, texts }, oneOfEach(members));
}

/** The series of a definition of our drawings: its share of those that no series has. */
function listDrawn({ id, titles, texts, from, words }, { sides, isColored, share = 1 }) {
  const members = entries.filter(
    (entry) =>
      !taken.has(entry.id) &&
      entry.source.drawn === true &&
      entry.side >= sides[0] &&
      entry.side <= sides[1] &&
      entry.inks > 1 === isColored &&
      (from === undefined || from.includes(entry.category)) &&
      (words === undefined || names(entry, words)),
  );
  const count = Math.min(MOST_DRAWN, Math.ceil(members.length / share));
  return makeSeries({ id, titles, texts }, spread(members, count));
}

/** A list of one series with these puzzles in order; none, with a message, if they are too few. */
function makeSeries({ id, titles, texts }, members) {
  const chosen = inOrder(members);
  if (chosen.length < LEAST) {
    console.error(`${id} is left out: only ${chosen.length} puzzles`);
    return [];
  }
  for (const one of chosen) taken.add(one.id);
  return [{ id, titles, texts, puzzles: chosen.map((one) => one.id) }];
}

/** Whether an entry is a large drawing of ours in black alone. */
function isLargePrint({ source, inks, side }) {
  return source.drawn === true && inks === 1 && side >= LARGE;
}

/** Whether a title holds one of these words. */
function names({ titles }, words) {
  const title = ` ${titles.en.toLowerCase().replace(/[^a-z-]+/g, ' ')} `;
  return words.split(', ').some((word) => title.includes(` ${word} `));
}

/** One puzzle of each thing; second ones only where there are too few, and not too many in all. */
function oneOfEach(members) {
  const byChance = members.toSorted((a, b) => hashToShare(a.id) - hashToShare(b.id));
  const firsts = [...new Map(byChance.map((one) => [one.concept, one])).values()];
  if (firsts.length > MOST) return spread(firsts, MOST);
  const others = byChance.filter((one) => !firsts.includes(one));
  return [...firsts, ...others.slice(0, Math.max(0, LEAST - firsts.length))];
}

/** A number of these, of all sizes and difficulties. */
function spread(members, count) {
  const ordered = inOrder(members);
  return Array.from({ length: count }, (_, k) => ordered[Math.floor((k * ordered.length) / count)]);
}

/** From small to large, and from easy to hard among those of a size. */
function inOrder(members) {
  const step = ({ side, difficulty }) => Math.ceil(side / 5) * 100 + difficulty.score;
  return members.toSorted((a, b) => step(a) - step(b) || (a.id < b.id ? -1 : 1));
}
