/**
 * Rows: what this device knows of a server's puzzle that was begun here, and what the server knows
 * of its game. The moves are in the store of games like those of any puzzle; a row says which of
 * them were sent. It is in the same database, so it survives a reload, and any page can go on
 * sending.
 */

import type { Solved } from '../../contract/remote-types.js';
import type { GameStore } from '../index.js';
import { StoredShelf } from '../shelf.js';

/** A puzzle of the server that was begun on this device. */
export interface RemoteRow {
  /** The puzzle. */
  readonly id: string;
  readonly version: number;
  /** What the server signed when it gave the clues out; goes with the game. */
  readonly given: string;
  /** The account of the player, by its identifier; undefined without one. */
  readonly person?: string | undefined;
  /** The game on the server; undefined until it was begun there. */
  readonly game?: string | undefined;
  /** The server's revision of the game. */
  readonly revision: number;
  /** How many moves the server has, and after how many milliseconds of play. */
  readonly sent: number;
  readonly sentElapsed: number;
  /** With how many moves it was solved; undefined until then. */
  readonly wonMoves?: number | undefined;
  /** When, by the clock of this device: milliseconds since 1970. */
  readonly wonAt?: number | undefined;
  /** Set while another device's version waits for the player's choice. */
  readonly apart?: Apart | undefined;
  /** The server's answer to the solve. */
  readonly solved?: Solved | undefined;
  /** Why the server did not take the solve; it is not sent again. */
  readonly refused?: string | undefined;
}

/** A version that another device has made. */
export interface Apart {
  /** Its log in the store of games. */
  readonly theirs: string;
  readonly device: string;
  /** When it was played last: milliseconds since 1970. */
  readonly updatedAt: number;
}

/** The rows of this device. */
export interface RemoteRows {
  get(id: string): Promise<RemoteRow | undefined>;
  list(): Promise<readonly RemoteRow[]>;
  /** Changes some fields of a row, whatever another tab changes meanwhile; or makes the row. */
  note(id: string, changes: Partial<RemoteRow>): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A row as it is stored: what was never noted is missing. */
type StoredRow = Partial<RemoteRow> & { readonly id: string };

/** The rows in the store's database. */
export function rowsOf({ context }: Pick<GameStore, 'context'>): RemoteRows {
  const { connection, desk } = context;
  const shelf = new StoredShelf<StoredRow>(connection, desk, 'remote', (there, changes) => ({
    ...there,
    ...changes,
  }));
  return {
    get: async (id) => rowFrom(await shelf.get(id)),
    list: async () => (await shelf.list()).flatMap((row) => rowFrom(row) ?? []),
    note: (id, changes) => shelf.put({ ...changes, id }),
    remove: (id) => shelf.remove(id),
  };
}

/** A row with everything that it needs; undefined where only a late note of a removed row is. */
function rowFrom(row: StoredRow | undefined): RemoteRow | undefined {
  if (row?.given === undefined) return undefined;
  const { given } = row;
  return { version: 1, revision: 0, sent: 0, sentElapsed: 0, ...row, given };
}

/** True if the server is done with this game: it has its solve, or will not take it. */
export function isDone({ solved, refused }: RemoteRow): boolean {
  return solved !== undefined || refused !== undefined;
}

/** Milliseconds since it was solved; the clock of the device may have been set back since. */
export function findAge({ wonAt }: RemoteRow, now: number): number {
  return wonAt === undefined ? 0 : Math.max(0, Math.round(now - wonAt));
}
