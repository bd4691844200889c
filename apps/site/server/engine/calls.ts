/** The calls of the engine: what each takes and answers. */
import type { ZodMediaTypeObject } from '@asteasolutions/zod-to-openapi';
import type { z } from '@hono/zod-openapi';
import * as schemas from '../../contract/engine.js';
import type { EngineCall } from '../../contract/limits.js';
import * as options from './options.js';

/** A call. */
export interface Call {
  readonly verb: EngineCall;
  readonly summary: string;
  readonly description: string;
  readonly options: z.ZodObject;
  /** The answer by media type. */
  readonly answers: Record<string, ZodMediaTypeObject>;
  /** The media type of a body that is the puzzle itself. */
  readonly body: string;
}

const ANY_FILE = 'application/octet-stream';

function json(schema: z.ZodType): Call['answers'] {
  return { 'application/json': { schema } };
}

function files(...types: readonly string[]): Call['answers'] {
  const schema = { type: 'string' as const, format: 'binary' };
  return Object.fromEntries(types.map((type) => [type, { schema }] as const));
}

/** All calls. */
export const CALLS: readonly Call[] = [
  {
    verb: 'solve',
    summary: 'Solve a puzzle, and find out whether the solution is unique',
    description:
      'Answers `unique`, `multiple`, `none` or `unknown`, with up to `maxSolutions` ' +
      'solutions as rows of palette indices.',
    options: options.SolveOptions,
    answers: json(schemas.Answer),
    body: ANY_FILE,
  },
  {
    verb: 'check',
    summary: 'Check a puzzle: unique? solvable by lines? how hard?',
    description: 'As `/solve` without the solutions, and with the difficulty.',
    options: options.CheckOptions,
    answers: json(schemas.Answer),
    body: ANY_FILE,
  },
  {
    verb: 'rate',
    summary: 'Rate how hard a puzzle is for a person',
    description:
      'The difficulty: a label, a score from 1 to 100, and the effort of the techniques that ' +
      'solve the puzzle.',
    options: options.CheckOptions,
    answers: json(schemas.Answer),
    body: ANY_FILE,
  },
  {
    verb: 'explain',
    summary: 'Explain the solution in steps that a person can follow',
    description:
      'Each step has the technique, its premises and conclusions, and a sentence in English ' +
      'and Russian. With `marks`, from there on.',
    options: options.ExplainOptions,
    answers: json(schemas.Explanation),
    body: ANY_FILE,
  },
  {
    verb: 'hint',
    summary: 'Give the next hint to a player',
    description:
      'From the clues and the marks alone: mistakes first, then the easiest next step, told ' +
      'as far as `tell` wishes.',
    options: options.HintOptions,
    answers: json(schemas.Hint),
    body: ANY_FILE,
  },
  {
    verb: 'proofread',
    summary: 'Find the mistyped number of clues that have no solution',
    description:
      'Corrections of one number or a few after which there is exactly one solution, the ' +
      'likeliest first.',
    options: options.ProofreadOptions,
    answers: json(schemas.Proofreading),
    body: ANY_FILE,
  },
  {
    verb: 'convert',
    summary: 'Convert puzzles to another format',
    description:
      'Any format that is read into any that is written. Codes of warnings are in the header ' +
      '`Nonokit-Warnings`.',
    options: options.ConvertOptions,
    answers: files('text/plain', 'application/octet-stream', 'image/png', 'application/json'),
    body: ANY_FILE,
  },
  {
    verb: 'draw',
    summary: 'Draw a puzzle or its solution, a booklet, or an animation of solving it',
    description: 'SVG, PNG, GIF, PDF or text.',
    options: options.DrawOptions,
    answers: files('image/svg+xml', 'image/png', 'image/gif', 'application/pdf', 'text/plain'),
    body: ANY_FILE,
  },
  {
    verb: 'make',
    summary: 'Turn an image into a puzzle',
    description:
      'The puzzle has one solution, unless `repair` is `off`; `similarity` says how much of ' +
      'the image is left.',
    options: options.MakeOptions,
    answers: json(schemas.MadePuzzle),
    body: 'image/*',
  },
  {
    verb: 'scan',
    summary: 'Read printed puzzles from a photograph',
    description:
      'The clues of each puzzle of a photograph, a scan or a screenshot, also of a page that is ' +
      'turned, tilted or bent. A number is unsure where the image and the puzzle leave a doubt; ' +
      '`offers` has the two likeliest values. An image without a puzzle is answered with ' +
      '`not-a-sheet` and the reason.',
    options: options.ScanOptions,
    answers: json(schemas.Scan),
    body: 'image/*',
  },
];
