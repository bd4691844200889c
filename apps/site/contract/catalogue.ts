/** What the catalogue takes and gives, as the API describes it. */

import { z } from '@hono/zod-openapi';
import { inEach, LANGUAGES } from '@nonokit/core';
import { TIMES } from './next-puzzle.js';
import { SIZE_CLASSES } from './size-classes.js';

/** The licences that a puzzle may be published under. */
export const LICENSES = ['', 'CC0-1.0', 'CC-BY-4.0', 'CC-BY-SA-4.0', 'CC-BY-NC-4.0'] as const;

export const SORTS = ['new', 'popular', 'stars', 'easy', 'hard', 'rating'] as const;
export type Sort = (typeof SORTS)[number];

/** The identifier of a puzzle or series. */
export const Id = z
  .string()
  .regex(/^[0-9A-Za-z]{1,32}$/, 'an identifier has letters and digits only')
  .openapi({ example: '3FHTBKNHdr9' });

const Time = z.iso.datetime().openapi({ example: '2026-11-22T12:00:00.000Z' });

/** Titles or other texts by language. */
export const Titles = z
  .object(inEach(() => z.string().optional()))
  .openapi('Titles', { example: { en: 'Heart', ru: 'Сердце' } });
export type Titles = z.infer<typeof Titles>;

const Mine = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('started'), elapsed: z.number(), updatedAt: Time }),
    z.object({
      state: z.literal('solved'),
      solve: z.string().openapi({ description: 'The solve; its record can be read' }),
      title: z.string().openapi({ description: 'In the language of the request, if there is one' }),
      picture: z.string().openapi({ description: 'A share string with the picture' }),
      elapsed: z.number().openapi({ description: 'Milliseconds' }),
      solvedAt: Time,
    }),
  ])
  .openapi('MyPuzzle', { description: 'What you have done with the puzzle' });

/** What a list shows of a puzzle: nothing that gives its picture away. */
export const PuzzleCard = z
  .object({
    id: Id,
    number: z.int(),
    width: z.int(),
    height: z.int(),
    inks: z.array(z.string()).openapi({ description: 'Without the paper', example: ['#c8141e'] }),
    paper: z.string().openapi({ description: 'The colour of blank cells', example: '#ffffff' }),
    rails: z.string().openapi({
      description:
        'The inks of the clues without their numbers: a sign for each clue (base 36), commas ' +
        'between lines, rows before columns. Empty for very large puzzles.',
      example: '111,12;1,1,2',
    }),
    colors: z.int().openapi({ description: 'The number of inks' }),
    difficulty: z.int().min(1).max(5),
    score: z.number().openapi({ description: 'The computed difficulty, 1 to 100' }),
    technique: z.string().nullable().openapi({ description: 'The hardest technique it needs' }),
    isLineSolvable: z.boolean(),
    author: z.object({ name: z.string(), hasAccount: z.boolean() }).nullable(),
    solves: z.int(),
    stars: z.number(),
    starsCount: z.int(),
    rating: z.object({ value: z.number(), solves: z.int() }),
    createdAt: Time,
    license: z.string(),
    mine: Mine.optional(),
  })
  .openapi('PuzzleCard');
export type PuzzleCard = z.infer<typeof PuzzleCard>;

/** A puzzle in its blind form. */
export const BlindPuzzle = z
  .object({
    id: z.string().openapi({ description: 'Computed from the clues' }),
    palette: z.array(z.union([z.string(), z.array(z.string())])),
    rows: z.array(z.array(z.int())).openapi({ description: 'Sizes and colours in turns' }),
    columns: z.array(z.array(z.int())),
    facts: z.record(z.string(), z.unknown()),
    sealed: z
      .array(z.string())
      .openapi({ description: 'The texts, readable with the picture alone' }),
  })
  .openapi('BlindPuzzle');

/** What appears when a puzzle is solved. */
export const Reveal = z
  .object({
    titles: Titles,
    description: z.string(),
    notes: z.string(),
    tags: z.array(z.string()),
    picture: z.string(),
  })
  .openapi('Reveal');
