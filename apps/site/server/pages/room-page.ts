/** The page of a room. It holds the room's identifier alone; all else comes over its connection. */
import type { OpenAPIHono } from '@hono/zod-openapi';
import { PAGE_ROOTS } from '../../web/frame/place.js';
import { description, Page, title } from '../../web/pages/room/page.js';
import { type Env, notFound, routes } from '../http/index.js';
import { hasRoomRow } from '../rooms/index.js';
import type { Site } from '../site/index.js';
import { renderPage } from './render.js';

/** The routes of these pages. */
export function roomPages(site: Site): OpenAPIHono<Env> {
  const app = routes();
  for (const root of PAGE_ROOTS) {
    app.get(`${root}/rooms/:id{[0-9A-Za-z]{1,32}}`, async (c) => {
      const id = c.req.param('id');
      if (!(await hasRoomRow(site, id))) throw notFound('room');
      return renderPage(c, site, {
        path: `rooms/${id}`,
        entry: 'room',
        title,
        description,
        Page,
        data: { id },
        // its link is for those who were asked in
        head: ['<meta name="robots" content="noindex">'],
      });
    });
  }
  return app;
}
