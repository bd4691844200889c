/** The public facts of a puzzle: its number or size, colours, difficulty. */
import type { BlindPuzzle } from '@nonokit/board';
import type { PageContext } from '../frame/page-context.js';
import { difficultyFrom } from '../puzzles/difficulty-levels.js';
import { colorsText } from './colors-text.js';

/** What a puzzle is called before it is solved: its number, or its size. */
export function blindName({ facts, clues }: BlindPuzzle): string {
  return facts.number === undefined ? `${clues.width} × ${clues.height}` : `№ ${facts.number}`;
}

/** "20 × 20 · 5 colours · Medium" */
export function factsText(page: PageContext, { facts, clues }: BlindPuzzle): string {
  const { wordsOf } = page;
  const label = difficultyFrom(facts.difficulty);
  return [
    `${clues.width} × ${clues.height}`,
    colorsText(
      page,
      clues.palette.slice(1).map(({ rgb }) => rgb),
    ),
    ...(label === undefined ? [] : [wordsOf('cards').difficulties[label]]),
  ].join(' · ');
}
