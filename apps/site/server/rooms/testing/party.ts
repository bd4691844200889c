/**
 * A room of several hands as programs, which paint together at any moment. They come in at all
 * processes of the site. As pages do, a hand whose line breaks comes again, at another process if
 * its own one is gone, and sends again what was not acknowledged. It remembers what was, and how
 * soon the others have seen its strokes.
 */
import { codeOfMove } from '@nonokit/board';
import { type Random, randomOf } from '@nonokit/core';
import type { MoveEvent } from '../../../rooms/index.js';
import { RoomClient } from './room-client.js';

/** Addresses of the processes of a site, of which any may be gone. */
export type Doors = () => readonly string[];

/** A room to play in. */
export interface PartyOptions {
  readonly doors: Doors;
  readonly room: string;
  readonly hands: number;
  readonly seed: string;
  /** The address of this machine that its hands come from: a site takes 64 of one. */
  readonly from: string;
}

/** The pause before another try to come in. */
const AGAIN_MS = 100;

/** The most strokes of a hand on their way: a site refuses floods, even of what was kept back. */
const MOST_SENT = 50;

/** The longest stroke, in cells. */
const LONGEST = 5;

/** What one hand has sent and had acknowledged. */
interface Hand {
  readonly client: RoomClient;
  readonly random: Random;
  /** Strokes on their way, as sent, by their numbers. */
  readonly sent: Map<number, readonly unknown[]>;
  count: number;
  /** The door at which it tries first. */
  readonly door: number;
}

/** A room with its hands. */
export class Party {
  readonly room: string;
  /** For each stroke and each other hand: the time until it was seen. */
  readonly seenMs: number[] = [];
  /** The strokes that the server has acknowledged: "hand number" to the move as JSON. */
  readonly kept = new Map<string, string>();
  /** Strokes that were sent again after a broken line. */
  sentAgain = 0;
  readonly #doors: Doors;
  readonly #hands: readonly Hand[];
  readonly #sentAt = new Map<string, number>();
  #isOver = false;

  constructor({ doors, room, hands, seed, from }: PartyOptions) {
    this.room = room;
    this.#doors = doors;
    const onMove = (event: MoveEvent, by: RoomClient): void => this.#hear(event, by);
    this.#hands = Array.from({ length: hands }, (_, k) => ({
      client: new RoomClient({
        base: '',
        room,
        name: `Hand ${k}`,
        from,
        onMove,
        isForgetful: true,
      }),
      random: randomOf(`${seed} ${room} ${k}`),
      sent: new Map(),
      count: 0,
      door: k,
    }));
  }

  /** All come in and the round begins. Their lines are mended from then on. */
  async begin(): Promise<void> {
    for (const hand of this.#hands) await this.#comeIn(hand);
    for (const { client } of this.#hands) client.send({ type: 'ready', isReady: true });
    await Promise.all(
      this.#hands.map(({ client }) => client.until(() => client.boards !== undefined)),
    );
    for (const hand of this.#hands) void this.#stay(hand);
  }

  /** Each hand paints, with a pause of about `everyMs` between its strokes. */
  async paint(everyMs: number, isOver: () => boolean): Promise<void> {
    await Promise.all(
      this.#hands.map(async (hand) => {
        while (!isOver()) {
          await pause(everyMs * 2 * hand.random.next());
          if (!isOver()) this.#stroke(hand);
        }
      }),
    );
  }

  /** Waits until all that was sent is acknowledged and known to every hand. */
  async rest(): Promise<void> {
    for (const { client, sent } of this.#hands) await client.until(() => sent.size === 0);
    const last = Math.max(...this.#hands.map(({ client }) => client.state.number));
    for (const { client } of this.#hands) await client.until(() => client.state.number >= last);
  }

  /** The boards of the hands: the same everywhere, if all is well. */
  get boards(): readonly string[] {
    return this.#hands.map(({ client }) => client.marks.join(' '));
  }

  /** What was refused to the hands. */
  get refusals(): readonly string[] {
    return this.#hands.flatMap(({ client }) => client.refusals);
  }

  /** Forgets what was measured so far. */
  forget(): void {
    this.seenMs.length = 0;
  }

  end(): void {
    this.#isOver = true;
    for (const { client } of this.#hands) client.drop();
  }

  /** A stroke along a row; what is under way while the line is broken is sent later. */
  #stroke(hand: Hand): void {
    const { client, random, sent } = hand;
    const { clues } = client;
    if (clues === undefined || sent.size >= MOST_SENT) return;
    const row = random.below(clues.height);
    const from = random.below(clues.width);
    const length = Math.min(clues.width - from, 1 + random.below(LONGEST));
    const cells = Array.from({ length }, (_, k) => row * clues.width + from + k);
    const code = [...codeOfMove({ type: 'paint', mark: random.below(2), cells })];
    hand.count++;
    sent.set(hand.count, code);
    if (client.hand < 0 || client.closed !== undefined) return;
    this.#sentAt.set(`${client.hand} ${hand.count}`, performance.now());
    client.send({ type: 'cursor', cell: cells[0] ?? 0 });
    client.send({ type: 'move', count: hand.count, at: 0, code });
  }

  /** Tries one door after another until it is in. */
  async #comeIn({ client, door: first }: Hand): Promise<void> {
    for (let k = first; !this.#isOver; k++) {
      const doors = this.#doors();
      const door = doors[k % Math.max(1, doors.length)];
      if (door !== undefined) await client.join(door);
      if (door !== undefined && client.hand >= 0) break;
      await pause(AGAIN_MS);
    }
  }

  /** Comes again whenever the line breaks, and sends again what was not acknowledged. */
  async #stay(hand: Hand): Promise<void> {
    const { client, sent } = hand;
    while (true) {
      await client.until(() => client.closed !== undefined);
      if (this.#isOver) return;
      // who came when is not known of these
      for (const count of sent.keys()) this.#sentAt.delete(`${client.hand} ${count}`);
      await this.#comeIn(hand);
      for (const [count, code] of sent) {
        this.sentAgain++;
        client.send({ type: 'move', count, at: 0, code });
      }
    }
  }

  #hear({ hand, count, code }: MoveEvent, by: RoomClient): void {
    const key = `${hand} ${count}`;
    if (by.hand === hand) {
      this.kept.set(key, JSON.stringify(code));
      this.#hands.find(({ client }) => client === by)?.sent.delete(count);
      return;
    }
    const sentAt = this.#sentAt.get(key);
    if (sentAt !== undefined) this.seenMs.push(performance.now() - sentAt);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
