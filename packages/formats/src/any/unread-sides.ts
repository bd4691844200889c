/**
 * Lists that are named for the clues of rows and columns and hold something else: clues over two
 * lines (mega puzzles), words. What stands beside them, such as a picture, is not the puzzle.
 */
import type { KindClaims } from '@nonokit/core';
import { isGroup } from './data-clues.js';
import { findMeta } from './data-groups.js';
import { isSecondLine, megaClaims } from './mega-clues.js';
import { sideOfName } from './names.js';
import type { DataGroup, DataValue } from './parse-data.js';

/** Two lists, and whether they look like clues over two lines. */
export interface UnreadSides {
  readonly rows: string;
  readonly columns: string;
  readonly areMega: boolean;
  /** What clues over two lines say, if they have a form that we know. */
  readonly kind: KindClaims | undefined;
  /** The index of the object that holds them. */
  readonly at: number;
}

/** The lists of an object that are named for both sides; undefined unless there are two. */
export function unreadSides(group: DataGroup): UnreadSides | undefined {
  const { keys, values, at } = group;
  let rows: number | undefined;
  let columns: number | undefined;
  for (const [i, value] of values.entries()) {
    const key = keys[i];
    if (key === undefined || !isLines(value)) continue;
    const side = sideOfName(key);
    if (side === 'row') rows ??= i;
    else if (side !== undefined) columns ??= i;
  }
  if (rows === undefined || columns === undefined) return undefined;
  const rowLines = values[rows];
  const columnLines = values[columns];
  if (!isGroup(rowLines) || !isGroup(columnLines)) return undefined;
  const areMega = isMega(rowLines) || isMega(columnLines);
  const claims = areMega ? megaClaims(rowLines, columnLines, values) : undefined;
  const kind = claims && { ...claims, meta: findMeta([group]) };
  return { rows: keys[rows] ?? '', columns: keys[columns] ?? '', areMega, kind, at };
}

/** True for a list of lists. */
function isLines(value: DataValue): value is DataGroup {
  return isGroup(value) && value.values.length > 0 && value.values.some(isGroup);
}

/** True if a clue holds lists of lists, or a word for clues over two lines. */
function isMega({ values }: DataGroup): boolean {
  return values.some(
    (clue) =>
      isSecondLine(clue) ||
      (isGroup(clue) &&
        clue.values.some((part) => isGroup(part) && !part.isMap && part.values.some(isGroup))),
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
