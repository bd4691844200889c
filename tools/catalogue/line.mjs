/**
 * A line of the catalogue: the puzzle, judged, rated and explained, with its facts.
 */
import { safeExplain, safeRate } from '../../packages/nonokit/dist/explain.js';
import {
  canonicalKey,
  isSolution,
  puzzleOf,
  safeWritePuzzle,
  solve,
} from '../../packages/nonokit/dist/index.js';

/** Techniques in the order of their pages. */
const TECHNIQUES = [
  ...['complete-line', 'finished-line', 'overlap', 'glue', 'closing', 'near-edge', 'unreachable'],
  ...['gap-too-small', 'joining-splitting', 'forcing', 'punctuating', 'mercury', 'whole-line'],
  ...['color-logic', 'edge-logic', 'two-way', 'contradiction', 'nested'],
];

/** Links of the longest chain that a person still follows in the head. */
export const MOST_LINKS = 10;

/** The length of the longest chain of assumptions among the steps of an explanation; 0: none. */
export function longestChain(steps) {
  return Math.max(0, ...steps.map(({ chain, facts }) => (chain === undefined ? 0 : facts.length)));
}

/** { puzzle, facts } of an entry; undefined, with a message, if it is no good puzzle. */
export function judgedPuzzle(entry) {
  const { picture, palette, id, titles, author, license, attribution } = entry;
  const meta = { id, title: titles.en, author, license, copyright: attribution };
  const puzzle = puzzleOf(...withoutUnused(picture, palette), meta);
  const { status, solution, lineSolvable } = solve(puzzle);
  if (status !== 'unique' || !isSolution(puzzle, solution))
    return refused(entry, `${status} solution`);
  const rated = safeRate(puzzle);
  const explained = safeExplain(puzzle);
  if (!rated.ok || !explained.ok) return refused(entry, 'not rated');
  const { label, score, guess } = rated.value;
  if (guess !== undefined || explained.value.status !== 'solved') {
    return refused(entry, 'no steps to the end');
  }
  const links = longestChain(explained.value.steps);
  if (links > MOST_LINKS) return refused(entry, `a chain of ${links} links`);
  const used = new Set(explained.value.steps.map(({ technique }) => technique));
  return {
    puzzle,
    facts: {
      id,
      titles,
      tags: entry.tags,
      category: entry.category,
      source: entry.source,
      license,
      attribution,
      made: entry.made,
      difficulty: { label, score },
      techniques: TECHNIQUES.filter((technique) => used.has(technique)),
      isLineSolvable: lineSolvable,
      canonical: canonicalKey(puzzle),
    },
  };
}

/** The line of the file, with its line end. */
export function lineOf({ puzzle, facts }) {
  const written = safeWritePuzzle({ ...puzzle, extra: { catalogue: facts } }, 'json');
  if (!written.ok) throw new Error(`${facts.id}: ${written.problem.message}`);
  return `${JSON.stringify(JSON.parse(new TextDecoder().decode(written.value)))}\n`;
}

function refused({ id, titles }, why) {
  console.error(`${id} ${titles.en}: ${why}`);
  return undefined;
}

/** The picture and its palette without inks that no cell has. */
function withoutUnused({ width, height, cells }, palette) {
  const used = palette.map((_, color) => color).filter((c) => c === 0 || cells.includes(c));
  const place = new Map(used.map((color, at) => [color, at]));
  const grid = { width, height, cells: cells.map((color) => place.get(color) ?? 0) };
  return [grid, used.map((color) => palette[color])];
}
