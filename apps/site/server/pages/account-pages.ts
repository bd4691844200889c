/** Routes of the pages about people: signing in, the first administrator, profiles. */

import type { OpenAPIHono } from '@hono/zod-openapi';
import { PAGE_ROOTS } from '../../web/frame/place.js';
import { type Env, routes } from '../http/index.js';
import type { Site } from '../site/index.js';
import { personPage } from './person.js';
import { signInPage, welcomePage } from './sign-in.js';

/** These routes, in both languages. */
export function accountPages(site: Site): OpenAPIHono<Env> {
  const app = routes();
  for (const root of PAGE_ROOTS) {
    app.get(`${root}/sign-in`, (c) => signInPage(c, site));
    app.get(`${root}/welcome/:token{[0-9A-Za-z_-]{1,100}}`, (c) =>
      welcomePage(c, site, c.req.param('token')),
    );
    app.get(`${root}/people/:name{[^/]{1,200}}`, (c) => personPage(c, site, c.req.param('name')));
  }
  return app;
}
