/**
 * Notices between the processes of a site, through PostgreSQL: NOTIFY sends them, LISTEN receives
 * them. A channel has a connection of its own, because a pool's connections come and go. Notices
 * are not stored, and those of one channel arrive in the order in which they were sent.
 */
import pg from 'pg';
import type { Storage } from './open.js';

/** The most bytes of a notice: PostgreSQL takes fewer than 8,000. */
export const MOST_NOTICE_BYTES = 7900;

/** The most notices of one statement: two megabytes. */
const MOST_ROWS = 256;

/** The most notices that wait to be sent: 128 megabytes of a database that does not answer. */
const MOST_WAITING = 16_384;

/** How long the database may take to connect, and to take notices. */
const PATIENCE_MS = 10_000;

/** A named statement is planned once. */
const SEND = {
  name: 'notices',
  text: 'select pg_notify(name, text) from unnest($1::text[], $2::text[]) as notice(name, text)',
};

/** What a channel tells its owner. */
export interface ChannelEars {
  /** A notice has arrived. */
  heard(notice: string): void;
  /** The connection is gone, and with it what was under way. Called once, and not after `close`. */
  broken(error: unknown): void;
}

/** A connection that listens under a name and sends to other names. */
export class Channel {
  readonly #client: pg.Client;
  readonly #ears: ChannelEars;
  #waiting: (readonly [name: string, notice: string])[] = [];
  #sending: Promise<void> | undefined;
  #isOver = false;

  private constructor(client: pg.Client, ears: ChannelEars) {
    this.#client = client;
    this.#ears = ears;
  }

  /** Listens under a name. @throws if the database is not PostgreSQL or cannot be reached */
  static async open({ driver }: Storage, name: string, ears: ChannelEars): Promise<Channel> {
    if (!(driver instanceof pg.Pool)) throw new Error('only PostgreSQL has channels');
    const client = new pg.Client({
      connectionString: driver.options.connectionString,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      // operators see it in pg_stat_activity
      application_name: name,
      keepAlive: true,
    });
    const channel = new Channel(client, ears);
    client.on('error', (error) => channel.#break(error));
    client.on('end', () => channel.#break(new Error('the connection has ended')));
    client.on('notification', ({ payload }) => {
      if (!channel.#isOver) ears.heard(payload ?? '');
    });
    try {
      await client.connect();
      // a notice is not stored: its commit need not wait for the disk
      await client.query('set synchronous_commit = off');
      await client.query(`listen ${client.escapeIdentifier(name)}`);
    } catch (error) {
      channel.#isOver = true;
      await client.end().catch(() => undefined);
      throw error;
    }
    return channel;
  }

  /**
   * Sends a notice to those who listen under a name. What is sent in one turn of the server's loop,
   * or while a statement runs, shares a statement. PostgreSQL drops equal notices of one statement.
   */
  send(name: string, notice: string): void {
    if (this.#isOver) return;
    this.#waiting.push([name, notice]);
    if (this.#waiting.length > MOST_WAITING) this.#break(new Error('too many notices wait'));
    else this.#sending ??= this.#sendAll();
  }

  /** Sends what waits, and ends. */
  async close(): Promise<void> {
    await this.#sending;
    this.#isOver = true;
    await this.#client.end().catch(() => undefined);
  }

  async #sendAll(): Promise<void> {
    await Promise.resolve();
    try {
      while (this.#waiting.length > 0) {
        const rows = this.#waiting.splice(0, MOST_ROWS);
        const columns = [rows.map(([name]) => name), rows.map(([, notice]) => notice)];
        await this.#client.query({ ...SEND, values: columns });
      }
    } catch (error) {
      this.#break(error);
    }
    // at once, not in a later callback: what is sent in between would wait for the next notice
    this.#sending = undefined;
  }

  #break(error: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#waiting = [];
    void this.#client.end().catch(() => undefined);
    this.#ears.broken(error);
  }
}
