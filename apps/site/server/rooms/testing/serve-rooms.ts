/** Serves the rooms of a site at a free port, for tests. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { TestSite } from '../../testing/test-site.js';
import { openRoomSockets } from '../room-sockets.js';

/** A server, and where it is. */
export interface RoomServer {
  readonly server: Server;
  readonly base: string;
}

/** Serves an app. */
export async function serveRooms(fetch: TestSite['app']['fetch']): Promise<RoomServer> {
  const options = { fetch, websocket: { server: openRoomSockets() } };
  const server = createAdaptorServer(options) as Server;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
