/**
 * Pieces of ink of which it is doubtful whether they are digits: blurred ones, and pieces of rules
 * that look like a 1. A line is read with and without them, and the puzzle decides.
 */
import type { Glyph } from './glyphs.js';
import type { Grouping, PrintedLine } from './printed.js';

/** How likely a digit is none before it counts as other ink. */
const NO_DIGIT = 0.6;

/** How likely it is that a doubtful one is none, at least and at most. */
const LEAST_DOUBT = 0.05;
const MOST_DOUBT = 0.96;

/** How much likelier a digit is for its size, which the network does not see. */
const EXPECTED = Math.log(4);

/** Most doubtful pieces of a line that are tried otherwise, one or two at a time. */
const MOST_DOUBTS = 4;

/** A line without numbers. */
export const EMPTY_LINE: PrintedLine = { groupings: [{ numbers: [], cost: 0 }] };

/** True for what is rather a digit than not. */
export function isLikely({ reading }: Glyph): boolean {
  return reading.none < NO_DIGIT;
}

/** A line that is read with and without its doubtful pieces; `group` makes numbers of some. */
export function withDoubts(
  glyphs: readonly Glyph[],
  group: (glyphs: readonly Glyph[]) => PrintedLine,
): PrintedLine {
  const doubtful = glyphs
    .filter(({ reading: { none } }) => none >= LEAST_DOUBT && none <= MOST_DOUBT)
    .sort((a, b) => strengthOf(a) - strengthOf(b))
    .slice(0, MOST_DOUBTS);
  const flips = [
    [],
    ...doubtful.map((one) => [one]),
    ...doubtful.flatMap((one, k) => doubtful.slice(k + 1).map((other) => [one, other])),
  ];
  const groupings = flips.flatMap((flipped) => {
    const chosen = glyphs.filter((glyph) => isLikely(glyph) !== flipped.includes(glyph));
    const left = doubtful.filter((glyph) => !chosen.includes(glyph));
    const cost = left.reduce((sum, { reading }) => sum + EXPECTED - Math.log(reading.none), 0);
    const line = chosen.length === 0 ? EMPTY_LINE : group(chosen);
    return line.groupings.map((one): Grouping => ({ ...one, cost: one.cost + cost }));
  });
  return { groupings };
}

/** How clear it is whether a piece is a digit: the logarithm of the odds. */
function strengthOf({ reading: { none } }: Glyph): number {
  return Math.abs(Math.log(none / (1 - none)));
}
