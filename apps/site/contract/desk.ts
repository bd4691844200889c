/** The desk of an author, as the API gives it: numbers, and where people got stuck. */
import { z } from '@hono/zod-openapi';
import { Titles } from './catalogue.js';

/** The fewest people for a map: those who solved first would be known by name. */
export const LEAST_PEOPLE = 10;

/** The fewest people for the same map on the page of the puzzle: its author sees it first. */
export const LEAST_FOR_ALL = 25;

const DeskPuzzle = z
  .object({
    id: z.string(),
    number: z.int(),
    state: z.enum(['public', 'unlisted', 'hidden', 'waiting']),
    titles: Titles,
    picture: z.string().openapi({ description: 'A share string with the picture' }),
    createdAt: z.iso.datetime(),
    solves: z.int(),
    withoutHelp: z
      .number()
      .nullable()
      .openapi({ description: 'The share of people who asked for no hint; null without solves' }),
    stars: z.number().openapi({ description: '0 without votes' }),
    votes: z.int(),
    medianMs: z
      .number()
      .nullable()
      .openapi({ description: 'Of people without help; null for fewer than five' }),
  })
  .openapi('DeskPuzzle');
export type DeskPuzzle = z.infer<typeof DeskPuzzle>;

/** Numbers of all puzzles of a person, and a page of them, the newest first. */
export const DeskSchema = z
  .object({
    count: z.int().openapi({ description: 'Number of puzzles' }),
    solves: z.int(),
    week: z.array(z.int()).openapi({
      description: 'Solves in each of the last seven spans of 24 hours; the last one ends now',
    }),
    stars: z.number().openapi({ description: 'The mean of all votes; 0 without any' }),
    votes: z.int(),
    followers: z.int(),
    newFollowers: z.int().openapi({ description: 'Those of the last seven days' }),
    puzzles: z.array(DeskPuzzle),
    next: z.string().nullable(),
  })
  .openapi('Desk');
export type Desk = z.infer<typeof DeskSchema>;

export const DeskQuery = z.object({
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(12),
});
export type DeskQuery = z.infer<typeof DeskQuery>;

const Span = z.tuple([z.int(), z.int()]);

const StuckMapSchema = z
  .object({
    percents: z.array(z.int()).openapi({
      description: 'For each cell, row by row, how many of a hundred people got stuck there',
    }),
    places: z
      .array(z.object({ rows: Span, columns: Span, share: z.number() }))
      .openapi({ description: 'The worst places, at most three; from 0, both ends included' }),
  })
  .openapi('StuckMap');
export type StuckMapJson = z.infer<typeof StuckMapSchema>;

const Times = z
  .array(z.object({ fromMs: z.int(), toMs: z.int().nullable(), people: z.int() }))
  .openapi({ description: 'How many of the newest 200 solves took how long; null: and more' });

const Stuck = z
  .object({
    people: z.int(),
    stood: StuckMapSchema,
    help: StuckMapSchema,
    mistakes: StuckMapSchema,
  })
  .nullable()
  .openapi({
    description:
      `Where the newest 200 people stood still, asked for hints and painted wrongly; null ` +
      `for fewer than ${LEAST_PEOPLE} people`,
  });

/** All that an author may know of a puzzle. */
export const PuzzleDeskSchema = DeskPuzzle.extend({
  plays: z.int().openapi({ description: 'Games that members began' }),
  favorites: z.int(),
  comments: z.int(),
  followersSince: z
    .int()
    .openapi({ description: 'Who follows the author, and began after the puzzle was published' }),
  times: Times,
  stuck: Stuck,
}).openapi('PuzzleDesk');
export type PuzzleDesk = z.infer<typeof PuzzleDeskSchema>;

/** What all may know who have solved a puzzle. */
export const PuzzleNumbersSchema = z
  .object({
    people: z.int().openapi({ description: 'How many have solved it' }),
    withoutHelp: z
      .number()
      .nullable()
      .openapi({ description: 'The share of people who asked for no hint; null without solves' }),
    times: Times,
    stuck: Stuck.openapi({
      description: `As on the desk of its author, and null for fewer than ${LEAST_FOR_ALL} people`,
    }),
  })
  .openapi('PuzzleNumbers');
export type PuzzleNumbers = z.infer<typeof PuzzleNumbersSchema>;
