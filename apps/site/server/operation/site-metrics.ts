/**
 * Metrics of what a site consists of, read at each scrape: the engine and mail of this process;
 * database, accounts and the age of the last backup, which every process reports alike.
 */
import { sql } from 'kysely';
import type pg from 'pg';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Site } from '../site/index.js';
import { LAST_BACKUP } from './kept-backups.js';
import { mailCounts } from './mail.js';

/** Adds them to the metrics of a server. */
export function addSiteMetrics(registry: Registry, site: Site): void {
  addEngine(registry, site);
  addMail(registry, site);
  addDatabase(registry, site);
}

function addEngine(registry: Registry, { engine }: Site): void {
  const registers = [registry];
  new Gauge({
    name: 'nonokit_engine_jobs',
    help: 'Jobs of the engine: in threads, and waiting in the short and the long lane.',
    labelNames: ['state'],
    registers,
    collect() {
      const { working, waiting } = engine.load();
      this.set({ state: 'working' }, working);
      this.set({ state: 'waiting-short' }, waiting.short);
      this.set({ state: 'waiting-long' }, waiting.long);
    },
  });
  new Gauge({
    name: 'nonokit_engine_threads',
    help: 'Threads of the engine.',
    registers,
    collect() {
      this.set(engine.load().threads);
    },
  });
  new Counter({
    name: 'nonokit_engine_seconds_total',
    help: 'Seconds that the engine has worked, by who asked: pages, members, strangers.',
    labelNames: ['asker'],
    registers,
    collect() {
      this.reset();
      for (const [asker, ms] of Object.entries(engine.load().workedMs)) {
        this.inc({ asker }, ms / 1000);
      }
    },
  });
  new Counter({
    name: 'nonokit_engine_refused_total',
    help: 'Refused jobs: askers without engine time left (spent), no room (busy).',
    labelNames: ['why'],
    registers,
    collect() {
      this.reset();
      for (const [why, count] of Object.entries(engine.load().refused)) this.inc({ why }, count);
    },
  });
}

function addMail(registry: Registry, site: Site): void {
  new Counter({
    name: 'nonokit_mails_total',
    help: 'Mails that the mail server took, and tries that failed.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of Object.entries(mailCounts(site))) this.inc({ outcome }, count);
    },
  });
}

function addDatabase(registry: Registry, site: Site): void {
  const { storage, db, log, now } = site;
  /** The others are worth more than ever without a database. */
  const orLog = async (read: () => Promise<void>): Promise<void> => {
    await read().catch((error: unknown) => log.error({ error }, 'a metric was not read'));
  };
  addGauge(registry, 'nonokit_database_bytes', 'The size of the database.', (set) =>
    orLog(async () => set(await databaseBytes(site))),
  );
  addGauge(registry, 'nonokit_people', 'Accounts.', (set) =>
    orLog(async () => {
      const count = db.selectFrom('person').select((eb) => eb.fn.countAll<number>().as('people'));
      set((await count.executeTakeFirstOrThrow()).people);
    }),
  );
  addGauge(
    registry,
    'nonokit_backup_age_seconds',
    'Seconds since the last backup; absent if there was none.',
    (set) =>
      orLog(async () => {
        const last = db.selectFrom('site_state').select('value').where('name', '=', LAST_BACKUP);
        const row = await last.executeTakeFirst();
        if (row !== undefined) set((now() - Number(row.value)) / 1000);
      }),
  );
  if (storage.dialect !== 'postgres') return;
  const pool = storage.driver as pg.Pool;
  new Gauge({
    name: 'nonokit_database_connections',
    help: 'Connections of the pool: busy, idle; and requests that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

/** A gauge that is missing where its value cannot be read. */
function addGauge(
  registry: Registry,
  name: string,
  help: string,
  read: (set: (value: number) => void) => Promise<void>,
): void {
  new Gauge({
    name,
    help,
    // a label set appears with its value, and so is absent without one
    labelNames: ['scope'],
    registers: [registry],
    async collect() {
      this.reset();
      await read((value) => this.set({ scope: 'site' }, value));
    },
  });
}

async function databaseBytes({ storage, db }: Site): Promise<number> {
  const size =
    storage.dialect === 'sqlite'
      ? sql<{ bytes: number }>`
          select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await size.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
