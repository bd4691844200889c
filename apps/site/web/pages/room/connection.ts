/**
 * The connection of a page to its room. It folds what the server tells, keeps the member's moves
 * until the server has written them down, and comes back after every break with all that is missing
 * on either side.
 */
import { type BlindPuzzle, blindFromJson, codeOfMove, type Move } from '@nonokit/board';
import { computed, signal } from '@preact/signals';
import {
  beginOf,
  CLOSED,
  EMPTY_ROOM,
  type FromMember,
  foldRoom,
  type HandLook,
  type MoveEvent,
  type ToMember,
} from '../../../rooms/index.js';

/** How it is with the connection; the last four are its end. */
export type Link = 'joining' | 'open' | 'broken' | LinkEnd;
export type LinkEnd = 'missing' | 'full' | 'refused' | 'left';

/** The ends by the codes of the server. */
const ENDS: ReadonlyMap<number, LinkEnd> = new Map<number, LinkEnd>([
  [CLOSED.missing, 'missing'],
  [CLOSED.full, 'full'],
  [CLOSED.refused, 'refused'],
  [CLOSED.left, 'left'],
]);

/** Moves that are on their way at once; more wait here. */
const WINDOW = 50;

/** The first wait after a break, and the longest. */
const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 8000;

/** Where another hand is. */
export interface SeenCursor {
  readonly cell: number;
  readonly stroke: readonly [from: number, mark: number] | undefined;
}

/** A cell that a hand points at. */
export interface Pointed {
  readonly cell: number;
  /** Which of its points this is: the same cell again is another one. */
  readonly count: number;
}

/** Who comes in. */
export interface Visitor extends HandLook {
  readonly key: string;
}

type SentMove = Extract<FromMember, { type: 'move' }>;

/** The connection to a room. */
export class RoomConnection {
  readonly state = signal(EMPTY_ROOM);
  readonly hand = signal<number | undefined>(undefined);
  readonly present = signal<ReadonlySet<number>>(new Set());
  /** When hands lost their connections, by the clock of this page; only what it has seen. */
  readonly awaySince = signal<ReadonlyMap<number, number>>(new Map());
  readonly link = signal<Link>('joining');
  /** The puzzle of the round, once it has begun. */
  readonly puzzle = signal<BlindPuzzle | undefined>(undefined);
  /** The finished lines of racing hands, rows first: '0110'. */
  readonly lines = signal<ReadonlyMap<number, string>>(new Map());
  readonly cursors = signal<ReadonlyMap<number, SeenCursor>>(new Map());
  /** What hands have pointed at last, each time anew. */
  readonly points = signal<ReadonlyMap<number, Pointed>>(new Map());
  /** How many strokes of others came in after a break; 0 until there was one. */
  readonly cameIn = signal(0);
  /** The moves of all hands, once they were asked for. */
  readonly replay = signal<readonly MoveEvent[] | undefined>(undefined);
  /** Moves that the server has not written down. */
  readonly pending = signal<readonly SentMove[]>([]);
  /** Why the last thing that was asked for came to nothing. */
  readonly trouble = signal<string | undefined>(undefined);
  readonly own = computed(() => this.state.value.hands[this.hand.value ?? -1]);
  /** Hears of each move of this round that the server has written down, its own too. */
  onMove: ((event: MoveEvent) => void) | undefined;
  /** Hears of an own move that the server did not take. */
  onLost: (() => void) | undefined;
  readonly #address: string;
  readonly #visitor: () => Visitor;
  #moves: MoveEvent[] = [];
  #socket: WebSocket | undefined;
  /** The number of the last move that went out over this connection. */
  #sent = 0;
  /** The server's clock less this page's. */
  #ahead = -Infinity;
  #wait = FIRST_WAIT_MS;
  #isOver = false;
  /** Whether the next events are those of a break. */
  #isBack = false;

  constructor(address: string, visitor: () => Visitor) {
    this.#address = address;
    this.#visitor = visitor;
    this.open();
  }

  /** The moves of this round, as far as this member may see them. */
  get moves(): readonly MoveEvent[] {
    return this.#moves;
  }

  /** Milliseconds of the server's clock since this hand began; negative in the countdown. */
  get elapsed(): number {
    const begin = beginOf(this.state.peek(), this.hand.peek() ?? -1);
    return performance.now() + this.#ahead - begin;
  }

