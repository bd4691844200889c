/**
 * Brackets of a text in any language, while they are open and as values; whether one is a list.
 */
import { HEADS } from './code-words.js';
import { sideOfName } from './names.js';
import type { DataGroup, DataValue } from './parse-data.js';

/** Values in brackets, with what stands before them. */
export interface CodeGroup extends DataGroup {
  /** Where it begins, the word that builds it included. */
  readonly from: number;
  /** The word before its bracket: "row_hint" of "row_hint(1, 1, 3)", or behind one of Lisp. */
  readonly call: string;
}

/** A list that is part of no larger list, and where it ends. */
export interface Literal {
  readonly value: CodeGroup;
  readonly to: number;
}

/** True for a group that the scanner made. */
export function isCodeGroup(value: DataValue): value is CodeGroup {
  return value instanceof OpenBracket;
}

/** A bracket that is still open. */
export class OpenBracket implements CodeGroup {
  keys: (string | undefined)[] = [];
  readonly values: DataValue[] = [];
  isMap = false;
  hasGroups = false;
  key: string | undefined;
  /** False once it holds anything but values. */
  isPure = true;
  words = 0;
  /** Lists among its values, for the case that it is none itself. */
  readonly inner: Literal[] = [];

  constructor(
    readonly at: number,
    readonly close: string,
    readonly from: number,
    public call: string,
  ) {}

  /** Takes the word behind the bracket as its name, unless that says less than the one before. */
  name(word: string): void {
    if (this.call === '' || sideOfName(word) !== undefined) this.call = word;
  }

  add(value: DataValue): void {
    if (this.key !== undefined) {
      this.keys[this.values.length] = this.key;
      this.isMap = true;
      this.key = undefined;
    }
    this.values.push(value);
  }
}

/** True for the word behind a bracket of Lisp that says what the bracket builds or names. */
export function isHead(word: string, { values, close, words }: OpenBracket): boolean {
  const isFirst = close === ')' && values.length === 0 && words === 0;
  return isFirst && (HEADS.has(word.toLowerCase()) || sideOfName(word) !== undefined);
}

/** Most parts of a block or a fact: line, index, colour and size. */
const MOST_PARTS = 4;

/** True for a bracket that holds values only; a word is one beside a number, as its colour. */
export function isList({ isPure, words, values, isMap, hasGroups }: OpenBracket): boolean {
  if (!isPure) return false;
  if (words > 0)
    return (
      words === 1 &&
      values.length <= MOST_PARTS &&
      !isMap &&
      !hasGroups &&
      values.some((value) => typeof value === 'number')
    );
  return !isMap || values.every((value) => typeof value !== 'object' || value === null);
}
