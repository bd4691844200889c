/**
 * Options of the library's verbs, by name: an option that a verb does not have is a mistake of the
 * program, which TypeScript finds and JavaScript does not.
 */
import type { StopOptions } from '@nonokit/core';
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
import type { OptionNames } from './option-kinds.js';

export { checkOptions, type OptionNames, quoted } from './option-kinds.js';

const STOP: OptionNames<StopOptions> = { signal: 'signal', timeoutMs: 'number', clock: 'function' };

export const SOLVE_OPTIONS: OptionNames<SolveOptions> = {
  ...STOP,
  maxSolutions: 'integer',
  onSolution: 'function',
  given: true,
  lineOnly: 'flag',
  maxConflicts: 'number',
  maxMemoryBytes: 'number',
  engine: ['fastest', 'reference'],
  seed: 'number',
};

export const EXPLAINER_OPTIONS: OptionNames<ExplainerOptions> = {
  from: true,
  maxSteps: 'number',
  chains: 'flag',
  chainBudget: 'number',
  totalBudget: 'number',
};

export const EXPLAIN_OPTIONS: OptionNames<ExplainOptions> = {
  ...STOP,
  ...EXPLAINER_OPTIONS,
  onProgress: 'function',
};

export const RATE_OPTIONS: OptionNames<RateOptions> = {
  ...STOP,
  onProgress: 'function',
  chains: 'flag',
  chainBudget: 'number',
  totalBudget: 'number',
};

export const HINTER_OPTIONS: OptionNames<HinterOptions> = {
  chains: 'flag',
  chainBudget: 'number',
  totalBudget: 'number',
  maxConflicts: 'number',
};

export const HINT_OPTIONS: OptionNames<HintOptions> = {
  ...STOP,
  ...HINTER_OPTIONS,
  onProgress: 'function',
};

export const DIAGNOSE_OPTIONS: OptionNames<DiagnoseOptions> = {
  ...STOP,
  onProgress: 'function',
  maxTries: 'number',
  maxConflicts: 'number',
  maxSolutions: 'integer',
  result: true,
  explanation: true,
};

export const READ_OPTIONS: OptionNames<ReadOptions> = {
  formats: true,
  from: true,
  name: 'text',
  limits: true,
  unpackBrotli: 'function',
};

export const WRITE_OPTIONS: OptionNames<WriteOptions> = { formats: true };

export const LAYOUT_OPTIONS: OptionNames<LayoutOptions> = {
  what: ['puzzle', 'solution', 'both'],
  style: ['sheet', 'plain'],
  cell: 'number',
  rails: ['tight', 'even'],
  onPixels: 'flag',
  clues: 'flag',
  title: 'title',
  solutions: true,
  lang: true,
  legend: 'flag',
  numbers: 'number',
  repeatClues: 'flag',
};

const { solutions: _, ...SHEET_OPTIONS } = LAYOUT_OPTIONS;

export const DRAW_OPTIONS: OptionNames<DrawOptions> = {
  ...SHEET_OPTIONS,
  picture: true,
  other: true,
  marks: true,
  theme: true,
  carried: 'text',
};

const { style: _style, ...PAINTED } = DRAW_OPTIONS;

export const CANVAS_OPTIONS: OptionNames<CanvasOptions> = PAINTED;

export const SCAN_OPTIONS: OptionNames<ScanOptions & StopOptions> = {
  ...STOP,
  corners: true,
  pictures: 'flag',
  onStages: 'function',
};

export const PROVE_OPTIONS: OptionNames<ProveOptions> = {
  ...STOP,
  maxSolutions: 'integer',
  seed: 'number',
  engine: ['fastest', 'reference'],
};

export const PROOFREAD_OPTIONS: OptionNames<ProofreadOptions> = {
  ...STOP,
  maxChanges: 'number',
  maxMendings: 'number',
};

export const REPAIR_OPTIONS: OptionNames<Aimed<RepairOptions>> = {
  repair: ['line', 'unique', 'off'],
  difficulty: true,
  aim: 'function',
  maxFlips: 'number',
  maxChecks: 'number',
  seed: 'number',
  signal: 'signal',
  locked: true,
  keepSymmetry: 'flag',
};

export const MAKE_OPTIONS: OptionNames<Aimed<MakeOptions>> = {
  size: true,
  colors: true,
  palette: true,
  background: 'text',
  invert: true,
  threshold: 'number',
  edges: 'flag',
  preview: 'flag',
  repair: ['line', 'unique', 'off'],
  difficulty: true,
  aim: 'function',
  maxFlips: 'number',
  candidates: true,
  maxChecks: 'number',
  seed: 'number',
  meta: true,
  signal: 'signal',
};

export const GENERATE_OPTIONS: OptionNames<Aimed<GenerateOptions>> = {
  width: 'integer',
  height: 'integer',
  density: 'number',
  colors: true,
  symmetry: true,
  style: true,
  require: ['line', 'unique', 'any'],
  accept: 'function',
  difficulty: true,
  aim: 'function',
  seed: 'seed',
  maxTries: 'number',
  ...STOP,
  onProgress: 'function',
};
