/**
 * Makes the shelf of other kinds from `catalogue/kinds.ndjson`: cards that their page lists, and a
 * file of the puzzles, whose titles are sealed with their pictures.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BLACK_ON_WHITE,
  cutColor,
  describeLook,
  type InBuiltIn,
  inBuiltIn,
  invariant,
  type KindPuzzle,
  type LineClue,
  pairClueOf,
} from '@nonokit/core';
import { orThrow, safeReadPuzzles } from 'nonokit';
import {
  blindKindOf,
  boardClues,
  checkKind,
  kindOf,
  kindOfClues,
  kindSheetSvg,
  makeTrianglePuzzle,
  solveKind,
  triangleSilhouette,
  writeKind,
} from 'nonokit/kinds';
import type { KindLessonData } from '../web/pages/kind-lesson/page.js';
import {
  KIND_GROUPS,
  type KindCard,
  type KindFile,
  type KindGroup,
  type KindLook,
  nameOf,
  type ToldKind,
} from '../web/puzzles/kinds-shelf.js';
import { makeKindLesson } from './kind-lessons.js';

/** The examples of the rules: clues and picture as a drawing. */
const EXAMPLES: Readonly<Record<ToldKind, () => KindPuzzle>> = {
  hidden: () =>
    kindOfClues({ rows: ['? ?', '5', '5', '3', '1'], columns: ['2', '?', '4', '?', '2'] }),
  pairs: () => {
    const one = [{ size: 1, color: 1 }];
    const two = [{ size: 2, color: 1 }];
    const rows = pairClueOf([1, 0, 0, 1, 1, 0, 1], [0, 0, 1, 1, 0, 0, 0]);
    const board = { shape: 'square', width: 7, height: 2 } as const;
    return orThrow(checkKind({ board, clues: [[rows], [one, [], one, two, one, [], one]] }));
  },
  triangles: () => {
    const sides = { topLeft: 2, bottomLeft: 2, top: 2, topRight: 2, bottom: 2, bottomRight: 2 };
    const made = makeTrianglePuzzle({ shape: 'triangle', ...sides }, inBlade, {
      palette: BLACK_ON_WHITE,
    });
    invariant(made !== undefined, 'kinds: lines lead to three blades');
    return made.puzzle;
  },
  cut: octagon,
};

/** Four by three black cells whose corners are cut. */
function octagon(): KindPuzzle {
  const white = '#ffffff';
  const black = '#000000';
  const corners = [
    { slash: '/', left: white, right: black },
    { slash: '\\', left: black, right: white },
    { slash: '\\', left: white, right: black },
    { slash: '/', left: black, right: white },
  ] as const;
  const block = (first: number, cells: number, last: number): LineClue => [
    { size: 1, color: first },
    { size: cells, color: 1, glued: true },
    { size: 1, color: last, glued: true },
  ];
  const whole = (size: number): LineClue => [{ size, color: 1 }];
  return orThrow(
    checkKind({
      board: { shape: 'square', width: 4, height: 3 },
      palette: [{ rgb: white }, { rgb: black }, ...corners.map(cutColor)],
      clues: [
        [block(2, 2, 3), whole(4), block(4, 2, 5)],
        [block(2, 1, 4), whole(3), whole(3), block(3, 1, 5)],
      ],
    }),
  );
}

/** 1 within three blades around the middle of the unit square. */
function inBlade(x: number, y: number): number {
  const sixth = Math.floor((3 * Math.atan2(y - 0.5, x - 0.5)) / Math.PI);
  return Math.abs(sixth % 2);
}

/** Pixels of a cell of a drawing. */
const CELL = 22;

/** The puzzles of other kinds as the build writes them. */
export interface KindsShelf {
  readonly cards: readonly KindCard[];
  /** An SVG for each kind. */
  readonly examples: Readonly<Record<ToldKind, string>>;
  /** A lesson for each kind. */
  readonly lessons: readonly KindLessonData[];
  /** By name, "hidden-7". */
  readonly puzzles: Readonly<Record<string, KindFile>>;
}

/** What the catalogue says of a puzzle besides its clues. */
interface KindFacts {
  readonly group: KindGroup;
  readonly number: number;
  readonly steps: number;
  readonly titles: InBuiltIn<string>;
}

/** The shelf of other kinds of the catalogue in a folder. */
export async function readKinds(folder: string): Promise<KindsShelf> {
  const text = await readFile(join(folder, 'kinds.ndjson'), 'utf8');
  const made = text
    .trim()
    .split('\n')
    .map((line) => {
      const { catalogue }: { readonly catalogue: KindFacts } = JSON.parse(line);
      return { facts: catalogue, puzzle: puzzleOfLine(line) };
    });
  return {
    cards: made.map(({ facts, puzzle }) => toCard(facts, puzzle)),
    examples: {
      hidden: drawExample('hidden'),
      pairs: drawExample('pairs'),
      triangles: drawExample('triangles'),
      cut: drawExample('cut'),
    },
    lessons: await Promise.all(KIND_GROUPS.map(makeKindLesson)),
    puzzles: Object.fromEntries(
      made.map(({ facts, puzzle }) => [nameOf(facts), toFile(facts, puzzle)]),
    ),
  };
}

function drawExample(kind: ToldKind): string {
  const puzzle = EXAMPLES[kind]();
  const [cells] = solveKind(puzzle).solutions;
  return kindSheetSvg(puzzle, { cells, cell: CELL });
}

function puzzleOfLine(line: string): KindPuzzle {
  const [read] = orThrow(safeReadPuzzles(new TextEncoder().encode(line))).puzzles;
  const puzzle = read && kindOf(read);
  invariant(puzzle !== undefined, 'kinds.ndjson: a line is a puzzle of another kind');
  return puzzle;
}

function toCard({ group, number, steps }: KindFacts, puzzle: KindPuzzle): KindCard {
  const { board, goal = [] } = puzzle;
  const { id } = sealed(puzzle, '');
  const size = board.shape === 'square' ? `${board.width} × ${board.height}` : `${goal.length}`;
  return { id, group, number, size, steps, look: lookOf(puzzle) };
}

/** What a card draws of a puzzle. */
function lookOf(puzzle: KindPuzzle): KindLook {
  const { board, palette } = puzzle;
  const clues = boardClues(puzzle);
  if (board.shape === 'square' && clues !== undefined) {
    const { width, height } = board;
    const inks = palette.slice(1).map(({ rgb }) => rgb);
    return { shape: 'square', width, height, inks, ...describeLook(clues) };
  }
  const { outline, bars, box } = triangleSilhouette(puzzle);
  return { shape: 'triangle', box, outline, bars };
}

function toFile({ titles }: KindFacts, puzzle: KindPuzzle): KindFile {
  const { goal: _, ...clues } = puzzle;
  return {
    kind: writeKind({ ...clues, meta: {} }),
    sealedIn: inBuiltIn((language) => sealed(puzzle, titles[language]).sealed),
  };
}

/** The blind form, whose title the picture opens. */
function sealed(puzzle: KindPuzzle, title: string) {
  const { goal } = puzzle;
  invariant(goal !== undefined, 'kinds.ndjson: a puzzle has its picture');
  const { author, license } = puzzle.meta;
  const meta = { title, ...(author && { author }), ...(license && { license }) };
  return blindKindOf({ ...puzzle, meta }, { solutions: [goal], status: 'unique' });
}
