/** Conflict analysis: derives a nogood from a conflict. See `src/analyze.ts`. */
import { Activity, bump } from './activity';
import { Automata } from './automaton';
import { Bytes, Ints } from './bits';
import { explainLine } from './explain-line';
import { firstPlane } from './lines';
import { NOTHING } from './literal';
import { HEADER, Nogoods } from './nogoods';
import { noteOf, REASON_LINE, REASON_LITERALS, REASON_NOGOOD, REASON_NONE, Trail } from './trail';

/** Maximum depth of a chain of reasons in minimisation. */
const DEEPEST: i32 = 100;

const MET: u8 = 1;
const IMPLIED: u8 = 2;

/**
 * The input and the result of an analysis, and its scratch arrays; the fields as in the reference.
 */
export class Analysis {
  learned: Ints;
  size: i32 = 0;
  backTo: i32 = 0;
  glue: i32 = 0;
  seen: Bytes;
  failed: Bytes;
  marked: Ints;
  markedSize: i32 = 0;
  antecedents: Ints = new StaticArray<i32>(1024);
  levelStamps: Ints;
  stamp: i32 = 0;

  constructor(
    public trail: Trail,
    public nogoods: Nogoods,
    public automata: Automata,
    public activity: Activity,
  ) {
    const variables = trail.model.variables;
    this.learned = new StaticArray<i32>(variables + 1);
    this.seen = new StaticArray<u8>(variables);
    this.failed = new StaticArray<u8>(variables);
    this.marked = new StaticArray<i32>(2 * variables + 2);
    this.levelStamps = new StaticArray<i32>(variables + 1);
  }
}

/** Analyses the conflict on the trail, whose level must be above 0. */
export function analyze(analysis: Analysis): void {
  const trail = analysis.trail;
  const seen = analysis.seen;
  const notes = trail.notes;
  analysis.size = 1;
  let open = 0;
  let at = trail.size;
  let literal = NOTHING;
  let size = conflictAntecedents(analysis);
  for (;;) {
    // resolve: replace the literal by its antecedents
    for (let i = 0; i < size; i++) {
      const antecedent = analysis.antecedents[i];
      const variable = antecedent >> 1;
      const level = noteOf(notes, variable).level;
      if (seen[variable] != 0 || level == 0) continue;
      mark(analysis, variable, MET);
      bump(analysis.activity, variable);
      if (level == trail.levels) open++;
      else analysis.learned[analysis.size++] = antecedent ^ 1;
    }
    // resolve the newest literal that was met next
    do {
      at--;
      literal = trail.literals[at];
    } while (seen[literal >> 1] == 0);
    open--;
    if (open == 0) break;
    const variable = literal >> 1;
    const note = noteOf(notes, variable);
    size = antecedentsOf(analysis, literal, note.reason, note.data, note.moreData, 0);
  }
  analysis.learned[0] = literal ^ 1;
  minimize(analysis);
  rank(analysis);
  for (let i = 0; i < analysis.markedSize; i++) {
    const variable = analysis.marked[i];
    seen[variable] = 0;
    analysis.failed[variable] = 0;
  }
  analysis.markedSize = 0;
}

function mark(analysis: Analysis, variable: i32, as: u8): void {
  analysis.seen[variable] = as;
  analysis.marked[analysis.markedSize++] = variable;
}

/** Collects the true literals that together form the conflict. */
function conflictAntecedents(analysis: Analysis): i32 {
  const trail = analysis.trail;
  const literal = trail.conflictLiteral;
  const size = antecedentsOf(
    analysis,
    literal,
    trail.conflictReason,
    trail.conflictData,
    trail.conflictMoreData,
    0,
  );
  if (literal == NOTHING) return size;
  // the reason demanded a literal that is false, so its negation is part of the conflict
  analysis.antecedents[size] = literal ^ 1;
  return size + 1;
}

/**
 * Writes the true literals that imply `literal` to `antecedents`, beginning at `from`, and returns
 * the end index.
 */
