/**
 * Derives the state of a search a second way and compares: levels and places of the trail,
 * candidates according to the trail, the heap of activities, and the scratch that every analysis
 * must leave clean.
 */
import { NOTHING } from '../literal.js';
import type { Search } from '../search.js';
import { findPlace, Reason } from '../trail.js';
import { claim } from './claim.js';
import type { Scene } from './scene.js';

/** Checks what must hold of a search at any time between two steps. */
export function checkState(scene: Scene): void {
  checkTrail(scene.search);
  checkPlanes(scene);
  checkActivity(scene.search);
  checkScratch(scene.search);
}

/**
 * Checks the trail: each literal once, at its place and level, decisions first, reasons in order.
 */
function checkTrail({ trail, model }: Search): void {
  const { literals, truth, level, place, reason, starts, size, levels } = trail;
  claim(trail.head <= size && size <= model.variables, () => 'the trail is longer than it can be');
  let assigned = 0;
  for (let v = 0; v < model.variables; v++) {
    const yes = truth[2 * v] as number;
    const no = truth[2 * v + 1] as number;
    claim(yes === -no, () => `variable ${v} and its negation are both ${yes}`);
    if (yes !== 0) assigned++;
  }
  claim(assigned === size, () => `${assigned} variables are assigned, ${size} are on the trail`);
  let at = 0;
  for (let i = 0; i < size; i++) {
    while (at < levels && starts[at] === i) at++;
    const literal = literals[i] as number;
    const variable = literal >> 1;
    claim((truth[literal] as number) > 0, () => `${literal} is on the trail and not true`);
    claim(place[variable] === i, () => `${literal} stands at ${i}, not at ${place[variable]}`);
    claim(level[variable] === at, () => `${literal} is of level ${at}, not ${level[variable]}`);
    const isDecision = starts[at - 1] === i;
    claim(
      at === 0
        ? reason[variable] === Reason.none || reason[variable] === Reason.line
        : (reason[variable] === Reason.none) === isDecision,
      () => `${literal} has reason ${reason[variable]} at place ${i} of level ${at}`,
    );
  }
  claim(at === levels, () => `the trail has ${levels} levels and begins ${at} of them`);
}

/** Checks candidates: exactly those not taken away before `head`, in rows and in columns. */
function checkPlanes({ search, planes }: Scene): void {
  const { trail, model } = search;
  const { lines } = model;
  const expected = planes.slice();
  const left = trail.left.slice();
  for (let u = 0; u < left.length; u++) {
    left[u] = (model.firstValue[u + 1] as number) - (model.firstValue[u] as number);
  }
  for (let i = 0; i < trail.head; i++) {
    const literal = trail.literals[i] as number;
    const v = literal < model.removes.length ? (model.removes[literal] as number) : NOTHING;
    if (v === NOTHING) continue;
    const u = model.cellOf[v] as number;
    const row = model.rowOf[u] as number;
    const column = model.columnOf[u] as number;
    left[u] = (left[u] as number) - 1;
    const inRow = findPlace(model, row, model.rowLocal[v] as number, column);
    const inColumn = findPlace(model, lines.height + column, model.columnLocal[v] as number, row);
    expected[inRow] = (expected[inRow] as number) & ~(1 << (column & 31));
    expected[inColumn] = (expected[inColumn] as number) & ~(1 << (row & 31));
  }
  const wrong = expected.findIndex((word, i) => word !== trail.planes[i]);
  claim(wrong < 0, () => `word ${wrong} of the planes is not what the trail allows`);
  const cell = left.findIndex((count, u) => count !== trail.left[u]);
  claim(cell < 0, () => `open cell ${cell} has ${left[cell]} values, not ${trail.left[cell]}`);
}

/** Checks activities: a heap without gaps that holds every unassigned variable. */
function checkActivity({ activity, trail, model, phases, believed }: Search): void {
  const { heap, places, values, size, increment } = activity;
  claim(increment > 0 && Number.isFinite(increment), () => `the increment is ${increment}`);
  for (let i = 0; i < size; i++) {
    const variable = heap[i] as number;
    const value = values[variable] as number;
    claim(places[variable] === i, () => `variable ${variable} is not where the heap has it`);
    claim(Number.isFinite(value), () => `variable ${variable} has activity ${value}`);
    const parent = heap[(i - 1) >> 1] as number;
    claim(
      i === 0 || (values[parent] as number) >= value,
      () => `variable ${variable} is more active than the one above it in the heap`,
    );
  }
  let inHeap = 0;
  for (let v = 0; v < model.variables; v++) {
    if ((places[v] as number) >= 0) inHeap++;
    else claim(trail.truth[2 * v] !== 0, () => `variable ${v} is open and cannot be decided`);
  }
  claim(inHeap === size, () => `${inHeap} variables have places in a heap of ${size}`);
  for (const signs of [phases, believed ?? phases]) {
    claim(
      signs.every((sign) => sign <= 1),
      () => 'a phase is neither 0 nor 1',
    );
  }
}

function checkScratch({ analysis }: Search): void {
  const { seen, failed, markedSize } = analysis;
  claim(
    markedSize === 0 && seen.every((mark) => mark === 0) && failed.every((mark) => mark === 0),
    () => 'an analysis has left marks behind',
  );
}
