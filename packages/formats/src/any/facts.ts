/**
 * Facts of logic programs, one for each block: `row_hint(1, 2, 3).` is line 1, block 2, size 3;
 * with a colour in between, `row(0, 1, b, 3).` Lines without a fact have no blocks.
 */
import type { Place } from '@nonokit/core';
import type { AnyBlock, ClueList, Side } from './clue-list.js';
import type { DataValue } from './parse-data.js';

/** A fact: the values in the brackets behind a name. */
export interface Fact {
  readonly call: string;
  readonly side: Side;
  readonly values: readonly DataValue[];
}

/** Most lines that a fact may name. */
const MOST_LINES = 10_000;

/** The lists of clues that facts make; undefined if they are none. */
export function listsOfFacts(
  facts: readonly Fact[],
  text: string,
  place: Place,
): ClueList[] | undefined {
  const lists = (['row', 'column'] as const).map((side) => {
    const own = facts.filter((fact) => fact.side === side);
    return listOfSide(own, side, text, place);
  });
  const [rows, columns] = lists;
  return rows === undefined || columns === undefined ? undefined : [rows, columns];
}

function listOfSide(
  facts: readonly Fact[],
  side: Side,
  text: string,
  place: Place,
): ClueList | undefined {
  const arity = facts[0]?.values.length ?? 0;
  if (arity !== 3 && arity !== 4) return undefined;
  const lines = new Map<number, Map<number, AnyBlock>>();
  let least = 1;
  let leastIndex = 1;
  let last = 0;
  for (const { values } of facts) {
    const [line, index, ...rest] = values;
    if (values.length !== arity || !isIndex(line) || !isIndex(index)) return undefined;
    least = Math.min(least, line);
    last = Math.max(last, line);
    // a line without blocks: row(3, 1, 0)
    if (arity === 3 && rest[0] === 0 && !lines.has(line)) continue;
    const block = blockOf(rest);
    const blocks = lines.get(line) ?? new Map<number, AnyBlock>();
    if (block === undefined || blocks.has(index)) return undefined;
    lines.set(line, blocks.set(index, block));
    leastIndex = Math.min(leastIndex, index);
  }
  const stated = statedSize(text, side);
  const count = Math.max(stated ?? 0, last + 1 - least);
  const clues: AnyBlock[][] = [];
  for (let line = least; line < least + count; line++) {
    const blocks = lines.get(line) ?? new Map<number, AnyBlock>();
    // the blocks of a line are counted without a gap, or these are other numbers
    const clue: AnyBlock[] = [];
    for (let k = leastIndex; k < leastIndex + blocks.size; k++) {
      const block = blocks.get(k);
      if (block === undefined) return undefined;
      clue.push(block);
    }
    clues.push(clue);
  }
  return { clues, side, name: facts[0]?.call ?? '', isExplicit: true, place };
}

function isIndex(value: DataValue | undefined): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < MOST_LINES;
}

/** A size, and a colour that is a word. */
function blockOf(values: readonly DataValue[]): AnyBlock | undefined {
  const size = values.find((value) => typeof value === 'number');
  const ink = values.find((value) => typeof value === 'string');
  if (typeof size !== 'number' || size < 1) return undefined;
  if (values.length === 1) return size;
  return typeof ink === 'string' ? { size, ink } : undefined;
}

/** The number of lines that "#const h = 4." or "height(4)." states. */
function statedSize(text: string, side: Side): number | undefined {
  const names = side === 'row' ? 'h|height|rows|nrows|n_rows' : 'w|width|cols|columns|ncols|n_cols';
  const found = new RegExp(`\\b(?:${names})[ \\t]{0,9}[=(][ \\t]{0,9}(\\d{1,4})\\b`, 'i').exec(
    text,
  );
  return found?.[1] === undefined ? undefined : Number(found[1]);
}
