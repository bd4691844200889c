/** A process of a site with rooms, for tests: its clock is ours, moved ahead as a test wants. */
import { inlineEngine } from '../../testing/inline-engine.js';
import { type TestSite, testSite } from '../../testing/test-site.js';
import { type RoomHub, roomHub } from '../hub.js';
import type { RoomRelay } from '../relay/room-relay.js';
import { RoomClient } from './room-client.js';
import { serveRooms } from './serve-rooms.js';

/** A process. */
export interface RoomProcess extends TestSite {
  readonly hub: RoomHub;
  readonly relay: RoomRelay;
  /** Moves its clock, and lets it look at what is late: once it is here again, and once more. */
  wait(ms: number): void;
  /** Someone comes in here. */
  enter(room: string, name: string): Promise<RoomClient>;
  /** Someone comes in here after a break. */
  enterAgain(client: RoomClient): Promise<RoomClient>;
}

/** Starts a process on a database in PostgreSQL. */
export async function startRoomProcess(database: string): Promise<RoomProcess> {
  const config = { baseUrl: 'http://localhost' };
  const test = await testSite({ database, engine: inlineEngine(), config });
  let ahead = 0;
  // a countdown has to pass
  Object.defineProperty(test.clock, 'now', { get: () => Date.now() + ahead });
  const { server, base } = await serveRooms(test.app.fetch);
  const hub = roomHub(test.site);
  const { relay } = hub;
  if (relay === undefined) throw new Error('only PostgreSQL has several processes');
  return {
    ...test,
    hub,
    relay,
    wait: (ms) => {
      ahead += ms;
      relay.beat();
      relay.beat();
    },
    enter: (room, name) => new RoomClient({ base, room, name }).join(),
    enterAgain: (client) => client.join(base),
    close: async () => {
      await hub.close();
      server.closeAllConnections();
      server.close();
      await test.close();
    },
  };
}
