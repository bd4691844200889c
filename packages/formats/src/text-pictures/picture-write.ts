/**
 * Writes pictures in text: "." for blank, "#" for a single ink, and letters for several, or other
 * characters where the reader would not take letters for inks.
 */
import { bad, type Grid, good, type Puzzle, problem, type Result } from '@nonokit/core';
import { findIds } from '../lexing/ink-ids.js';
import {
  isLetter,
  isSquare,
  MAX_SYMBOLS,
  PLAIN_INKS,
  USUAL_INKS,
} from '../lexing/picture-symbols.js';
import { pictureOf } from '../pictures/image.js';
import {
  pictureNeedsFrom,
  pictureTooFewInks,
  pictureTooFewSigns,
} from '../words/en/text-pictures.js';

/** Letters for inks without a symbol, the usual ones first; "w" is a background. */
const SPARE = [...'rgbycmkopvnlstiadefhjquxz', ...'RGYCMKOPVNLSTIADEFHJQUXZ'];

/** The picture of the only puzzle as text. */
export function writePicture(puzzles: readonly Puzzle[]): Result<string> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { goal, palette } = picture.value;
  const inks = palette.length - 1;
  const kind = kindFor(goal, inks);
  const ids = inks === 1 ? ['', '#'] : findIds(palette, kind.allows, kind.spare);
  if (ids === undefined || inks >= MAX_SYMBOLS) {
    const most = Math.min(MAX_SYMBOLS - 1, kind.spare.length);
    return bad(goal.cells.includes(0) ? pictureTooFewSigns : pictureTooFewInks, { most, inks });
  }
  const symbols = withoutSquarePair(['.', ...ids.slice(1)], goal);
  const rows = Array.from({ length: goal.height }, (_, y) =>
    Array.from(goal.cells.subarray(y * goal.width, (y + 1) * goal.width), (c) => symbols[c]).join(
      '',
    ),
  );
  const remark = problem(pictureNeedsFrom);
  return good(`${rows.join('\n')}\n`, inks === 1 || kind.isDetected ? [] : [remark]);
}

/** The symbols, but not two coloured squares alone: the reader takes one for the background. */
function withoutSquarePair(symbols: readonly string[], { cells }: Grid): readonly string[] {
  const [one, two, ...others] = new Set(cells);
  if (one === undefined || two === undefined || others.length > 0) return symbols;
  if (![one, two].every((color) => isSquare(symbols[color] ?? ''))) return symbols;
  return symbols.map((symbol, color) => (color === one ? '#' : symbol));
}

/** The kinds of characters that stand for inks in a picture. */
interface Kind {
  readonly allows: (id: string) => boolean;
  readonly spare: readonly string[];
  /** True if a picture of these characters is detected. */
  readonly isDetected: boolean;
}

/**
 * Letters, which people can read and type, if they are recognised as inks: beside blank cells, in
 * several rows. Otherwise plain inks; if there are too few of those, everything that `--from text`
 * reads.
 */
function kindFor(goal: Grid, inks: number): Kind {
  const isFull = !goal.cells.includes(0);
  const isPlain = (isFull || goal.height === 1) && inks <= PLAIN_INKS.length;
  if (!isFull && !isPlain) {
    return { allows: isInkLetter, spare: SPARE, isDetected: goal.height > 1 };
  }
  const spare = isPlain ? PLAIN_INKS : USUAL_INKS;
  return { allows: (id) => spare.includes(id), spare, isDetected: isPlain };
}

/** Letters other than backgrounds. */
function isInkLetter(id: string): boolean {
  return isLetter(id) && !/[wW]/.test(id);
}
