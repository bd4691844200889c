/**
 * Lists that are named for the clues of rows and columns and hold something else: clues over two
 * lines (mega puzzles), words. What stands beside them, such as a picture, is not the puzzle.
 */
import { isGroup } from './data-clues.js';
import { sideOfName } from './names.js';
import type { DataGroup, DataValue } from './parse-data.js';

/** Two lists, and whether they look like clues over two lines. */
export interface UnreadSides {
  readonly rows: string;
  readonly columns: string;
  readonly areMega: boolean;
  /** The index of the object that holds them. */
  readonly at: number;
}

/** The lists of an object that are named for both sides; undefined unless there are two. */
export function unreadSides({ keys, values, at }: DataGroup): UnreadSides | undefined {
  let rows: string | undefined;
  let columns: string | undefined;
  let areMega = false;
  for (const [i, value] of values.entries()) {
    const key = keys[i];
    if (key === undefined || !isLines(value)) continue;
    const side = sideOfName(key);
    if (side === undefined) continue;
    if (side === 'row') rows ??= key;
    else columns ??= key;
    areMega ||= isMega(value);
  }
  return rows === undefined || columns === undefined ? undefined : { rows, columns, areMega, at };
}

/** True for a list of lists. */
function isLines(value: DataValue): value is DataGroup {
  return isGroup(value) && value.values.length > 0 && value.values.some(isGroup);
}

/** True if a clue holds lists of lists, or a word for clues over two lines. */
function isMega({ values }: DataGroup): boolean {
  return values.filter(isGroup).some((clue) =>
    clue.values.some((part) => {
      if (typeof part === 'string') return /^(?:super|mega|big)$/i.test(part);
      return isGroup(part) && !part.isMap && part.values.some(isGroup);
    }),
  );
}

/** The first such lists among values. */
export function unreadSidesIn(root: DataGroup): UnreadSides | undefined {
  const open: DataGroup[] = [root];
  for (let group = open.pop(); group !== undefined; group = open.pop()) {
    const found = group.isMap ? unreadSides(group) : undefined;
    if (found !== undefined) return found;
    for (const value of group.values.toReversed()) {
      if (isGroup(value) && value.hasGroups) open.push(value);
    }
  }
  return undefined;
}
