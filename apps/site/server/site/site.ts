/**
 * The context of every part of the server: the database, the clock, the engine, jobs. One value,
 * made when the server starts and handed down. Its data about people and requests are copies or
 * about to be written, so that any number of processes can serve the same database.
 */
import type { Kysely } from 'kysely';
import type { Engine } from '../engine/index.js';
import type { Log, SiteConfig } from '../host/index.js';
import type { Jobs } from '../jobs/index.js';
import type { Storage, Tables } from '../storage/index.js';
import type { SiteMemory } from './site-memory.js';

/** The server, without its routes. */
export interface Site {
  readonly config: SiteConfig;
  readonly storage: Storage;
  readonly db: Kysely<Tables>;
  readonly engine: Engine;
  readonly jobs: Jobs;
  readonly log: Log;
  /** What this process remembers, so as not to make it again. */
  readonly memory: SiteMemory;
  /** Milliseconds since 1970; tests set it. */
  readonly now: () => number;
}
