/**
 * Facts of logic programs (Prolog, answer sets, Datalog) in the shapes that lists do not show: the
 * side as a word among the values, `hint(r, 2, 1, 3).`, or as a letter before them, `r(2, 1, 3).`;
 * the clue behind the number of its line, `row(2, 1, 1).` or `row(2, "1 1").`; ranges and pools,
 * `row_hint(2, 1..3, 1).` and `row_hint(1,1,3; 2,1,1).`
 */
import type { Place } from '@nonokit/core';
import { type AnyClue, type ClueList, clueOfNumbers, type Side } from './clue-list.js';
import { type Fact, listsOfFacts } from './facts.js';
import { sideOfName, sidesOfPair } from './names.js';
import type { DataValue } from './parse-data.js';

/** Most values of facts, those of ranges and pools included. */
const MOST_VALUES = 400_000;

/** Statements `name(values).`, or one behind the other. */
const STATEMENT = /(?<![\p{L}\p{N}_])([\p{L}_][\p{L}\p{N}_]*)[ \t]*\(([^()]*)\)[ \t]*\.(?=\s|$)/gu;

/** Values and what divides them; a text in quotes is one value. */
const VALUES = /"[^"\n]*"|'[^'\n]*'|[^,;"']+|[,;]/g;

/** A statement before its side is known. */
interface Statement {
  readonly name: string;
  readonly values: readonly DataValue[];
}

/** The two lists of clues that the facts of a text are; undefined if they are none. */
export function listsOfLogic(
  text: string,
  placeOf: (at: number) => Place,
): readonly ClueList[] | undefined {
  const { statements, from } = statementsIn(text);
  const place = placeOf(from);
  const ways = [...sidedFacts(statements)];
  // facts of blocks first: row_blocks(2, 3) beside them may count the blocks of a line
  for (const facts of ways) {
    const lists = listsOfFacts(facts, text, place);
    if (lists !== undefined) return lists;
  }
  for (const facts of ways) {
    const lists = listsOfLines(facts, place);
    if (lists !== undefined) return lists;
  }
  return undefined;
}

/** The facts of a text, and where the first of them is. */
function statementsIn(text: string): { statements: Statement[]; from: number } {
  const statements: Statement[] = [];
  let from = 0;
  let left = MOST_VALUES;
  // comments are blanked, so that places stay
  const code = text.replace(/%[^\n]*/g, (comment) => ' '.repeat(comment.length));
  for (const { 1: name = '', 2: inside = '', index } of code.matchAll(STATEMENT)) {
    for (const parts of alternatives(inside)) {
      const made = parts.reduce((count, part) => count * part.count, 1);
      left -= made * parts.length;
      if (left < 0) return { statements: [], from };
      if (statements.length === 0) from = index;
      for (let k = 0; k < made; k++) statements.push({ name, values: pick(parts, k) });
    }
  }
  return { statements, from };
}

/** A value, or as many numbers from `first` on. */
interface Part {
  readonly first: DataValue;
  readonly count: number;
}

/** The parts of a pool; none if any holds a variable or a formula. */
function alternatives(inside: string): Part[][] {
  const found: Part[][] = [[]];
  for (const [token] of inside.matchAll(VALUES)) {
    const text = token.trim();
    if (text === ';') found.push([]);
    if (text === ';' || text === ',' || text === '') continue;
    const part = partOf(text);
    if (part === undefined) return [];
    found.at(-1)?.push(part);
  }
  return found.some((parts) => parts.length === 0) ? [] : found;
}

/** The k-th of the facts that parts with ranges stand for. */
function pick(parts: readonly Part[], k: number): DataValue[] {
  let rest = k;
  return parts.map(({ first, count }) => {
    if (count === 1) return first;
    const own = rest % count;
    rest = Math.floor(rest / count);
    return Number(first) + own;
  });
}

