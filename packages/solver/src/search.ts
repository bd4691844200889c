/**
 * The search: conflict-driven learning whose constraints are the lines themselves.
 *
 * It decides a value and deduces. On a conflict it learns a nogood and backtracks to the level
 * where that nogood would have implied something (Marques-Silva and Sakallah, 1999; Een and
 * Sorensson, 2003). Lines are never encoded as clauses: they are settled, and explain themselves
 * only when asked. The search terminates for every puzzle; `yield` marks the places where a caller
 * may stop it.
 */
import { type Grid, type Random, UNKNOWN } from '@nonokit/core';
import { type Activity, createActivity, decay, putBack, takeMostActive } from './activity.js';
import { type Analysis, analyze, createAnalysis } from './analyze.js';
import type { Audit } from './audit.js';
import { type Automata, createAutomata } from './automaton.js';
import { believe } from './beliefs.js';
import { knownCells } from './candidates.js';
import { deduce } from './deduce.js';
import { NOTHING } from './literal.js';
import { createModel, type Model } from './model.js';
import { addNogood, createNogoods, KEEP, type Nogoods, reduceNogoods } from './nogoods.js';
import type { ProofRecord } from './proof.js';
import type { Propagation } from './propagate.js';
import {
  createRestarts,
  noteGlue,
  type Restarts,
  wantsReduction,
  wantsRestart,
} from './restart.js';
import { assign, createTrail, decide, Reason, type Trail, undoTo } from './trail.js';

/** Initial activity of a cell for each literal that probing it implied. */
const GAIN = 0.01;

/** Number of conflicts before the first belief propagation, and between later ones. */
const FIRST_BELIEF = 10;
const NEXT_BELIEF = 1000;

/**
 * Width of the range around one half from which the first messages of a repeated belief propagation
 * are drawn.
 */
const SPREAD = 0.8;

/** Counters, see `SolveStats`. */
export interface Counters {
  linesSettled: number;
  probes: number;
  decisions: number;
  conflicts: number;
  restarts: number;
}

/** The state of a search. */
export interface Search {
  readonly model: Model;
  readonly trail: Trail;
  readonly nogoods: Nogoods;
  readonly automata: Automata;
  readonly activity: Activity;
  readonly analysis: Analysis;
  readonly restarts: Restarts;
  /** Per variable: the sign of its last literal, which the next decision reuses. */
  readonly phases: Uint8Array;
  /** Per variable: the sign that belief propagation found likelier, once it has run. */
  believed: Uint8Array | undefined;
  /** The buffer that settling writes to. */
  readonly out: Int32Array;
  readonly counters: Counters;
  /** The caller's seeded random stream. */
  readonly random: Random;
  /** Records what is concluded, if a proof is requested. */
  proof?: ProofRecord | undefined;
  /** Observes every step; only tests set one. */
  audit?: Audit | undefined;
}

/**
 * Creates a search for what propagation left open. `random` breaks ties between variables. Without
 * `gains` the search is for probing. `gains` is the gain of each cell of the picture in probing;
 * with it the search has order variables too and is ready for `searchSolutions`.
 */
export function createSearch(
  propagation: Propagation,
  random: Random,
  counters: Counters,
  gains?: Float64Array,
): Search {
  const { lines, planes, out } = propagation;
  const model = createModel(lines, planes, gains !== undefined);
  const { variables } = model;
  const phases = new Uint8Array(variables).fill(1);
  const merit = new Float64Array(variables);
  if (gains !== undefined)
    merit.forEach((_, v) => {
      merit[v] = random.next() * 1e-3;
    });
  for (let v = 0; v < model.cellOf.length; v++) {
    const u = model.cellOf[v];
    const literal = model.literalOf[v];
    const row = model.rowOf[u];
    const column = model.columnOf[u];
    const gain = gains?.[row * lines.width + column] ?? 0;
    const rowSlack = lines.slacks[row];
    const columnSlack = lines.slacks[lines.height + column];
    merit[literal >> 1] += gain > 0 ? GAIN * gain : 1 / (1 + rowSlack) + 1 / (1 + columnSlack);
    // cells default to blank until something else is known
    if (model.colorOf[v] === 0) phases[literal >> 1] = literal & 1;
  }
  return {
    model,
    trail: createTrail(model, planes),
    nogoods: createNogoods(variables),
    automata: createAutomata(lines),
    activity: createActivity(merit),
    analysis: createAnalysis(variables),
    restarts: createRestarts(),
    phases,
    believed: undefined,
    out,
    counters,
    random,
  };
}

