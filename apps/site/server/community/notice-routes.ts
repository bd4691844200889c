/** Routes of following and notices, and the feed of notices at its secret address. */
import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { FeedSchema, NoticesSchema } from '../../contract/notices.js';
import * as paths from '../../contract/paths.js';
import {
  apiRoute,
  DONE,
  type Env,
  jsonAnswer,
  notFound,
  problems,
  requireMember,
  routes,
} from '../http/index.js';
import type { Site } from '../site/index.js';
import { follow, unfollow } from './follows.js';
import { noticeFeed } from './notice-feed.js';
import { listNotices, readNotices, renewFeed } from './notices.js';

const params = z.object({ name: z.string().max(200) });
const tags = ['people'];

const FOLLOW = apiRoute({
  access: 'session',
  method: 'put',
  path: paths.PERSON_FOLLOW,
  tags,
  summary: 'Follow a person',
  description: 'Their new puzzles become notices. You may follow them already.',
  request: { params },
  responses: { 204: DONE, ...problems(400, 401, 403, 404, 409) },
});

const UNFOLLOW = apiRoute({
  access: 'session',
  method: 'delete',
  path: paths.PERSON_FOLLOW,
  tags,
  summary: 'Follow a person no longer',
  description: 'You may not have followed them.',
  request: { params },
  responses: { 204: DONE, ...problems(400, 401, 403, 404) },
});

const NOTICES = apiRoute({
  access: 'session',
  method: 'get',
  path: paths.MY_NOTICES,
  tags,
  summary: 'Your notices, whom you follow, and the address of your feed',
  description: 'The newest 50 of the last 60 days. Nothing gives an unsolved picture away.',
  responses: { 200: jsonAnswer(NoticesSchema, 'The newest first'), ...problems(401, 403) },
});

const READ = apiRoute({
  access: 'session',
  method: 'put',
  path: paths.MY_NOTICES_READ,
  tags,
  summary: 'Note that you have seen your notices',
  description: 'Pages then no longer say that there are new ones.',
  responses: { 204: DONE, ...problems(401, 403) },
});

const FEED = apiRoute({
  access: 'session',
  method: 'post',
  path: paths.MY_FEED,
  tags,
  summary: 'A new secret address for the feed of your notices',
  description: 'Feed readers need no more than the address. The one before no longer works.',
  responses: { 200: jsonAnswer(FeedSchema, 'The address'), ...problems(401, 403) },
});

/** These routes. */
export function noticeRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.openapi(FOLLOW, async (c) => {
    await follow(site, requireMember(c).id, c.req.valid('param').name);
    return c.body(null, 204);
  });
  app.openapi(UNFOLLOW, async (c) => {
    await unfollow(site, requireMember(c).id, c.req.valid('param').name);
    return c.body(null, 204);
  });
  app.openapi(NOTICES, async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(await listNotices(site, requireMember(c).id), 200);
  });
  app.openapi(READ, async (c) => {
    await readNotices(site, requireMember(c).id);
    return c.body(null, 204);
  });
  app.openapi(FEED, async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ feed: await renewFeed(site, requireMember(c).id) }, 200);
  });
  return app;
}

/** The feed at its address, outside the API. */
export function noticeFeedRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.get('/feeds/own/:file{[\\w-]{43}\\.atom}', async (c) => {
    const feed = await noticeFeed(site, c.req.param('file').slice(0, -'.atom'.length));
    if (feed === undefined) throw notFound('feed');
    // nobody on the way may keep it
    c.header('Cache-Control', 'private, no-store');
    c.header('X-Robots-Tag', 'noindex');
    return c.body(feed, 200, { 'Content-Type': 'application/atom+xml; charset=utf-8' });
  });
  return app;
}
