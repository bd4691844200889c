/** Comments, votes, reports, moderation. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import {
  ChangedCommentSchema,
  CommentSchema,
  CommentsSchema,
  DoubtfulSolvesSchema,
  IdSchema,
  ModerationEntrySchema,
  ModerationLogSchema,
  ModerationRequestSchema,
  PageQuerySchema,
  ReportsSchema,
  SentReportSchema,
  VotesSchema,
  WrittenCommentSchema,
  WrittenReportSchema,
  WrittenVoteSchema,
} from '../../contract/community.js';
import * as paths from '../../contract/paths.js';
import { apiRoute, type Env, findReader, linkNext, requireMember, routes } from '../http/index.js';
import type { Site } from '../site/index.js';
import { changeComment, deleteComment, listComments, writeComment } from './comments.js';
import { decisionRoutes } from './decision-routes.js';
import { listDoubtful } from './doubtful.js';
import { moderate } from './moderation.js';
import { readLog } from './moderation-log.js';
import { noteComment } from './note-notices.js';
import { noticeRoutes } from './notice-routes.js';
import { listReports, sendReport } from './reports.js';
import { readVotes, vote } from './votes.js';

const params = z.object({ id: IdSchema });

const answer = <Status extends 200 | 201, Schema extends z.ZodType>(
  status: Status,
  description: string,
  schema: Schema,
) =>
  ({ [status]: { description, content: { 'application/json': { schema } } } }) as {
    [S in Status]: { description: string; content: { 'application/json': { schema: Schema } } };
  };

const body = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});

const COMMENTS = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.PUZZLE_COMMENTS,
  tags: ['talk'],
  summary: 'Comments on a puzzle, newest first; before solving only the open ones',
  description:
    'People who have solved the puzzle read all comments. Others read those that are open ' +
    'and name nothing of the picture; `held` counts the rest.',
  request: { params, query: PageQuerySchema },
  responses: answer(200, 'A page of comments.', CommentsSchema),
});

const WRITE_COMMENT = apiRoute({
  access: 'session',
  method: 'post',
  path: paths.PUZZLE_COMMENTS,
  tags: ['talk'],
  summary: 'Comment on a puzzle that you have solved',
  description:
    'An open comment can be read before solving, and is refused if it gives the picture away. ' +
    'The same comment again within an hour is not written twice.',
  request: { params, ...body(WrittenCommentSchema) },
  responses: answer(201, 'The comment.', CommentSchema),
});

const CHANGE_COMMENT = apiRoute({
  access: 'session',
  method: 'patch',
  path: paths.COMMENT,
  tags: ['talk'],
  summary: 'Change your own comment',
  description: 'Members that are left out stay as they are.',
  request: { params, ...body(ChangedCommentSchema) },
  responses: answer(200, 'The comment.', CommentSchema),
});

const DELETE_COMMENT = apiRoute({
  access: 'session',
  method: 'delete',
  path: paths.COMMENT,
  tags: ['talk'],
  summary: 'Delete your own comment',
  description: 'It is gone for all readers, at once.',
  request: { params },
  responses: { 204: { description: 'It is gone.' } },
});

const VOTES = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.PUZZLE_VOTE,
  tags: ['talk'],
  summary: 'The votes for a puzzle, and your own',
  description: 'The mean of the stars, and how many people felt each of the five difficulties.',
  request: { params },
  responses: answer(200, 'The votes.', VotesSchema),
});

const VOTE = apiRoute({
  access: 'session',
  method: 'put',
  path: paths.PUZZLE_VOTE,
  tags: ['talk'],
  summary: 'Vote for a puzzle that you have solved: stars, and how difficult it felt',
  description:
    'Stars from 1 to 5, and the difficulty from 1 (easy) to 5. A new vote replaces yours; null ' +
    'takes it back, and what is left out stays.',
  request: { params, ...body(WrittenVoteSchema) },
  responses: answer(200, 'The votes, with this one.', VotesSchema),
});

const REPORT = apiRoute({
  access: 'session',
  method: 'post',
  path: paths.REPORTS,
  tags: ['moderation'],
  summary: 'Report something to the moderators',
  description:
    'For a comment, puzzle, series, contest or person. The same report again, while the first is ' +
    'open, changes nothing.',
  request: body(WrittenReportSchema),
  responses: answer(201, 'The report.', SentReportSchema),
});

const REPORTS = apiRoute({
  access: 'moderator',
  method: 'get',
  path: paths.MODERATION_REPORTS,
  tags: ['moderation'],
  summary: 'Reports, for moderators',
  description: 'Each with its subject as it is now. Titles of puzzles are never included.',
  request: {
    query: PageQuerySchema.extend({ state: z.enum(['open', 'closed']).default('open') }),
  },
  responses: answer(200, 'Open ones oldest first, closed ones newest first.', ReportsSchema),
});

const SOLVES = apiRoute({
  access: 'moderator',
  method: 'get',
  path: paths.MODERATION_SOLVES,
  tags: ['moderation'],
  summary: 'Solves that are not ranked: doubtful ones, or those that were struck',
  description: 'With the figures on which the judgement rests.',
  request: {
    query: PageQuerySchema.extend({ state: z.enum(['doubtful', 'struck']).default('doubtful') }),
  },
  responses: answer(200, 'Oldest first.', DoubtfulSolvesSchema),
});

const MODERATE = apiRoute({
  access: 'moderator',
  method: 'post',
  path: paths.MODERATION_ACTIONS,
  tags: ['moderation'],
  summary: 'Act as a moderator; the action is recorded in the log',
  description:
    'Moderators act on people whose role is below their own; only administrators give roles. ' +
    'Hiding something or banning a person closes the reports about it.',
  request: body(ModerationRequestSchema),
  responses: answer(201, 'The entry in the log.', ModerationEntrySchema),
});

const LOG = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.MODERATION_LOG,
  tags: ['moderation'],
  summary: 'The log of moderators; only moderators see names',
  description:
    'Everyone may read what moderators have done. Only moderators see who it was and to whom ' +
    'it was done.',
  request: { query: PageQuerySchema },
  responses: answer(200, 'Newest first.', ModerationLogSchema),
});

/** The routes of this part. */
export function communityRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.route('/', decisionRoutes(site));
  app.route('/', noticeRoutes(site));
  app.openapi(COMMENTS, async (c) => {
    const { id } = c.req.valid('param');
    const list = await listComments(site, findReader(c), id, c.req.valid('query'));
    linkNext(c, site, list.next);
    return c.json(list, 200);
  });
  app.openapi(WRITE_COMMENT, async (c) => {
    const { id } = c.req.valid('param');
    const member = requireMember(c);
    const comment = await writeComment(site, member, id, c.req.valid('json'));
    await noteComment(site.db, { puzzleId: id, personId: member.id });
    return c.json(comment, 201);
  });
  app.openapi(CHANGE_COMMENT, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await changeComment(site, requireMember(c), id, c.req.valid('json')), 200);
  });
  app.openapi(DELETE_COMMENT, async (c) => {
    await deleteComment(site, requireMember(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
  app.openapi(VOTES, async (c) => {
    return c.json(await readVotes(site, findReader(c), c.req.valid('param').id), 200);
  });
  app.openapi(VOTE, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await vote(site, requireMember(c), id, c.req.valid('json')), 200);
  });
  app.openapi(REPORT, async (c) => {
    return c.json(await sendReport(site, requireMember(c), c.req.valid('json')), 201);
  });
  app.openapi(REPORTS, async (c) => {
    requireMember(c);
    const { state, ...page } = c.req.valid('query');
    const list = await listReports(site, state, page);
    linkNext(c, site, list.next);
    return c.json(list, 200);
  });
  app.openapi(SOLVES, async (c) => {
    requireMember(c);
    const { state, ...page } = c.req.valid('query');
    const list = await listDoubtful(site, state, page);
    linkNext(c, site, list.next);
    return c.json(list, 200);
  });
  app.openapi(MODERATE, async (c) => {
    const moderator = requireMember(c);
    return c.json(await moderate(site, moderator, c.req.valid('json')), 201);
  });
  app.openapi(LOG, async (c) => {
    const list = await readLog(site, findReader(c), c.req.valid('query'));
    linkNext(c, site, list.next);
    return c.json(list, 200);
  });
  return app;
}
