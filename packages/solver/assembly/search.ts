/**
 * The search: conflict-driven learning whose constraints are the lines themselves. See
 * `src/search.ts`.
 */
import { Activity, decay, putBack, takeMostActive } from './activity';
import { Analysis, analyze } from './analyze';
import { auditDeduced, auditLearned, auditUndone, beginAudit } from './audit';
import { automataOf } from './automaton';
import { believe } from './beliefs';
import { Bytes, Floats, Ints, Words } from './bits';
import { deduce } from './deduce';
import { height, slacks, width } from './lines';
import { NOTHING } from './literal';
import { Model, modelOf } from './model';
import { addNogood, KEEP, Nogoods, reduceNogoods } from './nogoods';
import { recordClause, recording, recordRoot } from './proof';
import { CONFLICT, MORE } from './propagate';
import { random } from './random';
import { noteGlue, Restarts, wantsReduction, wantsRestart } from './restart';
import { assign, decide, REASON_NOGOOD, REASON_NONE, Trail, trailOf, undoTo } from './trail';

/** The results of `searchOn`, besides `MORE`. */
export const EXHAUSTED: i32 = 0;
export const SOLUTION: i32 = 3;

/** Initial activity of a cell for each literal that probing it implied. */
const GAIN: f64 = 0.01;

/** Number of conflicts before the first belief propagation, and between later ones. */
const FIRST_BELIEF: i32 = 10;
const NEXT_BELIEF: i32 = 1000;

/** The state of a search; the fields as in the reference. */
class Search {
  model: Model;
  trail: Trail;
  nogoods: Nogoods;
  activity: Activity;
  analysis: Analysis;
  restarts: Restarts = new Restarts();
  phases: Bytes;
  believed: Bytes;
  asked: bool = false;
  askAt: i32 = FIRST_BELIEF;
  solved: bool = false;
  /** Whether the solution in the planes must still be excluded. */
  pending: bool = false;
  /** Whether the current step was interrupted and must be continued. */
  paused: bool = false;
  steps: i32 = 0;
  decisions: i32 = 0;
  conflicts: i32 = 0;
  restarted: i32 = 0;

  constructor(
    public planes: Words,
    public out: Words,
    gains: Floats,
  ) {
    const model = modelOf(planes, out, true);
    const trail = trailOf(model, planes);
    const nogoods = new Nogoods(model.variables);
    const phases = new StaticArray<u8>(model.variables);
    const activity = new Activity(meritOf(model, gains, phases));
    this.model = model;
    this.trail = trail;
    this.nogoods = nogoods;
    this.phases = phases;
    this.believed = new StaticArray<u8>(model.variables);
    this.activity = activity;
    this.analysis = new Analysis(trail, nogoods, automataOf(), activity);
  }
}

/** Computes the first activities, and the first signs in `phases`: cells default to blank. */
function meritOf(model: Model, gains: Floats, phases: Bytes): Floats {
  const variables = model.variables;
  const merit = new StaticArray<f64>(variables);
  for (let i = 0; i < variables; i++) {
    merit[i] = random() * 1e-3;
    phases[i] = 1;
  }
  for (let v = 0; v < model.values; v++) {
    const u = model.cellOf[v];
    const literal = model.literalOf[v];
    const row = model.rowOf[u];
    const column = model.columnOf[u];
    const gain = gains[row * width + column];
    const rowSlack = slacks[row];
    const columnSlack = slacks[height + column];
    merit[literal >> 1] =
      merit[literal >> 1] +
      (gain > 0 ? GAIN * gain : 1.0 / <f64>(1 + rowSlack) + 1.0 / <f64>(1 + columnSlack));
    if (model.colorOf[v] == 0) phases[literal >> 1] = <u8>(literal & 1);
  }
  return merit;
}

let search!: Search;

/** Begins a search for what probing left open in `planes`. */
export function startSearch(planes: Words, out: Words, gains: Floats): void {
  search = new Search(planes, out, gains);
  if (!ASC_NO_ASSERT) beginAudit(planes, out);
}

export function decisionsMade(): i32 {
  return search.decisions;
}
export function conflictsMet(): i32 {
  return search.conflicts;
}
export function restartsMade(): i32 {
  return search.restarted;
}

