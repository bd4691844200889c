/** Series as the API gives them. */
import { z } from '@hono/zod-openapi';
import { Id, PuzzleCard } from './catalogue.js';

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

/** A puzzle of a series as a tile of an album. */
const SeriesTile = PuzzleCard.pick({
  id: true,
  number: true,
  width: true,
  height: true,
  inks: true,
  paper: true,
})
  .extend({
    solved: z
      .object({
        title: z.string().openapi({ description: 'In the language of the request; may be empty' }),
        cells: z
          .string()
          .optional()
          .openapi({
            description:
              'The picture, row by row: a sign for each cell, 0 for blank, else its ink in base 36. ' +
              'Left out above 10,000 cells.',
            example: '1011',
          }),
      })
      .optional()
      .openapi({ description: 'Only if you have solved it' }),
  })
  .openapi('SeriesTile');

/** A series as a page of an album. */
export const SeriesPictures = z.object({ puzzles: z.array(SeriesTile) }).openapi('SeriesPictures');
export type SeriesPictures = z.infer<typeof SeriesPictures>;
