/**
 * Clues over two lines as web games keep them: the clue of both lines stands at the first one, and
 * the second has a word in place of a clue.
 *
 *     [[[[1], []], 4, 3, [[], [2, 1]]], ["mega"], [5]]
 *
 * A number counts connected cells of both lines; a pair of lists has what stands in each line alone
 * before, between and after such numbers. We know this form from public games, which call it super.
 */
import type { KindClaims, KindClue, PairClue } from '@nonokit/core';
import { isGroup } from './data-clues.js';
import type { DataGroup, DataValue } from './parse-data.js';

/** The words for the second line of two. */
const SECOND = /^(?:super|mega|big)$/i;

/** True for the second line of two, whose clue stands at the first. */
export function isSecondLine(clue: DataValue | undefined): boolean {
  if (!isGroup(clue) || clue.values.length !== 1) return false;
  const [word] = clue.values;
  return typeof word === 'string' && SECOND.test(word);
}

/** The claims of two lists with clues over two lines; undefined if they are of another form. */
export function megaClaims(
  rows: DataGroup,
  columns: DataGroup,
  pictures: readonly DataValue[],
): KindClaims | undefined {
  const rowClues = cluesOf(rows);
  const columnClues = cluesOf(columns);
  if (rowClues === undefined || columnClues === undefined) return undefined;
  const width = columns.values.length;
  const height = rows.values.length;
  const goal = pictures.map((value) => cellsOf(value, width, height)).find(Boolean);
  return { board: { shape: 'square', width, height }, clues: [rowClues, columnClues], goal };
}

/** The clues of one direction. */
function cluesOf({ values }: DataGroup): KindClue[] | undefined {
  const clues: KindClue[] = [];
  for (let k = 0; k < values.length; k++) {
    const isPair = isSecondLine(values[k + 1]);
    const clue = isPair ? pairOf(values[k]) : lineOf(values[k]);
    if (clue === undefined) return undefined;
    clues.push(clue);
    if (isPair) k++;
  }
  return clues;
}

/** The clue of one line: numbers alone, of which a lone 0 is a blank line. */
function lineOf(value: DataValue | undefined): KindClue | undefined {
  const sizes = numbersOf(value);
  if (sizes === undefined) return undefined;
  return sizes.join() === '0' ? [] : sizes.map((size) => ({ size, color: 1 }));
}

/** The clue of two lines. */
function pairOf(value: DataValue | undefined): PairClue | undefined {
  if (!isGroup(value) || value.isMap) return undefined;
  const large: number[] = [];
  const small: [readonly number[], readonly number[]][] = [[[], []]];
  let isSmallRead = false;
  for (const part of value.values) {
    if (typeof part === 'number') {
      large.push(part);
      small.push([[], []]);
      isSmallRead = false;
      continue;
    }
    const lists = isGroup(part) && !part.isMap ? part.values.map(numbersOf) : [];
    const [first, second] = lists;
    if (lists.length !== 2 || first === undefined || second === undefined) return undefined;
    if (isSmallRead) return undefined;
    small[small.length - 1] = [withoutZero(first), withoutZero(second)];
    isSmallRead = true;
  }
  return { large, small };
}

/** A line without numbers is written as [] or [0]. */
function withoutZero(sizes: readonly number[]): readonly number[] {
  return sizes.filter((size) => size !== 0);
}

function numbersOf(value: DataValue | undefined): readonly number[] | undefined {
  if (!isGroup(value) || value.isMap) return undefined;
  const numbers = value.values.filter((one) => typeof one === 'number');
  return numbers.length === value.values.length ? numbers : undefined;
}

/** The cells of a picture of 0 and 1 of this size, row by row. */
function cellsOf(value: DataValue, width: number, height: number): number[] | undefined {
  if (!isGroup(value) || value.values.length !== height) return undefined;
  const rows = value.values.map(numbersOf);
  const isPicture = rows.every(
    (row) => row?.length === width && row.every((cell) => cell === 0 || cell === 1),
  );
  return isPicture ? rows.flatMap((row) => row ?? []) : undefined;
}