function antecedentsOf(
  analysis: Analysis,
  literal: i32,
  reason: i32,
  data: i32,
  moreData: i32,
  from: i32,
): i32 {
  const trail = analysis.trail;
  let end = from;
  if (reason == REASON_NOGOOD) {
    const store = analysis.nogoods.store;
    store[data + 2] = 1;
    const first = data + HEADER;
    const last = first + store[data];
    reserve(analysis, end + last - first);
    for (let i = first; i < last; i++) {
      const other = store[i];
      if (other != literal) analysis.antecedents[end++] = other ^ 1;
    }
    return end;
  }
  if (reason == REASON_LINE) {
    reserve(analysis, end + 64 * (firstPlane[data + 1] - firstPlane[data]));
    return explainLine(
      trail,
      analysis.automata,
      data,
      literal,
      analysis.seen,
      analysis.antecedents,
      end,
    );
  }
  if (reason == REASON_LITERALS) {
    reserve(analysis, end + 2);
    analysis.antecedents[end++] = data;
    analysis.antecedents[end++] = moreData;
    return end;
  }
  // the other values of the cell are removed
  const model = trail.model;
  reserve(analysis, end + model.firstValue[data + 1] - model.firstValue[data]);
  for (let v = model.firstValue[data]; v < model.firstValue[data + 1]; v++) {
    const other = model.literalOf[v];
    if (other != literal) analysis.antecedents[end++] = other ^ 1;
  }
  return end;
}

function reserve(analysis: Analysis, size: i32): void {
  const old = analysis.antecedents;
  if (size + 1 <= old.length) return;
  const larger = new StaticArray<i32>(2 * (size + 1));
  for (let i = 0; i < old.length; i++) larger[i] = old[i];
  analysis.antecedents = larger;
}

/** Drops literals of the nogood that the others imply. */
function minimize(analysis: Analysis): void {
  const learned = analysis.learned;
  const notes = analysis.trail.notes;
  analysis.stamp++;
  for (let i = 0; i < analysis.size; i++) {
    analysis.levelStamps[noteOf(notes, learned[i] >> 1).level] = analysis.stamp;
  }
  let kept = 1;
  for (let i = 1; i < analysis.size; i++) {
    const literal = learned[i];
    if (!implied(analysis, literal ^ 1, 0, 0)) learned[kept++] = literal;
  }
  analysis.size = kept;
}

/**
 * Tells whether `literal` follows from literals of the nogood. Its antecedents are stacked from
 * `from`.
 */
function implied(analysis: Analysis, literal: i32, from: i32, depth: i32): bool {
  const trail = analysis.trail;
  const variable = literal >> 1;
  const note = noteOf(trail.notes, variable);
  const reason = note.reason;
  if (reason == REASON_NONE || depth > DEEPEST) return false;
  const end = antecedentsOf(analysis, literal, reason, note.data, note.moreData, from);
  for (let i = from; i < end; i++) {
    const antecedent = analysis.antecedents[i];
    const other = antecedent >> 1;
    if (analysis.seen[other] != 0) continue;
    const level = noteOf(trail.notes, other).level;
    if (level == 0) continue;
    const hopeless = analysis.failed[other] != 0 || analysis.levelStamps[level] != analysis.stamp;
    if (hopeless || !implied(analysis, antecedent, end, depth + 1)) {
      if (analysis.failed[other] == 0) {
        analysis.failed[other] = 1;
        analysis.marked[analysis.markedSize++] = other;
      }
      return false;
    }
  }
  if (analysis.seen[variable] == 0) mark(analysis, variable, IMPLIED);
  return true;
}

/**
 * Finds the level to backtrack to, moves a literal of that level to second place, and counts
 * levels.
 */
function rank(analysis: Analysis): void {
  const learned = analysis.learned;
  const notes = analysis.trail.notes;
  analysis.stamp++;
  analysis.glue = 0;
  analysis.backTo = 0;
  for (let i = 0; i < analysis.size; i++) {
    const literal = learned[i];
    const at = noteOf(notes, literal >> 1).level;
    if (analysis.levelStamps[at] != analysis.stamp) {
      analysis.levelStamps[at] = analysis.stamp;
      analysis.glue++;
    }
    if (i > 0 && at > analysis.backTo) {
      analysis.backTo = at;
      learned[i] = learned[1];
      learned[1] = literal;
    }
  }
}
