/** The sheet of a board of squares: row clues to the left, column clues above. */
import {
  ANY_BLOCKS,
  type ClueItem,
  gluedGroups,
  isPairClue,
  type KindClue,
  type LineClue,
  type PairClue,
  type Palette,
  type SquareBoard,
} from '@nonokit/core';
import { gluedTexts, itemText } from '../glued-texts.js';
import { CLUE_GAP, ITEM_STEP, type PlacedItem, type Point, type SheetPlan } from './placed.js';

/** Every fifth line is thick. */
const THICK = 5;

/** A number before it is known whether its line is a row or a column. */
interface LineItem extends Place {
  readonly text: string;
  readonly color?: number;
  /** Counted within the direction. */
  readonly line: number;
  readonly isLarge: boolean;
}

/** A place beside the board. */
interface Place {
  /** Steps from the board, 0 is the number next to it. */
  readonly step: number;
  /** The middle of its line, or between two lines. */
  readonly across: number;
}

/** The plan of a puzzle's sheet. */
export function squarePlan(
  { width, height }: SquareBoard,
  [rows, columns]: readonly (readonly KindClue[])[],
  palette: Palette,
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
  const inRow = ({ step, across }: Place): Point => ({ x: away(step), y: across });
  const inColumn = ({ step, across }: Place): Point => ({ x: across, y: away(step) });
  return {
    cells,
    items: [
      ...itemsOf(rows, palette).map((item) => placed(item, inRow(item))),
      ...itemsOf(columns, palette).map((item) => {
        return placed({ ...item, line: height + item.line }, inColumn(item));
      }),
    ],
    groups: [
      ...groupsOf(rows).map((group) => group.map(inRow)),
      ...groupsOf(columns).map((group) => group.map(inColumn)),
    ].map(([from, to]) => ({ from, to })),
    rules: rulesOf(width, height),
  };
}

function away(step: number): number {
  return -CLUE_GAP - step * ITEM_STEP;
}

function placed({ step: _, across: __, ...item }: LineItem, at: Point): PlacedItem {
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

function itemsOf(clues: readonly KindClue[], palette: Palette): LineItem[] {
  let line = 0;
  return clues.flatMap((clue) => {
    const first = line;
    line += isPairClue(clue) ? 2 : 1;
    return isPairClue(clue) ? pairItems(clue, first) : lineItems(clue, first, palette);
  });
}

function lineItems(clue: LineClue, line: number, palette: Palette): LineItem[] {
  const texts = gluedGroups(clue).flatMap((group) => gluedTexts(group, palette));
  return clue.map((item, k) => ({
    ...shownItem(item),
    text: texts[k],
    step: clue.length - 1 - k,
    across: line + 0.5,
    line,
    isLarge: false,
  }));
}

/** The first and the last place of each group of blocks that are glued to each other. */
function groupsOf(clues: readonly KindClue[]): Place[][] {
  let line = 0;
  return clues.flatMap((clue) => {
    const across = line + 0.5;
    line += isPairClue(clue) ? 2 : 1;
    if (isPairClue(clue)) return [];
    let step = clue.length;
    return gluedGroups(clue).flatMap(({ length }) => {
      const from = step - 1;
      step -= length;
      return length > 1 ? [[from, step].map((one) => ({ step: one, across }))] : [];
    });
  });
}

/** The words of an item, and its ink. */
export function shownItem(item: ClueItem): { readonly text: string; readonly color?: number } {
  const text = itemText(item);
  return item === ANY_BLOCKS ? { text } : { text, color: item.color };
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
        const shown = { text: `${size}`, color: 1, step: place, isLarge: false };
        items.push({ ...shown, across, line: first + line });
      });
    });
    step += Math.max(...lists.map(({ length }) => length));
    if (k === 0) continue;
    const shown = { text: `${large[k - 1]}`, color: 1, step, isLarge: true };
    items.push({ ...shown, across: first + 1, line: first });
    step++;
  }
  return items;
}
