/** Series as the API takes them. */
import { z } from '@hono/zod-openapi';
import { Id } from '../../../contract/catalogue.js';
import { line, lines, TEXT_LIMITS } from '../publish/texts.js';

/** The most puzzles of a series: as many as a booklet holds. */
export const MOST_PUZZLES = 100;

const Title = line(TEXT_LIMITS.title).refine((text) => text !== '', { error: 'is empty' });

const Puzzles = z
  .array(Id)
  .max(MOST_PUZZLES)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'a puzzle stands there twice' })
  .openapi({ description: "Identifiers of one's own puzzles, in order" });

export const NewSeriesBody = z
  .strictObject({
    title: Title,
    description: lines(TEXT_LIMITS.description).default(''),
    puzzles: Puzzles.default([]),
  })
  .openapi('NewSeries');

export const ChangedSeriesBody = z
  .strictObject({
    title: Title.optional(),
    description: lines(TEXT_LIMITS.description).optional(),
    puzzles: Puzzles.optional(),
  })
  .openapi('ChangedSeries');
export type ChangedSeriesBody = z.infer<typeof ChangedSeriesBody>;

export const SeriesQuery = z.object({
  author: z.string().max(64).optional(),
  solved: z.enum(['some']).optional().openapi({
    description: 'Only series of which you have solved a puzzle; none without a key or session',
  }),
  holds: z
    .string()
    .regex(/^[0-9A-Za-z]{1,32}(,[0-9A-Za-z]{1,32}){0,99}$/, 'up to 100 identifiers with commas')
    .optional()
    .openapi({
      description: 'Only series with one of these puzzles',
      example: '3FHTBKNHdr9,8sKq2LmPz01',
    }),
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});
export type SeriesQuery = z.infer<typeof SeriesQuery>;

export const BookletQuery = z.object({
  perPage: z.enum(['1', '2', '4']).default('1'),
  paper: z.enum(['a4', 'letter']).default('a4'),
});
export type BookletQuery = z.infer<typeof BookletQuery>;
