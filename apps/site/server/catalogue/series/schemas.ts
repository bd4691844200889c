/** Series as the API takes and gives them. */
import { z } from '@hono/zod-openapi';
import { Id, PuzzleCard } from '../../../contract/catalogue.js';
import { line, lines, TEXT_LIMITS } from '../publish/texts.js';

/** The most puzzles of a series: as many as a booklet holds. */
export const MOST_PUZZLES = 100;

const Time = z.iso.datetime();

/** A series in a list. */
export const Series = z
  .object({
    id: Id,
    title: z.string(),
    description: z.string(),
    author: z.object({ name: z.string() }).nullable(),
    count: z.int().openapi({ description: 'Number of puzzles' }),
    solved: z.int().optional().openapi({ description: 'How many of them you have solved' }),
    createdAt: Time,
    changedAt: Time,
  })
  .openapi('Series');
export type Series = z.infer<typeof Series>;

/** A series with its puzzles in order. */
export const SeriesDetail = Series.extend({ puzzles: z.array(PuzzleCard) }).openapi('SeriesDetail');
export type SeriesDetail = z.infer<typeof SeriesDetail>;

export const SeriesList = z
  .object({ series: z.array(Series), next: z.string().nullable() })
  .openapi('SeriesList');
export type SeriesList = z.infer<typeof SeriesList>;

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
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});
export type SeriesQuery = z.infer<typeof SeriesQuery>;

export const BookletQuery = z.object({
  perPage: z.enum(['1', '2', '4']).default('1'),
  paper: z.enum(['a4', 'letter']).default('a4'),
});
export type BookletQuery = z.infer<typeof BookletQuery>;