  /** Comes in, for the first time or after an end. */
  open(): void {
    this.#isOver = false;
    this.link.value = this.hand.peek() === undefined ? 'joining' : 'broken';
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.send({ type: 'hello', ...this.#visitor(), seen: this.state.peek().number });
    });
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(data) as ToMember));
    socket.addEventListener('close', ({ code }) => this.#closed(socket, code));
  }

  /** Ends for good: the page is left. */
  close(): void {
    this.#isOver = true;
    this.#socket?.close();
  }

  #notePresent(present: ReadonlySet<number>): void {
    const gone = [...this.present.peek()].filter((hand) => !present.has(hand));
    const still = [...this.awaySince.peek()].filter(([hand]) => !present.has(hand));
    const now = performance.now();
    this.awaySince.value = new Map([...gone.map((hand) => [hand, now] as const), ...still]);
    this.present.value = present;
  }

  send(message: FromMember): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Makes a move: it is kept until the server has it. Returns its number. */
  move(move: Move, at: number): number {
    const last = this.pending.peek().at(-1)?.count ?? this.own.peek()?.moves ?? 0;
    const count = last + 1;
    const sent: SentMove = {
      type: 'move',
      count,
      at: Math.max(0, Math.round(at)),
      code: [...codeOfMove(move)],
    };
    this.pending.value = [...this.pending.peek(), sent];
    this.#sendMoves();
    return count;
  }

  #sendMoves(): void {
    if (this.link.peek() !== 'open') return;
    for (const move of this.pending.peek().slice(0, WINDOW)) {
      if (move.count <= this.#sent) continue;
      this.send(move);
      this.#sent = move.count;
    }
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.cursors.value = new Map();
    const end = ENDS.get(code);
    if (end !== undefined || this.#isOver) {
      this.link.value = end ?? 'left';
      return;
    }
    this.link.value = this.hand.peek() === undefined ? 'joining' : 'broken';
    setTimeout(() => {
      if (!this.#isOver && socket === this.#socket) this.open();
    }, this.#wait);
    this.#wait = Math.min(LONGEST_WAIT_MS, this.#wait * 2);
  }

  #hear(message: ToMember): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message.hand, message.time);
        break;
      case 'events':
        this.#take(message);
        break;
      case 'present':
        this.#notePresent(new Set(message.hands));
        break;
      case 'puzzle':
        this.puzzle.value = blindFromJson(message.blind);
        break;
      case 'lines':
        this.lines.value = new Map(this.lines.peek()).set(message.hand, message.lines);
        break;
      case 'cursor': {
        const { hand, cell, stroke, points } = message;
        if (points) this.point(hand, cell);
        this.cursors.value = new Map(this.cursors.peek()).set(hand, { cell, stroke });
        break;
      }
      case 'replay':
        this.replay.value = message.moves;
        break;
      case 'refused':
        this.#refused(message.why, message.count);
        break;
    }
  }

  /** Shows that a hand points at a cell. */
  point(hand: number, cell: number): void {
    const count = (this.points.peek().get(hand)?.count ?? 0) + 1;
    this.points.value = new Map(this.points.peek()).set(hand, { cell, count });
  }

  #welcome(hand: number, time: number): void {
    this.hand.value = hand;
    this.#setClock(time);
    this.#wait = FIRST_WAIT_MS;
    this.#sent = 0;
    this.#isBack = this.link.peek() === 'broken';
    this.link.value = 'open';
    this.#sendMoves();
    // what has happened meanwhile is among all of it
    if (this.replay.peek() !== undefined) this.send({ type: 'replay' });
  }

  /** The fastest message tells best how the clocks differ. */
  #setClock(time: number): void {
    this.#ahead = Math.max(this.#ahead, time - performance.now());
  }

  #take({ events, time }: Extract<ToMember, { type: 'events' }>): void {
    this.#setClock(time);
    let state = this.state.peek();
    const moves: MoveEvent[] = [];
    for (const kept of events) {
      if (kept.number <= state.number) continue;
      state = foldRoom(state, kept);
      const { event } = kept;
      if (event.type === 'start') this.#begin();
      if (event.type === 'move') moves.push(event);
    }
    this.state.value = state;
    if (this.#isBack) {
      this.cameIn.value = moves.filter(({ hand }) => hand !== this.hand.peek()).length;
    }
    this.#isBack = false;
    for (const event of moves) {
      this.#moves.push(event);
      if (event.hand === this.hand.peek()) this.#drop((count) => count <= event.count);
      else if (this.replay.peek() !== undefined) this.#watch(event);
      this.onMove?.(event);
    }
    this.#sendMoves();
  }

  #watch(event: MoveEvent): void {
    this.replay.value = [...(this.replay.peek() ?? []), event];
  }

  /** A round begins: nothing is left of the last one. */
  #begin(): void {
    this.#moves = [];
    this.pending.value = [];
    this.puzzle.value = undefined;
    this.lines.value = new Map();
    this.cursors.value = new Map();
    this.points.value = new Map();
    this.replay.value = undefined;
  }

  #refused(why: string, count: number | undefined): void {
    if (count === undefined) {
      this.trouble.value = why;
      return;
    }
    this.#drop((each) => each === count);
    this.onLost?.();
  }

  #drop(isDone: (count: number) => boolean): void {
    const left = this.pending.peek().filter(({ count }) => !isDone(count));
    if (left.length < this.pending.peek().length) this.pending.value = left;
  }
}
