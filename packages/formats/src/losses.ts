/**
 * Losses: what a format cannot hold of given puzzles, one warning per kind of information, from what the
 * format says of itself (`Holds`).
 */
import { inkCount, type Problem, type Puzzle, problem } from '@nonokit/core';
import type { Format } from './format.js';

/** What writing these puzzles in this format drops. What makes writing impossible is not listed. */
export function lossesOf(puzzles: readonly Puzzle[], format: Format): readonly Problem[] {
  const { holds, name } = format;
  const losses: Problem[] = [];
  const lose = (code: string, what: string): void => {
    losses.push(problem(code, `${name} does not hold ${what}`));
  };
  if (holds.colors !== 'rgb' && puzzles.some(hasColoredInk)) {
    lose('loses-colors', 'what the colours look like');
  }
  if (!holds.background && puzzles.some(({ palette }) => palette[0]?.rgb !== '#ffffff')) {
    lose('loses-background', 'the background colour, which becomes white');
  }
  if (!holds.goal && puzzles.some(({ goal }) => goal !== undefined)) {
    lose('loses-goal', 'the picture, only its clues');
  }
  const texts = lostTexts(puzzles, format);
  if (texts.length > 0) lose('loses-texts', `the ${texts.join(', ')}`);
  // only our own JSON has a place for members that nobody knows
  if (format.id !== 'json' && puzzles.some(({ extra }) => hasMembers(extra))) {
    lose('loses-extra', 'the extra members of the JSON file');
  }
  return losses;
}

function hasColoredInk({ palette }: Puzzle): boolean {
  return palette.slice(1).some(({ rgb }) => rgb !== '#000000');
}

function lostTexts(puzzles: readonly Puzzle[], { holds }: Format): string[] {
  const kept = new Set<string>(holds.meta);
  const there = puzzles.flatMap(({ meta }) =>
    Object.entries(meta)
      .filter(([, text]) => text !== undefined && text !== '')
      .map(([key]) => key),
  );
  return [...new Set(there)].filter((key) => !kept.has(key));
}

function hasMembers(extra: Puzzle['extra']): boolean {
  return extra !== undefined && Object.keys(extra).length > 0;
}

/** The first reason why these puzzles cannot be written in this format at all, if there is one. */
export function obstacleOf(puzzles: readonly Puzzle[], format: Format): Problem | undefined {
  const { holds, name } = format;
  if (puzzles.length === 0) return problem('no-puzzles', 'there is no puzzle to write');
  if (puzzles.length > 1 && !holds.several) {
    return problem(
      'several-puzzles',
      `a ${name} file holds one puzzle, got ${puzzles.length}: write each to its own file`,
    );
  }
  const colored = holds.colors === 'none' ? puzzles.find((one) => inkCount(one) > 1) : undefined;
  if (colored !== undefined) {
    return problem(
      'needs-black',
      `${name} holds one colour besides the background, the puzzle has ${inkCount(colored)}`,
    );
  }
  if (!holds.clues && puzzles.some(({ goal }) => goal === undefined)) {
    return problem('needs-goal', `${name} holds a picture, but the puzzle has only clues`);
  }
  return undefined;
}