export type Reveal = z.infer<typeof Reveal>;

/** All of a puzzle that the asker may know. */
export const PuzzleDetail = PuzzleCard.extend({
  version: z.int(),
  blind: BlindPuzzle,
  given: z
    .string()
    .openapi({ description: 'When the clues went out, signed; games begin with it' }),
  isWaiting: z.literal(true).optional().openapi({
    description: 'Only its author sees it until a moderator has looked at it',
  }),
  isUnlisted: z.literal(true).optional().openapi({
    description: 'There if it is in no list, but only for those who have its address',
  }),
  reveal: Reveal.optional(),
}).openapi('PuzzleDetail');
export type PuzzleDetail = z.infer<typeof PuzzleDetail>;

/** A page of a list. */
export const PuzzleList = z
  .object({
    puzzles: z.array(PuzzleCard),
    next: z
      .string()
      .nullable()
      .openapi({
        description:
          'The cursor of the next page (`after`); null at the end. Where filters leave little, a ' +
          'page may hold fewer puzzles than were asked for although there are more.',
      }),
    total: z.int().nullable().openapi({ description: 'Null where counting would take long' }),
  })
  .openapi('PuzzleList');
export type PuzzleList = z.infer<typeof PuzzleList>;

/** Numbers with commas between. */
function list(values: readonly number[]) {
  return z
    .string()
    .transform((text) => text.split(',').map(Number))
    .refine((numbers) => numbers.every((one) => values.includes(one)), {
      error: `expected some of ${values.join(',')}`,
    });
}

/** A date, or a time. */
export const Moment = z
  .union([z.iso.date(), z.iso.datetime()], {
    error: 'expected a day such as 2026-11-01, or a time',
  })
  .transform((text) => Date.parse(text))
  .openapi({ type: 'string', example: '2026-11-01' });

/** The filters of the catalogue, as they stand in addresses. */
export const PuzzleFilters = z.object({
  size: list(SIZE_CLASSES).optional().openapi({ type: 'string', example: '15,20' }),
  colors: z
    .union([z.enum(['bw', 'coloured']), z.coerce.number().int().min(1).max(30)])
    .optional()
    .openapi({ type: 'string', description: '`bw`, `coloured`, or the number of inks' }),
  difficulty: z
    .string()
    .regex(/^[1-5](-[1-5])?$/, 'expected a number from 1 to 5, or two with a hyphen')
    .optional()
    .openapi({ example: '1-3' }),
  time: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(TIMES)))
    .optional()
    .openapi({
      type: 'string',
      example: '5,10',
      description: `Expected minutes, at most, or longer: some of ${TIMES.join(', ')}`,
    }),
  lines: z.enum(['0', '1']).optional().openapi({ description: 'Solvable by lines alone' }),
  stars: z.coerce.number().min(1).max(5).optional().openapi({ description: 'At least' }),
  author: z.string().max(64).optional(),
  tag: z.string().max(32).optional().openapi({ description: 'Of puzzles that you have solved' }),
  title: z.string().max(64).optional().openapi({
    description: 'A part of the title, in any language, of puzzles that you have solved',
  }),
  since: Moment.optional().openapi({ description: 'Published then or later' }),
  until: Moment.optional().openapi({ description: 'Published before' }),
  solved: z.enum(['yes', 'no', 'started']).optional(),
  language: z.enum(LANGUAGES).optional().openapi({ description: 'Of the title' }),
  technique: z
    .string()
    .regex(/^[a-z-]{1,32}$/, 'expected the name of a technique')
    .optional(),
});
export type PuzzleFilters = z.infer<typeof PuzzleFilters>;

export const PuzzleQuery = PuzzleFilters.extend({
  number: z.coerce.number().int().min(1).max(1_000_000_000).optional().openapi({
    description: 'The one with this number, which people see on the page: № 2579',
    example: 2579,
  }),
  sort: z.enum(SORTS).default('new'),
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});
export type PuzzleQuery = z.infer<typeof PuzzleQuery>;
