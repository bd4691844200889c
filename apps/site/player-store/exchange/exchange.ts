/**
 * The exchange of one game with the server: whatever the two know of it, afterwards both know all,
 * or the player has to choose, or it is tried again later. It can be called at any time and any
 * number of times, from any tab; a game is never sent twice at once.
 *
 *     nothing was begun on the server     POST games, with the token of when the clues went out
 *     the server has less                 PUT games/<id>, naming the revision that we know
 *     the server has more                 its moves are put into the store
 *     both have moves of their own        both versions are kept, and the player is asked
 *     it is solved here                   POST games/<id>/solve
 */
import { type BlindPuzzle, isWon, replay } from '@nonokit/board';
import { invariant } from '@nonokit/core';
import { type CallPath, callPath } from '../../contract/call-path.js';
import * as paths from '../../contract/paths.js';
import type { RemoteGame, Solved } from '../../contract/remote-types.js';
import type { GameStore, OpenGame } from '../index.js';
import { type Ask, isPassing, type RemoteProblem } from './ask.js';
import { standing } from './compare.js';
import type { Exchanged } from './exchanged.js';
import { unpackedText } from './packed.js';
import { packedRecord, unpackedRecord } from './record.js';
import { findAge, type RemoteRow, type RemoteRows } from './row.js';

export type { Exchanged } from './exchanged.js';

/** What an exchange works with. */
export interface Exchange {
  readonly ask: Ask;
  readonly store: Pick<GameStore, 'open' | 'importGame' | 'versions'> & {
    readonly puzzles: Pick<GameStore['puzzles'], 'get'>;
  };
  readonly rows: Pick<RemoteRows, 'get' | 'note'>;
  /** The signed-in person. */
  readonly person: string;
  /** The clock of this device: milliseconds since 1970. */
  readonly now: () => number;
  /** Where the device is: `Europe/Berlin`. */
  readonly timeZone: string;
  /** What this device is called: "Chrome, Windows". */
  readonly device: string;
  /** Runs work alone among all tabs. */
  readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/** The server's code for a game that was solved on another device. */
export const SOLVED_ELSEWHERE = 'game-over';

const EVEN: Exchanged = { kind: 'even' };

/** How often a game is read anew within one exchange, because another device was faster. */
const ROUNDS = 3;

/** How to exchange. */
export interface ExchangeOptions {
  /** The page is being left. */
  readonly keepalive?: boolean;
  /** Fetches the server's version even if there is nothing to send. */
  readonly looks?: boolean;
}

/** Exchanges the game of a puzzle. */
export function exchange(
  with_: Exchange,
  id: string,
  options: ExchangeOptions = {},
): Promise<Exchanged> {
  return with_.alone(`nonokit.send.${id}`, async () => {
    const row = await with_.rows.get(id);
    const puzzle = await with_.store.puzzles.get(id);
    if (row === undefined || puzzle === undefined) return EVEN;
    if (row.person !== undefined && row.person !== with_.person) return EVEN;
    // another exchange, of this page or of another tab, was faster
    if (row.solved !== undefined) return { kind: 'solved', solved: row.solved };
    if (row.refused !== undefined) return { kind: 'refused', code: row.refused };
    if (row.apart !== undefined && row.wonMoves === undefined) return { kind: 'apart' };
    const game = await with_.store.open(id, puzzle.clues);
    try {
      // a puzzle without a move is not a game
      const isBegun = row.game !== undefined || game.record.length > 0;
      if (!isBegun && options.looks !== true) return EVEN;
      return await new Dealing({ with_, puzzle, game, options }, row).run();
    } finally {
      await game.close();
    }
  });
}

/** State of an exchange in progress. */
interface Parts {
  readonly with_: Exchange;
  readonly puzzle: BlindPuzzle;
  readonly game: OpenGame;
  readonly options: ExchangeOptions;
}

/** One exchange in progress. */
class Dealing {
  readonly #with: Exchange;
  readonly #puzzle: BlindPuzzle;
  readonly #game: OpenGame;
  readonly #keepalive: boolean;
  #looks: boolean;
  #row: RemoteRow;

  constructor({ with_, puzzle, game, options }: Parts, row: RemoteRow) {
    this.#with = with_;
    this.#puzzle = puzzle;
    this.#game = game;
    this.#keepalive = options.keepalive ?? false;
    this.#looks = options.looks ?? false;
    this.#row = row;
  }

  async run(): Promise<Exchanged> {
    for (let round = 0; round < ROUNDS; round++) {
      const met = this.#row.game === undefined ? await this.#begin() : await this.#look();
      if (met === 'again') continue;
      if (met !== undefined) return met;
      const done = this.#row.wonMoves === undefined ? await this.#send() : await this.#solve();
      if (done !== 'again') return done;
    }
    return EVEN;
  }

  /** The game on the server, which is begun before any other request. */
  get #id(): string {
    const { game } = this.#row;
    invariant(game !== undefined, 'a game on the server has an identifier');
    return game;
  }

