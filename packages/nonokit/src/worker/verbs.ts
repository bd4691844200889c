/**
 * The verbs of a worker: what each one takes, answers and reports on the way. These are only types,
 * shared by the page and the worker; all of it is plain data, which the browser copies from one
 * thread to the other.
 */
import type { BlindPuzzle } from '@nonokit/board';
import type {
  Draft,
  KindClaims,
  Language,
  Limits,
  PartialGrid,
  Problem,
  Puzzle,
  Result,
} from '@nonokit/core';
import type {
  DiagnoseOptions,
  DiagnoseProgress,
  Diagnosis,
  Difficulty,
  ExplainOptions,
  Explanation,
  Hint,
  HintOptions,
  MarkCheck,
  RateOptions,
  RateProgress,
  Step,
} from '@nonokit/explain';
import type { RgbaImage } from '@nonokit/image';
import type { MakeOptions, MakeProgress, MakeResult } from '@nonokit/maker';
import type { ScanOptions, ScanResult } from '@nonokit/scan';
import type { SolveOptions, SolveResult } from '@nonokit/solver';
import type { Proofreading, ProofreadOptions, ProofreadProgress } from '@nonokit/solver/proofread';
import type { PuzzleInput } from '../inputs/puzzle-input.js';
import type { Appraisal, AppraisalReport, AppraiseOptions } from '../judging/appraisal.js';
import type { WishedDifficulty } from '../make-aim.js';
import type { Drawn, DrawRequest } from './draw-request.js';
import type { ExplainedHint } from './explained-hint.js';
import type { RepairAnswer, RepairProgress, RepairRequest } from './repair-request.js';

/** The options of a verb without those that cannot be copied to another thread. */
export type Sendable<Options> = Omit<
  Options,
  'signal' | 'clock' | 'onProgress' | 'onSolution' | 'aim'
>;

/**
 * A puzzle, or clues as a program writes them. `solve`, `explainHint` and `mistakes` also take the
 * clues of a board with its `rules`: a puzzle of another kind.
 */
export type AnyPuzzle = Puzzle | PuzzleInput;

/** One verb: all its types. */
interface Verb<Input extends readonly unknown[], Options, Answer, Report = never> {
  readonly input: Input;
  readonly options: Options;
  readonly answer: Answer;
  readonly report: Report;
}

/** All verbs, by name. */
export interface Verbs {
  readonly read: Verb<[source: Uint8Array | string], ReadRequest, Result<ReadPuzzles>>;
  readonly write: Verb<[puzzles: readonly Puzzle[], format: string], object, Result<Written>>;
  readonly solve: Verb<[puzzle: AnyPuzzle], Sendable<SolveOptions>, SolveResult>;
  readonly explain: Verb<
    [puzzle: AnyPuzzle],
    Sendable<ExplainOptions>,
    Result<Explanation>,
    ExplainReport
  >;
  readonly hint: Verb<[puzzle: AnyPuzzle, marks: PartialGrid], Sendable<HintOptions>, Result<Hint>>;
  readonly explainHint: Verb<
    [puzzle: AnyPuzzle, marks: PartialGrid],
    ExplainHintRequest,
    Result<ExplainedHint>
  >;
  readonly mistakes: Verb<
    [puzzle: AnyPuzzle, marks: PartialGrid],
    Sendable<HintOptions>,
    Result<MarkCheck>
  >;
  readonly rate: Verb<[puzzle: AnyPuzzle], Sendable<RateOptions>, Result<Difficulty>, RateProgress>;
  readonly diagnose: Verb<
    [puzzle: AnyPuzzle],
    Sendable<DiagnoseOptions>,
    Result<Diagnosis>,
    DiagnoseProgress
  >;
  readonly proofread: Verb<
    [draft: Draft],
    Sendable<ProofreadOptions>,
    Proofreading,
    ProofreadReport
  >;
  readonly scan: Verb<[image: RgbaImage], ScanRequest, ScanResult>;
  readonly draw: Verb<[puzzles: readonly Puzzle[]], DrawRequest, Result<Drawn>>;
  readonly make: Verb<
    [image: RgbaImage | KnownImage],
    MakeRequest,
    Result<MakeResult>,
    MakeProgress
  >;
  readonly appraise: Verb<[puzzle: Puzzle], Sendable<AppraiseOptions>, Appraisal, AppraisalReport>;
  readonly blind: Verb<[puzzle: AnyPuzzle], BlindRequest, BlindPuzzle>;
  readonly blindKind: Verb<[claims: KindClaims], BlindKindRequest, Result<BlindPuzzle>>;
  readonly subject: Verb<[image: RgbaImage], object, Result<KnownImage>>;
  readonly repair: Verb<[puzzle: Puzzle], RepairRequest, Result<RepairAnswer>, RepairProgress>;
}

/** The name of a verb: "solve". */
export type VerbName = keyof Verbs;

/** How to look for a hint, and the language to tell it in. */
export interface ExplainHintRequest extends Sendable<HintOptions> {
  /** Default 'en'. */
  readonly language?: Language | undefined;
}

/** How to read a file. */
export interface ReadRequest {
  /** The file's name, for ties between formats: "tulip.non.gz". */
  readonly filename?: string | undefined;
  /** The id of the format, which skips detection: "nin". */
  readonly format?: string | undefined;
  /** Bounds that differ from `DEFAULT_LIMITS`: { maxBytes: 1_000_000 }. */
  readonly limits?: Partial<Limits> | undefined;
}

/** The puzzles of a file. */
export interface ReadPuzzles {
  /** The id of its format: "non". */
  readonly format: string;
  /** The name of its format for people: "NON (Simpson)". */
  readonly formatName: string;
  /** At least one, in file order; a broken puzzle does not spoil its neighbours. */
  readonly puzzles: readonly Result<Puzzle>[];
}

/** A written file. */
export interface Written {
  readonly bytes: Uint8Array;
  /** The usual ending of its name, with the dot: ".non". */
  readonly extension: string;
  /** The information that the format cannot hold, one problem for each kind. */
  readonly lost: readonly Problem[];
}

/** How far proofreading has come. */
export interface ProofreadReport extends Omit<ProofreadProgress, 'soFar'> {
  /** The best ways so far, whenever there are more of them than at the report before. */
  readonly best?: Proofreading;
}

/** The part of an explanation that was found since the last report. */
export interface ExplainReport {
  readonly steps: readonly Step[];
}

/** How to read an image, and milliseconds after which it has the sheets read by then: 10,000. */
export interface ScanRequest extends Omit<ScanOptions, 'onStages'> {
  readonly timeoutMs?: number | undefined;
}

/** An image that the worker has looked at and keeps, until two others have been used. */
export interface KnownImage {
  /** The same for the same pixels: "1024x768-3f2a9c01". */
  readonly id: string;
}

/** How to make a puzzle of an image. */
export interface MakeRequest extends Sendable<MakeOptions> {
  /** The label that the puzzle should get from `rate`: "hard". */
  readonly difficulty?: WishedDifficulty | undefined;
  /** Milliseconds after which the best puzzle so far is the answer: 10,000. */
  readonly timeoutMs?: number | undefined;
}

/** How much work to spend before a puzzle is sealed. */
export interface BlindRequest extends Pick<SolveOptions, 'timeoutMs' | 'maxConflicts'> {
  /** Whether a puzzle with one solution is also rated. Default true. */
  readonly rate?: boolean | undefined;
}

/** How much work to spend before a puzzle of another kind is sealed. */
export interface BlindKindRequest {
  /** Milliseconds: 10,000. */
  readonly timeoutMs?: number | undefined;
}
