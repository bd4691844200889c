/**
 * The options of the engine's calls. A request gives them in its query or, beside the puzzle, in
 * its JSON; numbers and flags may be texts, because a query has only texts.
 */

import { z } from '@hono/zod-openapi';
import { LANGUAGES } from '@nonokit/core';
import { ENGINE_LIMITS } from '../../contract/limits.js';

/** A flag: true, or the text `true`. */
const flag = () =>
  z
    .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
    .transform(isSet)
    .openapi({
      type: 'boolean',
    });

function isSet(value: boolean | 'true' | 'false' | '1' | '0'): boolean {
  return value === true || value === 'true' || value === '1';
}

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const timeoutMs = whole(1, ENGINE_LIMITS.ms - 1000)
  .optional()
  .openapi({
    description: 'Most milliseconds of solving, after which the answer is `unknown`. Default 8000.',
  });
const seed = whole(0, 4_294_967_295).optional();
const lineOnly = flag().optional().openapi({ description: 'Stops where line logic stops.' });
const language = z.enum(LANGUAGES).optional();

/** What all calls take: how to read the file, and which of its puzzles is meant. */
export const ReadOptions = z.object({
  format: z.string().max(40).optional().openapi({
    description: 'The format of the puzzle: `non`. Default: detected.',
    example: 'non',
  }),
  name: z.string().max(200).optional().openapi({
    description: 'The name of the file, which helps to detect its format.',
    example: 'snail.non',
  }),
  index: whole(0, ENGINE_LIMITS.puzzles - 1)
    .optional()
    .openapi({
      description: 'Which puzzle of the file, from 0. Required if the file has several.',
    }),
});

/** Options of `/solve`. */
export const SolveOptions = z.object({
  timeoutMs,
  lineOnly,
  seed,
  maxSolutions: whole(1, 100).optional().openapi({ description: 'Default 2.' }),
  maxConflicts: whole(1, 10_000_000).optional(),
});

/** Options of `/check` and `/rate`. */
export const CheckOptions = z.object({ timeoutMs, seed });

/** Options of `/proofread`. */
export const ProofreadOptions = z.object({
  timeoutMs,
  maxChanges: whole(1, 3)
    .optional()
    .openapi({ description: 'Most slips in one puzzle. Default 3.' }),
  maxMendings: whole(1, 20).optional().openapi({ description: 'Most ways to mend. Default 5.' }),
});

/** Marks of a player, as text or as rows of palette indices. */
export const Marks = z.union([
  z.string().max(ENGINE_LIMITS.cells * 2),
  z.array(z.string()).max(ENGINE_LIMITS.lines),
  z.array(z.array(z.number().int().min(-1))).max(ENGINE_LIMITS.lines),
]);

const marks = Marks.optional().openapi({
  description:
    'What is marked so far: rows of characters (`?` unknown, `.` blank, `#` filled), or rows of ' +
    'palette indices with -1 for unknown, as `known` of a hint has them.',
});

/** Options of `/explain`. */
export const ExplainOptions = z.object({ timeoutMs, lineOnly, marks });

/** Options of `/hint`. */
export const HintOptions = z.object({
  timeoutMs,
  lineOnly,
  marks,
  tell: z.enum(['where', 'what', 'why', 'cells']).optional().openapi({
    description: 'How much to reveal, from least to most. Default `why`.',
  }),
});

/** Options of `/convert`. */
export const ConvertOptions = z.object({
  to: z.string().max(40).openapi({
    description: 'The format to write, by its id: `non`; `url` for the shortest address.',
    example: 'webpbn',
  }),
});

/** Options of `/draw`. */
export const DrawOptions = z.object({
  output: z.enum(['svg', 'png', 'gif', 'pdf', 'text']).optional().openapi({
    description: 'Default `svg`. A `gif` is an animation of the solution.',
  }),
  what: z.enum(['puzzle', 'solution', 'both']).optional(),
  style: z.enum(['sheet', 'plain']).optional(),
  cell: whole(1, 64).optional().openapi({ description: 'The side of a cell in pixels.' }),
  theme: z.enum(['light', 'dark', 'print']).optional(),
  title: z.string().max(200).optional(),
  frames: z.enum(['passes', 'lines', 'steps']).optional().openapi({
    description: 'What each frame of an animation adds. Default `lines`.',
  }),
  paper: z.enum(['a4', 'letter']).optional(),
  perPage: whole(1, 12).optional(),
  language,
});

/** Options of `/scan`. */
export const ScanOptions = z.object({
  timeoutMs: whole(1, ENGINE_LIMITS.ms - 1000)
    .optional()
    .openapi({
      description:
        'Milliseconds after which the answer has the puzzles read by then. Default: all are read.',
    }),
});

/** Options of `/make`. */
export const MakeOptions = z.object({
  size: z
    .string()
    .regex(/^(auto|\d{1,3}x\d{1,3})$/)
    .optional()
    .openapi({ description: 'Maximum columns and rows, or `auto`.', example: '20x20' }),
  colors: whole(1, 16).optional().openapi({ description: 'Inks besides the background.' }),
  background: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .optional(),
  invert: flag().optional(),
  threshold: z.coerce.number().min(0).max(1).optional(),
  edges: flag().optional(),
  repair: z.enum(['line', 'unique', 'off']).optional(),
  maxFlips: whole(0, 10_000).optional(),
  difficulty: z.enum(['trivial', 'easy', 'medium', 'hard', 'expert']).optional(),
  seed,
  title: z.string().max(200).optional(),
  author: z.string().max(200).optional(),
  timeoutMs,
});
