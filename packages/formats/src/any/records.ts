/**
 * Puzzles on one line each, as collections keep them: `name TAB 5x4 TAB 2,1:3-1:2:1,1` or
 * `title;2.1,3;1,2,1.1`. Fields are divided by tabs or semicolons; one field holds both lists, or
 * two fields hold one each.
 */
import type { Place } from '@nonokit/core';
import { linesOf } from '../lexing/cursor.js';
import type { Facts } from './build.js';
import type { AnyClue, ClueList, Sizes } from './clue-list.js';
import { cluesBetween } from './clue-words.js';
import { type Decision, decide } from './decide.js';

/** One line that holds a puzzle. */
export interface FoundRecord {
  readonly decision: Decision;
  readonly facts: Facts;
  readonly place: Place;
}

/** Longest line examined. */
const LONGEST = 20_000;

/** The puzzles of a file in which every line is a record; none if some line is not. */
export function parseRecords(text: string, most: number): FoundRecord[] {
  const found: FoundRecord[] = [];
  for (const { text: line, place } of linesOf(text)) {
    const bare = line.trim();
    if (bare === '' || /^(?:#|\/\/|%)/.test(bare)) continue;
    const record = bare.length > LONGEST ? undefined : parseRecord(bare, place);
    if (record === undefined || found.length >= most) return [];
    found.push(record);
  }
  return found;
}

/** Separators of fields, of the two lists in one field, of clues and of blocks. */
const FIELDS = ['\t', ';', '|'] as const;
const LISTS = ['-', '|', '/', ';', '#', ' '] as const;
const CLUES = [':', ',', '/', ';', '|', ' '] as const;
const BLOCKS = [',', '.', ' ', '-'] as const;

function parseRecord(line: string, place: Place): FoundRecord | undefined {
  for (const separator of FIELDS) {
    const fields = line.split(separator).map((field) => field.trim());
    if (fields.length < 2 || fields.length > 12) continue;
    const decision = decideRecord(fields, place);
    if (decision === undefined) continue;
    const [title] = fields.filter((field) => /\p{L}/u.test(field) && !SIZE.test(field));
    return { decision, facts: { meta: title === undefined ? {} : { title } }, place };
  }
  return undefined;
}

const SIZE = /^(\d{1,4})[xX×*](\d{1,4})$/;

function decideRecord(fields: readonly string[], place: Place): Decision | undefined {
  const sizes = findSizes(fields);
  const numeric = fields.filter((field) => /^[\d ,.:;/|#-]*\d[\d ,.:;/|#-]*$/.test(field));
  for (const field of numeric) {
    const decision = inOneField(field, sizes, place);
    if (decision !== undefined) return decision;
  }
  const [a, b, ...more] = numeric.filter((field) => /\d\D+\d/.test(field));
  // a number more is an id; several, or some beside words, are clues that another reading needs
  const others = fields.filter(
    (field) => /\d/.test(field) && !SIZE.test(field) && field !== a && field !== b,
  );
  const isLeft =
    others.length > 1 || others.some((field) => !/^\d{1,9}$/.test(field) && /:\s*\d/.test(field));
  return a === undefined || b === undefined || more.length > 0 || isLeft
    ? undefined
    : inTwoFields(a, b, sizes, place);
}

function findSizes(fields: readonly string[]): Sizes {
  for (const field of fields) {
    const [, a, b] = SIZE.exec(field) ?? [];
    if (a !== undefined && b !== undefined) return { either: [Number(a), Number(b)] };
  }
  return {};
}

function inOneField(field: string, sizes: Sizes, place: Place): Decision | undefined {
  for (const between of LISTS) {
    const halves = field.split(between);
    const [a, b] = halves;
    if (halves.length !== 2 || a === undefined || b === undefined) continue;
    const decision = inTwoFields(a, b, sizes, place);
    if (decision !== undefined) return decision;
  }
  return undefined;
}

/** The decision for two texts, with the first separators that make lists which fit. */
function inTwoFields(a: string, b: string, sizes: Sizes, place: Place): Decision | undefined {
  for (const outside of CLUES) {
    if (!a.includes(outside) || !b.includes(outside)) continue;
    for (const inside of BLOCKS) {
      if (inside === outside) continue;
      const lists = [a, b].map((text) => cluesOf(text, outside, inside));
      const [rows, columns] = lists;
      if (rows === undefined || columns === undefined) continue;
      const made = [rows, columns].map((clues) => toClueList(clues, place));
      const decision = decide({ lists: made, sizes, meta: {} });
      if (decision.kind === 'pairs' && decision.pairs[0]?.isCertain === true) return decision;
    }
  }
  return undefined;
}

function cluesOf(text: string, outside: string, inside: string): AnyClue[] | undefined {
  const pieces = text.split(outside).map((piece) => piece.trim());
  const isPlain = pieces.every((piece) => /^\d*$/.test(piece.replaceAll(inside, '')));
  return isPlain ? cluesBetween(pieces) : undefined;
}

function toClueList(clues: readonly AnyClue[], place: Place): ClueList {
  return { clues, name: { from: place.line, to: place.line }, isExplicit: true, place };
}
