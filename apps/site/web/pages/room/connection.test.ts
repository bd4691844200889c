/** The connection of a page to its room, with a server that the test plays. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CLOSED, type KeptEvent, type RoomEvent, type ToMember } from '../../../rooms/index.js';
import { RoomConnection } from './connection.js';

/** A socket whose other end is the test. */
class Socket extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = Socket.OPEN;

  constructor() {
    super();
    sockets.push(this);
  }

  send(): void {}
  close(): void {}

  tell(message: ToMember): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  break(code = 1006): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const sockets: Socket[] = [];
const numbered = (from: number, ...events: RoomEvent[]): KeptEvent[] =>
  events.map((event, k) => ({ number: from + k, time: 0, event }));
const join = (hand: number): RoomEvent => ({ type: 'join', hand, name: `p${hand}`, avatar: '' });
const move = (hand: number, count: number): RoomEvent => {
  return { type: 'move', hand, count, at: 0, code: ['p', 1, [0, 1, 1]] };
};

beforeEach(() => void vi.stubGlobal('WebSocket', Socket));
afterEach(() => {
  vi.unstubAllGlobals();
  sockets.length = 0;
});

/** A connection of hand 0 in a round with hand 1. */
function connected(): RoomConnection {
  const connection = new RoomConnection('ws://test', () => ({ key: 'k', name: 'p0', avatar: '' }));
  sockets[0]?.tell({ type: 'welcome', hand: 0, time: 0 });
  const start: RoomEvent = { type: 'start', beginsAt: 0 };
  sockets[0]?.tell({ type: 'events', events: numbered(1, join(0), join(1), start), time: 0 });
  return connection;
}

it('counts after a break the strokes of others that came in meanwhile', () => {
  const connection = connected();
  sockets[0]?.tell({ type: 'events', events: numbered(4, move(1, 1)), time: 0 });
  expect(connection.cameIn.value).toBe(0);
  sockets[0]?.break();
  expect(connection.link.value).toBe('broken');
  connection.open();
  sockets[1]?.tell({ type: 'welcome', hand: 0, time: 0 });
  const missed = numbered(5, move(0, 1), move(1, 2), move(1, 3));
  sockets[1]?.tell({ type: 'events', events: missed, time: 0 });
  expect(connection.cameIn.value).toBe(2);
  sockets[1]?.tell({ type: 'events', events: numbered(8, move(1, 4)), time: 0 });
  expect(connection.cameIn.value).toBe(2);
  connection.close();
});

it('comes again by itself, however often the server is not ready', () => {
  vi.useFakeTimers();
  const connection = connected();
  for (let tries = 1; tries < 9; tries++) {
    sockets[tries - 1]?.break(CLOSED.again);
    expect(connection.link.value).toBe('broken');
    vi.runOnlyPendingTimers();
    expect(sockets).toHaveLength(tries + 1);
  }
  connection.close();
  vi.useRealTimers();
});

it('knows since when a hand is away', () => {
  vi.useFakeTimers();
  const connection = connected();
  sockets[0]?.tell({ type: 'present', hands: [0] });
  // it was not here when this page came
  expect(connection.awaySince.value.get(1)).toBeUndefined();
  sockets[0]?.tell({ type: 'present', hands: [0, 1, 2] });
  vi.advanceTimersByTime(5000);
  sockets[0]?.tell({ type: 'present', hands: [0, 2] });
  const left = performance.now();
  vi.advanceTimersByTime(5000);
  sockets[0]?.tell({ type: 'present', hands: [0] });
  expect([...connection.awaySince.value]).toEqual([
    [2, left + 5000],
    [1, left],
  ]);
  sockets[0]?.tell({ type: 'present', hands: [0, 1] });
  expect([...connection.awaySince.value.keys()]).toEqual([2]);
  connection.close();
  vi.useRealTimers();
});

it('knows what a hand points at, each time anew', () => {
  const connection = connected();
  for (let count = 1; count < 3; count++) {
    sockets[0]?.tell({ type: 'cursor', hand: 1, cell: 7, points: true });
    expect(connection.points.value.get(1)).toEqual({ cell: 7, count });
  }
  sockets[0]?.tell({ type: 'cursor', hand: 1, cell: 8 });
  expect(connection.points.value.get(1)).toEqual({ cell: 7, count: 2 });
  connection.close();
});
