/** A member of a room as a program: it folds what it is told, and waits for states. */
import { type BlindJson, blindFromJson, type Clues, codeOfMove, type Move } from '@nonokit/board';
import WebSocket from 'ws';
import {
  EMPTY_ROOM,
  type FromMember,
  foldRoom,
  type MoveEvent,
  newBoards,
  playBoards,
  type RoomState,
  type RoundBoards,
  type ToMember,
} from '../../../rooms/index.js';

/** Who comes in, and where. */
export interface ClientOptions {
  /** The address of the site. */
  readonly base: string;
  readonly room: string;
  readonly name: string;
  readonly key?: string;
  /** Another page than the site's own. */
  readonly origin?: string;
  /** The address of this machine that it comes from: `127.0.0.2`. */
  readonly from?: string;
  /** Called with each move that the server has written down, when it comes in. */
  readonly onMove?: (event: MoveEvent, by: RoomClient) => void;
  /** Keeps nothing of what it hears but the moves. */
  readonly isForgetful?: boolean;
}

/** A member. */
export class RoomClient {
  readonly #options: ClientOptions;
  #socket: WebSocket | undefined;
  #wakers: (() => void)[] = [];
  state: RoomState = EMPTY_ROOM;
  #boards: RoundBoards | undefined;
  /** Moves that its boards do not have yet. */
  #unplayed: MoveEvent[] = [];
  hand = -1;
  present: readonly number[] = [];
  /** All that has come, as text: nothing else is known to this member. */
  readonly heard: string[] = [];
  readonly refusals: string[] = [];
  readonly cursors: Extract<ToMember, { type: 'cursor' }>[] = [];
  readonly lines = new Map<number, string>();
  /** Whether it keeps all that it hears; 200 members that do for ten minutes fill the memory. */
  readonly #isForgetful: boolean;
  /** The moves of all hands, each time they were told. */
  readonly replays: (readonly MoveEvent[])[] = [];
  clues: Clues | undefined;
  closed: number | undefined;
  status: number | undefined;
  #count = 0;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#isForgetful = options.isForgetful === true;
  }

  /** Its boards, which play the moves when they are asked for. */
  get boards(): RoundBoards | undefined {
    let boards = this.#boards;
    if (boards === undefined) return undefined;
    for (const event of this.#unplayed.splice(0)) boards = playBoards(boards, event) ?? boards;
    this.#boards = boards;
    return boards;
  }

  /**
   * Opens the connection, at another address if one is given, and says hello. Resolves when the
   * client is welcome or refused.
   */
  async join(base = this.#options.base): Promise<this> {
    const { room, origin = base, from } = this.#options;
    this.closed = undefined;
    this.hand = -1;
    const options = { origin, ...(from !== undefined && { localAddress: from }) };
    const socket = new WebSocket(`${base.replace('http', 'ws')}/rooms/${room}/socket`, options);
    this.#socket = socket;
    // what a former connection still has to say is of no interest
    const closeWith = (code: number): void => {
      if (socket === this.#socket) this.#closeWith(code);
    };
    socket.on('open', () => this.#hello());
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('unexpected-response', (_, response) => {
      this.status = response.statusCode;
      closeWith(response.statusCode ?? 0);
    });
    socket.on('error', () => closeWith(0));
    socket.on('close', closeWith);
    await this.until(() => this.hand >= 0 || this.closed !== undefined);
    return this;
  }

  send(message: FromMember): void {
    this.#socket?.send(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.#socket?.send(text);
  }

  /** Makes a move. Returns its number. */
  move(move: Move, at = 0): number {
    this.#count++;
    this.send({ type: 'move', count: this.#count, at, code: [...codeOfMove(move)] });
    return this.#count;
  }

  /** Breaks the connection without a word. */
  drop(): void {
    this.#socket?.terminate();
  }

  /** Waits until something is true of what was heard. */
  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await new Promise<void>((wake) => this.#wakers.push(wake));
  }

  /** The marks of its board. */
  get marks(): number[] {
    const { boards } = this;
    return [...((boards?.shared?.game ?? boards?.own.get(this.hand))?.marks ?? [])];
  }

  #hello(): void {
    const { name, key = `${name} has a long secret` } = this.#options;
    this.send({ type: 'hello', key, name, avatar: name, seen: this.state.number });
  }

  #closeWith(code: number): void {
    this.closed ??= code;
    this.#wake();
  }

  #hear(text: string): void {
    if (!this.#isForgetful) this.heard.push(text);
    const message = JSON.parse(text) as ToMember;
    if (message.type === 'welcome') this.hand = message.hand;
    else if (message.type === 'events') this.#take(message);
    else if (message.type === 'present') this.present = message.hands;
    else if (message.type === 'puzzle') this.#begin(message.blind);
    else if (message.type === 'lines') this.lines.set(message.hand, message.lines);
    else if (message.type === 'cursor') this.#see(message);
    else if (message.type === 'replay') this.replays.push(message.moves);
    else this.refusals.push(message.why);
    this.#wake();
  }

  #take({ events }: Extract<ToMember, { type: 'events' }>): void {
    for (const kept of events) {
      this.state = foldRoom(this.state, kept);
      const { event } = kept;
      if (event.type === 'start') {
        this.#boards = undefined;
        this.#unplayed = [];
      }
      if (event.type !== 'move') continue;
      this.#options.onMove?.(event, this);
      if (event.hand === this.hand) this.#count = Math.max(this.#count, event.count);
      this.#unplayed.push(event);
    }
  }

  #see(cursor: Extract<ToMember, { type: 'cursor' }>): void {
    if (!this.#isForgetful) this.cursors.push(cursor);
  }

  #begin(blind: BlindJson): void {
    const { choice } = this.state;
    if (this.#boards !== undefined || choice === undefined) return;
    const puzzle = blindFromJson(blind);
    if (puzzle === undefined) throw new Error('the clues of a room cannot be read');
    this.clues = puzzle.clues;
    this.#boards = newBoards(puzzle.clues, choice.kind);
  }

  #wake(): void {
    const wakers = this.#wakers;
    this.#wakers = [];
    for (const wake of wakers) wake();
  }
}