/** A number, a range, a text or a word; undefined for a variable or a formula. */
function partOf(token: string): Part | undefined {
  if (/^\d{1,6}$/.test(token)) return { first: Number(token), count: 1 };
  const [, least, most] = /^(\d{1,5})\.\.(\d{1,5})$/.exec(token) ?? [];
  if (least !== undefined && most !== undefined) {
    const count = Number(most) - Number(least) + 1;
    return count < 1 ? undefined : { first: Number(least), count };
  }
  const [, quoted] = /^["'](.*)["']$/.exec(token) ?? [];
  if (quoted !== undefined) return { first: quoted, count: 1 };
  return /^\p{L}[\p{L}\p{N}_]*$/u.test(token) ? { first: token, count: 1 } : undefined;
}

/** The facts of both sides, in every way in which names or words tell them. */
function* sidedFacts(statements: readonly Statement[]): Generator<Fact[]> {
  const named = new Map<string, Statement[]>();
  for (const one of statements) {
    const own = named.get(one.name);
    if (own === undefined) named.set(one.name, [one]);
    else own.push(one);
  }
  yield* factsByName(named);
  for (const own of named.values()) {
    for (const at of [0, -1]) {
      const facts = factsByWord(own, at);
      if (facts !== undefined) yield facts;
    }
  }
}

/** Two names that tell the sides, `row_hint` and `col_hint` or `r` and `c`. */
function* factsByName(named: ReadonlyMap<string, readonly Statement[]>): Generator<Fact[]> {
  const names = [...named.keys()].slice(0, MOST_NAMES);
  for (const [k, a] of names.entries()) {
    for (const b of names.slice(k + 1)) {
      const sides = sidesOf(a, b);
      if (sides === undefined) continue;
      const [one, other] = [a, b].map((name, i) =>
        (named.get(name) ?? []).map(({ values }) => ({ call: name, side: sides[i], values })),
      );
      yield [...(one ?? []), ...(other ?? [])].flatMap(({ side, ...fact }) =>
        side === undefined ? [] : [{ ...fact, side }],
      );
    }
  }
}

/** Most names of facts that are compared. */
const MOST_NAMES = 40;

/** One name whose first or last value is the side: `clue(row, 2, 1, 3).` */
function factsByWord(own: readonly Statement[], at: number): Fact[] | undefined {
  const words = new Set<string>();
  for (const { values } of own) {
    const word = values.at(at);
    if (typeof word !== 'string' || words.size > 2) return undefined;
    words.add(word);
  }
  const [a, b] = words;
  if (a === undefined || b === undefined || words.size !== 2) return undefined;
  const sides = sidesOf(a, b);
  if (sides === undefined) return undefined;
  return own.map(({ name, values }) => {
    const side = values.at(at) === a ? sides[0] : sides[1];
    return { call: name, side, values: at === 0 ? values.slice(1) : values.slice(0, -1) };
  });
}

function sidesOf(a: string, b: string): readonly [Side, Side] | undefined {
  const one = sideOfName(a);
  const other = sideOfName(b);
  if (one !== undefined && other !== undefined && one !== other) return [one, other];
  return sidesOfPair(a, b);
}

/** Facts that hold a line each: its number, then its clue as numbers or as a text. */
function listsOfLines(facts: readonly Fact[], place: Place): ClueList[] | undefined {
  const lists = (['row', 'column'] as const).map((side): ClueList | undefined => {
    const own = facts.filter((fact) => fact.side === side);
    const numbers = own.map(({ values: [line] }) => line);
    const least = numbers[0];
    const isCounted = numbers.every((line, k) => line === Number(least) + k);
    if (own.length === 0 || (least !== 0 && least !== 1) || !isCounted) return undefined;
    const clues = own.map(({ values }) => clueOfValues(values.slice(1)));
    const known = clues.flatMap((clue) => (clue === undefined ? [] : [clue]));
    if (known.length < own.length) return undefined;
    return { clues: known, side, name: own[0]?.call ?? '', isExplicit: true, place };
  });
  const [rows, columns] = lists;
  return rows === undefined || columns === undefined ? undefined : [rows, columns];
}

function clueOfValues(values: readonly DataValue[]): AnyClue | undefined {
  const [first] = values;
  if (values.length === 1 && typeof first === 'string') {
    const isClue = /^\d{1,5}(?:[ ,-]{1,2}\d{1,5})*$/.test(first);
    return isClue ? clueOfNumbers((first.match(/\d+/g) ?? []).map(Number)) : undefined;
  }
  const numbers = values.flatMap((value) => (typeof value === 'number' ? [value] : []));
  return numbers.length === values.length ? clueOfNumbers(numbers) : undefined;
}
