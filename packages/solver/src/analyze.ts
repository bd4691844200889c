/**
 * Conflict analysis: derives a nogood from a conflict.
 *
 * It resolves backwards along the trail until one literal of the newest level is left, the first
 * unique implication point (Marques-Silva and Sakallah, 1999; Zhang et al., 2001). Then it drops
 * literals that the others imply (Sorensson and Biere, 2009). Reasons are computed on demand: a
 * line has to explain itself only here.
 */
import { type Activity, bump } from './activity.js';
import type { Audit } from './audit.js';
import type { Automata } from './automaton.js';
import { explainLine } from './explain-line.js';
import { type Literal, NOTHING } from './literal.js';
import { firstLiteral, markUsed, type Nogoods } from './nogoods.js';
import { Reason, type Trail } from './trail.js';

/** Maximum depth of a chain of reasons in minimisation. */
const DEEPEST = 100;

/** Marks in `seen`: `MET` is met and still open, `IMPLIED` follows from the nogood. */
const MET = 1;
const IMPLIED = 2;

/** The result of an analysis, and its scratch arrays. */
export interface Analysis {
  /** The nogood: at least one of its literals must hold. The first is the one to assert. */
  learned: Int32Array;
  size: number;
  /** The level to backtrack to, where the first literal follows from the others. */
  backTo: number;
  /** The number of levels that the literals come from. */
  glue: number;
  /** Per variable: 0, `MET` or `IMPLIED`. All 0 between analyses. */
  readonly seen: Uint8Array;
  /** Per variable: 1 if it is known not to be implied. All 0 between analyses. */
  readonly failed: Uint8Array;
  /** Variables marked in `seen` or `failed`. */
  marked: Int32Array;
  markedSize: number;
  /** A stack of antecedents. */
  antecedents: Int32Array;
  /** Per level: the last analysis that met it. */
  readonly levelStamps: Int32Array;
  stamp: number;
}

/** Allocates the scratch arrays of an analysis for the given number of variables. */
export function createAnalysis(variables: number): Analysis {
  return {
    learned: new Int32Array(variables + 1),
    size: 0,
    backTo: 0,
    glue: 0,
    seen: new Uint8Array(variables),
    failed: new Uint8Array(variables),
    marked: new Int32Array(2 * variables + 2),
    markedSize: 0,
    antecedents: new Int32Array(1024),
    levelStamps: new Int32Array(variables + 1),
    stamp: 0,
  };
}

/** The parts of the search that an analysis reads and rewards. */
export interface Sources {
  readonly trail: Trail;
  readonly nogoods: Nogoods;
  readonly automata: Automata;
  readonly activity: Activity;
  /** Observes each conclusion; only tests set it. */
  readonly audit?: Audit | undefined;
}

/** Analyses the conflict on the trail, whose level must be above 0. */
export function analyze(sources: Sources, analysis: Analysis): void {
  const { trail, activity } = sources;
  const { literals, level } = trail;
  const { seen } = analysis;
  analysis.size = 1;
  let open = 0;
  let at = trail.size;
  let literal = NOTHING;
  let size = conflictAntecedents(sources, analysis);
  for (;;) {
    // resolve: replace the literal by its antecedents
    for (let i = 0; i < size; i++) {
      const antecedent = analysis.antecedents[i];
      const variable = antecedent >> 1;
      if (seen[variable] !== 0 || level[variable] === 0) continue;
      mark(analysis, variable, MET);
      bump(activity, variable);
      if (level[variable] === trail.levels) open++;
      else analysis.learned[analysis.size++] = antecedent ^ 1;
    }
    // resolve the newest literal that was met next
    do {
      at--;
      literal = literals[at];
    } while (seen[literal >> 1] === 0);
    open--;
    if (open === 0) break;
    const variable = literal >> 1;
    size = readAntecedents(
      sources,
      analysis,
      literal,
      trail.reason[variable],
      trail.data[variable],
      trail.moreData[variable],
      0,
    );
  }
  analysis.learned[0] = literal ^ 1;
  minimize(sources, analysis);
  rank(trail, analysis);
  sources.audit?.learned([...analysis.learned.subarray(0, analysis.size)]);
  for (let i = 0; i < analysis.markedSize; i++) {
    const variable = analysis.marked[i];
    seen[variable] = 0;
    analysis.failed[variable] = 0;
  }
  analysis.markedSize = 0;
}

function mark(analysis: Analysis, variable: number, as: number): void {
  analysis.seen[variable] = as;
  analysis.marked[analysis.markedSize++] = variable;
}

/** Collects the true literals that together form the conflict. */
function conflictAntecedents(sources: Sources, analysis: Analysis): number {
  const { conflictReason, conflictData, conflictMoreData, conflictLiteral } = sources.trail;
  const size = readAntecedents(
    sources,
    analysis,
    conflictLiteral,
    conflictReason,
    conflictData,
    conflictMoreData,
    0,
  );
  if (conflictLiteral === NOTHING) return size;
  // the reason demanded a literal that is false: its negation is part of the conflict
  analysis.antecedents[size] = conflictLiteral ^ 1;
  return size + 1;
}

