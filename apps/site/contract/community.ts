/** What the API takes and gives about talk, votes, reports and moderation. */
import { z } from '@hono/zod-openapi';
import { REASONS } from './reasons.js';

/** An identifier of ours. */
export const IdSchema = z.string().regex(/^[0-9A-Za-z]{1,32}$/, 'is not an identifier');

/** The name of a person, in an address. */
const NAME = z.string().regex(/^[^\p{C}]{1,64}$/u, 'is not a name');

const TIME = z.string().openapi({ format: 'date-time', example: '2026-11-22T12:00:00.000Z' });

/** The longest comment, in UTF-16 units after cleaning. */
export const LONGEST_COMMENT = 2000;

export const WrittenCommentSchema = z
  .object({
    text: z
      .string()
      .min(1)
      .max(2 * LONGEST_COMMENT),
    isOpen: z.boolean().optional().openapi({
      description: 'May be read before solving. Refused if the text names what the puzzle shows.',
    }),
  })
  .openapi('WrittenComment');

export const ChangedCommentSchema = WrittenCommentSchema.partial().openapi('ChangedComment');

export const CommentSchema = z
  .object({
    id: z.string(),
    puzzle: z.string(),
    author: z
      .object({ name: z.string(), isPuzzleAuthor: z.boolean(), hasSolved: z.boolean() })
      .nullable()
      .openapi({ description: 'null: the account is gone.' }),
    text: z.string().openapi({ description: 'Plain text; never HTML.' }),
    isOpen: z.boolean(),
    isMine: z.boolean(),
    state: z.enum(['shown', 'hidden']),
    createdAt: TIME,
    changedAt: TIME.nullable(),
  })
  .openapi('Comment');

export const CommentsSchema = z
  .object({
    comments: z.array(CommentSchema),
    /** How many comments can be read only after solving; 0 for those who have solved it. */
    held: z.number().int(),
    next: z.string().nullable(),
    mayWrite: z.boolean(),
    isLocked: z.boolean(),
  })
  .openapi('Comments');

