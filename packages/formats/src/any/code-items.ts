/**
 * What the lists of a text may be: clues of all lines, cells of a picture, or bare numbers; and the
 * names before them. Lists of such lists (levels, pairs) are taken apart.
 */
import type { ClueList, Side } from './clue-list.js';
import { type CodeGroup, isCodeGroup, type Literal } from './code-groups.js';
import { listsInCode } from './code-scan.js';
import { cluesOfValue, type FoundClues, isGroup } from './data-clues.js';
import { cellsOfRows } from './data-pictures.js';
import { sideOfName } from './names.js';
import type { DataValue } from './parse-data.js';

/** A list in a text. */
export interface Item {
  /** The clues that it may be. */
  readonly found: FoundClues | undefined;
  /** The cells that it may be. */
  readonly cells: readonly (readonly DataValue[])[] | undefined;
  /** Its values, if none is a list itself. */
  readonly values: readonly DataValue[] | undefined;
  /** Its numbers, if it holds nothing else. */
  readonly numbers: readonly number[] | undefined;
  /** The name that tells a side, or the last word before it. */
  readonly name: string;
  readonly side: Side | undefined;
  /** The word before its bracket. */
  readonly call: string;
  readonly from: number;
  readonly to: number;
}

/** How many characters and lines before a list its name is looked for. */
const NAME_REACH = 400;
const NAME_LINES = 3;

/** Deepest lists of lists that are taken apart: levels of pairs of clues. */
const DEEPEST = 4;

/** The lists of a text in order, and the share of the text that they are. */
export function itemsInCode(text: string): { items: Item[]; share: number } {
  const items: Item[] = [];
  let before = 0;
  let length = 0;
  for (const literal of listsInCode(text)) {
    // brackets without values are types and calls: "number[][]", "rows()"
    const { value, to } = literal;
    if (value.values.length === 0) continue;
    items.push(...itemsIn(text, literal, nameOf(text, value, before), 0));
    length += to - value.from;
    before = to;
  }
  const blanks = text.match(/\s/g)?.length ?? 0;
  return { items, share: length / Math.max(1, text.length - blanks) };
}

/** A name and the side that it tells. */
interface Named {
  readonly name: string;
  readonly side: Side | undefined;
  readonly call: string;
}

/** The name of a list: the word of its bracket if that tells a side, else the one before it. */
function nameOf(text: string, { from, call }: CodeGroup, boundary: number): Named {
  const side = sideOfName(call);
  if (side !== undefined) return { name: call, side, call };
  return { ...nameBefore(text, from, boundary), call };
}

function itemsIn(text: string, { value, to }: Literal, named: Named, depth: number): Item[] {
  const { from } = value;
  const values = valuesOfCall(value);
  const isFlat = !value.isMap && !values.some(isGroup);
  const numbers = values.every((one): one is number => typeof one === 'number')
    ? values
    : undefined;
  const found = values === value.values ? cluesOfValue(value, true) : undefined;
  const cells = cellsOfRows(value, 2);
  if (isFlat || found?.isExplicit === true || cells !== undefined) {
    const clues = found?.isExplicit === true ? found : undefined;
    const bare = isFlat ? values : undefined;
    return [{ found: clues, cells, values: bare, numbers, ...named, from, to }];
  }
  if (depth >= DEEPEST) return [];
  let before = from;
  const groups = values.filter(isCodeGroup);
  return groups.flatMap((inner, i) => {
    if (inner.isMap) return [];
    const own = nameOf(text, inner, before);
    const end = groups[i + 1]?.from ?? to;
    before = end;
    const kept = own.side === undefined ? { ...named, call: own.call } : own;
    return itemsIn(text, { value: inner, to: end }, kept, depth + 1);
  });
}

/** The values of a list; of a call that names a side, those of the one clue that it is given. */
function valuesOfCall({ values, call }: CodeGroup): readonly DataValue[] {
  const [only = null, ...more] = values;
  const isCall = more.length === 0 && sideOfName(call) !== undefined;
  return isCall && isGroup(only) && !only.hasGroups ? only.values : values;
}

/** The name before an index: on its line, or on the lines above up to the list before. */
function nameBefore(text: string, at: number, boundary: number): Omit<Named, 'call'> {
  const before = text.slice(Math.max(boundary, at - NAME_REACH), at);
  const lines = before.split('\n').toReversed();
  let last = '';
  let seen = 0;
  for (const line of lines) {
    const words = line.match(/[\p{L}_$][\p{L}\p{N}_$-]*/gu) ?? [];
    if (words.length === 0) continue;
    if (++seen > NAME_LINES) break;
    last ||= words.at(-1) ?? '';
    const sided = words.filter((word) => sideOfName(word) !== undefined);
    const name = sided.at(-1);
    if (name === undefined) continue;
    const isOne = new Set(sided.map(sideOfName)).size === 1;
    const isNext = /[\p{L}\p{N}_$]\W{0,12}$/u.test(line) && words.at(-1) === name;
    if (isOne || isNext) return { name, side: sideOfName(name) };
    break;
  }
  return { name: last, side: undefined };
}

/** The item as a list of clues. */
export function toClueList(
  item: Item,
  { clues, isExplicit }: FoundClues,
  place: ClueList['place'],
) {
  const list: ClueList = {
    clues,
    side: item.side,
    name: item.name === '' ? { from: place.line, to: place.line } : item.name.slice(0, 40),
    isExplicit,
    place,
  };
  return list;
}
