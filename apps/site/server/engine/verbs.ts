/**
 * The verbs of the engine with their parameters and results, all of which can be sent to a thread.
 */

import type { z } from '@hono/zod-openapi';
import type { Clues } from '@nonokit/board';
import type { Language, PuzzleLook } from '@nonokit/core';
import type { Judgement, JudgeRequest } from '../judge/index.js';
import type * as options from './options.js';

/** A puzzle as it comes: a file in any format. */
export interface PuzzleFile {
  readonly bytes: Uint8Array;
  /** The format, if it is known; else it is detected. */
  readonly format?: string | undefined;
  /** The name of the file, which helps detection. */
  readonly name?: string | undefined;
}

/** A mistake in a file, as `Problem` of the library. */
export interface EngineProblem {
  readonly code: string;
  readonly message: string;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** The facts of a puzzle that publishing needs. */
export interface AppraisedPuzzle {
  readonly width: number;
  readonly height: number;
  /** The inks as `#rrggbb`, without the paper. */
  readonly inks: readonly string[];
  readonly look: PuzzleLook;
  /** The share string of the clues alone, without texts. */
  readonly clues: string;
  /** The share string with the picture, without texts. */
  readonly picture: string;
  /** `canonicalKey` of the picture. */
  readonly key: string;
  readonly solutions: 'one' | 'several' | 'unknown' | 'none';
  readonly isLineSolvable: boolean;
  readonly isTrivial: boolean;
  /** The share of filled cells. */
  readonly fill: number;
  readonly emptyBorders: number;
  /** 1 (easy) to 5. */
  readonly difficulty: number;
  readonly score: number;
  /** The hardest technique; undefined where techniques do not solve it. */
  readonly technique: string | undefined;
  /** Texts of the file. */
  readonly title: string | undefined;
  readonly author: string | undefined;
  readonly description: string | undefined;
  readonly license: string | undefined;
}

/** A call of the API: the file, what to do with it, and the language of messages. */
export interface EngineCall<Options> {
  readonly file: PuzzleFile;
  /** Which puzzle of the file, from 0; undefined: its only one. */
  readonly index?: number | undefined;
  readonly language: Language;
  readonly options: Options;
}

/** A finished answer: the bytes that go to the client, so that the server's thread writes none. */
export type EngineAnswer =
  | {
      readonly ok: true;
      readonly body: Uint8Array<ArrayBuffer>;
      /** "application/json" */
      readonly type: string;
      /** The ending of a file with the dot; undefined for JSON answers. */
      readonly extension?: string | undefined;
      /** What the file does not hold. */
      readonly warnings: readonly EngineProblem[];
    }
  | { readonly ok: false; readonly problem: EngineProblem };

/** A verified record to be judged. */
export interface JudgedRecord extends Omit<JudgeRequest, 'record'> {
  readonly clues: Clues;
  /** The saved game, as it was sent. */
  readonly record: Uint8Array;
}

interface CallVerb<Schema extends z.ZodType> {
  readonly request: EngineCall<z.infer<Schema>>;
  readonly answer: EngineAnswer;
}

/** A file of a certificate: the formula, the proof, or the proof with hints. */
export type ProofFile = 'cnf' | 'drat' | 'lrat';

/** A logo as PNG files. */
export interface LogoFiles {
  /** Pixels of the one for headers. */
  readonly width: number;
  readonly height: number;
  readonly header: Uint8Array;
  /** Squares for phones and computers. */
  readonly icon192: Uint8Array;
  readonly icon512: Uint8Array;
}

/** Requests and answers by verb. */
export interface EngineVerbs {
  readonly appraise: {
    readonly request: PuzzleFile;
    readonly answer:
      | { readonly ok: true; readonly puzzle: AppraisedPuzzle }
      | { readonly ok: false; readonly problem: EngineProblem };
  };
  readonly judge: {
    readonly request: JudgedRecord;
    readonly answer: { readonly ok: true; readonly judgement: Judgement };
  };
  readonly solve: CallVerb<typeof options.SolveOptions>;
  readonly check: CallVerb<typeof options.CheckOptions>;
  readonly rate: CallVerb<typeof options.CheckOptions>;
  readonly proofread: CallVerb<typeof options.ProofreadOptions>;
  readonly explain: CallVerb<typeof options.ExplainOptions>;
  readonly hint: CallVerb<typeof options.HintOptions>;
  readonly convert: CallVerb<typeof options.ConvertOptions>;
  readonly draw: CallVerb<typeof options.DrawOptions>;
  readonly make: CallVerb<typeof options.MakeOptions>;
  readonly scan: CallVerb<typeof options.ScanOptions>;
  readonly logo: {
    readonly request: { readonly bytes: Uint8Array; readonly language: Language };
    readonly answer:
      | { readonly ok: true; readonly logo: LogoFiles }
      | { readonly ok: false; readonly problem: EngineProblem };
  };
  readonly prove: {
    readonly request: EngineCall<{ readonly output: ProofFile }>;
    readonly answer: EngineAnswer;
  };
}

/** The name of a verb. */
export type EngineVerb = keyof EngineVerbs;

/** How a verb works: until when. */
export interface Working {
  /** Can be read at any time; true once the client is gone. */
  readonly signal: { readonly aborted: boolean };
}

/** One verb, performed. */
export type Perform<V extends EngineVerb> = (
  request: EngineVerbs[V]['request'],
  working: Working,
) => EngineVerbs[V]['answer'] | Promise<EngineVerbs[V]['answer']>;
