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
import { apiRoute, type Env, findReader, requireMember, routes } from '../http/index.js';
import type { Site } from '../site/index.js';
import { changeComment, deleteComment, listComments, writeComment } from './comments.js';
import { listDoubtful } from './doubtful.js';
import { moderate } from './moderation.js';
import { readLog } from './moderation-log.js';
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
  request: { params, query: PageQuerySchema },
  responses: answer(200, 'A page of comments.', CommentsSchema),
});

const WRITE_COMMENT = apiRoute({
  access: 'session',
  method: 'post',
  path: paths.PUZZLE_COMMENTS,
  tags: ['talk'],
  summary: 'Comment on a puzzle that you have solved',
  request: { params, ...body(WrittenCommentSchema) },
  responses: answer(201, 'The comment.', CommentSchema),
});

const CHANGE_COMMENT = apiRoute({
  access: 'session',
  method: 'patch',
  path: paths.COMMENT,
  tags: ['talk'],
  summary: 'Change your own comment',
  request: { params, ...body(ChangedCommentSchema) },
  responses: answer(200, 'The comment.', CommentSchema),
});

const DELETE_COMMENT = apiRoute({
  access: 'session',
  method: 'delete',
  path: paths.COMMENT,
  tags: ['talk'],
  summary: 'Delete your own comment',
  request: { params },
  responses: { 204: { description: 'It is gone.' } },
});

const VOTES = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.PUZZLE_VOTE,
  tags: ['talk'],
  summary: 'The votes for a puzzle, and your own',
  request: { params },
  responses: answer(200, 'The votes.', VotesSchema),
});

const VOTE = apiRoute({
  access: 'session',
  method: 'put',
  path: paths.PUZZLE_VOTE,
  tags: ['talk'],
  summary: 'Vote for a puzzle that you have solved: stars, and how difficult it felt',
  request: { params, ...body(WrittenVoteSchema) },
  responses: answer(200, 'The votes, with this one.', VotesSchema),
});

const REPORT = apiRoute({
  access: 'session',
  method: 'post',
  path: paths.REPORTS,
  tags: ['moderation'],
  summary: 'Report something to the moderators',
  request: body(WrittenReportSchema),
  responses: answer(201, 'The report.', SentReportSchema),
});

const REPORTS = apiRoute({
  access: 'moderator',
  method: 'get',
  path: paths.MODERATION_REPORTS,
  tags: ['moderation'],
  summary: 'Reports, for moderators',
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
  request: body(ModerationRequestSchema),
  responses: answer(201, 'The entry in the log.', ModerationEntrySchema),
});

const LOG = apiRoute({
  access: 'anyone',
  method: 'get',
  path: paths.MODERATION_LOG,
  tags: ['moderation'],
  summary: 'The log of moderators; only moderators see names',
  request: { query: PageQuerySchema },
  responses: answer(200, 'Newest first.', ModerationLogSchema),
});

/** The routes of this part. */
export function communityRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.openapi(COMMENTS, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await listComments(site, findReader(c), id, c.req.valid('query')), 200);
  });
  app.openapi(WRITE_COMMENT, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await writeComment(site, requireMember(c), id, c.req.valid('json')), 201);
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
    return c.json(await listReports(site, state, page), 200);
  });
  app.openapi(SOLVES, async (c) => {
    requireMember(c);
    const { state, ...page } = c.req.valid('query');
    return c.json(await listDoubtful(site, state, page), 200);
  });
  app.openapi(MODERATE, async (c) => {
    const moderator = requireMember(c);
    return c.json(await moderate(site, moderator, c.req.valid('json')), 201);
  });
  app.openapi(LOG, async (c) => {
    return c.json(await readLog(site, findReader(c), c.req.valid('query')), 200);
  });
  return app;
}
