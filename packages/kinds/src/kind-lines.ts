/** The lines of a puzzle with their automata. */

import type { DirectionName, KindClue, KindPuzzle } from '@nonokit/core';
import { invariant, isPairClue } from '@nonokit/core';
import type { Automaton, AutomatonLine } from './automaton.js';
import { cellCount, directionsOf } from './board.js';
import { lineAutomaton } from './line-automaton.js';
import { pairAutomaton } from './pair-automaton.js';

/** A line of a puzzle, or two side by side that share a clue. */
export interface ClueLine {
  readonly direction: DirectionName;
  /** Counted from 0 within the direction; of the first of two. */
  readonly index: number;
  readonly clue: KindClue;
  /** The numbers of its cells; of two lines in turn one of each. */
  readonly cells: readonly number[];
}

/** The same with its automaton. */
export interface KindLine extends ClueLine, AutomatonLine {}

/** Most steps of all automata: what it takes to build them. */
const MOST_STEPS = 100_000;

/** Most steps times the cells that take them: about 50 ms of work for settling all lines once. */
const MOST_WORK = 20_000_000;

/** All lines of a puzzle by their clues, without automata. */
export function* clueLines({ board, clues }: KindPuzzle): Generator<ClueLine> {
  for (const [d, { name, lines }] of directionsOf(board).entries()) {
    let index = 0;
    for (const clue of clues[d]) {
      const first = lines[index];
      const second = lines[index + 1];
      const cells = isPairClue(clue) ? first.flatMap((cell, i) => [cell, second[i]]) : first;
      yield { direction: name, index, clue, cells };
      index += isPairClue(clue) ? 2 : 1;
    }
  }
}

/** All lines of a puzzle; undefined if its clues need too large automata. */
export function findLines(
  puzzle: KindPuzzle,
  built?: BuiltAutomata,
): readonly KindLine[] | undefined {
  const lines: KindLine[] = [];
  const own = new Map<string, Automaton>();
  let steps = MOST_STEPS;
  let work = MOST_WORK;
  for (const line of clueLines(puzzle)) {
    const { clue, cells } = line;
    const text = JSON.stringify(clue);
    const most = Math.min(steps, Math.floor(work / cells.length));
    const known = own.get(text) ?? built?.get(clue);
    const automaton = known ?? automatonOf(clue, puzzle.palette.length, most);
    if (automaton === undefined) return undefined;
    if (known === undefined) steps -= automaton.from.length;
    work -= automaton.from.length * cells.length;
    if (work < 0) return undefined;
    own.set(text, automaton);
    built?.set(clue, automaton);
    lines.push({ ...line, automaton });
  }
  return lines;
}

/** All lines of a puzzle that has been checked. */
export function linesOf(puzzle: KindPuzzle, built?: BuiltAutomata): readonly KindLine[] {
  const lines = findLines(puzzle, built);
  invariant(lines !== undefined, 'a puzzle that was checked has lines that are too large');
  return lines;
}

/** Of each cell the places in `lines` of those that have it. */
export function linesByCell(puzzle: KindPuzzle, lines: readonly KindLine[]): number[][] {
  const byCell = Array.from({ length: cellCount(puzzle.board) }, (): number[] => []);
  lines.forEach(({ cells }, k) => {
    for (const cell of cells) byCell[cell].push(k);
  });
  return byCell;
}

/** Automata of clues of one palette, for many puzzles that share most of their clues. */
export type BuiltAutomata = WeakMap<KindClue, Automaton>;

function automatonOf(clue: KindClue, colors: number, most: number): Automaton | undefined {
  return isPairClue(clue) ? pairAutomaton(clue, most) : lineAutomaton(clue, colors, most);
}
