/**
 * Lists of clues among values: lists of lists of numbers, lists of texts ("2 1"), objects with the
 * keys 0 to n - 1, texts that hold a whole list, and blocks with a colour as objects or pairs.
 */
import { type AnyBlock, type AnyClue, clueOfNumbers } from './clue-list.js';
import { clueListOfText, clueOfText } from './clue-words.js';
import { rgbOfText } from './color-text.js';
import { wordsOfName } from './names.js';
import type { DataGroup, DataValue } from './parse-data.js';

/** Clues found in a value. */
export interface FoundClues {
  readonly clues: readonly AnyClue[];
  /** True if at least one clue is a list or a text of its own. */
  readonly isExplicit: boolean;
}

/** True for values in brackets. */
export function isGroup(value: DataValue | undefined): value is DataGroup {
  return typeof value === 'object' && value !== null;
}

/**
 * The clues of all lines that a value holds; undefined if it holds none. `isNamed`: the value's
 * name tells a side, so that a text may be a list, too.
 */
export function cluesOfValue(value: DataValue, isNamed: boolean): FoundClues | undefined {
  if (typeof value === 'string') {
    const clues = isNamed ? clueListOfText(value, true) : undefined;
    return clues === undefined ? undefined : { clues, isExplicit: true };
  }
  if (!isGroup(value) || value.values.length === 0) return undefined;
  const items = value.isMap ? itemsInOrder(value) : value.values;
  return items === undefined ? undefined : cluesOfItems(items);
}

/** The values of an object with the keys 0 to n - 1, or 1 to n, perhaps behind a word: "row1". */
function itemsInOrder({ keys, values }: DataGroup): readonly DataValue[] | undefined {
  const items = new Array<DataValue | undefined>(values.length);
  let least = Number.POSITIVE_INFINITY;
  const numbers: number[] = [];
  for (const key of Array.from(values, (_, i) => keys[i])) {
    const [, digits] = /^[^\d]{0,20}(\d{1,6})$/.exec(key ?? '') ?? [];
    if (digits === undefined) return undefined;
    numbers.push(Number(digits));
    least = Math.min(least, Number(digits));
  }
  if (least > 1) return undefined;
  for (const [i, number] of numbers.entries()) {
    const index = number - least;
    if (index >= items.length || items[index] !== undefined) return undefined;
    items[index] = values[i] ?? null;
  }
  return items.map((item) => item ?? null);
}

function cluesOfItems(items: readonly DataValue[]): FoundClues | undefined {
  const clues: AnyClue[] = [];
  let isExplicit = false;
  let blanks = 0;
  const padding: Padding = { before: false, after: false };
  for (const item of items) {
    const clue = clueOfItem(item, padding);
    if (clue === undefined) return undefined;
    if (item === null || item === '') blanks++;
    isExplicit ||= isGroup(item) || (typeof item === 'string' && clue.length > 1);
    clues.push(clue);
  }
  return blanks === items.length || (padding.before && padding.after)
    ? undefined
    : { clues, isExplicit };
}

/** Where zeros pad the clues of a list; they never do on both sides. */
interface Padding {
  before: boolean;
  after: boolean;
}

function clueOfItem(item: DataValue, padding: Padding): AnyClue | undefined {
  if (item === null) return [];
  if (typeof item === 'string') return clueOfText(item);
  if (typeof item === 'number')
    return isSize(item) || item === 0 ? clueOfNumbers([item]) : undefined;
  if (!isGroup(item)) return undefined;
  if (item.isMap) return clueOfObject(item);
  const { values } = item;
  if (values.every((value) => typeof value === 'number')) return clueOfList(values, padding);
  if (values.every((value) => typeof value === 'string' && /^\d{1,6}$/.test(value))) {
    return clueOfList(values.map(Number), padding);
  }
  return clueOfBlocks(values);
}

function clueOfList(numbers: readonly number[], padding: Padding): AnyClue | undefined {
  if (!numbers.every((number) => isSize(number) || number === 0)) return undefined;
  const clue = clueOfNumbers(numbers);
  if (clue === undefined || clue.length === 0) return clue;
  padding.before ||= numbers[0] === 0;
  padding.after ||= numbers.at(-1) === 0;
  return clue;
}

/** True for whole numbers of cells. */
function isSize(value: DataValue): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value < 1e6;
}

/** A clue in an object of its own: `{"clue": [2, 1]}` or a single coloured block. */
function clueOfObject(item: DataGroup): AnyClue | undefined {
  const lists = item.values.filter((value) => isGroup(value) && !value.isMap);
  const [list, ...more] = lists;
  if (isGroup(list) && more.length === 0) {
    return clueOfItem(list, { before: false, after: false });
  }
  const block = blockOfObject(item);
  return block === undefined ? undefined : [block];
}

function clueOfBlocks(values: readonly DataValue[]): AnyClue | undefined {
  const clue: AnyBlock[] = [];
  for (const value of values) {
    const block = isGroup(value) ? blockOfGroup(value) : undefined;
    if (block === undefined) return undefined;
    clue.push(block);
  }
  return clue;
}

function blockOfGroup(group: DataGroup): AnyBlock | undefined {
  if (group.isMap) return blockOfObject(group);
  const [a, b, ...more] = group.values;
  if (a === undefined || b === undefined || more.length > 0) return undefined;
  const [size, color] = isSize(a) ? [a, b] : [b, a];
  return isSize(size) && isColor(color) ? { size, ink: color } : undefined;
}

/** `{"count": 3, "color": "#ff0000"}`: one whole number that is a size, and one colour at most. */
function blockOfObject({ keys, values }: DataGroup): AnyBlock | undefined {
  let size: number | undefined;
  let ink: string | undefined;
  for (const [i, value] of values.entries()) {
    if (typeof value === 'boolean' || value === null) continue;
    if (isColorName(keys[i] ?? '') && !isGroup(value)) {
      if (ink !== undefined) return undefined;
      ink = String(value);
    } else if (isSize(value) && size === undefined) size = value;
    else if (isColor(value) && ink === undefined) ink = value;
    else return undefined;
  }
  if (size === undefined) return undefined;
  return ink === undefined ? size : { size, ink };
}

function isColorName(key: string): boolean {
  return wordsOfName(key).some((word) => COLOR_WORDS.has(word));
}

const COLOR_WORDS = new Set(
  ['color', 'colour', 'colorid', 'colorindex', 'ink', 'farbe', 'couleur'].concat('цвет', 'rgb'),
);

/** True for a text that can only be a colour: "#ff0000", "red". */
function isColor(value: DataValue | undefined): value is string {
  return typeof value === 'string' && (rgbOfText(value) !== undefined || /^\p{L}$/u.test(value));
}
