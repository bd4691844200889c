/** Contests, as the API takes and gives them. */
import { z } from '@hono/zod-openapi';
import { Id, PuzzleCard } from './catalogue.js';
import { LEAST_MINUTES, MOST_CONTEST_PUZZLES, MOST_MINUTES } from './contest-rules.js';

const Time = z.iso.datetime();

/** A contest without its puzzles. */
export const ContestSchema = z
  .object({
    id: Id,
    title: z.string(),
    organiser: z.string().openapi({ description: 'The name of the person who made it' }),
    isMine: z.boolean().openapi({ description: 'Whether that is you' }),
    beginsAt: Time,
    endsAt: Time,
    puzzles: z.int().openapi({ description: 'Number of puzzles' }),
    people: z.int().openapi({ description: 'How many take part' }),
    hasJoined: z.boolean().openapi({ description: 'Whether you are among them' }),
  })
  .openapi('Contest');
export type Contest = z.infer<typeof ContestSchema>;

export const ContestsSchema = z
  .object({ contests: z.array(ContestSchema), next: z.string().nullable() })
  .openapi('Contests');
export type Contests = z.infer<typeof ContestsSchema>;

/** A row of the standings. */
export const StandingSchema = z
  .object({
    place: z.int(),
    person: z
      .object({ name: z.string() })
      .nullable()
      .openapi({ description: 'null: the person hides their solves' }),
    isMe: z.boolean(),
    solved: z.int(),
    timeMs: z.int().openapi({ description: 'The sum of the times' }),
    times: z.array(z.int().nullable()).openapi({
      description: 'Milliseconds by the clock of the server, by puzzle; null: not solved',
    }),
    solves: z
      .array(z.string().nullable())
      .nullable()
      .openapi({ description: 'The solves, whose paths can be read; null until it is over' }),
    isLookedAt: z.boolean().openapi({
      description: 'Whether one of the solves waits for the judge or a moderator',
    }),
  })
  .openapi('Standing');
export type Standing = z.infer<typeof StandingSchema>;

/** A contest with what may be known of it by now. */
export const ContestDetailSchema = ContestSchema.extend({
  now: Time.openapi({ description: 'The clock of the server, which counts' }),
  cards: z
    .array(z.object({ position: z.int(), puzzle: PuzzleCard }))
    .nullable()
    .openapi({ description: 'The puzzles; null before it begins' }),
  standings: z
    .object({
      entries: z.array(StandingSchema),
      mine: StandingSchema.nullable(),
    })
    .nullable()
    .openapi({ description: 'The first hundred, and your own place; null before it begins' }),
}).openapi('ContestDetail');
export type ContestDetail = z.infer<typeof ContestDetailSchema>;

/** How a person solved a puzzle of a contest that is over. */
export const ContestPathSchema = z
  .object({
    puzzle: Id,
    version: z.int(),
    record: z.string().openapi({ format: 'byte', description: 'The record of the moves' }),
  })
  .openapi('ContestPath');
export type ContestPath = z.infer<typeof ContestPathSchema>;

/** A puzzle by its identifier, or by the number that people see. */
const PuzzleName = z.string().regex(/^[0-9A-Za-z]{1,32}$/, 'is no identifier or number');

/** A contest to organise, without its title, which the server cleans. */
export const NewContestParts = {
  beginsAt: Time,
  minutes: z.int().min(LEAST_MINUTES).max(MOST_MINUTES),
  puzzles: z
    .array(PuzzleName)
    .min(1)
    .max(MOST_CONTEST_PUZZLES)
    .refine((names) => new Set(names).size === names.length, {
      error: 'a puzzle stands there twice',
    })
    .openapi({
      description: 'Identifiers or numbers: public puzzles, or unlisted ones of your own',
      example: ['12', '3FHTBKNHdr9'],
    }),
};

export const ContestsQuery = z.object({
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(12),
});
export type ContestsQuery = z.infer<typeof ContestsQuery>;
