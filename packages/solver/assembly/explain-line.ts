/**
 * Lazy explanations: which known cells of a line force what its settling found. See
 * `src/explain-line.ts`.
 */
import { Automata } from './automaton';
import { Bytes, Ints, Words } from './bits';
import { height, width } from './lines';
import { NOTHING } from './literal';
import { noteOf, Trail } from './trail';

// scratch, which grows with the lines
let finish: Words = new StaticArray<u64>(0);
let here: Words = new StaticArray<u64>(0);
let next: Words = new StaticArray<u64>(0);
let step: Words = new StaticArray<u64>(0);

/** Drops the scratch, whose memory belongs to the previous puzzle. */
export function resetExplanations(): void {
  finish = new StaticArray<u64>(0);
  here = new StaticArray<u64>(0);
  next = new StaticArray<u64>(0);
  step = new StaticArray<u64>(0);
}

/**
 * Appends to `out`, from index `size`, true literals of line `l` that together force `literal` (or,
 * for `NOTHING`, the conflict), without those of level 0 and those `seen`. Returns the new size.
 */
export function explainLine(
  trail: Trail,
  automata: Automata,
  l: i32,
  literal: i32,
  seen: Bytes,
  out: Ints,
  size: i32,
): i32 {
  const model = trail.model;
  const target = literal == NOTHING ? NOTHING : model.removes[literal];
  const targetCell = target == NOTHING ? NOTHING : model.cellOf[target];
  const before = literal == NOTHING ? trail.size : noteOf(trail.notes, literal >> 1).place;
  const length = l < height ? width : height;
  if (automata.words[l] == 1) {
    if (finish.length < length + 1) finish = new StaticArray<u64>(2 * (length + 1));
    return explainInWord(trail, automata, l, target, targetCell, before, length, seen, out, size);
  }
  return explainInWords(trail, automata, l, target, targetCell, before, length, seen, out, size);
}

/** Explains on lines whose states fit into one word. */
function explainInWord(
  trail: Trail,
  automata: Automata,
  l: i32,
  target: i32,
  targetCell: i32,
  before: i32,
  length: i32,
  seen: Bytes,
  out: Ints,
  size: i32,
): i32 {
  const model = trail.model;
  const truth = trail.truth;
  const notes = trail.notes;
  const isRow = l < height;
  const stride = isRow ? 1 : width;
  const firstCell = isRow ? l * width : l - height;
  const colors = isRow ? model.rowColor : model.columnColor;
  const locals = isRow ? model.rowLocal : model.columnLocal;
  const openAt = model.openAt;
  const firstValue = model.firstValue;
  const literalOf = model.literalOf;
  const masks = automata.masks;
  const base = automata.first[l];
  const extra = masks[base];
  const gap = masks[base + 1];

  // backwards: from which states can each suffix be finished?
  let set: u64 = (<u64>1) << (<u64>automata.last[l]);
  finish[length] = set;
  for (let x = length - 1; x >= 0; x--) {
    const cell = firstCell + x * stride;
    const u = openAt[cell];
    let back: u64 = 0;
    if (u == NOTHING || u == targetCell) {
      const color = u == NOTHING ? colors[cell] : locals[target];
      back = color == 0 ? ((set >> 1) & gap) | (set & extra) : (set >> 1) & masks[base + 1 + color];
    } else {
      for (let v = firstValue[u]; v < firstValue[u + 1]; v++) {
        const removal = literalOf[v] ^ 1;
        if (truth[removal] > 0 && noteOf(notes, removal >> 1).place < before) continue;
        const color = locals[v];
        back |=
          color == 0 ? ((set >> 1) & gap) | (set & extra) : (set >> 1) & masks[base + 1 + color];
      }
    }
    set = back;
    finish[x] = set;
  }

  // forwards: release cells as long as no reached state can finish
  let reached: u64 = 1;
  for (let x = 0; x < length; x++) {
    const after = finish[x + 1];
    const cell = firstCell + x * stride;
    const u = openAt[cell];
    let on: u64 = 0;
    if (u == NOTHING || u == targetCell) {
      const color = u == NOTHING ? colors[cell] : locals[target];
      on =
        color == 0
          ? ((reached & gap) << 1) | (reached & extra)
          : (reached & masks[base + 1 + color]) << 1;
    } else {
      for (let v = firstValue[u]; v < firstValue[u + 1]; v++) {
        const color = locals[v];
        const removal = literalOf[v] ^ 1;
        const variable = removal >> 1;
        const note = noteOf(notes, variable);
        const removed = truth[removal] > 0 && note.place < before;
        if (removed && (note.level == 0 || seen[variable] != 0)) continue;
        const moved =
          color == 0
            ? ((reached & gap) << 1) | (reached & extra)
            : (reached & masks[base + 1 + color]) << 1;
        if (removed && (moved & after) != 0) out[size++] = removal;
        else on |= moved;
      }
    }
    reached = on;
  }
  return size;
}

