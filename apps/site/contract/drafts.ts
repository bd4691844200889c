/** Drafts of the maker, as the API takes and gives them. Only their owners see them. */
import { z } from '@hono/zod-openapi';
import { MOST_DRAFT_BYTES, MOST_TITLE } from './draft-bounds.js';
import { TimeZone } from './time-zone.js';

const Time = z.iso.datetime();

/** The identifier of a draft, which the device makes that begins it. */
export const DraftId = z
  .string()
  .regex(/^[\w-]{1,64}$/, 'the identifier of a draft has up to 64 letters, digits, - and _')
  .openapi({ example: 'q7Yc-2kP' });

const Title = z
  .string()
  .max(MOST_TITLE)
  .openapi({ description: 'Plain text; may be empty', example: 'An owl' });

const Data = z
  .string()
  .max(Math.ceil(MOST_DRAFT_BYTES / 3) * 4)
  .openapi({
    format: 'byte',
    description: `The draft as the maker keeps it, as base64: at most ${MOST_DRAFT_BYTES} bytes`,
  });

const Revision = z
  .int()
  .min(0)
  .openapi({ description: 'Counts the changes of the draft', example: 3 });

/** Why a draft was not published on its day. */
export const PLAN_REFUSALS = [
  'not-publishable',
  'has-warnings',
  'too-many-new',
  'banned',
  'failed',
] as const;
export type PlanRefusal = (typeof PLAN_REFUSALS)[number];

/** The day on which the server publishes a draft. */
export const PlanSchema = z
  .object({
    day: z.iso.date().openapi({ description: 'Where you are', example: '2026-12-02' }),
    plannedAt: Time.openapi({ description: 'What is published is the puzzle as it was then' }),
    refusal: z.enum(PLAN_REFUSALS).nullable().openapi({
      description: 'Why it was not published on that day; null if it was not refused',
    }),
  })
  .openapi('DraftPlan');
export type PlanJson = z.infer<typeof PlanSchema>;

/** A draft without its data. */
export const DraftSchema = z
  .object({
    id: DraftId,
    title: Title,
    bytes: z.int().openapi({ description: 'The length of its data' }),
    revision: Revision,
    createdAt: Time,
    changedAt: Time,
    plan: PlanSchema.nullable(),
  })
  .openapi('Draft');
export type DraftJson = z.infer<typeof DraftSchema>;

/** All drafts of a person, and what was deleted, so that other devices delete it, too. */
export const DraftsSchema = z
  .object({
    drafts: z.array(DraftSchema),
    deleted: z.array(z.object({ id: DraftId, revision: Revision, deletedAt: Time })),
  })
  .openapi('Drafts');
export type DraftsJson = z.infer<typeof DraftsSchema>;

/** A draft with its data. */
export const DraftDetailSchema = DraftSchema.extend({ data: Data }).openapi('DraftDetail');
export type DraftDetailJson = z.infer<typeof DraftDetailSchema>;

/** What a device sends. */
export const KeptDraftSchema = z
  .strictObject({
    title: Title,
    data: Data,
    revision: Revision.openapi({ description: 'What it is based on; 0 for a new draft' }),
  })
  .openapi('KeptDraft');
export type KeptDraft = z.infer<typeof KeptDraftSchema>;

/** A day for a draft. */
export const PlanDay = z.strictObject({
  day: z.iso.date().openapi({
    description: 'After today and within a year, where you are',
    example: '2026-12-02',
  }),
  timeZone: TimeZone.default('UTC'),
});

/** What is deleted: nothing newer than the device knows. */
export const DraftQuery = z.object({
  revision: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .openapi({ description: 'Refuses if the draft has changed since this revision' }),
});