export const PageQuerySchema = z.object({
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

/** Stars and the felt difficulty, each 1 to 5; null takes it back, absent leaves it. */
export const WrittenVoteSchema = z
  .object({
    stars: z.number().int().min(1).max(5).nullable().optional(),
    felt: z.number().int().min(1).max(5).nullable().optional(),
  })
  .openapi('WrittenVote');

export const VotesSchema = z
  .object({
    mine: z
      .object({ stars: z.number().int().nullable(), felt: z.number().int().nullable() })
      .nullable(),
    mayVote: z.boolean(),
    stars: z.number().openapi({ description: 'The mean, 0 without votes.' }),
    starsCount: z.number().int(),
    felt: z.array(z.number().int()).length(5).openapi({ description: 'Votes by label.' }),
  })
  .openapi('Votes');

export const ReasonSchema = z.enum(REASONS).openapi('Reason');

/** What can be reported. People are named by their names, everything else by its identifier. */
export const SubjectSchema = z
  .union([
    z.object({ kind: z.enum(['comment', 'puzzle', 'series', 'contest']), id: IdSchema }),
    z.object({ kind: z.literal('person'), id: NAME }),
  ])
  .openapi('Subject');

const NOTE = z.string().max(500);

export const WrittenReportSchema = z
  .object({ subject: SubjectSchema, reason: ReasonSchema, note: NOTE.optional() })
  .openapi('WrittenReport');

export const ReportSchema = z
  .object({
    id: z.string(),
    subject: z.object({
      kind: z.enum(['comment', 'puzzle', 'person', 'series', 'contest']),
      id: z.string(),
      /** `shown`, `hidden`, `deleted`, `banned`; `gone` if it does not exist any more. */
      state: z.string(),
      /** Of a comment: what it says. It may give the picture away. */
      text: z.string().nullable(),
      /** Who wrote or made it. */
      author: z.string().nullable(),
      puzzle: z.object({ id: z.string(), number: z.number().int() }).nullable(),
    }),
    reason: ReasonSchema,
    note: z.string(),
    reporter: z.string().nullable(),
    state: z.enum(['open', 'closed']),
    createdAt: TIME,
    closedAt: TIME.nullable(),
  })
  .openapi('Report');

export const ReportsSchema = z
  .object({ reports: z.array(ReportSchema), next: z.string().nullable() })
  .openapi('Reports');

export const SentReportSchema = z
  .object({ id: z.string(), state: z.enum(['open', 'closed']) })
  .openapi('SentReport');

/** What moderators can do. */
export const ACTIONS = [
  ...(['hide', 'show', 'lock', 'unlock', 'ban', 'unban', 'role', 'close'] as const),
  // of a solve, a run of Storm, or all of a person: out of the rankings, and back
  ...(['strike', 'rank'] as const),
  // looked at, and good; and what a moderator had revealed of a puzzle
  ...(['approve', 'reveal'] as const),
  // a first puzzle that waits becomes public
  ...(['admit'] as const),
  // words to a person; and a decision that stays although the person objects
  ...(['warn', 'keep'] as const),
];

/** The longest words to a person, and of a person who objects. */
const LONGEST_LETTER = 1000;

export const ModerationRequestSchema = z
  .object({
    action: z.enum(ACTIONS),
    subject: z.union([
      ...SubjectSchema.options,
      z.object({ kind: z.enum(['report', 'solve', 'storm', 'decision']), id: IdSchema }),
    ]),
    reason: ReasonSchema,
    note: NOTE.optional().openapi({ description: 'For moderators only.' }),
    message: z.string().max(LONGEST_LETTER).optional().openapi({
      description: 'Words to the person whom it concerns, who reads them with the reason.',
      example: 'You may publish it again with a title of your own.',
    }),
    /** Of a ban: when it ends. Absent: never. */
    until: z.iso.datetime().optional(),
    /** Of a ban: whether everything that the person made is hidden, too. */
    hidesAll: z.boolean().optional(),
    /** Of `role`: the new one. */
    role: z.enum(['person', 'moderator', 'administrator']).optional(),
  })
  .openapi('ModerationRequest');

export const ModerationEntrySchema = z
  .object({
    id: z.string(),
    action: z.enum(ACTIONS),
    subjectKind: z.string(),
    /** null unless the reader is a moderator or the subject is a puzzle. */
    subjectId: z.string().nullable(),
    reason: z.string(),
    note: z.string().nullable(),
    moderator: z.string().nullable(),
    createdAt: TIME,
  })
  .openapi('ModerationEntry');

export const ModerationLogSchema = z
  .object({ entries: z.array(ModerationEntrySchema), next: z.string().nullable() })
  .openapi('ModerationLog');

/** What moderators decided about a person, as this person reads it. */
export const DecisionSchema = z
  .object({
    id: z.string(),
    action: z.enum(ACTIONS),
    subject: z.object({
      kind: z.string(),
      puzzle: z.object({ id: z.string(), number: z.number().int() }).nullable(),
      text: z.string().nullable().openapi({
        description: 'Of a comment: what it says. Of a run of Storm: when it ended.',
      }),
    }),
    reason: ReasonSchema,
    message: z.string().openapi({ description: 'What the moderator writes; empty for nothing.' }),
    mayObject: z.boolean(),
    objection: z
      .object({ text: z.string(), state: z.enum(['open', 'kept', 'undone']), createdAt: TIME })
      .nullable(),
    createdAt: TIME,
  })
  .openapi('Decision');

export const DecisionsSchema = z
  .object({ decisions: z.array(DecisionSchema) })
  .openapi('Decisions');

export const WrittenObjectionSchema = z
  .object({
    text: z.string().trim().min(1).max(LONGEST_LETTER).openapi({
      example: 'I drew this owl myself; the other site has it from me.',
    }),
  })
  .openapi('WrittenObjection');

/** People whom moderators look for. */
export const FoundPeopleSchema = z
  .object({
    people: z.array(
      z.object({
        name: z.string(),
        role: z.enum(['person', 'moderator', 'administrator']),
        since: TIME,
        solved: z.number().int(),
        published: z.number().int(),
        doubtful: z.number().int(),
        warned: z.number().int(),
        bannedUntil: TIME.nullable(),
      }),
    ),
  })
  .openapi('FoundPeople');

/** A solve that moderators decide about. */
export const DoubtfulSolveSchema = z
  .object({
    id: z.string(),
    person: z.string(),
    puzzle: z.object({ id: z.string(), number: z.number().int() }),
    state: z.enum(['doubtful', 'struck']),
    activeMs: z.number().int(),
    findings: z.array(z.string()).openapi({
      description: 'What speaks against it: `foresight`, `rhythm`, `unproved-speed` …',
      example: ['foresight'],
    }),
    measures: z.record(z.string(), z.number()),
    pauses: z.array(z.object({ ms: z.number(), isEarly: z.boolean() })).openapi({
      description: 'Pauses before strokes; early: the stroke drew what could not be known.',
    }),
    solvedAt: TIME,
  })
  .openapi('DoubtfulSolve');

export const DoubtfulSolvesSchema = z
  .object({ solves: z.array(DoubtfulSolveSchema), next: z.string().nullable() })
  .openapi('DoubtfulSolves');

export type DecisionJson = z.infer<typeof DecisionSchema>;
export type DecisionsJson = z.infer<typeof DecisionsSchema>;
export type FoundPeopleJson = z.infer<typeof FoundPeopleSchema>;
export type DoubtfulSolvesJson = z.infer<typeof DoubtfulSolvesSchema>;
export type CommentJson = z.infer<typeof CommentSchema>;
export type CommentsJson = z.infer<typeof CommentsSchema>;
export type VotesJson = z.infer<typeof VotesSchema>;
export type ReportJson = z.infer<typeof ReportSchema>;
export type ReportsJson = z.infer<typeof ReportsSchema>;
export type Subject = z.infer<typeof SubjectSchema>;
export type ModerationRequest = z.infer<typeof ModerationRequestSchema>;
export type ModerationAction = (typeof ACTIONS)[number];
export type ModerationEntryJson = z.infer<typeof ModerationEntrySchema>;
export type ModerationLogJson = z.infer<typeof ModerationLogSchema>;
