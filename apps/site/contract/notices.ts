/** Following people, and notices, as the API gives them. */
import { z } from '@hono/zod-openapi';
import { DraftId, PLAN_REFUSALS } from './drafts.js';
import { NOTICE_KINDS } from './notice-kinds.js';

const Time = z.iso.datetime();

const Way = z.enum(['none', 'here', 'mail']);

/** How each kind reaches a person. */
export const NoticeWaysSchema = z
  .object({ comment: Way, puzzle: Way, contest: Way, followers: Way, plan: Way })
  .openapi('NoticeWays', {
    description:
      'Which notices appear on the page of notices, and which a mail tells of as well: one mail ' +
      'until you have looked at them',
  });
export type NoticeWays = z.infer<typeof NoticeWaysSchema>;

export const NoticeSchema = z
  .object({
    id: z.string().openapi({ example: 'puzzle-3FHTBKNHdr9' }),
    kind: z.enum(NOTICE_KINDS).openapi({
      description:
        'A new puzzle of a person you follow; words about a puzzle that you made or talked about; ' +
        'new followers of a day; a decision of a moderator about you; a contest that you take part ' +
        'in has begun; a draft of yours was not published on its day',
    }),
    createdAt: Time,
    isNew: z.boolean().openapi({ description: 'Whether you have not seen it yet' }),
    person: z.string().nullable().openapi({ description: 'Who did it, the latest of several' }),
    others: z.int().openapi({ description: 'How many more people did the same that day' }),
    puzzle: z.object({ id: z.string(), number: z.int() }).nullable(),
    contest: z.object({ id: z.string(), title: z.string() }).nullable(),
    draft: z.object({ id: DraftId, title: z.string(), refusal: z.enum(PLAN_REFUSALS) }).nullable(),
    text: z.string().nullable().openapi({
      description: 'What was written; null where you have not solved the puzzle',
    }),
  })
  .openapi('Notice');
export type Notice = z.infer<typeof NoticeSchema>;

export const NoticesSchema = z
  .object({
    notices: z.array(NoticeSchema),
    following: z.array(z.object({ name: z.string() })).openapi({
      description: 'The people you follow, by name',
    }),
    feed: z.string().nullable().openapi({
      description: 'The secret address of the same notices for feed readers, if you have one',
      example: 'https://nonograms.example/feeds/own/qDz1VhV0pYk5Zc3G8rM2tA.atom',
    }),
  })
  .openapi('Notices');
export type Notices = z.infer<typeof NoticesSchema>;

export const FeedSchema = z
  .object({
    feed: z.string().openapi({
      example: 'https://nonograms.example/feeds/own/qDz1VhV0pYk5Zc3G8rM2tA.atom',
    }),
  })
  .openapi('OwnFeed');
export type OwnFeed = z.infer<typeof FeedSchema>;
