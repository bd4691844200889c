/** The sheet of a board of squares: row clues to the left, column clues above. */
import {
  ANY_BLOCKS,
  type ClueItem,
  isPairClue,
  type KindClue,
  type PairClue,
  type SquareBoard,
} from '@nonokit/core';
import { CLUE_GAP, ITEM_STEP, type PlacedItem, type Point, type SheetPlan } from './placed.js';

/** Every fifth line is thick. */
const THICK = 5;

/** A number before it is known whether its line is a row or a column. */
interface LineItem {
  readonly text: string;
  readonly color?: number;
  /** Steps from the board, 0 is the number next to it. */
  readonly step: number;
  /** The middle of its line, or between two lines. */
  readonly across: number;
  readonly isLarge: boolean;
}

/** The plan of a puzzle's sheet. */
export function squarePlan(
  { width, height }: SquareBoard,
  [rows, columns]: readonly (readonly KindClue[])[],
): SheetPlan {
  const cells = Array.from({ length: width * height }, (_, cell) => {
    const x = cell % width;
    const y = Math.floor(cell / width);
    return [
      { x, y },
      { x: x + 1, y },
      { x: x + 1, y: y + 1 },
      { x, y: y + 1 },
    ];
  });
  const beside = itemsOf(rows).map(({ step, across, ...item }) =>
    placed(item, { x: -CLUE_GAP - step * ITEM_STEP, y: across }),
  );
  const above = itemsOf(columns).map(({ step, across, ...item }) =>
    placed(item, { x: across, y: -CLUE_GAP - step * ITEM_STEP }),
  );
  return { cells, items: [...beside, ...above], rules: rulesOf(width, height) };
}

function placed(item: Omit<LineItem, 'step' | 'across'>, at: Point): PlacedItem {
  return { ...item, at };
}

function rulesOf(width: number, height: number): Point[][] {
  const rules: Point[][] = [];
  for (let x = 0; x <= width; x++) {
    if (x % THICK === 0 || x === width)
      rules.push([
        { x, y: 0 },
        { x, y: height },
      ]);
  }
  for (let y = 0; y <= height; y++) {
    if (y % THICK === 0 || y === height)
      rules.push([
        { x: 0, y },
        { x: width, y },
      ]);
  }
  return rules;
}

function itemsOf(clues: readonly KindClue[]): LineItem[] {
  let line = 0;
  return clues.flatMap((clue) => {
    const first = line;
    line += isPairClue(clue) ? 2 : 1;
    return isPairClue(clue) ? pairItems(clue, first) : lineItems(clue, first + 0.5);
  });
}

function lineItems(clue: readonly ClueItem[], across: number): LineItem[] {
  return clue.map((item, k) => ({
    ...itemText(item),
    step: clue.length - 1 - k,
    across,
    isLarge: false,
  }));
}

/** The words of an item, and its ink. */
export function itemText(item: ClueItem): { readonly text: string; readonly color?: number } {
  if (item === ANY_BLOCKS) return { text: '*' };
  return { text: 'hidden' in item ? '?' : `${item.size}`, color: item.color };
}

/** The numbers of two lines: from the board, small ones of both side by side, then a large one. */
function pairItems({ large, small }: PairClue, first: number): LineItem[] {
  const items: LineItem[] = [];
  let step = 0;
  for (let k = large.length; k >= 0; k--) {
    const lists = small[k];
    lists.forEach((list, line) => {
      list.forEach((size, i) => {
        const across = first + line + 0.5;
        const place = step + list.length - 1 - i;
        items.push({ text: `${size}`, color: 1, step: place, across, isLarge: false });
      });
    });
    step += Math.max(...lists.map(({ length }) => length));
    if (k === 0) continue;
    items.push({ text: `${large[k - 1]}`, color: 1, step, across: first + 1, isLarge: true });
    step++;
  }
  return items;
}
