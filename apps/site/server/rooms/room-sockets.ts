/** The sockets of rooms: how large a message may be, and whether the other end is still there. */
import type { createAdaptorServer } from '@hono/node-server';
import { WebSocket, WebSocketServer } from 'ws';
import { MOST_MESSAGE_BYTES } from './messages.js';

/** How often a connection is asked for a sign of life; without one until the next time it ends. */
const PULSE_MS = 20_000;

/** Sockets as the server's adapter takes them. */
type AdaptedSockets = NonNullable<Parameters<typeof createAdaptorServer>[0]['websocket']>['server'];

/** Makes the sockets of a server. */
export function openRoomSockets(): AdaptedSockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_MESSAGE_BYTES });
  const alive = new WeakSet<WebSocket>();
  sockets.on('connection', (socket: WebSocket) => {
    alive.add(socket);
    socket.on('pong', () => alive.add(socket));
  });
  const pulse = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      if (socket.readyState === WebSocket.OPEN) socket.ping();
    }
  }, PULSE_MS);
  pulse.unref();
  sockets.on('close', () => clearInterval(pulse));
  // its type knows no `undefined` where ours may be left out
  return sockets as unknown as AdaptedSockets;
}