/** Undoes everything above `level`. Variables keep the sign they had. */
export function backtrack(level: i32): void {
  const trail = search.trail;
  if (trail.levels <= level) return;
  const size = trail.size;
  const from = trail.starts[level];
  for (let i = size - 1; i >= from; i--) {
    const literal = trail.literals[i];
    search.phases[literal >> 1] = <u8>(literal & 1);
    putBack(search.activity, literal >> 1);
  }
  undoTo(trail, level);
  if (!ASC_NO_ASSERT) auditUndone(trail, search.phases, size);
}

/**
 * Starts or continues the search: `MORE`, `SOLUTION` (in the planes; call again for the next), or
 * `EXHAUSTED`.
 */
export function searchOn(): i32 {
  const s = search;
  const trail = s.trail;
  if (s.pending) {
    s.pending = false;
    if (trail.levels == 0) return EXHAUSTED;
    excludeSolution();
    s.steps++;
  }
  for (; ; s.steps++) {
    if ((s.steps & 15) == 15 && !s.paused) {
      s.paused = true;
      return MORE;
    }
    s.paused = true;
    const step = deduce(trail, s.nogoods, s.out);
    if (step == MORE) return MORE;
    s.paused = false;
    if (!ASC_NO_ASSERT) {
      auditDeduced(trail, s.nogoods, s.activity, s.analysis, s.phases, step != CONFLICT);
    }
    if (step == CONFLICT) {
      if (trail.levels == 0) return EXHAUSTED;
      s.conflicts++;
      learn();
      continue;
    }
    const asking = !s.solved && s.restarts.conflicts >= s.askAt;
    if (trail.levels > 0 && (asking || wantsRestart(s.restarts))) {
      s.restarted++;
      backtrack(0);
      continue;
    }
    if (asking) {
      s.askAt = s.restarts.conflicts + NEXT_BELIEF;
      if (!s.asked) copyBytes(s.believed, s.phases);
      believe(trail, s.believed, s.asked);
      s.asked = true;
    }
    if (trail.levels == 0 && wantsReduction(s.restarts)) {
      if (recording) recordRoot(trail);
      reduceNogoods(s.nogoods, trail);
    }
    const variable = nextVariable();
    if (variable != NOTHING) {
      s.decisions++;
      const signs = s.solved || !s.asked ? s.phases : s.believed;
      decide(trail, 2 * variable + <i32>signs[variable]);
      continue;
    }
    s.solved = true;
    s.pending = true;
    return SOLUTION;
  }
}

function copyBytes(to: Bytes, from: Bytes): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}

/** The most active variable that is not assigned, or `NOTHING`. */
function nextVariable(): i32 {
  const truth = search.trail.truth;
  for (;;) {
    const variable = takeMostActive(search.activity);
    if (variable < 0 || truth[2 * variable] == 0) return variable;
  }
  return NOTHING;
}

/** Learns from the conflict on the trail, backtracks, and asserts the learned literal. */
function learn(): void {
  const analysis = search.analysis;
  analyze(analysis);
  if (!ASC_NO_ASSERT) auditLearned(analysis);
  if (recording) recordClause(search.model, analysis.learned, 0, analysis.size, false);
  backtrack(analysis.backTo);
  assertNogood(analysis.learned, analysis.size, analysis.glue);
  decay(search.activity);
  noteGlue(search.restarts, analysis.glue);
}

/** Stores a nogood in which all literals but the first are false, and makes the first one true. */
function assertNogood(literals: Ints, size: i32, glue: i32): void {
  const first = literals[0];
  if (size == 1) assign(search.trail, first, REASON_NONE, NOTHING, 0);
  else {
    const nogood = addNogood(search.nogoods, literals, 0, size, glue);
    assign(search.trail, first, REASON_NOGOOD, nogood, 0);
  }
}

/** Adds a permanent nogood that excludes the solution on the trail, and continues from there. */
function excludeSolution(): void {
  const trail = search.trail;
  const levels = trail.levels;
  const nogood = new StaticArray<i32>(levels);
  for (let n = 0; n < levels; n++) nogood[levels - 1 - n] = trail.literals[trail.starts[n]] ^ 1;
  if (recording) recordClause(search.model, nogood, 0, levels, false);
  backtrack(levels - 1);
  assertNogood(nogood, levels, KEEP);
}
