/** Puzzles of other kinds at a terminal: those on squares, with hints of their own. */
import type { Clues } from '@nonokit/board';
import { driveAsync, type KindPuzzle } from '@nonokit/core';
import { type KindStep, kindHintWork } from '@nonokit/kinds';
import { boardClues } from 'nonokit/kinds';
import {
  paintsBetween,
  type TerminalHint,
  type TerminalPuzzle,
} from '../terminal/terminal-puzzle.js';
import { tellHint } from './told-hint.js';

/** The puzzle as a terminal plays it; undefined if its cells are no squares. */
export function kindAtTerminal(puzzle: KindPuzzle): TerminalPuzzle | undefined {
  const clues = boardClues(puzzle);
  if (clues === undefined) return undefined;
  const hint: TerminalPuzzle['hint'] = async ({ cells }, { words, signal, pause }) => {
    const found = await driveAsync(kindHintWork(puzzle, cells), pause, { signal });
    const { where, why, step, paint } = tellHint(found, puzzle, words);
    const after = Int32Array.from(cells);
    for (const { cell, color } of paint) after[cell] = color;
    const told: TerminalHint = {
      isStep: step !== undefined,
      isWrong: found.kind === 'mistakes' || found.kind === 'clash' || found.kind === 'impossible',
      where,
      why: why.join(' '),
      lines: step === undefined ? [] : linesOf(step, clues),
      wrong: found.kind === 'mistakes' ? found.cells : [],
      paints: paintsBetween(cells, after),
    };
    return told;
  };
  return { clues, title: puzzle.meta.title, hint };
}

/** The lines of a step by number: rows first. */
function linesOf({ line }: KindStep, { height }: Clues): number[] {
  const first = line.index + (line.direction === 'row' ? 0 : height);
  return line.isPair ? [first, first + 1] : [first];
}