/** Deduces to the end, with regular pauses. Returns false on a conflict. */
export function* deduceAll(search: Search): Generator<void, boolean> {
  for (;;) {
    const step = deduce(search.trail, search.nogoods, search.out, search.counters);
    if (step !== 'more') {
      search.audit?.deduced(step === 'settled');
      return step === 'settled';
    }
    yield;
  }
}

/** Undoes everything above `level`. Variables keep the sign they had. */
export function backtrack(search: Search, level: number): void {
  const { trail, phases, activity } = search;
  const { size } = trail;
  if (trail.levels <= level) return;
  for (let i = size - 1; i >= trail.starts[level]; i--) {
    const literal = trail.literals[i];
    phases[literal >> 1] = literal & 1;
    putBack(activity, literal >> 1);
  }
  undoTo(trail, level);
  search.audit?.undone(size);
}

/**
 * Searches, with regular pauses, until `onSolution` returns false or everything is searched.
 * Returns true if there are no further solutions. The order of solutions depends only on the seed.
 */
export function* searchSolutions(
  search: Search,
  onSolution: (grid: Grid) => boolean,
): Generator<void, boolean> {
  const { trail, counters, restarts } = search;
  let askAt = FIRST_BELIEF;
  let solved = false;
  for (let steps = 0; ; steps++) {
    if ((steps & 15) === 15) yield;
    if (!(yield* deduceAll(search))) {
      if (trail.levels === 0) return true;
      counters.conflicts++;
      learn(search);
      continue;
    }
    const asking = !solved && restarts.conflicts >= askAt;
    if (trail.levels > 0 && (asking || wantsRestart(restarts))) {
      counters.restarts++;
      backtrack(search, 0);
      continue;
    }
    if (asking) {
      askAt = restarts.conflicts + NEXT_BELIEF;
      // a repeated belief propagation begins from random messages: other phases shorten long
      // searches
      const { random } = search;
      const message = search.believed && (() => 0.5 + SPREAD * (random.next() - 0.5));
      search.believed ??= search.phases.slice();
      believe(trail, search.believed, message);
    }
    if (trail.levels === 0 && wantsReduction(restarts)) {
      search.proof?.root(trail);
      reduceNogoods(search.nogoods, trail, search.proof);
    }
    const variable = nextVariable(search);
    if (variable !== NOTHING) {
      counters.decisions++;
      const signs = solved ? search.phases : (search.believed ?? search.phases);
      decide(trail, 2 * variable + signs[variable]);
      continue;
    }
    solved = true;
    if (!onSolution(solutionOf(search))) return false;
    if (trail.levels === 0) return true;
    excludeSolution(search);
  }
}

/** The most active variable that is not assigned, or `NOTHING`. */
function nextVariable({ activity, trail }: Search): number {
  for (;;) {
    const variable = takeMostActive(activity);
    if (variable < 0 || trail.truth[2 * variable] === 0) return variable;
  }
}

/** Learns from the conflict on the trail, backtracks, and asserts the learned literal. */
function learn(search: Search): void {
  const { analysis, restarts } = search;
  analyze(search, analysis);
  search.proof?.clause(search.model, analysis.learned.subarray(0, analysis.size));
  backtrack(search, analysis.backTo);
  assertNogood(search, analysis.learned, analysis.size, analysis.glue);
  decay(search.activity);
  noteGlue(restarts, analysis.glue);
}

/** Stores a nogood in which all literals but the first are false, and makes the first one true. */
function assertNogood(
  { trail, nogoods }: Search,
  literals: Int32Array,
  size: number,
  glue: number,
): void {
  const first = literals[0];
  if (size === 1) assign(trail, first, Reason.none, NOTHING);
  else assign(trail, first, Reason.nogood, addNogood(nogoods, literals, size, glue));
}

/** Adds a permanent nogood that excludes the solution on the trail, and continues from there. */
function excludeSolution(search: Search): void {
  const { trail } = search;
  const { levels } = trail;
  const nogood = new Int32Array(levels);
  for (let n = 0; n < levels; n++) {
    nogood[levels - 1 - n] = trail.literals[trail.starts[n]] ^ 1;
  }
  search.audit?.excluded([...nogood]);
  search.proof?.clause(search.model, nogood);
  backtrack(search, levels - 1);
  assertNogood(search, nogood, levels, KEEP);
}

/** The picture of a trail on which everything is assigned. */
function solutionOf({ model, trail }: Search): Grid {
  const { width, height, cells } = knownCells(model.lines, trail.planes);
  return { width, height, cells: Uint16Array.from(cells, (c) => (c === UNKNOWN ? 0 : c)) };
}