  get #path(): CallPath {
    return callPath(paths.GAME, { id: this.#id });
  }

  /** Begins the game on the server, or finds the one that is open there. */
  async #begin(): Promise<Exchanged | undefined> {
    const { device, person } = this.#with;
    const { id, given } = this.#row;
    const answer = await this.#ask<RemoteGame>('POST', callPath(paths.GAMES), {
      puzzle: id,
      given,
      device,
    });
    if (!answer.ok) return this.#failed(answer.problem);
    this.#looks = false;
    await this.#note({ person, game: answer.value.id, revision: answer.value.revision });
    return this.#row.wonMoves === undefined ? this.#meet(answer.value) : undefined;
  }

  /** Fetches what other devices have made, once, if that is wanted. */
  async #look(): Promise<Exchanged | 'again' | undefined> {
    if (!this.#looks || this.#row.wonMoves !== undefined) return undefined;
    this.#looks = false;
    const answer = await this.#ask<RemoteGame>('GET', this.#path);
    if (!answer.ok) {
      return answer.problem.status === 404 ? this.#forget() : this.#failed(answer.problem);
    }
    const { revision, state } = answer.value;
    if (revision !== this.#row.revision) {
      await this.#note({ revision });
      const met = await this.#meet(answer.value);
      if (met !== undefined) return met;
    }
    return state === 'open' ? undefined : this.#refused(SOLVED_ELSEWHERE);
  }

  /** Sends what the server does not have. */
  async #send(): Promise<Exchanged | 'again'> {
    const { record, elapsed } = this.#game;
    const { revision, sent, sentElapsed } = this.#row;
    if (record.length === sent && elapsed <= sentElapsed) return EVEN;
    const { device } = this.#with;
    const answer = await this.#ask<RemoteGame>('PUT', this.#path, {
      record: packedRecord(this.#puzzle.clues, { record, elapsed }),
      moves: record.length,
      elapsed: Math.round(elapsed),
      revision,
      device,
    });
    if (answer.ok) {
      const { revision } = answer.value;
      await this.#note({ revision, sent: record.length, sentElapsed: elapsed });
      return EVEN;
    }
    const { code, status, facts } = answer.problem;
    if (code === 'gone-apart') {
      const theirs = facts['theirs'] as RemoteGame;
      await this.#note({ revision: theirs.revision });
      return (await this.#meet(theirs)) ?? 'again';
    }
    if (status === 404) return this.#forget();
    return this.#failed(answer.problem);
  }

  /** The game is no longer on the server: it is begun there again. */
  async #forget(): Promise<'again'> {
    await this.#note({ game: undefined, revision: 0, sent: 0, sentElapsed: 0 });
    return 'again';
  }

  /** Merges the server's moves and ours. Undefined: the local record can be sent. */
  async #meet(theirs: RemoteGame): Promise<Exchanged | undefined> {
    const { clues } = this.#puzzle;
    const packed = theirs.record;
    const there = packed === null ? undefined : unpackedRecord(clues, packed);
    if (packed === null || there === undefined) {
      await this.#note({ sent: 0, sentElapsed: 0 });
      return undefined;
    }
    const how = standing(this.#game.record, there.record);
    if (how === 'apart') return this.#part(theirs, packed);
    const { elapsed, record } = there;
    if (how === 'behind') {
      const imported = await this.#import(packed);
      if (!imported) return EVEN;
    }
    await this.#note({ sent: record.length, sentElapsed: elapsed });
    return undefined;
  }

  /** Keeps the other version beside ours, for the player to choose. */
  async #part(theirs: RemoteGame, packed: string): Promise<Exchanged> {
    const before = new Set((await this.#versions()).map(({ log }) => log));
    if (!(await this.#import(packed))) return EVEN;
    const after = await this.#versions();
    const other =
      after.find(({ log }) => !before.has(log)) ??
      after.slice(1).find(({ moves }) => moves >= theirs.moves);
    if (other === undefined) return EVEN;
    const { device, changedAt } = theirs;
    await this.#note({
      apart: { theirs: other.log, device, updatedAt: Date.parse(changedAt) },
    });
    return { kind: 'apart' };
  }

  async #import(packed: string): Promise<boolean> {
    const { id, clues } = this.#puzzle;
    const text = unpackedText(packed) ?? '';
    // what the store merges is read from the database, so what is on its way there comes first
    await this.#game.flush();
    return (await this.#with.store.importGame(id, clues, text)).ok;
  }

  #versions() {
    return this.#with.store.versions(this.#puzzle.id);
  }

  /** Sends the moves with which the puzzle was solved. */
  async #solve(): Promise<Exchanged | 'again'> {
    const { clues } = this.#puzzle;
    const record = this.#game.record.slice(0, this.#row.wonMoves);
    if (!isWon(replay(clues, record))) {
      // the record is another one: the version of another device was chosen meanwhile
      await this.#note({ wonMoves: undefined });
      return 'again';
    }
    const elapsed = record.at(-1)?.at ?? 0;
    const answer = await this.#ask<Solved>('POST', callPath(paths.GAME_SOLVE, { id: this.#id }), {
      record: packedRecord(clues, { record, elapsed }),
      agoMs: findAge(this.#row, this.#with.now()),
      timeZone: this.#with.timeZone,
    });
    if (answer.ok) {
      await this.#note({ solved: answer.value, apart: undefined });
      return { kind: 'solved', solved: answer.value };
    }
    if (answer.problem.status === 404) return this.#forget();
    return this.#failed(answer.problem);
  }

  #ask<T>(method: string, path: CallPath, body?: unknown) {
    return this.#with.ask<T>(method, path, { body, keepalive: this.#keepalive });
  }

  /** What cannot be now comes later; what the server refuses is kept here and not sent again. */
  async #failed(problem: RemoteProblem): Promise<Exchanged> {
    const { code, status } = problem;
    if (isPassing(problem) || status < 400 || status === 401) return { kind: 'later', problem };
    return this.#refused(code);
  }

  async #refused(code: string): Promise<Exchanged> {
    await this.#note({ refused: code });
    return { kind: 'refused', code };
  }

  async #note(changes: Partial<RemoteRow>): Promise<void> {
    this.#row = { ...this.#row, ...changes };
    await this.#with.rows.note(this.#row.id, changes);
  }
}
