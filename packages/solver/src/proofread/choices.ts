/**
 * Finds the clues that the suspected lines may have had. For each line, these are the clues before
 * a slip that agree with what the other lines imply about its cells. Then it combines them so that
 * rows and columns have equal sums.
 */
import type { Clue } from '@nonokit/core';
import { createLineSettler } from '../line-settler.js';
import { clueInCells, lengthAt, placeOf, type TypedLines } from './change.js';
import { clueKey, type Edit, editsOfClue } from './edits.js';
import type { Suspicion } from './suspects.js';

/** A clue that a line may have had, before one or more slips. */
export interface Choice {
  readonly line: number;
  readonly edits: readonly Edit[];
  readonly clue: Clue;
  readonly cost: number;
  /** For each colour, what this clue adds to the row sums minus the column sums. */
  readonly gain: readonly number[];
}

/** Maximum number of choices kept for one line with several slips. */
const MOST_CHOICES = 50_000;

/** Returns the choices of a draft's lines, each computed once. */
export interface ChoiceMaker {
  /**
   * The clues that line `l` may have had before exactly `count` slips, the likeliest first; only
   * `target`, if that is known.
   */
  choices(l: number, count: number, target?: Clue): readonly Choice[];
}

/** Creates a maker that computes the choices of each line when they are first requested. */
export function createChoiceMaker(lines: TypedLines): ChoiceMaker {
  const made = new Map<string, readonly Choice[]>();
  const make = (l: number, count: number, target?: Clue): readonly Choice[] => {
    if (target !== undefined && count > 1) return towards(lines, make(l, count - 1), target);
    const key = `${l},${count}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const chosen = count === 1 ? onceChanged(lines, l) : changedAgain(lines, make(l, count - 1));
    made.set(key, chosen);
    return chosen;
  };
  return { choices: make };
}

function onceChanged(lines: TypedLines, line: number): Choice[] {
  const typed = lines.clues[line];
  const edits = editsOfClue(typed, lengthAt(lines, line), lines.colors);
  return edits.map((edit) => ({
    line,
    edits: [edit],
    clue: edit.clue,
    cost: edit.cost,
    gain: gainOf(lines, line, edit.clue),
  }));
}

/** Applies one more slip to each choice, and keeps each clue only in its likeliest way. */
function changedAgain(lines: TypedLines, before: readonly Choice[]): Choice[] {
  const best = new Map<string, Choice>();
  const [first] = before;
  if (first === undefined) return [];
  const { line } = first;
  const typed = clueKey(lines.clues[line]);
  const once = new Set(before.map(({ clue }) => clueKey(clue)));
  for (const choice of before) {
    if (best.size > MOST_CHOICES) break;
    for (const edit of editsOfClue(choice.clue, lengthAt(lines, line), lines.colors)) {
      const key = clueKey(edit.clue);
      const cost = choice.cost + edit.cost;
      if (key === typed || once.has(key) || (best.get(key)?.cost ?? Infinity) <= cost) continue;
      const gain = gainOf(lines, line, edit.clue);
      best.set(key, { line, edits: [...choice.edits, edit], clue: edit.clue, cost, gain });
    }
  }
  return [...best.values()].sort((a, b) => a.cost - b.cost);
}

/** The likeliest choice that reaches the clue `target` by one more slip. */
function towards(lines: TypedLines, before: readonly Choice[], target: Clue): Choice[] {
  const key = clueKey(target);
  let best: Choice | undefined;
  for (const choice of before) {
    const { line, cost } = choice;
    if ((best !== undefined && cost >= best.cost) || !isNear(choice.clue, target)) continue;
    const edits = editsOfClue(choice.clue, lengthAt(lines, line), lines.colors);
    const edit = edits.find(({ clue }) => clueKey(clue) === key);
    if (edit === undefined || (best !== undefined && best.cost <= cost + edit.cost)) continue;
    const gain = gainOf(lines, line, target);
    best = { line, edits: [...choice.edits, edit], clue: target, cost: cost + edit.cost, gain };
  }
  return best === undefined ? [] : [best];
}

/** Returns false if the clues differ in more places than one slip changes. */
function isNear(a: Clue, b: Clue): boolean {
  const same = (k: number, m: number): boolean =>
    a[k]?.size === b[m]?.size && a[k]?.color === b[m]?.color;
  const least = Math.min(a.length, b.length);
  let start = 0;
  while (start < least && same(start, start)) start++;
  let end = 0;
  while (end < least - start && same(a.length - 1 - end, b.length - 1 - end)) end++;
  return a.length - start - end <= 2 && b.length - start - end <= 2;
}

function gainOf(lines: TypedLines, line: number, clue: Clue): number[] {
  const sign = line < lines.height ? 1 : -1;
  const gain = new Array<number>(lines.colors).fill(0);
  for (const { size, color } of clue) gain[color] += sign * size;
  for (const { size, color } of lines.clues[line]) gain[color] -= sign * size;
  return gain;
}

/** For each colour, the sum of the columns minus the sum of the rows. */
export function shortfall(lines: TypedLines): number[] {
  const short = new Array<number>(lines.colors).fill(0);
  for (const [l, clue] of lines.clues.entries()) {
    for (const { size, color } of clue) short[color] += l < lines.height ? -size : size;
  }
  return short;
}

/**
 * Yields all ways to choose clues for the suspects with `count` slips in all, at least one per
 * line, and equal sums. With a missing line, the sums may differ. Yields undefined as a pause.
 */
export function* combinations(
  lines: TypedLines,
  maker: ChoiceMaker,
  { suspects, masks }: Suspicion,
  count: number,
  areSumsOpen: boolean,
): Generator<readonly Choice[] | undefined, void> {
  const fits = createFitTest(lines, masks);
  for (const counts of partitions(count, suspects.length)) {
    const lists = suspects.map((l, i) => maker.choices(l, counts[i], clueInCells(lines, masks, l)));
    yield undefined;
    yield* chosenFrom(lists, shortfall(lines), fits, areSumsOpen);
  }
}

/** The ways to write `count` as an ordered sum of `parts` numbers of at least 1. */
function partitions(count: number, parts: number): number[][] {
  if (parts === 0) return count === 0 ? [[]] : [];
  const ways: number[][] = [];
  for (let first = 1; first <= count - parts + 1; first++) {
    for (const rest of partitions(count - first, parts - 1)) ways.push([first, ...rest]);
  }
  return ways;
}

/**
 * Creates a test of whether a choice agrees with the other lines; each choice is settled at most
 * once.
 */
function createFitTest(lines: TypedLines, masks: Int32Array): (choice: Choice) => boolean {
  const known = new Map<Choice, boolean>();
  return (choice) => {
    const before = known.get(choice);
    if (before !== undefined) return before;
    const { line, clue } = choice;
    const settler = createLineSettler(clue, lengthAt(lines, line));
    const { from, stride } = placeOf(lines, line);
    const is = settler.settle(masks, from, stride);
    known.set(choice, is);
    return is;
  };
}

/** Yields one choice from each list; the last one is found by the sum that is missing. */
function* chosenFrom(
  lists: readonly (readonly Choice[])[],
  missing: readonly number[],
  fits: (choice: Choice) => boolean,
  areSumsOpen: boolean,
): Generator<readonly Choice[] | undefined, void> {
  const last = lists.length - 1;
  if (last < 0) {
    if (areSumsOpen || missing.every((short) => short === 0)) yield [];
    return;
  }
  const bySum = new Map<string, Choice[]>();
  for (const choice of lists[last]) {
    const key = areSumsOpen ? '' : choice.gain.join();
    const same = bySum.get(key);
    if (same === undefined) bySum.set(key, [choice]);
    else same.push(choice);
  }
  function* choose(
    chosen: readonly Choice[],
    short: readonly number[],
  ): Generator<readonly Choice[] | undefined, void> {
    if (chosen.length === last) {
      for (const choice of bySum.get(areSumsOpen ? '' : short.join()) ?? []) {
        if (fits(choice)) yield [...chosen, choice];
      }
      return;
    }
    for (const choice of lists[chosen.length]) {
      if (!fits(choice)) continue;
      yield undefined;
      yield* choose(
        [...chosen, choice],
        short.map((s, color) => s - choice.gain[color]),
      );
    }
  }
  yield* choose([], missing);
}
