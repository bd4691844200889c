/**
 * Losses: what a format cannot hold of given puzzles, one warning per kind of information that names what
 * is dropped, from what the format says of itself (`Holds`). How a file calls its colours is no information.
 */
import { inkCount, type Problem, type Puzzle, type PuzzleMeta, problem } from '@nonokit/core';
import type { Format } from '../format.js';
import { quote } from '../lexing/cursor.js';

/** What writing these puzzles in this format drops. What makes writing impossible is not listed. */
export function lossesOf(puzzles: readonly Puzzle[], format: Format): readonly Problem[] {
  const { holds, name } = format;
  const losses: Problem[] = [];
  const lose = (code: string, what: string | undefined): void => {
    if (what !== undefined) losses.push(problem(code, `${name} does not hold ${what}`));
  };
  if (holds.colors !== 'rgb') lose('loses-colors', lostLooks(puzzles, holds.colors));
  if (!holds.background) lose('loses-background', lostBackground(puzzles));
  if (!holds.goal) lose('loses-goal', lostGoal(puzzles, format));
  lose('loses-texts', lostTexts(puzzles, holds.meta));
  if (holds.extra !== true) lose('loses-extra', lostMembers(puzzles, holds.extra ?? []));
  return losses;
}

/** Inks that will look otherwise. */
function lostLooks(puzzles: readonly Puzzle[], held: 'none' | 'ids'): string | undefined {
  const inks = puzzles.flatMap(({ palette }) => palette.slice(1).map(({ rgb }) => rgb));
  const lost = inks.filter((rgb) => rgb !== '#000000');
  if (lost.length === 0) return undefined;
  const becomes = held === 'none' ? ', which becomes black' : '';
  return `what the colours look like: ${listed(lost)}${becomes}`;
}

function lostBackground(puzzles: readonly Puzzle[]): string | undefined {
  const backgrounds = puzzles.flatMap(({ palette }) => palette[0]?.rgb ?? []);
  const lost = backgrounds.filter((rgb) => rgb !== '#ffffff');
  return lost.length === 0
    ? undefined
    : `the background colour ${listed(lost)}, which becomes white`;
}

function lostGoal(puzzles: readonly Puzzle[], format: Format): string | undefined {
  const isLost = (puzzle: Puzzle): boolean =>
    puzzle.goal !== undefined && format.keepsGoal?.(puzzle) !== true;
  const lost = puzzles.filter(isLost).length;
  if (lost === 0) return undefined;
  const whose = puzzles.length === 1 ? '' : ` of ${lost} of the ${puzzles.length} puzzles`;
  return `the author's picture${whose}, only the clues`;
}

function lostTexts(
  puzzles: readonly Puzzle[],
  held: readonly (keyof PuzzleMeta)[],
): string | undefined {
  const kept = new Set<string>(held);
  const texts = puzzles
    .flatMap(({ meta }) => Object.entries(meta))
    .filter(([key, text]) => text !== undefined && text !== '' && !kept.has(key));
  const lost = [...new Set(texts.map(([key]) => key))].map((key) => {
    const values = texts.filter(([other]) => other === key).map(([, text = '']) => quote(text));
    return `the ${TEXT_NAMES.get(key) ?? key} ${listed(values, 1)}`;
  });
  return lost.length === 0 ? undefined : lost.join(', ');
}

/** Texts whose key is no word of prose. */
const TEXT_NAMES: ReadonlyMap<string, string> = new Map([
  ['authorId', 'author id'],
  ['license', 'licence'],
]);

function lostMembers(puzzles: readonly Puzzle[], held: readonly string[]): string | undefined {
  const keys = puzzles.flatMap(({ extra = {} }) => Object.keys(extra));
  const lost = keys.filter((key) => !held.includes(key)).map(quote);
  return lost.length === 0 ? undefined : `the extra members ${listed(lost)}`;
}

/** The different ones of a list, and how many there are where they are too many to name. */
function listed(all: readonly string[], most = 4): string {
  const different = [...new Set(all)];
  const rest = different.length - most;
  const named = different.slice(0, most).join(', ');
  return rest > 0 ? `${named} and ${rest.toLocaleString('en-US')} more` : named;
}

/** The first reason why these puzzles cannot be written in this format at all, if there is one. */
export function obstacleOf(puzzles: readonly Puzzle[], format: Format): Problem | undefined {
  const { holds, name } = format;
  if (puzzles.length === 0) return problem('no-puzzles', 'there is no puzzle to write');
  if (puzzles.length > 1 && !holds.several) {
    return problem(
      'several-puzzles',
      `${name} holds one puzzle a file, got ${puzzles.length}: write each to its own file`,
    );
  }
  const colored = holds.colors === 'none' ? puzzles.find((one) => inkCount(one) > 1) : undefined;
  if (colored !== undefined) {
    return problem(
      'needs-black',
      `${name} holds one colour besides the background, the puzzle has ${inkCount(colored)}`,
    );
  }
  const inks = puzzles.reduce((most, one) => Math.max(most, inkCount(one)), 0);
  if (holds.colors !== 'none' && inks > (holds.maxInks ?? inks)) {
    const most = `${holds.maxInks} colours besides the background`;
    return problem('too-many-colors', `${name} holds at most ${most}, the puzzle has ${inks}`);
  }
  const large = puzzles.find(
    (one) => Math.max(one.width, one.height) > (holds.maxSide ?? Infinity),
  );
  if (large !== undefined) {
    const size = `${large.width}x${large.height}`;
    const most = `${holds.maxSide} rows and columns`;
    return problem('too-large', `${name} holds at most ${most}, the puzzle has ${size}`);
  }
  if (!holds.clues && puzzles.some(({ goal }) => goal === undefined)) {
    return problem('needs-goal', `${name} holds a picture, but the puzzle has only clues`);
  }
  return undefined;
}