/**
 * Writes the true literals that imply `literal` to `antecedents`, beginning at `from`, and returns
 * the end index. For lines, literals of level 0 and literals already seen may be missing: they cost
 * nothing.
 */
function readAntecedents(
  sources: Sources,
  analysis: Analysis,
  literal: Literal,
  reason: number,
  data: number,
  moreData: number,
  from: number,
): number {
  const end = listAntecedents(sources, analysis, literal, reason, data, moreData, from);
  const { audit } = sources;
  audit?.explained(reason, data, literal, [...analysis.antecedents.subarray(from, end)]);
  return end;
}

function listAntecedents(
  sources: Sources,
  analysis: Analysis,
  literal: Literal,
  reason: number,
  data: number,
  moreData: number,
  from: number,
): number {
  const { trail, nogoods, automata } = sources;
  let end = from;
  if (reason === Reason.nogood) {
    markUsed(nogoods, data);
    const first = firstLiteral(data);
    const last = first + nogoods.store[data];
    reserve(analysis, end + last - first);
    for (let i = first; i < last; i++) {
      const other = nogoods.store[i];
      if (other !== literal) analysis.antecedents[end++] = other ^ 1;
    }
    return end;
  }
  if (reason === Reason.line) {
    // make room for every value of the line's cells
    const { firstPlane } = trail.model.lines;
    reserve(analysis, end + 32 * (firstPlane[data + 1] - firstPlane[data]));
    return explainLine(trail, automata, data, literal, analysis.seen, analysis.antecedents, end);
  }
  if (reason === Reason.literals) {
    reserve(analysis, end + 2);
    analysis.antecedents[end++] = data;
    analysis.antecedents[end++] = moreData;
    return end;
  }
  // the other values of the cell are taken away
  const { firstValue, literalOf } = trail.model;
  reserve(analysis, end + firstValue[data + 1] - firstValue[data]);
  for (let v = firstValue[data]; v < firstValue[data + 1]; v++) {
    const other = literalOf[v];
    if (other !== literal) analysis.antecedents[end++] = other ^ 1;
  }
  return end;
}

function reserve(analysis: Analysis, size: number): void {
  if (size + 1 <= analysis.antecedents.length) return;
  const larger = new Int32Array(2 * (size + 1));
  larger.set(analysis.antecedents);
  analysis.antecedents = larger;
}

/** Drops literals of the nogood that the others imply. */
function minimize(sources: Sources, analysis: Analysis): void {
  const { learned, levelStamps } = analysis;
  const { level } = sources.trail;
  analysis.stamp++;
  for (let i = 0; i < analysis.size; i++) {
    levelStamps[level[learned[i] >> 1]] = analysis.stamp;
  }
  let kept = 1;
  for (let i = 1; i < analysis.size; i++) {
    const literal = learned[i];
    if (!implied(sources, analysis, literal ^ 1, 0, 0)) learned[kept++] = literal;
  }
  analysis.size = kept;
}

/**
 * Returns whether `literal` follows from literals of the nogood. Its antecedents are stacked from
 * `from`.
 */
function implied(
  sources: Sources,
  analysis: Analysis,
  literal: Literal,
  from: number,
  depth: number,
): boolean {
  const { trail } = sources;
  const variable = literal >> 1;
  const reason = trail.reason[variable];
  if (reason === Reason.none || depth > DEEPEST) return false;
  const end = readAntecedents(
    sources,
    analysis,
    literal,
    reason,
    trail.data[variable],
    trail.moreData[variable],
    from,
  );
  for (let i = from; i < end; i++) {
    const antecedent = analysis.antecedents[i];
    const other = antecedent >> 1;
    if (analysis.seen[other] !== 0 || trail.level[other] === 0) continue;
    const hopeless =
      analysis.failed[other] !== 0 || analysis.levelStamps[trail.level[other]] !== analysis.stamp;
    if (hopeless || !implied(sources, analysis, antecedent, end, depth + 1)) {
      if (analysis.failed[other] === 0) {
        analysis.failed[other] = 1;
        analysis.marked[analysis.markedSize++] = other;
      }
      return false;
    }
  }
  if (analysis.seen[variable] === 0) mark(analysis, variable, IMPLIED);
  return true;
}

/**
 * Finds the level to backtrack to, moves a literal of that level to second place, and counts
 * levels.
 */
function rank(trail: Trail, analysis: Analysis): void {
  const { learned, levelStamps } = analysis;
  const { level } = trail;
  analysis.stamp++;
  analysis.glue = 0;
  analysis.backTo = 0;
  for (let i = 0; i < analysis.size; i++) {
    const literal = learned[i];
    const at = level[literal >> 1];
    if (levelStamps[at] !== analysis.stamp) {
      levelStamps[at] = analysis.stamp;
      analysis.glue++;
    }
    if (i > 0 && at > analysis.backTo) {
      analysis.backTo = at;
      learned[i] = learned[1];
      learned[1] = literal;
    }
  }
}