/** Explains on lines whose states need several words. */
function explainInWords(
  trail: Trail,
  automata: Automata,
  l: i32,
  target: i32,
  targetCell: i32,
  before: i32,
  length: i32,
  seen: Bytes,
  out: Ints,
  size: i32,
): i32 {
  const model = trail.model;
  const truth = trail.truth;
  const notes = trail.notes;
  const isRow = l < height;
  const stride = isRow ? 1 : width;
  const firstCell = isRow ? l * width : l - height;
  const colors = isRow ? model.rowColor : model.columnColor;
  const locals = isRow ? model.rowLocal : model.columnLocal;
  const openAt = model.openAt;
  const firstValue = model.firstValue;
  const literalOf = model.literalOf;
  const masks = automata.masks;
  const base = automata.first[l];
  const words = automata.words[l];
  reserve((length + 1) * words, words);

  // backwards: from which states can each suffix be finished?
  clear(finish, length * words, words);
  const end = automata.last[l];
  finish[length * words + (end >> 6)] = (<u64>1) << (<u64>(end & 63));
  for (let x = length - 1; x >= 0; x--) {
    const at = x * words;
    clear(finish, at, words);
    const cell = firstCell + x * stride;
    const u = openAt[cell];
    if (u == NOTHING) stepBack(masks, base, words, colors[cell], at);
    else if (u == targetCell) stepBack(masks, base, words, locals[target], at);
    else {
      for (let v = firstValue[u]; v < firstValue[u + 1]; v++) {
        const removal = literalOf[v] ^ 1;
        if (truth[removal] > 0 && noteOf(notes, removal >> 1).place < before) continue;
        stepBack(masks, base, words, locals[v], at);
      }
    }
  }

  // forwards: release cells as long as no reached state can finish
  clear(here, 0, words);
  here[0] = 1;
  for (let x = 0; x < length; x++) {
    const after = (x + 1) * words;
    clear(next, 0, words);
    const cell = firstCell + x * stride;
    const u = openAt[cell];
    if (u == NOTHING) stepOn(masks, base, words, colors[cell], here, next);
    else if (u == targetCell) stepOn(masks, base, words, locals[target], here, next);
    else {
      for (let v = firstValue[u]; v < firstValue[u + 1]; v++) {
        const removal = literalOf[v] ^ 1;
        const variable = removal >> 1;
        const note = noteOf(notes, variable);
        const removed = truth[removal] > 0 && note.place < before;
        if (!removed) {
          stepOn(masks, base, words, locals[v], here, next);
          continue;
        }
        if (note.level == 0 || seen[variable] != 0) continue;
        clear(step, 0, words);
        stepOn(masks, base, words, locals[v], here, step);
        if (meets(after, words)) out[size++] = removal;
        else for (let w = 0; w < words; w++) next[w] |= step[w];
      }
    }
    const used = here;
    here = next;
    next = used;
  }
  return size;
}

function reserve(cells: i32, words: i32): void {
  if (finish.length < cells) finish = new StaticArray<u64>(2 * cells);
  if (here.length < words) {
    here = new StaticArray<u64>(2 * words);
    next = new StaticArray<u64>(2 * words);
    step = new StaticArray<u64>(2 * words);
  }
}

function clear(sets: Words, at: i32, words: i32): void {
  for (let w = at; w < at + words; w++) sets[w] = 0;
}

/**
 * Adds to `finish[at..]` the states from which a cell of colour `color` leads into `finish[at +
 * words..]`.
 */
function stepBack(masks: Words, base: i32, words: i32, color: i32, at: i32): void {
  const consume = base + (1 + color) * words;
  let above: u64 = 0;
  for (let w = words - 1; w >= 0; w--) {
    const set = finish[at + words + w];
    const consumed = ((set >> 1) | (above << 63)) & masks[consume + w];
    const kept = color == 0 ? set & masks[base + w] : 0;
    finish[at + w] |= consumed | kept;
    above = set;
  }
}

/** Adds to `to` the states that a cell of colour `color` leads to from `from`. */
function stepOn(masks: Words, base: i32, words: i32, color: i32, from: Words, to: Words): void {
  const consume = base + (1 + color) * words;
  let carry: u64 = 0;
  for (let w = 0; w < words; w++) {
    const set = from[w];
    const consumed = set & masks[consume + w];
    const kept = color == 0 ? set & masks[base + w] : 0;
    to[w] |= (consumed << 1) | carry | kept;
    carry = consumed >> 63;
  }
}

function meets(at: i32, words: i32): bool {
  for (let w = 0; w < words; w++) if ((step[w] & finish[at + w]) != 0) return true;
  return false;
}
