/**
 * Options of the library's verbs, by name: an option that a verb does not have is a mistake of the
 * program, which TypeScript finds and JavaScript does not.
 */
import { nearestName, type StopOptions } from '@nonokit/core';
import type {
  DiagnoseOptions,
  ExplainerOptions,
  ExplainOptions,
  HinterOptions,
  HintOptions,
  RateOptions,
} from '@nonokit/explain';
import type { ReadOptions, WriteOptions } from '@nonokit/formats/own';
import type { GenerateOptions, MakeOptions, RepairOptions } from '@nonokit/maker';
import type { ProveOptions } from '@nonokit/prove';
import type { CanvasOptions, DrawOptions, LayoutOptions } from '@nonokit/render';
import type { ScanOptions } from '@nonokit/scan';
import type { SolveOptions } from '@nonokit/solver';
import type { ProofreadOptions } from '@nonokit/solver/proofread';
import type { Aimed } from './make-aim.js';

/** Every name of a type of options: a name that is missing here does not compile. */
export type OptionNames<Options> = { readonly [name in keyof Options]-?: true };

const STOP: OptionNames<StopOptions> = { signal: true, timeoutMs: true, clock: true };

export const SOLVE_OPTIONS: OptionNames<SolveOptions> = {
  ...STOP,
  maxSolutions: true,
  onSolution: true,
  given: true,
  lineOnly: true,
  maxConflicts: true,
  maxMemoryBytes: true,
  engine: true,
  seed: true,
};

export const EXPLAINER_OPTIONS: OptionNames<ExplainerOptions> = {
  from: true,
  maxSteps: true,
  chains: true,
  chainBudget: true,
  totalBudget: true,
};

export const EXPLAIN_OPTIONS: OptionNames<ExplainOptions> = {
  ...STOP,
  ...EXPLAINER_OPTIONS,
  onProgress: true,
};

export const RATE_OPTIONS: OptionNames<RateOptions> = {
  ...STOP,
  onProgress: true,
  chains: true,
  chainBudget: true,
  totalBudget: true,
};

export const HINTER_OPTIONS: OptionNames<HinterOptions> = {
  chains: true,
  chainBudget: true,
  totalBudget: true,
  maxConflicts: true,
};

export const HINT_OPTIONS: OptionNames<HintOptions> = {
  ...STOP,
  ...HINTER_OPTIONS,
  onProgress: true,
};

export const DIAGNOSE_OPTIONS: OptionNames<DiagnoseOptions> = {
  ...STOP,
  onProgress: true,
  maxTries: true,
  maxConflicts: true,
  maxSolutions: true,
  result: true,
  explanation: true,
};

export const READ_OPTIONS: OptionNames<ReadOptions> = {
  formats: true,
  from: true,
  name: true,
  limits: true,
  unpackBrotli: true,
};

export const WRITE_OPTIONS: OptionNames<WriteOptions> = { formats: true };

export const LAYOUT_OPTIONS: OptionNames<LayoutOptions> = {
  what: true,
  style: true,
  cell: true,
  rails: true,
  onPixels: true,
  clues: true,
  title: true,
  solutions: true,
  lang: true,
  legend: true,
  numbers: true,
  repeatClues: true,
};

const { solutions: _, ...SHEET_OPTIONS } = LAYOUT_OPTIONS;

export const DRAW_OPTIONS: OptionNames<DrawOptions> = {
  ...SHEET_OPTIONS,
  picture: true,
  other: true,
  marks: true,
  theme: true,
};

const { style: _style, ...PAINTED } = DRAW_OPTIONS;

export const CANVAS_OPTIONS: OptionNames<CanvasOptions> = PAINTED;

export const SCAN_OPTIONS: OptionNames<ScanOptions & StopOptions> = {
  ...STOP,
  corners: true,
  pictures: true,
  onStages: true,
};

export const PROVE_OPTIONS: OptionNames<ProveOptions> = {
  ...STOP,
  maxSolutions: true,
  seed: true,
  engine: true,
};

export const PROOFREAD_OPTIONS: OptionNames<ProofreadOptions> = {
  ...STOP,
  maxChanges: true,
  maxMendings: true,
};

export const REPAIR_OPTIONS: OptionNames<Aimed<RepairOptions>> = {
  repair: true,
  difficulty: true,
  aim: true,
  maxFlips: true,
  maxChecks: true,
  seed: true,
  signal: true,
  locked: true,
  keepSymmetry: true,
};

export const MAKE_OPTIONS: OptionNames<Aimed<MakeOptions>> = {
  size: true,
  colors: true,
  palette: true,
  background: true,
  invert: true,
  threshold: true,
  edges: true,
  preview: true,
  repair: true,
  difficulty: true,
  aim: true,
  maxFlips: true,
  candidates: true,
  maxChecks: true,
  seed: true,
  meta: true,
  signal: true,
};

export const GENERATE_OPTIONS: OptionNames<Aimed<GenerateOptions>> = {
  ...STOP,
  onProgress: true,
  width: true,
  height: true,
  density: true,
  colors: true,
  symmetry: true,
  style: true,
  require: true,
  accept: true,
  difficulty: true,
  aim: true,
  seed: true,
  maxTries: true,
};

/**
 * Throws RangeError for an option that `verb` does not have: 'solve has no option "timeout", did
 * you mean "timeoutMs"?'.
 */
export function checkOptions(
  verb: string,
  options: object,
  names: Readonly<Record<string, true>>,
): void {
  for (const name in options) {
    if (Object.hasOwn(names, name)) continue;
    const known = Object.keys(names);
    const meant = known.find((other) => isBeginning(name, other)) ?? nearestName(name, known);
    const hint = meant === undefined ? `options: ${known.join(', ')}` : `did you mean "${meant}"?`;
    throw new RangeError(`${verb} has no option "${name}", ${hint}`);
  }
}

/** True if one name begins with the other, as "timeoutMs" begins with "timeout". */
function isBeginning(name: string, other: string): boolean {
  const [short = '', long = ''] = [name.toLowerCase(), other.toLowerCase()].sort(
    (a, b) => a.length - b.length,
  );
  return short.length >= 3 && long.startsWith(short);
}
