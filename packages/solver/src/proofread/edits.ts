/**
 * Undoes the typing slips of one clue: lists every clue that may have been meant, with a cost for
 * the slip. A cost is the negative logarithm of how often a slip happens to a number.
 * `bench/proofread.mjs` plants slips of the same kinds.
 */
import { type Block, type Clue, leastLength } from '@nonokit/core';
import type { ChangeKind } from './change.js';

/** A slip undone. */
export interface Edit {
  readonly kind: ChangeKind;
  readonly block: number;
  readonly before: readonly Block[];
  readonly after: readonly Block[];
  /** The whole clue that was meant. */
  readonly clue: Clue;
  readonly cost: number;
}

/**
 * The costs of the slips, about -ln of how often one happens to a given number and gives a certain
 * result. Nobody has measured the frequencies; these are the guesses of
 * `bench/proofread-slips.mjs`.
 */
export const COSTS: Readonly<Record<ChangeKind, number>> = {
  'one-off': 2.1,
  exchanged: 1.9,
  missing: 1.9,
  doubled: 2.5,
  joined: 2.1,
  split: 2.5,
  digit: 5.5,
  color: 3.2,
  extra: 6,
  'line-missing': 3,
  'line-doubled': 3,
  'lines-exchanged': 3.2,
  'sides-exchanged': 2,
};

/** The costs of a digit that was lost or typed twice, which are likelier than one other digit. */
const LOST_DIGIT = 3.9;
const DOUBLED_DIGIT = 3.2;

/** All clues of a line of `length` cells that one slip turns into `clue`, each listed once. */
export function editsOfClue(clue: Clue, length: number, colors: number): Edit[] {
  const edits = new Map<string, Edit>();
  const add = (
    kind: ChangeKind,
    block: number,
    count: number,
    after: readonly Block[],
    slip = COSTS[kind],
  ): void => {
    const changed = [...clue.slice(0, block), ...after, ...clue.slice(block + count)];
    if (leastLength(changed) > length) return;
    const key = clueKey(changed);
    // one of the numbers that were meant; each of them is as likely to slip
    const cost = slip + Math.log(Math.max(1, changed.length));
    const known = edits.get(key);
    if (known !== undefined && known.cost <= cost) return;
    const before = clue.slice(block, block + count);
    edits.set(key, { kind, block, before, after, clue: changed, cost });
  };
  for (let k = 0; k < clue.length; k++) {
    changeSize(clue[k], length, (kind, size, slip) => {
      add(kind, k, 1, [{ ...clue[k], size }], slip);
    });
    takeAway(clue, k, (kind) => add(kind, k, 1, []));
    for (const parts of partsOf(clue[k])) add('joined', k, 1, parts);
    for (let color = 1; color < colors; color++) {
      if (color !== clue[k].color) add('color', k, 1, [{ ...clue[k], color }]);
    }
    if (k + 1 < clue.length) changePair(clue[k], clue[k + 1], (kind, to) => add(kind, k, 2, to));
  }
  const room = length - leastLength(clue);
  for (let k = 0; k <= clue.length; k++) {
    for (let color = 1; color < colors; color++) {
      for (let size = 1; size <= room; size++) add('missing', k, 0, [{ size, color }]);
    }
  }
  edits.delete(clueKey(clue));
  return [...edits.values()].sort((a, b) => a.cost - b.cost);
}

/** A text that is equal for equal clues. */
export function clueKey(clue: Clue): string {
  return clue.map(({ size, color }) => `${size}:${color}`).join(' ');
}

/** Other sizes for one number: one more or less, or with other digits. */
function changeSize(
  { size }: Block,
  length: number,
  add: (kind: ChangeKind, size: number, slip?: number) => void,
): void {
  for (const near of [size - 1, size + 1]) if (near >= 1) add('one-off', near);
  const digits = String(size);
  for (let at = 0; at < digits.length; at++) {
    const without = digits.slice(0, at) + digits.slice(at + 1);
    const [a = '', b = ''] = digits.slice(at);
    if (/^[1-9]/.test(without)) add('digit', Number(without), a === b ? DOUBLED_DIGIT : undefined);
    if (b !== '' && b !== '0') {
      add('digit', Number(digits.slice(0, at) + b + a + digits.slice(at + 2)));
    }
  }
  for (let other = 1; other <= length; other++) {
    const meant = String(other);
    if (!isSlipOf(digits, meant)) continue;
    add('digit', other, meant.length > digits.length ? LOST_DIGIT : undefined);
  }
}

/** Returns true if one digit is wrong or missing: 3 for 8, 1 for 12. */
function isSlipOf(typed: string, meant: string): boolean {
  if (meant.length === typed.length) {
    let differing = 0;
    for (let i = 0; i < typed.length; i++) if (typed[i] !== meant[i]) differing++;
    return differing === 1;
  }
  if (meant.length !== typed.length + 1) return false;
  for (let at = 0; at < meant.length; at++) {
    if (meant.slice(0, at) + meant.slice(at + 1) === typed) return true;
  }
  return false;
}

/** Removes a superfluous number, which is likelier beside an equal one. */
function takeAway(clue: Clue, k: number, add: (kind: ChangeKind) => void): void {
  const { size, color } = clue[k];
  const isAgain = (other: Block | undefined): boolean =>
    other?.size === size && other.color === color;
  add(isAgain(clue[k - 1]) || isAgain(clue[k + 1]) ? 'doubled' : 'extra');
}

/** The pairs of numbers that one number may stand for: 1 and 2 for 12. */
function partsOf({ size, color }: Block): Block[][] {
  const digits = String(size);
  const parts: Block[][] = [];
  for (let at = 1; at < digits.length; at++) {
    if (digits[at] === '0') continue;
    parts.push(
      [Number(digits.slice(0, at)), Number(digits.slice(at))].map((n) => ({ size: n, color })),
    );
  }
  return parts;
}

/** What two consecutive numbers may stand for: exchanged numbers, or one number. */
function changePair(
  a: Block,
  b: Block,
  add: (kind: ChangeKind, to: readonly Block[]) => void,
): void {
  add('exchanged', [b, a]);
  if (a.color === b.color) add('split', [{ size: Number(`${a.size}${b.size}`), color: a.color }]);
}
