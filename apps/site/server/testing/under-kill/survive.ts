/**
 * Kills servers under load, again and again, and compares the database with everything that they
 * had acknowledged. With PostgreSQL two processes share it, and the players go to the one that is
 * left; now and then both are killed, or one before it has begun to serve.
 */
import { type Random, randomOf } from '@nonokit/core';
import { openStorage, type Storage } from '../../storage/open.js';
import { unrated, wrongCounts } from '../wrong-counts.js';
import { NoAnswer } from './client.js';
import { doubled, foundIn } from './found.js';
import { Ledger } from './ledger.js';
import { type Crowd, type Known, Player, readCatalogue } from './player.js';
import { type FastClock, fastClock, freePort, SiteProcess } from './site-process.js';

/** What to do. */
export interface Ordeal {
  readonly database: string;
  /** For the files of the servers. */
  readonly folder: string;
  /** The built server. */
  readonly program: string;
  readonly processes: number;
  readonly kills: number;
  readonly players: number;
  readonly seed: string;
  /** Called after each kill. */
  readonly progress?: (text: string) => void;
}

/** What came of it. */
export interface Survived {
  /** Nothing, if all is well. */
  readonly wrong: readonly string[];
  readonly ledger: Ledger;
  readonly people: number;
  readonly solves: number;
  readonly jobs: number;
  /** Servers that were killed before they served. */
  readonly early: number;
  readonly killed: number;
}

/** So much is acknowledged before a kill, by chance, however fast the machine is. */
const LEAST = 15;
const MORE = 60;

/** Most milliseconds that pass after that. */
const MOMENT_MS = 100;

/** How long a slow machine is waited for. */
const PATIENCE_MS = 30_000;

/** How often a kill comes before the server serves. */
const EARLY = 0.2;

/** How long the jobs of killed processes may take: the lease of one, and some more. */
const JOBS_MS = 120_000;

/** Kills servers and tells what is wrong afterwards. */
export async function survive(ordeal: Ordeal): Promise<Survived> {
  const run = await Run.begin(ordeal);
  try {
    for (let kill = 1; kill <= ordeal.kills; kill++) {
      await run.round();
      ordeal.progress?.(`${kill}: ${run.ledger.acknowledged} acknowledged`);
      if (run.wrong.length > 0) break;
    }
    return await run.end();
  } finally {
    await run.close();
  }
}

class Run {
  readonly ledger = new Ledger();
  readonly wrong: string[] = [];
  readonly #ordeal: Ordeal;
  readonly #random: Random;
  readonly #servers: readonly SiteProcess[];
  readonly #crowd: Crowd;
  readonly #puzzles = new Map<string, Known>();
  readonly #players: Player[] = [];
  readonly #former: Player[] = [];
  #living: SiteProcess[] = [];
  #storage: Storage | undefined;
  #early = 0;
  #killed = 0;

  private constructor(ordeal: Ordeal, servers: readonly SiteProcess[], clock: FastClock) {
    this.#ordeal = ordeal;
    this.#servers = servers;
    this.#random = randomOf(`ordeal ${ordeal.seed}`);
    let words = 0;
    this.#crowd = {
      ledger: this.ledger,
      clock,
      puzzles: this.#puzzles,
      next: () => words++,
      doors: { pick: () => this.#door() },
    };
  }

  static async begin(ordeal: Ordeal): Promise<Run> {
    const clock = fastClock();
    const servers: SiteProcess[] = [];
    for (let k = 0; k < ordeal.processes; k++) {
      servers.push(new SiteProcess({ ...ordeal, clock, port: await freePort() }));
    }
    return new Run(ordeal, servers, clock);
  }

