/** The answers of the engine's calls, as the description of the API shows them. */
import { z } from '@hono/zod-openapi';
import { inBuiltIn, inEach } from '@nonokit/core';

const Rows = z.array(z.array(z.number().int()));

const Place = z.object({ row: z.number().int(), column: z.number().int() });

const Line = z.object({ kind: z.enum(['row', 'column']), index: z.number().int() });

/** In the languages that are built in, and in the one that was asked for. */
function said<Schema extends z.ZodType>(schema: Schema) {
  const built = z.object(inBuiltIn(() => schema));
  return z.object({ ...inEach(() => schema.optional()), ...built.shape });
}

const Text = said(z.string());

export const Difficulty = z
  .looseObject({
    class: z.number().int().min(0).max(6),
    score: z.number().int().min(1).max(100),
    label: z.enum(['trivial', 'easy', 'medium', 'hard', 'expert', 'guess']),
    guess: z.enum(['nested', 'unfinished']).optional(),
    effort: z.number(),
    steps: z.number().int(),
    complete: z.boolean(),
  })
  .openapi('Difficulty');

export const Answer = z
  .object({
    file: z.string().openapi({ description: 'The name of the file, or `-`.' }),
    index: z.number().int(),
    id: z.string().nullable(),
    title: z.string().nullable(),
    width: z.number().int(),
    height: z.number().int(),
    colors: z.number().int(),
    status: z.enum(['unique', 'multiple', 'none', 'unknown']),
    reason: z
      .string()
      .optional()
      .openapi({ description: 'Why the status is `unknown`.', example: 'timeout' }),
    lineSolvable: z.boolean(),
    solutions: z.array(Rows).optional(),
    complete: z.boolean().optional(),
    known: Rows.optional().openapi({ description: 'What every solution has; -1 is unknown.' }),
    difficulty: Difficulty.optional(),
    stats: z.record(z.string(), z.number()),
    timeMs: z.number(),
  })
  .openapi('Answer');

const Blocks = z.array(z.object({ size: z.number().int(), color: z.number().int() }));

const Clues = z.array(z.array(z.array(z.number().int()))).openapi({
  description: 'For each line its numbers, each with the index of its colour: [[3, 1], [1, 1]].',
});

export const Proofreading = z
  .object({
    status: z.enum(['right', 'mended', 'open']).openapi({
      description:
        '`right`: there is exactly one solution. `mended`: after each of `mendings` there is. ' +
        '`open`: no way was found.',
    }),
    mendings: z.array(
      z.object({
        changes: z.array(
          z.object({
            kind: z.string(),
            line: Line,
            block: z.number().int(),
            before: Blocks,
            after: Blocks,
            text: Text,
          }),
        ),
        likelihood: z.number(),
        lineSolvable: z.boolean(),
        rows: Clues,
        columns: Clues,
      }),
    ),
    more: z.number().int().openapi({ description: 'Further, less likely ways.' }),
    complete: z.boolean(),
  })
  .openapi('Proofreading');

export const Step = z
  .looseObject({
    step: z.number().int(),
    technique: z.string(),
    level: z.number().int(),
    lines: z.array(Line),
    premises: z.array(z.looseObject(Place.shape)),
    conclusions: z.array(
      z.object({ ...Place.shape, color: z.number().int(), removed: z.array(z.number().int()) }),
    ),
    text: Text,
  })
  .openapi('Step');

export const Explanation = z
  .object({
    steps: z.array(Step),
    end: z.looseObject({
      status: z.enum(['solved', 'stuck', 'stopped', 'contradiction']),
      steps: z.number().int(),
      level: z.number().int(),
      known: Rows,
    }),
  })
  .openapi('Explanation');

const Help = z.object({
  where: z.string(),
  what: z.string().optional(),
  why: z.string().optional(),
});

export const Hint = z
  .looseObject({
    kind: z.enum(['step', 'mistakes', 'clash', 'solved', 'stuck', 'impossible']),
    help: said(Help),
    known: Rows.optional().openapi({ description: 'The marks after the hint.' }),
  })
  .openapi('Hint');

const UnsureNumber = z.object({
  line: Line,
  block: z.number().int().openapi({ description: 'Which number of the line, from 0.' }),
  value: z.number().int(),
  offers: z.array(z.number().int()).openapi({
    description: 'The value and, if there is another likely one, that.',
    example: [1, 7],
  }),
  probability: z.number(),
  box: z
    .object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() })
    .openapi({ description: 'In squares, from the upper left corner of the grid.' }),
});

const ScannedSheet = z.object({
  status: z.enum(['sure', 'unsure']).openapi({
    description: '`sure`: there is exactly one solution, and no other reading has one.',
  }),
  verdict: z.enum(['unique', 'several', 'none', 'sums-differ']).openapi({
    description: 'What the clues say: how many solutions there are, or that sums differ.',
  }),
  width: z.number().int(),
  height: z.number().int(),
  palette: z.array(z.string()),
  rows: Clues,
  columns: Clues,
  unsure: z.array(UnsureNumber),
  corners: z.array(z.array(z.number())).openapi({
    description: 'The corners of the grid in pixels, clockwise from the upper left.',
  }),
});

export const Scan = z
  .object({
    status: z.enum(['read', 'stopped', 'not-a-sheet']).openapi({
      description: '`stopped`: the time was over; `sheets` has those that were read by then.',
    }),
    reason: z
      .enum(['no-squares', 'no-numbers', 'numbers-inside', 'too-small', 'bad-size'])
      .optional()
      .openapi({
        description:
          'Why the image shows no puzzle. `no-squares`: nothing is ruled in squares. ' +
          '`no-numbers`: no numbers stand left of the squares and above them. `numbers-inside`: ' +
          'they stand in the squares, as in a sudoku. `too-small`: a square has less than 8 ' +
          'pixels. `bad-size`: the image has less than 60 pixels a side.',
      }),
    sheets: z.array(ScannedSheet).optional(),
  })
  .openapi('Scan');

export const JsonPuzzle = z
  .looseObject({
    width: z.number().int(),
    height: z.number().int(),
    rows: z.array(z.array(z.unknown())),
    columns: z.array(z.array(z.unknown())),
  })
  .openapi('Puzzle', { description: 'A puzzle in our own format, `json`.' });

export const MadePuzzle = z
  .object({
    width: z.number().int(),
    height: z.number().int(),
    colors: z.number().int(),
    palette: z.array(z.string()),
    status: z.enum(['unique', 'multiple', 'unknown']),
    lineSolvable: z.boolean(),
    reached: z.boolean(),
    similarity: z.number(),
    fill: z.number(),
    score: z.number(),
    difficulty: Difficulty.optional(),
    effort: z.number(),
    method: z.string(),
    changed: z.array(
      z.object({ ...Place.shape, before: z.number().int(), after: z.number().int() }),
    ),
    puzzle: JsonPuzzle,
  })
  .openapi('MadePuzzle');
