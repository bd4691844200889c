/** What publishing takes. */
import { z } from '@hono/zod-openapi';
import { Id, LICENSES, PuzzleCard } from '../../../contract/catalogue.js';
import { GivenTags, GivenTitles, lines, TEXT_LIMITS } from './texts.js';

/** Characters of a file, also as base64: more is refused before it is read. */
const MOST_CHARACTERS = 1_500_000;

const File = z.string().min(1).max(MOST_CHARACTERS).openapi({
  description: 'The puzzle in any format that can be read, as text or as base64',
  example: 'NK1.…',
});

const Texts = {
  description: lines(TEXT_LIMITS.description),
  notes: lines(TEXT_LIMITS.description),
  tags: GivenTags,
  license: z.enum(LICENSES),
};

const isUnlisted = z.boolean().openapi({
  description:
    'Whether it is kept out of lists, feeds and searches: only those who have its address find it. ' +
    'Once it is public it stays so.',
});

const How = {
  encoding: z.enum(['text', 'base64']).optional().openapi({
    description: 'Encoding of the file. Default: base64 if it has only characters of base64',
  }),
  format: z
    .string()
    .max(40)
    .optional()
    .openapi({ description: 'Format of the file. Default: detected' }),
  name: z
    .string()
    .max(200)
    .optional()
    .openapi({ description: 'Name of the file, which helps to detect its format' }),
  acceptWarnings: z
    .boolean()
    .optional()
    .openapi({ description: 'Publish the puzzle in spite of warnings' }),
};

/** A puzzle to publish. */
export const NewPuzzleBody = z
  .strictObject({
    file: File,
    titles: GivenTitles.default({}),
    description: Texts.description.default(''),
    notes: Texts.notes.default(''),
    tags: Texts.tags.default([]),
    license: Texts.license.default(''),
    isUnlisted: isUnlisted.default(false),
    ...How,
  })
  .openapi('NewPuzzle');
export type NewPuzzleBody = z.infer<typeof NewPuzzleBody>;

/** The changes to a puzzle; omitted members stay unchanged. */
export const ChangedPuzzleBody = z
  .strictObject({
    file: File.optional(),
    titles: GivenTitles.optional(),
    description: Texts.description.optional(),
    notes: Texts.notes.optional(),
    tags: Texts.tags.optional(),
    license: Texts.license.optional(),
    isUnlisted: isUnlisted.optional(),
    ...How,
  })
  .openapi('ChangedPuzzle');
export type ChangedPuzzleBody = z.infer<typeof ChangedPuzzleBody>;

/** Puzzles with the same picture. */
export const Twins = z.object({ puzzles: z.array(PuzzleCard) }).openapi('Twins');

export const PuzzleParams = z.object({ id: Id });
