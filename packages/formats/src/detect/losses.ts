/**
 * Losses: the parts of puzzles that a format cannot hold, by the format's own declaration
 * (`Holds`). Each kind of lost information gives one warning that names it. Names of colours do not
 * count as information.
 */
import { inkCount, type Problem, type Puzzle, problem } from '@nonokit/core';
import type { Format } from '../format.js';
import { quote } from '../lexing/cursor.js';
import {
  detectLosesBackground,
  detectLosesColors,
  detectLosesExtra,
  detectLosesGoal,
  detectLosesTexts,
  detectNeedsGoal,
  detectNothingToWrite,
  detectOneColor,
  detectOnePuzzle,
  detectTooLarge,
  detectTooManyColors,
  type Lost,
} from '../words/en/detect.js';

/**
 * The information that this format drops from these puzzles. Obstacles that make writing impossible
 * are not listed.
 */
export function lossesOf(puzzles: readonly Puzzle[], format: Format): readonly Problem[] {
  const losses = [
    lostLooks(puzzles, format),
    lostBackground(puzzles, format),
    lostGoal(puzzles, format),
    lostTexts(puzzles, format),
    lostMembers(puzzles, format),
  ];
  return losses.filter((loss) => loss !== undefined);
}

/** Inks whose look is lost. */
function lostLooks(puzzles: readonly Puzzle[], { name, holds }: Format): Problem | undefined {
  if (holds.colors === 'rgb') return undefined;
  const inks = puzzles.flatMap(({ palette }) => palette.slice(1).map(({ rgb }) => rgb));
  const lost = inks.filter((rgb) => rgb !== '#000000');
  if (lost.length === 0) return undefined;
  const isBlack = holds.colors === 'none';
  return problem(detectLosesColors, { format: name, lost: nameLost(lost), isBlack });
}

function lostBackground(puzzles: readonly Puzzle[], { name, holds }: Format): Problem | undefined {
  if (holds.background) return undefined;
  const backgrounds = puzzles.flatMap(({ palette }) => palette[0]?.rgb ?? []);
  const lost = backgrounds.filter((rgb) => rgb !== '#ffffff');
  if (lost.length === 0) return undefined;
  return problem(detectLosesBackground, { format: name, lost: nameLost(lost) });
}

function lostGoal(puzzles: readonly Puzzle[], format: Format): Problem | undefined {
  if (format.holds.goal) return undefined;
  const isLost = (puzzle: Puzzle): boolean =>
    puzzle.goal !== undefined && format.keepsGoal?.(puzzle) !== true;
  const lost = puzzles.filter(isLost).length;
  if (lost === 0) return undefined;
  return problem(detectLosesGoal, { format: format.name, lost, puzzles: puzzles.length });
}

function lostTexts(puzzles: readonly Puzzle[], { name, holds }: Format): Problem | undefined {
  const kept = new Set<string>(holds.meta);
  const lost = puzzles
    .flatMap(({ meta }) => Object.entries(meta))
    .filter(([key, text]) => text !== undefined && text !== '' && !kept.has(key));
  if (lost.length === 0) return undefined;
  const texts = [...new Set(lost.map(([key]) => key))].map((key) => {
    const values = lost.filter(([other]) => other === key).map(([, text = '']) => quote(text));
    return { key, lost: nameLost(values, 1) };
  });
  return problem(detectLosesTexts, { format: name, texts });
}

function lostMembers(puzzles: readonly Puzzle[], { name, holds }: Format): Problem | undefined {
  const { extra: held = [] } = holds;
  if (held === true) return undefined;
  const keys = puzzles.flatMap(({ extra = {} }) => Object.keys(extra));
  const lost = keys.filter((key) => !held.includes(key)).map(quote);
  if (lost.length === 0) return undefined;
  return problem(detectLosesExtra, { format: name, lost: nameLost(lost) });
}

/** The different ones of a list, the first `most` by name. */
function nameLost(all: readonly string[], most = 4): Lost {
  const different = [...new Set(all)];
  return { named: different.slice(0, most), more: Math.max(0, different.length - most) };
}

/** The first reason, if any, why this format cannot hold these puzzles at all. */
export function findObstacle(puzzles: readonly Puzzle[], format: Format): Problem | undefined {
  const { holds, name } = format;
  if (puzzles.length === 0) return problem(detectNothingToWrite);
  if (puzzles.length > 1 && !holds.several) {
    return problem(detectOnePuzzle, { format: name, found: puzzles.length });
  }
  const excess = tooManyColors(puzzles, format) ?? tooLarge(puzzles, format);
  if (excess !== undefined) return excess;
  if (!holds.clues && puzzles.some(({ goal }) => goal === undefined)) {
    return problem(detectNeedsGoal, { format: name });
  }
  return undefined;
}

function tooManyColors(puzzles: readonly Puzzle[], { holds, name }: Format): Problem | undefined {
  const colored = holds.colors === 'none' ? puzzles.find((one) => inkCount(one) > 1) : undefined;
  if (colored !== undefined) {
    return problem(detectOneColor, { format: name, found: inkCount(colored) });
  }
  const { maxInks: most = Number.POSITIVE_INFINITY } = holds;
  const found = puzzles.reduce((highest, one) => Math.max(highest, inkCount(one)), 0);
  if (holds.colors === 'none' || found <= most) return undefined;
  return problem(detectTooManyColors, { format: name, most, found });
}

function tooLarge(puzzles: readonly Puzzle[], { holds, name }: Format): Problem | undefined {
  const { maxSide: most = Number.POSITIVE_INFINITY } = holds;
  const large = puzzles.find((one) => Math.max(one.width, one.height) > most);
  if (large === undefined) return undefined;
  const { width, height } = large;
  return problem(detectTooLarge, { format: name, most, width, height });
}
