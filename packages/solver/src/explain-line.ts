/**
 * Lazy explanations: which known cells of a line force what its settling found.
 *
 * An explanation is computed only when conflict analysis meets the literal. The first pass goes
 * backwards through the automaton with everything that was known then, and with the opposite of the
 * literal. It gives the states from which the line could still be finished; the start state is not
 * one of them. The second pass goes forwards and releases each known cell unless that would connect
 * the two sides. The cells that cannot be released are the reason, and no part of it can be left
 * out. (Lazy reasons: Nieuwenhuis, Oliveras and Tinelli, 2006.)
 *
 * Some cells can be kept for free: what is certain (level 0) costs nothing, and what the analysis
 * has already met (`seen`) is in the nogood anyway. Releasing these would only make other cells
 * necessary, so they stay known.
 */
import type { Automata } from './automaton.js';
import { type Literal, NOTHING } from './literal.js';
import type { Trail } from './trail.js';

/**
 * Scratch: for each cell the set of states from which the line can be finished, and one set that
 * moves forwards.
 */
const scratch = {
  finish: new Int32Array(0),
  here: new Int32Array(0),
  next: new Int32Array(0),
  step: new Int32Array(0),
};

/**
 * Appends to `out`, from index `size`, true literals of line `l` that together force `literal` (or,
 * for `NOTHING`, the conflict on the line). Literals of level 0 and literals whose variable is
 * `seen` are left out. All of them were true before `literal` was. Returns the new size of `out`.
 */
export function explainLine(
  trail: Trail,
  automata: Automata,
  l: number,
  literal: Literal,
  seen: Uint8Array,
  out: Int32Array,
  size: number,
): number {
  const { model, truth, place, level } = trail;
  const { lines, removes } = model;
  const { height, width } = lines;
  const isRow = l < height;
  const length = isRow ? width : height;
  const stride = isRow ? 1 : width;
  const firstCell = isRow ? l * width : l - height;
  const colors = isRow ? model.rowColor : model.columnColor;
  const locals = isRow ? model.rowLocal : model.columnLocal;
  const { openAt, firstValue, literalOf } = model;
  const { masks } = automata;
  const base = automata.first[l];
  const words = automata.words[l];

  // assume that the cell has the value that `literal` took away
  const target = literal === NOTHING ? NOTHING : removes[literal];
  const targetCell = target === NOTHING ? NOTHING : model.cellOf[target];
  const before = literal === NOTHING ? trail.size : place[literal >> 1];
  reserve((length + 1) * words, words);
  const { finish } = scratch;
  let { here, next } = scratch;
  const { step } = scratch;

  // backwards: from which states can each suffix be finished?
  finish.fill(0, length * words, (length + 1) * words);
  const end = automata.last[l];
  finish[length * words + (end >>> 5)] = 1 << (end & 31);
  for (let x = length - 1; x >= 0; x--) {
    const at = x * words;
    finish.fill(0, at, at + words);
    const u = openAt[firstCell + x * stride];
    if (u === NOTHING) {
      stepBack(masks, base, words, colors[firstCell + x * stride], finish, at);
    } else if (u === targetCell) {
      stepBack(masks, base, words, locals[target], finish, at);
    } else {
      for (let v = firstValue[u]; v < firstValue[u + 1]; v++) {
        const removal = literalOf[v] ^ 1;
        if (truth[removal] > 0 && place[removal >> 1] < before) continue;
        stepBack(masks, base, words, locals[v], finish, at);
      }
    }
  }

  // forwards: release cells as long as no reached state can finish
  here.fill(0, 0, words);
  here[0] = 1;
  for (let x = 0; x < length; x++) {
    const after = (x + 1) * words;
    next.fill(0, 0, words);
    const u = openAt[firstCell + x * stride];
    if (u === NOTHING) {
      stepOn(masks, base, words, colors[firstCell + x * stride], here, next);
    } else if (u === targetCell) {
      stepOn(masks, base, words, locals[target], here, next);
    } else {
      for (let v = firstValue[u]; v < firstValue[u + 1]; v++) {
        const removal = literalOf[v] ^ 1;
        const variable = removal >> 1;
        const removed = truth[removal] > 0 && place[variable] < before;
        if (!removed) {
          stepOn(masks, base, words, locals[v], here, next);
          continue;
        }
        if (level[variable] === 0 || seen[variable] !== 0) continue;
        step.fill(0, 0, words);
        stepOn(masks, base, words, locals[v], here, step);
        if (meets(step, finish, after, words)) {
          out[size++] = removal;
        } else {
          for (let w = 0; w < words; w++) next[w] |= step[w];
        }
      }
    }
    const used = here;
    here = next;
    next = used;
  }
  return size;
}

function reserve(cells: number, words: number): void {
  if (scratch.finish.length < cells) scratch.finish = new Int32Array(2 * cells);
  if (scratch.here.length < words) {
    scratch.here = new Int32Array(2 * words);
    scratch.next = new Int32Array(2 * words);
    scratch.step = new Int32Array(2 * words);
  }
}

/**
 * Adds to `sets[at..]` the states from which a cell of colour `color` leads into `sets[at +
 * words..]`.
 */
function stepBack(
  masks: Int32Array,
  base: number,
  words: number,
  color: number,
  sets: Int32Array,
  at: number,
): void {
  const consume = base + (1 + color) * words;
  let above = 0;
  for (let w = words - 1; w >= 0; w--) {
    const set = sets[at + words + w];
    const consumed = ((set >>> 1) | (above << 31)) & masks[consume + w];
    const kept = color === 0 ? set & masks[base + w] : 0;
    sets[at + w] = sets[at + w] | consumed | kept;
    above = set;
  }
}

/** Adds to `to` the states that a cell of colour `color` leads to from `from`. */
function stepOn(
  masks: Int32Array,
  base: number,
  words: number,
  color: number,
  from: Int32Array,
  to: Int32Array,
): void {
  const consume = base + (1 + color) * words;
  let carry = 0;
  for (let w = 0; w < words; w++) {
    const set = from[w];
    const consumed = set & masks[consume + w];
    const kept = color === 0 ? set & masks[base + w] : 0;
    to[w] = to[w] | (consumed << 1) | carry | kept;
    carry = consumed >>> 31;
  }
}

function meets(a: Int32Array, b: Int32Array, at: number, words: number): boolean {
  for (let w = 0; w < words; w++) {
    if ((a[w] & b[at + w]) !== 0) return true;
  }
  return false;
}
