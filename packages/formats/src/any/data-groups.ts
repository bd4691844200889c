/**
 * Walks through values and collects groups: lists of clues that stand side by side in one object,
 * or as the two items of a list. Sizes, title, author and colours beside them (or one or two levels
 * around them) belong to the group.
 */
import type { Place, PuzzleMeta } from '@nonokit/core';
import type { ClueList, Group, Sizes } from './clue-list.js';
import { rgbOfText } from './color-text.js';
import { cluesOfValue, isGroup } from './data-clues.js';
import { sideOfName, wordsOfName } from './names.js';
import type { DataGroup, DataValue } from './parse-data.js';

/** A group in brackets, and the one around it. */
export class Around {
  /** How many objects it holds, two at most. */
  #objects: number | undefined;
  #palette: { readonly colors: readonly string[] | undefined } | undefined;

  constructor(
    readonly group: DataGroup,
    /** Its name in the group around it. */
    readonly key?: string | undefined,
    readonly outer?: Around | undefined,
  ) {}

  /** True if it holds several objects, so that what it says is about none of them alone. */
  get isShared(): boolean {
    if (this.#objects === undefined) {
      const isObject = (value: DataValue): boolean => isGroup(value) && value.isMap;
      const first = this.group.values.findIndex(isObject);
      const others = this.group.values.findLastIndex(isObject) > first;
      this.#objects = first < 0 ? 0 : others ? 2 : 1;
    }
    return this.#objects > 1;
  }

  /** The colours that it lists, the background first. */
  get palette(): readonly string[] | undefined {
    this.#palette ??= { colors: listedColors(this.group) };
    return this.#palette.colors;
  }
}

/** Most items of a list whose items are compared as the two sides of one puzzle. */
const MOST_ITEMS = 3;

/** Longest title or author that is kept. */
const LONGEST_TEXT = 200;

/** Every group of lists in the values, in the order of the text, until there are `most`. */
export function groupsIn(root: DataGroup, placeOf: (at: number) => Place, most: number): Group[] {
  const found: Group[] = [];
  const open: Around[] = [new Around(root)];
  while (open.length > 0 && found.length < most) {
    const around = open.pop();
    if (around === undefined) break;
    const lists = findLists(around, placeOf);
    if (lists.length > 1) {
      found.push({ lists, ...findFacts(around) });
      if (!around.group.isMap) continue;
    }
    const taken = new Set(lists.map(({ value }) => value));
    const { keys, values } = around.group;
    for (let i = values.length - 1; i >= 0; i--) {
      const value = values[i];
      if (!isGroup(value) || !(value.hasGroups || value.isMap) || taken.has(value)) continue;
      const key = keys[i] ?? around.key;
      open.push(new Around(value, key, around));
    }
  }
  return found;
}

/** A list of clues, and the value that holds it. */
type FoundList = ClueList & { readonly value: DataValue };

/** The lists of clues of a group, if it may be a puzzle: an object, or a list of two. */
function findLists(around: Around, placeOf: (at: number) => Place): FoundList[] {
  const { group } = around;
  if (!group.isMap && (group.values.length < 2 || group.values.length > MOST_ITEMS)) return [];
  const lists: FoundList[] = [];
  for (const [i, value] of group.values.entries()) {
    const key = group.keys[i];
    const side = key === undefined ? undefined : sideOfName(key);
    const [found, at] = cluesBelow(value, side !== undefined, group.at);
    if (found === undefined) continue;
    const name = key ?? (around.key === undefined ? `[${i}]` : `${around.key}[${i}]`);
    lists.push({ ...found, side, name: name.slice(0, 40), place: placeOf(at), value });
  }
  return lists;
}

/** The clues of a value, or those of its only member that holds some: `{"clues": [[2, 1], …]}`. */
function cluesBelow(
  value: DataValue,
  isNamed: boolean,
  at: number,
): readonly [ReturnType<typeof cluesOfValue>, number] {
  const own = cluesOfValue(value, isNamed);
  if (own !== undefined) return [own, isGroup(value) ? value.at : at];
  if (!isNamed || !isGroup(value) || !value.isMap) return [undefined, at];
  const inner = value.values
    .map((member) => [cluesOfValue(member, true), isGroup(member) ? member.at : at] as const)
    .filter(([clues]) => clues?.isExplicit);
  const [only] = inner;
  return inner.length === 1 && only !== undefined ? only : [undefined, at];
}

