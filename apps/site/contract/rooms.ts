/** What the API takes and gives about rooms in which several people play. */
import { z } from '@hono/zod-openapi';
import { Id } from './catalogue.js';

/** What makes a room. */
export const MakeRoom = z
  .object({
    puzzle: Id.optional().openapi({ description: 'Left out: one to begin with.' }),
    kind: z.enum(['race', 'together']).optional().openapi({
      description: 'Everybody the same puzzle at once, or one board for all. Default: `race`.',
    }),
  })
  .openapi('MakeRoom');

/** A room. */
export const Room = z
  .object({ id: Id.openapi({ description: 'Who knows it may come in.' }) })
  .openapi('Room');
export type RoomJson = z.infer<typeof Room>;
