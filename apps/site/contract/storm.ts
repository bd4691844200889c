/** What the routes of Storm take and give, as schemas. */
import { z } from '@hono/zod-openapi';
import { STORM_MS } from './storm-rules.js';

/** The most answers of a run: more than a person can give in three minutes. */
const MOST_ANSWERS = 400;

/** A run that has begun. */
export const StormBegun = z
  .object({
    id: z.string(),
    seed: z.string().openapi({
      description: 'The tasks follow from it: `stormTask(seed, number)` in packages/explain.',
    }),
    durationMs: z.literal(STORM_MS),
  })
  .openapi('StormBegun');

/** The answers of a run, in the order of its tasks. */
export const FinishStorm = z
  .object({
    answers: z
      .array(
        z.object({
          place: z.int().min(0).max(99).openapi({ description: 'The cell, counted row by row.' }),
          color: z.int().min(0).max(1).openapi({ description: '1 for filled, 0 for blank.' }),
          at: z.int().min(0).max(STORM_MS).openapi({
            description: 'Milliseconds since the run began.',
          }),
        }),
      )
      .max(MOST_ANSWERS),
  })
  .openapi('FinishStorm');

/** What a run counts. */
export const StormResult = z
  .object({
    right: z.int(),
    wrong: z.int(),
    place: z.int().openapi({ description: 'Your place of today (UTC), by your best run.' }),
    of: z.int().openapi({ description: 'How many are ranked today.' }),
  })
  .openapi('StormResult');

export type StormBegunJson = z.infer<typeof StormBegun>;
export type FinishStormJson = z.infer<typeof FinishStorm>;
export type StormResultJson = z.infer<typeof StormResult>;