/** Sizes, texts and colours of the group and of the one or two around it. */
export function findFacts(around: Around): Omit<Group, 'lists'> {
  const scopes = listScopes(around);
  return { sizes: findSizes(around.group), meta: findMeta(scopes), palette: paletteOf(around) };
}

/** The object and those around it that hold this puzzle alone: `{"title": …, "clues": {…}}`. */
function listScopes(around: Around): DataGroup[] {
  const scopes = [around.group];
  for (let { outer } = around; outer?.group.isMap === true; outer = outer.outer) {
    if (outer.isShared || scopes.length > 2) break;
    scopes.push(outer.group);
  }
  return scopes;
}

/** Width and height as the object states them. */
export function findSizes(group: DataGroup): Sizes {
  const width = numberNamed(group, WIDTHS);
  const height = numberNamed(group, HEIGHTS);
  return { width, height };
}

const WIDTHS = new Set(['width', 'w', 'columncount', 'numcols', 'numcolumns', 'ncols', 'ширина']);
const HEIGHTS = new Set(['height', 'h', 'rowcount', 'numrows', 'nrows', 'высота']);

function numberNamed({ keys, values }: DataGroup, names: ReadonlySet<string>): number | undefined {
  const at = keys.findIndex((key) => key !== undefined && names.has(wordsOfName(key).join('')));
  const value = values[at];
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}

/** Title and author, of the first of these objects that has them. */
export function findMeta(scopes: readonly DataGroup[]): PuzzleMeta {
  const text = (names: ReadonlySet<string>): string | undefined => {
    for (const group of scopes) {
      const at = group.keys.findIndex((key) => key !== undefined && names.has(key.toLowerCase()));
      const value = group.values[at];
      if (typeof value === 'string' && isPlain(value)) return value.trim();
    }
    return undefined;
  };
  const title = text(TITLES);
  const author = text(AUTHORS);
  return {
    ...(title === undefined ? {} : { title }),
    ...(author === undefined ? {} : { author }),
  };
}

const TITLES = new Set(['title', 'name', 'название', 'puzzlename', 'caption']);
const AUTHORS = new Set(['author', 'creator', 'by', 'автор']);

/** True for a text of one line that is not too long. */
function isPlain(text: string): boolean {
  return text.trim() !== '' && text.length <= LONGEST_TEXT && !/\p{Cc}/u.test(text);
}

/** The colours that the group lists, or one of the two around it. */
function paletteOf(around: Around): readonly string[] | undefined {
  return around.palette ?? around.outer?.palette ?? around.outer?.outer?.palette;
}

function listedColors({ keys, values }: DataGroup): readonly string[] | undefined {
  const list = values[keys.findIndex((key) => /^(?:palette|colou?rs)$/i.test(key ?? ''))];
  if (!isGroup(list)) return undefined;
  const colors = list.values.map((value) =>
    typeof value === 'string' ? rgbOfText(value) : undefined,
  );
  const known = colors.flatMap((color) => color ?? []);
  return known.length > 0 && known.length === colors.length ? known : undefined;
}

/** A text of several lines among the values. */
export interface InnerText {
  readonly text: string;
  readonly at: number;
  readonly meta: PuzzleMeta;
}

/** Most characters of the texts that are examined in a file. */
const MOST_TEXT = 1 << 23;

/** The texts of several lines that begin with a digit, in the order of the file. */
export function textsIn(root: DataGroup, most: number): InnerText[] {
  const found: InnerText[] = [];
  const open: Around[] = [new Around(root)];
  let length = 0;
  while (open.length > 0 && found.length < most && length < MOST_TEXT) {
    const around = open.pop();
    if (around === undefined) break;
    const { keys, values, at } = around.group;
    const inner: Around[] = [];
    for (const [i, value] of values.entries()) {
      if (isGroup(value)) {
        if (!value.hasGroups && typeof value.values[0] === 'number') continue;
        inner.push(new Around(value, keys[i], around));
      } else if (typeof value === 'string' && /^\s{0,99}\d+\s+\d+\s*\n.*\n.*\n/.test(value)) {
        length += value.length;
        found.push({ text: value, at, meta: findMeta(listScopes(around)) });
      }
    }
    for (const one of inner.reverse()) open.push(one);
  }
  return found;
}
