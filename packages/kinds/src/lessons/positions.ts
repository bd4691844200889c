/** The positions of the lessons on other kinds. */
import {
  ANY_BLOCKS,
  BLACK_ON_WHITE,
  type ClueItem,
  invariant,
  type KindBoard,
  type KindClue,
  type KindPuzzle,
  pairClueOf,
  UNKNOWN,
} from '@nonokit/core';
import { checkKind } from '../check-kind.js';
import { explainKind } from '../explain-kind.js';

/** What a lesson is about. */
export type KindLessonName = 'hidden' | 'pairs' | 'triangles';

/** A puzzle, and what is known of it. */
export interface Position {
  readonly puzzle: KindPuzzle;
  /** Palette indices by cell, -1 where unknown. */
  readonly marks: readonly number[];
}

/** All positions; each is one of its lesson's techniques. */
export const EXAMPLES: Readonly<Record<KindLessonName, () => readonly Position[]>> = {
  hidden: () => [
    oneLine('3 ? 2', '?????????'),
    oneLine('2 ? 3', '?????####????'),
    oneLine('? 2', '#?????##??'),
    oneLine('3 * 2', '???#????##'),
  ],
  pairs: () => [
    twoLines(['##....', '..##..'], ['##????', '??????']),
    twoLines(['#.##..', '...##.'], ['#?????', '????#?']),
    twoLines(['##.#.', '.###.'], ['##.??', '?????']),
  ],
  triangles: () => inTurn(TRIANGLES, 3),
};

/** A line whose columns tell nothing. */
function oneLine(clue: string, known: string): Position {
  const row = clue.split(' ').map(itemOf);
  return { puzzle: strip(known.length, 1, row), marks: [...known].map(markOf) };
}

/** Two rows that share a clue, that of their picture. */
function twoLines(picture: readonly [string, string], known: readonly string[]): Position {
  const [first, second] = picture.map((row) => [...row].map(markOf));
  const clue = pairClueOf(first, second);
  return {
    puzzle: strip(picture[0].length, 2, clue),
    marks: [...known.join('')].map(markOf),
  };
}

function strip(width: number, height: number, clue: KindClue): KindPuzzle {
  const columns = Array.from({ length: width }, (): KindClue => [ANY_BLOCKS]);
  return checked({ shape: 'square', width, height }, [[clue], columns]);
}

function checked(board: KindBoard, clues: readonly (readonly KindClue[])[]): KindPuzzle {
  const result = checkKind({ board, clues, palette: BLACK_ON_WHITE });
  invariant(result.ok, 'a lesson has a puzzle that is none');
  return result.value;
}

function itemOf(word: string): ClueItem {
  if (word === '*') return ANY_BLOCKS;
  return word === '?' ? { hidden: true, color: 1 } : { size: Number(word), color: 1 };
}

function markOf(sign: string): number {
  return sign === '#' ? 1 : sign === '.' ? 0 : UNKNOWN;
}

/** The clues of a hexagon of 24 triangles, by direction. */
const TRIANGLES = [
  ['2', '3 3', '1 1 1', '1 1'],
  ['1 2', '1 1 2', '3', '2 1'],
  ['1 2', '2 1', '2 2', '3'],
] as const;

/** The positions before each of the first steps of a puzzle on triangles. */
function inTurn(clues: readonly (readonly string[])[], count: number): Position[] {
  const sides = { topLeft: 2, bottomLeft: 2, top: 2, topRight: 2, bottom: 2, bottomRight: 2 };
  const lines = clues.map((texts) => texts.map((text) => text.split(' ').map(itemOf)));
  const puzzle = checked({ shape: 'triangle', ...sides }, lines);
  const known = new Array<number>(24).fill(UNKNOWN);
  return explainKind(puzzle)
    .steps.slice(0, count)
    .map(({ decided }) => {
      const marks = [...known];
      for (const { cell, color } of decided) known[cell] = color;
      return { puzzle, marks };
    });
}
