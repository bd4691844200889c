/**
 * The steps of a small black-and-white puzzle that lines finish, and what they cost: `LineLogic`
 * on words. The order of lines, and so of steps, is the same.
 */
import type { Level } from '../../facts.js';
import { PENDING } from '../../lines/line-state.js';
import { costOfLineStep } from '../costs.js';
import { found } from './small-findings.js';
import { changes, joinFindings } from './small-joined.js';
import {
  blanks,
  blockCounts,
  inks,
  MOST_CELLS,
  settledBlanks,
  settledInks,
  settleLine,
} from './small-lines.js';
import { lookAt } from './small-look.js';
import { SMALL_TECHNIQUES } from './small-techniques.js';

/** The steps of a rating. */
export interface RatedSteps {
  readonly curve: readonly number[];
  readonly highest: 0 | Level;
  readonly tedium: number;
}

const MOST_LINES = 2 * MOST_CELLS;

/** The bucket number of a line that implies nothing. */
const IDLE = -1;

/** Scratch, as the members of `LineLogic`; a bucket is a row of `waiting`. */
const changedAt = new Int32Array(MOST_LINES);
const bucketOf = new Int8Array(MOST_LINES);
const stale = new Uint8Array(MOST_LINES);
const pendings = new Uint8Array(MOST_LINES);
const waiting = SMALL_TECHNIQUES.map(() => new Uint8Array(MOST_LINES));
const counts = new Int32Array(SMALL_TECHNIQUES.length);
const state = { steps: 0, lively: 0, open: 0 };
/** Lines to settle: at first all, and then at most those that a step touches. */
const dirty = new Uint8Array(MOST_LINES);
let dirtyCount = 0;

/**
 * Walks through the puzzle that is loaded. Undefined if lines do not finish it, or contradict each
 * other.
 */
export function walkSmall(height: number, width: number): RatedSteps | undefined {
  begin(height + width);
  const curve: number[] = [];
  let highest: 0 | Level = 0;
  let tedium = 0;
  for (;;) {
    if (!refresh()) return undefined;
    const t = nextTechnique();
    if (t < 0) return state.open === 0 ? { curve, highest, tedium } : undefined;
    const l = waiting[t][counts[t] - 1];
    const { id, level } = SMALL_TECHNIQUES[t];
    const { lively, open } = state;
    const age = Math.max(0, state.steps - changedAt[l]);
    curve.push(costOfLineStep(id, { lively, open, age }, blockCounts[l], curve.length));
    if (level > highest) highest = level;
    if (level === 1 && age === 0) tedium++;
    apply(l, height);
  }
}

function begin(lines: number): void {
  changedAt.fill(0, 0, lines);
  bucketOf.fill(IDLE, 0, lines);
  stale.fill(1, 0, lines);
  counts.fill(0);
  state.steps = 0;
  state.lively = 0;
  state.open = 0;
  dirtyCount = lines;
  for (let l = 0; l < lines; l++) {
    dirty[l] = l;
    if ((inks[l] & blanks[l]) !== 0) state.open++;
  }
}

/**
 * Settles changed lines and puts those that imply something into the first bucket. False if a line
 * has no arrangement.
 */
function refresh(): boolean {
  for (let i = 0; i < dirtyCount; i++) {
    const l = dirty[i];
    if (bucketOf[l] !== IDLE) continue;
    if (stale[l] !== 0 && !settleLine(l)) return false;
    stale[l] = 0;
    pendings[l] = pendingOf(l);
    if (pendings[l] === 0) continue;
    put(l, 0);
    state.lively++;
  }
  dirtyCount = 0;
  return true;
}

/** The kinds of new facts that a settled line implies, as `look` tells them. */
function pendingOf(l: number): number {
  let pending = 0;
  if ((inks[l] & ~settledInks[l]) !== 0) pending = PENDING.loss | PENDING.blank | PENDING.any;
  if ((blanks[l] & ~settledBlanks[l]) !== 0) pending |= PENDING.fill | PENDING.any;
  if (pending === 0) return 0;
  return (settledInks[l] & settledBlanks[l]) === 0 ? pending | PENDING.whole : pending;
}

/**
 * Finds the simplest technique that makes progress on any line: its number, or -1. The line is then
 * the last one in the bucket of the technique, and `changes` are those of its deduction.
 */
function nextTechnique(): number {
  for (let t = 0; t < SMALL_TECHNIQUES.length; t++) {
    const technique = SMALL_TECHNIQUES[t];
    while (counts[t] > 0) {
      const l = takeLatest(t);
      found.count = 0;
      if ((technique.proves & pendings[l]) !== 0) {
        lookAt(l);
        technique.find();
      }
      if (found.count > 0) {
        put(l, t);
        joinFindings(technique);
        return t;
      }
      put(l, t + 1);
    }
  }
  return -1;
}

/** Puts a line into a bucket; behind the last one there is none, as the last finds everything. */
function put(l: number, t: number): void {
  bucketOf[l] = t;
  if (t < waiting.length) waiting[t][counts[t]++] = l;
}

/** Takes the line that changed last out of a bucket; among equals, the one put in last. */
function takeLatest(t: number): number {
  const bucket = waiting[t];
  let best = counts[t] - 1;
  let stamp = changedAt[bucket[best]];
  for (let i = best - 1; i >= 0; i--) {
    const other = changedAt[bucket[i]];
    if (other <= stamp) continue;
    best = i;
    stamp = other;
  }
  return takeAt(t, best);
}

/** Takes the line at a place out of a bucket; the others keep their order. */
function takeAt(t: number, place: number): number {
  const bucket = waiting[t];
  const l = bucket[place];
  const last = --counts[t];
  for (let i = place; i < last; i++) bucket[i] = bucket[i + 1];
  return l;
}

/** Applies `changes` to line `l` and to the lines that cross it. */
function apply(l: number, height: number): void {
  state.steps++;
  const isRow = l < height;
  for (let i = 0; i < changes.count; i++) {
    const at = changes.places[i];
    const across = isRow ? height + at : at;
    const isFilled = changes.fills[i] !== 0;
    remove(l, at, isFilled);
    remove(across, isRow ? l : l - height, isFilled);
    touch(across);
  }
  touch(l);
}

/** Removes blank from a cell of a line, if it is filled, or else ink. */
function remove(l: number, at: number, isFilled: boolean): void {
  const cell = 1 << at;
  const wasOpen = (inks[l] & blanks[l]) !== 0;
  if (isFilled) {
    blanks[l] &= ~cell;
    if ((settledBlanks[l] & cell) !== 0) stale[l] = 1;
  } else {
    inks[l] &= ~cell;
    if ((settledInks[l] & cell) !== 0) stale[l] = 1;
  }
  if (wasOpen && (inks[l] & blanks[l]) === 0) state.open--;
}

/** Notes that a line has changed. */
function touch(l: number): void {
  changedAt[l] = state.steps;
  const t = bucketOf[l];
  if (t !== IDLE) {
    if (t < waiting.length) takeAt(t, placeOf(l, waiting[t]));
    bucketOf[l] = IDLE;
    state.lively--;
  }
  dirty[dirtyCount++] = l;
}

/** The place of a line in its bucket; `indexOf` takes longer for so few. */
function placeOf(l: number, bucket: Uint8Array): number {
  let place = 0;
  while (bucket[place] !== l) place++;
  return place;
}
