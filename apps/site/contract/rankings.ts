/** What the API takes and gives about rankings and the puzzles of the day. */
import { z } from '@hono/zod-openapi';
import { PuzzleCard } from './catalogue.js';
import { DAILY_KINDS, isDay } from './days.js';
import { SIZE_CLASSES } from './size-classes.js';

export const KINDS = ['person', 'helped', 'machine'] as const;

export const KindSchema = z.enum(KINDS).openapi('SolveKind', {
  description: 'Whose ranking: people without help, people who took hints, machines.',
});

/** The boards: numbers of puzzles, points, authors, Storm, the fastest by size class. */
export const BOARDS = [
  'solved',
  'points',
  'authors',
  ...(['day', 'week', 'ever'] as const).map((period) => `storm-${period}` as const),
  ...SIZE_CLASSES.map((side) => `fastest-${side}` as const),
] as const;

export const BoardSchema = z.enum(BOARDS).openapi('Board');

export const RankingQuerySchema = z.object({
  kind: KindSchema.default('person'),
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

const ENTRY = {
  /** Equal values have equal places: 1, 2, 2, 4. */
  place: z.number().int(),
  person: z
    .object({ name: z.string() })
    .nullable()
    .openapi({ description: 'null if the person hides their solves.' }),
  isMe: z.boolean(),
};

const TIME_ENTRY = {
  ...ENTRY,
  activeMs: z.number().int(),
  moves: z.number().int(),
  solvedAt: z.string().openapi({ format: 'date-time' }),
  solve: z
    .string()
    .nullable()
    .openapi({ description: 'For the record; null before you have solved the puzzle.' }),
  isVerified: z.boolean().openapi({
    description:
      'Whether it is among the first ten, and its moves were replayed and found to be those of ' +
      'a person; people who have solved the puzzle can watch them.',
  }),
};

const TimeEntrySchema = z.object(TIME_ENTRY).openapi('TimeEntry');

const DayEntrySchema = z
  .object({
    ...TIME_ENTRY,
    streak: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'Days in a row; null where it is not shown.' }),
  })
  .openapi('DayEntry');

const BoardEntrySchema = z
  .object({
    ...ENTRY,
    /** Milliseconds on the boards of the fastest, else a number of puzzles, points or likes. */
    value: z.number(),
    puzzle: z.object({ id: z.string(), number: z.number().int() }).nullable(),
    published: z.number().int().nullable().openapi({ description: 'Of authors: their puzzles.' }),
    run: z.string().nullable().openapi({
      description: 'For moderators: the run of Storm, which they can strike; else null.',
      example: '3FHTBKNHdr9',
    }),
  })
  .openapi('BoardEntry');

const RANKING = {
  kind: KindSchema,
  of: z.number().int().openapi({ description: 'How many there are.' }),
  next: z.string().nullable(),
};

export const PuzzleRankingSchema = z
  .object({
    ...RANKING,
    medianMs: z.number().int().nullable().openapi({
      description: 'In what time half of them solved it; null if they are few.',
    }),
    entries: z.array(TimeEntrySchema),
    mine: TimeEntrySchema.nullable(),
  })
  .openapi('PuzzleRanking');

// not an extension of the other: its entries would have to be of both kinds, and never null
export const DayRankingSchema = z
  .object({
    ...RANKING,
    entries: z.array(DayEntrySchema),
    mine: DayEntrySchema.nullable(),
    day: z.string().openapi({ format: 'date' }),
    puzzle: z.enum(DAILY_KINDS),
  })
  .openapi('DayRanking');

export const BoardRankingSchema = z
  .object({
    board: BoardSchema,
    kind: KindSchema,
    entries: z.array(BoardEntrySchema),
    mine: BoardEntrySchema.nullable(),
    next: z.string().nullable(),
  })
  .openapi('BoardRanking');

export const BoardsSchema = z.object({ boards: z.array(BoardSchema) }).openapi('Boards');

export const DaySchema = z
  .string()
  .refine(isDay, 'is not a day such as 2026-11-22')
  .openapi({ format: 'date', example: '2026-11-22' });

export const MonthSchema = z
  .string()
  .refine((text) => isDay(`${text}-01`), 'is not a month such as 2026-11')
  .openapi({ example: '2026-11' });

export const DailyKindSchema = z.enum(DAILY_KINDS).openapi('DailyKind');

export const StreakSchema = z
  .object({
    current: z.number().int().openapi({ description: 'Days in a row until today or yesterday.' }),
    longest: z.number().int(),
    isTodayDone: z.boolean(),
    mendable: z
      .object({
        day: z.string().openapi({ format: 'date' }),
        until: z.string().openapi({ format: 'date' }),
      })
      .nullable()
      .openapi({ description: 'A missed day that a second puzzle of a day can still mend.' }),
  })
  .openapi('Streak');

export const DailySchema = z
  .object({
    day: z.string().openapi({
      format: 'date',
      description: 'By the time zone of the account; of guests, in UTC.',
    }),
    isToday: z.boolean(),
    previous: z.string().nullable().openapi({ format: 'date' }),
    next: z.string().nullable().openapi({ format: 'date' }),
    puzzles: z.array(
      z.object({
        kind: DailyKindSchema,
        puzzle: PuzzleCard,
        solves: z.number().int().openapi({ description: 'On the day.' }),
        isSolvedOnDay: z.boolean(),
      }),
    ),
    streak: StreakSchema.nullable().openapi({
      description: 'null if the request is not signed in.',
    }),
  })
  .openapi('Daily');

export const CalendarSchema = z
  .object({
    month: z.string().openapi({ example: '2026-11' }),
    previous: z.string().nullable().openapi({ example: '2026-10' }),
    next: z.string().nullable().openapi({ example: '2026-12' }),
    days: z.array(
      z.object({
        day: z.string().openapi({ format: 'date' }),
        kinds: z.array(DailyKindSchema),
        solved: z.array(DailyKindSchema).openapi({ description: 'What you solved on the day.' }),
      }),
    ),
  })
  .openapi('DailyCalendar');

export type Board = (typeof BOARDS)[number];
export type TimeEntry = z.infer<typeof TimeEntrySchema>;
export type DayEntry = z.infer<typeof DayEntrySchema>;
export type BoardEntry = z.infer<typeof BoardEntrySchema>;
export type PuzzleRankingJson = z.infer<typeof PuzzleRankingSchema>;
export type DayRankingJson = z.infer<typeof DayRankingSchema>;
export type BoardRankingJson = z.infer<typeof BoardRankingSchema>;
export type DailyJson = z.infer<typeof DailySchema>;
export type CalendarJson = z.infer<typeof CalendarSchema>;
