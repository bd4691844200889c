/** What the routes of games take and give, as schemas: they check, and they describe. */
import { z } from '@hono/zod-openapi';
import { Id, Reveal } from './catalogue.js';
import { TimeZone } from './time-zone.js';

/** The most bytes of a record, whatever the size of the puzzle. */
export const MOST_RECORD_BYTES = 2_000_000;

/** The longest record as base64. */
export const MOST_BASE64 = Math.ceil(MOST_RECORD_BYTES / 3) * 4;

const Time = z.iso.datetime();
const Device = z.string().max(64);

const Base64 = z
  .string()
  .max(MOST_BASE64)
  .openapi({ format: 'byte', description: 'The saved game, as base64.' });

/** The identifier in the path. */
export const IdParam = z.object({ id: Id });

/** What begins a game. */
export const BeginGame = z
  .object({
    puzzle: Id,
    given: z.string().max(500).optional().openapi({
      description: 'The token that came with the clues: the game began when they went out.',
    }),
    device: Device.optional(),
  })
  .openapi('BeginGame');

/** Progress that is to be kept. */
export const KeepGame = z
  .object({
    record: Base64,
    moves: z.int().min(0),
    elapsed: z.int().min(0),
    revision: z.int().min(0).openapi({ description: 'The revision that this goes on from.' }),
    device: Device,
  })
  .openapi('KeepGame');

/** From which puzzle the next ones go on. */
export const NextQuery = z.object({
  after: Id.optional().openapi({
    description: 'The puzzle just solved; without it, what you usually solve.',
  }),
});

/** A finished game. */
export const SolveGame = z
  .object({
    record: Base64,
    agoMs: z
      .int()
      .min(0)
      .optional()
      .openapi({
        description:
          'How long ago the last move was, if the record could not be sent at once: a daily puzzle ' +
          'counts for the day on which it was solved. Not believed if the record does not allow it.',
      }),
    timeZone: TimeZone.optional(),
  })
  .openapi('SolveGame');

const GameFields = {
  id: Id,
  puzzle: Id,
  version: z.int(),
  revision: z.int(),
  givenAt: Time,
  changedAt: Time,
  moves: z.int(),
  elapsed: z.int().openapi({ description: 'Milliseconds of active play.' }),
  device: z.string(),
  state: z.enum(['open', 'solved', 'left']),
};

/** A game of the one who asks. */
export const Game = z
  .object({
    ...GameFields,
    record: Base64.nullable(),
    apart: z
      .array(
        z.object({
          device: z.string(),
          changedAt: Time,
          moves: z.int(),
          elapsed: z.int(),
          record: Base64,
        }),
      )
      .openapi({ description: 'What other devices had when their game and this went apart.' }),
  })
  .openapi('Game');

/** Games without their records. */
export const GameList = z
  .object({ games: z.array(z.object(GameFields)), next: z.string().nullable() })
  .openapi('GameList');

/** Which games are listed. */
export const GamesQuery = z.object({
  state: z.enum(['open', 'solved']).default('open'),
  after: z.string().max(100).optional(),
});

/** Whose ranking a solve counts in, or why it is in none. */
export const Kind = z
  .enum(['person', 'helped', 'machine', 'waiting', 'doubtful', 'struck'])
  .openapi({
    description:
      'Whose ranking it counts in. `waiting`: it is being checked; `doubtful`: it is not ranked ' +
      'until a moderator has looked at it; `struck`: a moderator has removed it.',
  });

/** A solve that the server has verified. */
export const Solve = z
  .object({
    id: Id,
    kind: Kind,
    activeMs: z.int(),
    points: z.int(),
    day: z.iso.date().nullable(),
    isFirst: z.boolean(),
  })
  .openapi('Solve');

/** What came of a finished game. */
export const Solved = z
  .object({
    solve: Solve,
    place: z.object({ place: z.int(), of: z.int() }).nullable(),
    reveal: Reveal.nullable(),
  })
  .openapi('Solved');

/** The record of a solve, for a replay. */
export const SolveRecord = z
  .object({
    id: Id,
    puzzle: Id,
    version: z.int(),
    person: z.string().nullable().openapi({ description: 'Null where the person hides it.' }),
    kind: Kind,
    activeMs: z.int(),
    record: Base64,
  })
  .openapi('SolveRecord');

/** Why a record is refused. */
export const REFUSALS = [
  'record-unreadable',
  'record-too-large',
  'not-solved',
  'too-fast',
  'times-fall',
  'record-known',
  'clock',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export type GameJson = z.infer<typeof Game>;
export type GameListJson = z.infer<typeof GameList>;
export type SolvedJson = z.infer<typeof Solved>;
export type SolveRecordJson = z.infer<typeof SolveRecord>;
