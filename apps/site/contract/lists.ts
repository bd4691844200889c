/** Lists of puzzles that people keep, as the API takes and gives them. */
import { z } from '@hono/zod-openapi';
import { Id, PuzzleCard } from './catalogue.js';

/** What stands for one's own favourites in the place of an identifier. */
export const FAVOURITES = 'favourites';

const Time = z.iso.datetime();

const Title = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .openapi({ description: 'Plain text in one line', example: 'For the train' });

/** A list without its puzzles. */
export const ListSchema = z
  .object({
    id: Id.openapi({ description: 'Favourites without a puzzle have the word `favourites`' }),
    kind: z.enum(['favourites', 'named']),
    title: z.string().openapi({ description: 'Empty for favourites' }),
    isPublic: z.boolean(),
    isMine: z.boolean(),
    owner: z.string().openapi({ description: 'The name of the person who keeps it' }),
    count: z.int().openapi({ description: 'Number of public puzzles' }),
    changedAt: Time,
  })
  .openapi('List');
export type List = z.infer<typeof ListSchema>;

export const MyListsSchema = z
  .object({
    lists: z.array(
      ListSchema.extend({
        has: z.boolean().openapi({ description: 'Whether the puzzle that was asked for is in it' }),
      }),
    ),
  })
  .openapi('MyLists');
export type MyLists = z.infer<typeof MyListsSchema>;

export const ListsSchema = z.object({ lists: z.array(ListSchema) }).openapi('Lists');
export type Lists = z.infer<typeof ListsSchema>;

/** A list with a page of its puzzles. */
export const ListDetailSchema = ListSchema.extend({
  puzzles: z.array(PuzzleCard),
  next: z.string().nullable(),
}).openapi('ListDetail');
export type ListDetail = z.infer<typeof ListDetailSchema>;

export const NewListSchema = z
  .strictObject({ title: Title, isPublic: z.boolean().default(false) })
  .openapi('NewList');

export const ChangedListSchema = z
  .strictObject({ title: Title.optional(), isPublic: z.boolean().optional() })
  .openapi('ChangedList');
export type ChangedList = z.infer<typeof ChangedListSchema>;

export const MyListsQuery = z.object({
  puzzle: Id.optional().openapi({ description: 'Says of each list whether this puzzle is in it' }),
});

export const ListQuery = z.object({
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});
export type ListQuery = z.infer<typeof ListQuery>;