  /** Load, a kill, and a comparison. */
  async round(): Promise<void> {
    await this.#startAll();
    await readCatalogue(this.#crowd.doors, this.#puzzles);
    this.#changePlayers();
    let isOver = false;
    const playing = [...this.#players].map((player) => this.#play(player, () => isOver));
    await this.#load(LEAST + this.#random.below(MORE));
    await this.#kill();
    // those who are left go on without the dead
    if (this.#living.length > 0) await this.#load(LEAST);
    isOver = true;
    await Promise.all(playing);
    await this.#startAll();
    await this.#compare();
  }

  /** Waits for the jobs and compares for the last time. */
  async end(): Promise<Survived> {
    const { db } = await this.#open();
    const until = Date.now() + JOBS_MS;
    while ((await unrated(db)) > 0 && Date.now() < until) await pause(200);
    const left = await unrated(db);
    if (left > 0) this.wrong.push(`${left} solves were never rated: their jobs are lost`);
    await this.#compare();
    for (const player of this.#former) await answered(() => player.stillKnown());
    for (const { errors } of this.#servers) this.wrong.push(...errors);
    const rows = await db.selectFrom('solve').select('is_rated').execute();
    return {
      wrong: this.wrong,
      ledger: this.ledger,
      early: this.#early,
      killed: this.#killed,
      people: this.#players.length + this.#former.length,
      solves: rows.length,
      jobs: rows.filter(({ is_rated }) => is_rated === 1).length,
    };
  }

  async close(): Promise<void> {
    await this.#storage?.close();
    await Promise.all(this.#servers.map((server) => server.stop()));
  }

  /**
   * Waits until the site has acknowledged some more, a solve among all, and a moment. Games last
   * for some time by the clock, and a fast machine acknowledges much before the first has ended.
   */
  async #load(more: number): Promise<void> {
    const enough = this.ledger.acknowledged + more;
    const until = Date.now() + PATIENCE_MS;
    const isEnough = (): boolean => this.ledger.acknowledged >= enough && this.ledger.solved > 0;
    while (!isEnough() && Date.now() < until) await pause(10);
    await pause(this.#random.below(MOMENT_MS));
  }

  /** Starts who does not live; some are killed at once and started again. */
  async #startAll(): Promise<void> {
    for (const server of this.#servers) {
      if (this.#living.includes(server)) continue;
      server.start();
      if (this.#random.next() < EARLY) {
        await pause(this.#random.below(1000));
        await server.kill();
        this.#early++;
        server.start();
      }
      await server.ready();
      this.#living.push(server);
    }
  }

  async #kill(): Promise<void> {
    const isAll = this.#random.next() < 0.25;
    const victim = this.#random.below(this.#servers.length);
    const victims = this.#servers.filter((_, k) => isAll || k === victim);
    // nobody is sent to the dead any more only after they have died
    await Promise.all(victims.map((server) => server.kill()));
    this.#killed += victims.length;
    this.#living = this.#living.filter((server) => !victims.includes(server));
  }

  /** New people come all the time, and others rest. */
  #changePlayers(): void {
    const { players: most } = this.#ordeal;
    if (this.#players.length >= most) this.#former.push(...this.#players.splice(0, 1));
    while (this.#players.length < most) {
      const number = this.#players.length + this.#former.length;
      const name = `Player ${number} x${this.#crowd.next()}`;
      this.#players.push(new Player(this.#crowd, name, randomOf(`${this.#ordeal.seed} ${name}`)));
    }
  }

  async #play(player: Player, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      try {
        await player.act();
      } catch (error) {
        if (!(error instanceof NoAnswer)) {
          this.wrong.push(String(error));
          return;
        }
        this.ledger.unanswered++;
        await pause(30);
      }
    }
  }

  async #compare(): Promise<void> {
    const { db } = await this.#open();
    const found = await foundIn(db);
    const known = this.#players.map((player) => answered(() => player.stillKnown()));
    const signedOut = (await Promise.allSettled(known)).flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    );
    this.wrong.push(...this.ledger.compare(found), ...doubled(found), ...signedOut);
    this.wrong.push(...(await wrongCounts(db)));
  }

  async #open(): Promise<Storage> {
    this.#storage ??= await openStorage(this.#ordeal.database);
    return this.#storage;
  }

  #door(): string {
    const all = this.#living.length > 0 ? this.#living : this.#servers;
    return all[this.#random.below(all.length)]?.base ?? '';
  }
}

/**
 * Asks again where no answer comes: connections to a server that was killed end late on a busy
 * machine, and no answer is not a refusal.
 */
async function answered(ask: () => Promise<void>, tries = 5): Promise<void> {
  for (let left = tries; ; left--) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof NoAnswer) || left === 1) throw error;
      await pause(200);
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
