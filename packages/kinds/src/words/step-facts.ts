/** What the sentence of a step mentions, the same in every language. */
import {
  BLANK,
  type ColorWord,
  type Cut,
  chooseColorWords,
  type DirectionName,
  invariant,
  isHiddenBlock,
  isPairClue,
  type KindClue,
  type KindPuzzle,
  type Palette,
} from '@nonokit/core';
import type { CellColor, KindStep, StepLine } from '../explain-kind.js';
import type { HiddenRange } from '../hidden-ranges.js';
import { type ClueLine, clueLines } from '../kind-lines.js';
import { kindClueText, placeOf } from '../kind-text.js';
import { type SaidLarge, sayLarge } from './said-large.js';

export type { SaidLarge } from './said-large.js';

/** A cut cell: the words left and right of its diagonal. */
export interface CutWord {
  readonly halves: readonly [left: ColorWord, right: ColorWord];
  readonly slash: Cut['slash'];
}

/** "white/black": both halves of a cut cell as `say` says them. */
export function joined({ halves, slash }: CutWord, say: (half: ColorWord) => string): string {
  return halves.map(say).join(slash);
}

/** What is said of an ink. */
export type InkWord = ColorWord | CutWord;

/** What is said of a colour: of blank cells, of the only ink, or of one of several. */
export type SaidColor = 'blank' | 'filled' | InkWord;

/** Cells of one line by their places from 1: "1–3, 5". */
export interface SaidCells {
  readonly places: string;
  readonly isOne: boolean;
  /** The row, from 1, unless the sentence is about one line alone. */
  readonly row?: number;
}

/** Cells of which the same is said. */
export interface SaidGroup {
  readonly color: SaidColor;
  /** True if the cells cannot have the colour. */
  readonly isRuledOut: boolean;
  readonly cells: readonly SaidCells[];
}

/** What a sentence is made of. */
export interface StepFacts {
  readonly direction: DirectionName;
  /** Counted from 1; of the first of two. */
  readonly number: number;
  readonly isPair: boolean;
  readonly clue: string;
  /** What hidden numbers can be; `isOnly` if the clue has no other hidden one. */
  readonly hidden: readonly (HiddenRange & { readonly isOnly: boolean })[];
  /** Where the sets of numbers of two lines lie, as far as the step is about them. */
  readonly large: readonly SaidLarge[];
  readonly groups: readonly SaidGroup[];
  readonly assumed?: {
    readonly cells: SaidCells;
    readonly color: SaidColor;
    readonly looks: number;
  };
}

/** The facts of a step of a puzzle; `label` names inks in a clue of several. */
export function stepFacts(
  step: KindStep,
  puzzle: KindPuzzle,
  label: (color: InkWord) => string,
): StepFacts {
  const { line, assumed, hidden, decided, ruledOut } = step;
  const words = inkWords(puzzle.palette);
  const isPlain = puzzle.palette.length <= 2 && !words.some((word) => 'halves' in word);
  const said = (color: number): SaidColor =>
    color === BLANK ? 'blank' : isPlain ? 'filled' : words[color];
  const { clue, cells } = findLine(puzzle, line);
  const inLine = assumed === undefined && !line.isPair ? cells : undefined;
  const group = (list: readonly CellColor[], isRuledOut: boolean): SaidGroup[] =>
    [...new Set(list.map(({ color }) => color))]
      .sort((a, b) => (a === BLANK ? 1 : b === BLANK ? -1 : a - b))
      .map((color) => {
        const those = list.filter((one) => one.color === color).map(({ cell }) => cell);
        return { color: said(color), isRuledOut, cells: sayCells(those, puzzle, inLine) };
      });
  return {
    direction: line.direction,
    number: line.index + 1,
    isPair: line.isPair,
    clue: kindClueText(clue, isPlain ? undefined : (color) => label(words[color])),
    hidden: hidden.map((range) => ({ ...range, isOnly: countHidden(clue) === 1 })),
    large: isPairClue(clue) ? sayLarge(step, clue, cells) : [],
    groups: [...group(decided, false), ...group(ruledOut, true)],
    ...(assumed === undefined
      ? {}
      : {
          assumed: {
            cells: sayCells([assumed.cell], puzzle)[0],
            color: said(assumed.color),
            looks: assumed.looks,
          },
        }),
  };
}

/** A word for every colour; the halves of cut ones have the words of inks that look the same. */
export function inkWords(palette: Palette): InkWord[] {
  const all = palette.flatMap(({ rgb, cut }) =>
    cut === undefined ? [rgb] : [cut.left, cut.right],
  );
  const looks = [...new Set(all)].map((rgb) => ({ rgb }));
  if (palette.every(({ cut }) => cut === undefined)) return chooseColorWords(palette);
  const words = chooseColorWords(looks);
  const wordOf = (rgb: string): ColorWord => words[looks.findIndex((look) => look.rgb === rgb)];
  return palette.map(({ rgb, cut }) =>
    cut === undefined
      ? wordOf(rgb)
      : { halves: [wordOf(cut.left), wordOf(cut.right)], slash: cut.slash },
  );
}

function countHidden(clue: KindClue): number {
  return isPairClue(clue) ? 0 : clue.filter(isHiddenBlock).length;
}

/** The line of a step. */
function findLine(puzzle: KindPuzzle, { direction, index }: StepLine): ClueLine {
  for (const line of clueLines(puzzle)) {
    if (line.direction === direction && line.index === index) return line;
  }
  invariant(false, 'a step is about a line that the puzzle does not have');
}

/** Cells by their places in a line, or else in their rows. */
export function sayCells(
  cells: readonly number[],
  { board }: KindPuzzle,
  inLine?: readonly number[],
): SaidCells[] {
  if (inLine !== undefined) {
    return [{ ...inPlaces(cells.map((cell) => inLine.indexOf(cell) + 1)) }];
  }
  const byRow = new Map<number, number[]>();
  for (const { row, place } of cells.map((cell) => placeOf(board, cell))) {
    byRow.set(row, [...(byRow.get(row) ?? []), place]);
  }
  return [...byRow].map(([row, places]) => ({ row, ...inPlaces(places) }));
}

/** "1–3, 5". */
function inPlaces(unsorted: readonly number[]): { places: string; isOne: boolean } {
  const runs: [number, number][] = [];
  for (const number of [...unsorted].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  const places = runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
  return { places, isOne: unsorted.length === 1 };
}
