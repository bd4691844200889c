/** Drafts of the maker, as the API takes and gives them. Only their owners see them. */
import { z } from '@hono/zod-openapi';
import { MOST_DRAFT_BYTES, MOST_TITLE } from './draft-bounds.js';

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

/** A draft without its data. */
export const DraftSchema = z
  .object({
    id: DraftId,
    title: Title,
    bytes: z.int().openapi({ description: 'The length of its data' }),
    revision: Revision,
    createdAt: Time,
    changedAt: Time,
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

/** What is deleted: nothing newer than the device knows. */
export const DraftQuery = z.object({
  revision: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .openapi({ description: 'Refuses if the draft has changed since this revision' }),
});
