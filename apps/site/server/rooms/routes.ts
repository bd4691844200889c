/** Rooms: making one, and the connection over which its members play. */
import { upgradeWebSocket } from '@hono/node-server';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { WSContext } from 'hono/ws';
import * as paths from '../../contract/paths.js';
import { MakeRoom, Room } from '../../contract/rooms.js';
import { CLOSED, type Closing } from '../../rooms/index.js';
import {
  apiRoute,
  type Env,
  HttpProblem,
  isOwnPage,
  makeAddressKey,
  routes,
  type SiteContext,
} from '../http/index.js';
import type { Site } from '../site/index.js';
import { roomHub } from './hub.js';
import { Member } from './member.js';
import { drawRoomPuzzle, findRoomPuzzle } from './room-puzzle.js';
import { makeRoom } from './room-rows.js';
import { Visit } from './visit.js';

/** How long a race lasts unless its host says otherwise. */
const USUAL_LIMIT_MS = 20 * 60_000;

const makeRoute = apiRoute({
  access: 'anyone',
  method: 'post',
  path: paths.ROOMS,
  tags: ['rooms'],
  summary: 'Make a room in which several people play',
  description:
    'Its page is `/rooms/{id}`; up to eight people with the link may come in, without an account. ' +
    'A room in which nothing happens for a day is deleted.',
  request: { body: { required: true, content: { 'application/json': { schema: MakeRoom } } } },
  responses: {
    201: { description: 'The room', content: { 'application/json': { schema: Room } } },
    404: { description: 'There is no such puzzle' },
  },
});

/** The calls of the API. */
export function roomRoutes(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.openapi(makeRoute, async (c) => {
    const { puzzle: wish, kind = 'race' } = c.req.valid('json');
    const puzzle =
      wish === undefined
        ? await drawRoomPuzzle(site, c.get('contentLanguage'), undefined)
        : await findRoomPuzzle(site, wish);
    const choice = { kind, puzzle, limitMs: USUAL_LIMIT_MS };
    const id = await makeRoom(site, { type: 'choose', choice });
    return c.json({ id }, 201);
  });
  return app;
}

/** The connections of members. */
export function roomSockets(site: Site): OpenAPIHono<Env> {
  const app = routes();
  app.get(
    '/rooms/:id{[0-9A-Za-z]{1,32}}/socket',
    async (c, next) => {
      if (!isOwnPage(c, site)) {
        const message = 'Rooms are joined from their page on this site.';
        throw new HttpProblem(403, 'foreign-origin', message);
      }
      await next();
    },
    upgradeWebSocket((c) => connect(site, c as unknown as SiteContext, c.req.param('id') ?? ''), {
      onError: (error) => site.log.error({ error }, 'a connection of a room failed'),
    }),
  );
  return app;
}

/** The life of one connection. */
function connect(site: Site, c: SiteContext, id: string) {
  const hub = roomHub(site);
  const address = makeAddressKey(c);
  const language = c.get('contentLanguage');
  let member: Member | undefined;
  let visit: Visit | undefined;
  return {
    onOpen: (_: Event, ws: WSContext) => {
      const wire = {
        send: (text: string) => ws.send(text),
        close: (why: Closing) => ws.close(CLOSED[why]),
      };
      member = new Member(wire, language, site.now);
      if (!hub.admit(address)) return member.close('refused');
      visit = new Visit(site, id, member, hub.enter(id, member));
    },
    onMessage: ({ data }: { readonly data: unknown }) => {
      const message = member?.read(data);
      if (message !== undefined) visit?.receive(message);
    },
    onClose: () => {
      if (visit === undefined) return;
      hub.dismiss(address);
      visit.end();
    },
  };
}
