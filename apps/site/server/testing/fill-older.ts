/**
 * Fills a database for tests of upgrades: every table gets rows, made by the routes of the site as
 * people use them, with a clock that is set and random numbers that are always the same.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cluesOnly } from '@nonokit/board';
import type { Grid } from '@nonokit/core';
import { stormTask } from '@nonokit/explain/tasks';
import { sql } from 'kysely';
import { readPuzzle } from 'nonokit';
import { seedCatalogue } from '../catalogue/seed.js';
import { rankSolve, strikeSolve } from '../community/strike.js';
import { defaultConfig } from '../default-config.js';
import { bytesOfRecord, cluesOf, playedRecord, randomPicture } from '../games/testing/played.js';
import { SILENT } from '../host/log.js';
import { openJobs } from '../jobs/queue-jobs.js';
import { createApp } from '../operation/app.js';
import { jobHandlers } from '../operation/job-handlers.js';
import { addDue, toDay } from '../operation/schedule.js';
import { inviteAdministrator } from '../people/invitation.js';
import type { Site } from '../site/site.js';
import { SiteMemory } from '../site/site-memory.js';
import { writeBackup } from '../storage/archive.js';
import { openStorage } from '../storage/open.js';
import { inlineEngine } from './inline-engine.js';
import { readCookie } from './people-site.js';

/** What tests ask for; written beside the database. */
export interface OlderFacts {
  /** When it was made, by the clock of the site. */
  readonly now: number;
  /** Cookies by name. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly password: string;
  readonly key: string;
  readonly ids: Readonly<Record<string, string>>;
}

const PASSWORD = 'seven grey owls at noon';
const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

/** Small puzzles of the start catalogue, with colours and without. */
const START = ['duck.txt', 'heart.json', 'cat.txt', 'note.nin', 'mushroom.xml', 'snail.json'];

/** Fills the empty database at a URL. */
export async function fillOlder(url: string): Promise<OlderFacts> {
  const filling = await Filling.open(url);
  try {
    return await filling.all();
  } finally {
    await filling.close();
  }
}

/** Writes a database as a backup, and as a file of SQLite without a journal. */
export async function keepOlder(url: string, backup: string, file: string): Promise<void> {
  const storage = await openStorage(url);
  await writeBackup(storage, backup);
  await sql.raw(`vacuum into '${file}'`).execute(storage.db);
  await storage.close();
}

interface Answered {
  readonly seed: string;
  readonly id: string;
  readonly solve: { readonly id: string };
  readonly decisions: readonly { readonly id: string }[];
}

class Filling {
  readonly #site: Site;
  readonly #app: ReturnType<typeof createApp>;
  readonly #clock: { now: number };
  readonly #cookies: Record<string, string> = {};
  readonly #ids: Record<string, string> = {};
  #key = '';

  private constructor(site: Site, clock: { now: number }) {
    this.#site = site;
    this.#app = createApp(site);
    this.#clock = clock;
  }

  static async open(url: string): Promise<Filling> {
    const storage = await openStorage(url);
    const clock = { now: Date.UTC(2026, 10, 20, 9) };
    const now = () => clock.now;
    const handlers = () => jobHandlers(site);
    const jobs = await openJobs({ storage, log: SILENT, now, handlers });
    const config = { ...defaultConfig(), database: url, isJudging: false };
    const site: Site = {
      config,
      storage,
      db: storage.db,
      engine: inlineEngine(),
      jobs,
      log: SILENT,
      now,
      memory: new SiteMemory(),
    };
    return new Filling(site, clock);
  }

  async all(): Promise<OlderFacts> {
    await this.#catalogue();
    await this.#people();
    await this.#puzzles();
    await this.#games();
    await this.#talk();
    await this.#moderation();
    await this.#jobsAndFiles();
    await this.#access();
    const now = this.#clock.now;
    const cookies = this.#cookies;
    const ids = this.#ids;
    return { now, cookies, ids, password: PASSWORD, key: this.#key };
  }

  close(): Promise<void> {
    return this.#site.storage.close();
  }

  async #catalogue(): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'nonokit-start-'));
    const puzzles = fileURLToPath(new URL('../../../../puzzles/', import.meta.url));
    for (const name of START) copyFileSync(join(puzzles, name), join(folder, name));
    await seedCatalogue(this.#site, folder);
    rmSync(folder, { recursive: true });
    await addDue(this.#site);
    await this.#site.jobs.drain();
  }

  async #people(): Promise<void> {
    const address = await inviteAdministrator(this.#site);
    await this.#account('Olga', address.split('/').at(-1));
    for (const name of ['Anna', 'Boris', 'Вера', 'Gleb', 'Zed']) await this.#account(name);
    const about = 'Рисую птиц.\nAnd owls.';
    const shows = { statistics: true, solves: true, skill: true };
    await this.#ask('Anna', ['PATCH', '/me'], { about, shows, language: 'ru' });
    const subject = { kind: 'person', id: 'Вера' };
    const promotion = { action: 'role', role: 'moderator', subject, reason: 'other' };
    await this.#ask('Olga', ['POST', '/moderation/actions'], promotion);
  }

  async #account(name: string, invitation?: string): Promise<void> {
    this.#clock.now += HOUR;
    const body = { name, password: PASSWORD, invitation };
    const response = await this.#request(undefined, ['POST', '/accounts'], body);
    if (response.status !== 201) throw new Error(await response.text());
    this.#cookies[name] = readCookie(response);
  }

  async #puzzles(): Promise<void> {
    await this.#publish('owl', 'Anna', { en: 'Owl', ru: 'Сова' }, ['bird', 'night']);
    await this.#publish('boat', 'Anna', { en: 'Boat' }, []);
    await this.#publish('kite', 'Boris', { ru: 'Змей' }, ['toy']);
    await this.#publish('rude', 'Gleb', { en: 'Rude' }, []);
    const puzzles = [this.#ids['owl'], this.#ids['boat']];
    const series = { title: 'Anna’s two', description: 'Both of them', puzzles };
    this.#ids['series'] = (await this.#ask('Anna', ['POST', '/series'], series)).id;
  }

  async #publish(name: string, author: string, titles: object, tags: string[]): Promise<void> {
    this.#clock.now += HOUR;
    const file = encodeRecord(pictureOf(name, 1));
    const body = { file, titles, tags, description: `Of ${name}`, acceptWarnings: true };
    this.#ids[name] = (await this.#ask(author, ['POST', '/puzzles'], body)).id;
  }

  /** Games of all kinds: solved as all kinds of people, of two versions, open, apart, left. */
  async #games(): Promise<void> {
    await this.#daily();
    this.#ids['first solve'] = await this.#solve('Boris', 'owl', 1);
    const open = await this.#begin('Вера', 'owl');
    const file = encodeRecord(pictureOf('owl', 2));
    const body = { file, titles: { en: 'Owl', ru: 'Сова' }, acceptWarnings: true };
    await this.#ask('Anna', ['PUT', `/puzzles/${this.#ids['owl']}`], body);
    await this.#keep('Вера', open, { picture: pictureOf('owl', 1), moves: 4, device: 'desk' });
    // another device went on without knowing
    await this.#keep('Вера', open, { picture: pictureOf('owl', 1), moves: 7, device: 'phone' });
    this.#ids['game'] = open;
    await this.#solve('Gleb', 'owl', 2);
    await this.#solve('Anna', 'boat', 1);
    await this.#solve('Boris', 'boat', 1);
    await this.#solve('Вера', 'boat', 1);
    await this.#ask('Gleb', ['DELETE', `/games/${await this.#begin('Gleb', 'boat')}`]);
    const key = { name: 'A program', scopes: ['read', 'play'], days: 3650 };
    const made = await this.#freshly('Boris', ['POST', '/me/keys'], key);
    this.#key = (made as unknown as { key: string }).key;
    await this.#solve('Boris', 'rude', 1, this.#key);
    // looked at and ranked again
    const looked = this.#ids['first solve'] ?? '';
    const { db } = this.#site;
    await strikeSolve(db, looked, 'moderator', this.#clock.now);
    await rankSolve(db, looked, 'moderator', this.#clock.now);
    await this.#ask('Boris', ['POST', '/games'], { puzzle: this.#ids['kite'] });
  }

  /** Anna solves a puzzle of the day, which is one of the start catalogue. */
  async #daily(): Promise<void> {
    const { puzzle_id, picture } = await this.#site.db
      .selectFrom('daily')
      .innerJoin('secret', 'secret.puzzle_id', 'daily.puzzle_id')
      .select(['daily.puzzle_id', 'picture'])
      .where('day', '=', toDay(this.#clock.now))
      .where('kind', '=', 'small')
      .executeTakeFirstOrThrow();
    this.#ids['daily'] = puzzle_id;
    this.#ids['day'] = toDay(this.#clock.now);
    const puzzle = readPuzzle(picture, { from: 'share' });
    if (puzzle.goal === undefined) throw new Error('a share string with a picture has a goal');
    const record = playedRecord(puzzle.goal, { seed: 'Anna' });
    const game = await this.#begin('Anna', 'daily');
    const body = { record: base64(bytesOfRecord(cluesOnly(puzzle), record)) };
    await this.#ask('Anna', ['POST', `/games/${game}/solve`], body);
  }

  async #begin(name: string, puzzle: string, key?: string): Promise<string> {
    const game = await this.#ask(name, ['POST', '/games'], { puzzle: this.#ids[puzzle] }, key);
    this.#clock.now += HOUR;
    return game.id;
  }

  async #keep(
    name: string,
    game: string,
    { picture, moves, device }: { picture: Grid; moves: number; device: string },
  ): Promise<void> {
    const played = playedRecord(picture, { seed: `${name} ${device}` }).slice(0, moves);
    const record = base64(bytesOfRecord(cluesOf(picture), played));
    const body = { record, moves, elapsed: 90_000, revision: 0, device };
    const response = await this.#request(name, ['PUT', `/games/${game}`], body);
    if (![200, 409].includes(response.status)) throw new Error(await response.text());
  }

  async #solve(name: string, puzzle: string, version: number, key?: string): Promise<string> {
    const game = await this.#begin(name, puzzle, key);
    const picture = pictureOf(puzzle, version);
    const record = base64(bytesOfRecord(cluesOf(picture), playedRecord(picture, { seed: name })));
    const { solve } = await this.#ask(name, ['POST', `/games/${game}/solve`], { record }, key);
    return solve.id;
  }

  async #talk(): Promise<void> {
    const at = `/puzzles/${this.#ids['owl']}`;
    const write = async (name: string, text: string, isOpen = false) =>
      (await this.#ask(name, ['POST', `${at}/comments`], { text, isOpen })).id;
    this.#ids['comment'] = await write('Boris', 'What a fine bird! 🦉');
    this.#ids['open comment'] = await write('Anna', 'Begin with row five.', true);
    this.#ids['hidden comment'] = await write('Gleb', 'Bad words');
    const deleted = await write('Gleb', 'Never mind');
    await this.#ask('Gleb', ['DELETE', `/comments/${deleted}`]);
    await this.#ask('Boris', ['PUT', `${at}/vote`], { stars: 5, felt: 2 });
    await this.#ask('Gleb', ['PUT', `${at}/vote`], { stars: 2 });
    await this.#ask('Вера', ['PUT', `/puzzles/${this.#ids['boat']}/vote`], { stars: 4, felt: 3 });
    const storm = await this.#ask('Boris', ['POST', '/storm/runs']);
    const answers = [{ ...stormTask(storm.seed, 0).answer, at: 900 }];
    await this.#ask('Boris', ['POST', `/storm/runs/${storm.id}`], { answers });
    await this.#ask('Boris', ['PUT', '/people/Anna/follow']);
    await this.#drafts();
    const list = { title: 'For the train', isPublic: true };
    this.#ids['list'] = (await this.#ask('Boris', ['POST', '/lists'], list)).id;
    const beginsAt = new Date(this.#clock.now + 3 * HOUR).toISOString();
    const contest = { title: 'Boats', beginsAt, minutes: 30, puzzles: [this.#ids['boat']] };
    this.#ids['contest'] = (await this.#ask('Anna', ['POST', '/contests'], contest)).id;
    await this.#ask('Boris', ['PUT', `/contests/${this.#ids['contest']}/entry`]);
    const keep = (id: string) => `/lists/${id}/puzzles/${this.#ids['owl']}`;
    for (const id of ['favourites', this.#ids['list'] ?? '']) {
      await this.#ask('Boris', ['PUT', keep(id)]);
    }
  }

  async #drafts(): Promise<void> {
    this.#ids['draft'] = 'owl-by-night';
    for (const id of ['owl-by-night', 'given-up']) {
      const draft = { title: 'An owl', data: base64(Buffer.from('{}')), revision: 0 };
      await this.#ask('Anna', ['PUT', `/drafts/${id}`], draft);
    }
    await this.#ask('Anna', ['DELETE', '/drafts/given-up']);
    const file = encodeRecord(pictureOf('owl', 3));
    const puzzle = { file, titles: { en: 'Owl by night' }, acceptWarnings: true };
    const day = new Date(this.#clock.now + 30 * 24 * HOUR).toISOString().slice(0, 10);
    await this.#ask('Anna', ['PUT', '/drafts/owl-by-night/plan'], { day, puzzle });
  }

  async #moderation(): Promise<void> {
    const comment = { kind: 'comment', id: this.#ids['hidden comment'] };
    const report = { subject: comment, reason: 'rude', note: 'Look' };
    await this.#ask('Boris', ['POST', '/reports'], report);
    await this.#moderate('hide', comment, 'rude');
    const rude = { kind: 'puzzle', id: this.#ids['rude'] };
    this.#ids['report'] = (
      await this.#ask('Anna', ['POST', '/reports'], { subject: rude, reason: 'spam' })
    ).id;
    await this.#moderate('hide', { kind: 'puzzle', id: this.#ids['kite'] }, 'rights');
    await this.#moderate('lock', { kind: 'puzzle', id: this.#ids['boat'] }, 'other');
    await this.#moderate('ban', { kind: 'person', id: 'Zed' }, 'spam');
    await this.#moderate('warn', { kind: 'person', id: 'Boris' }, 'rude');
    const { decisions } = await this.#ask('Boris', ['GET', '/me/decisions']);
    const path = `/me/decisions/${decisions[0]?.id}/objection`;
    await this.#ask('Boris', ['POST', path], { text: 'It was a joke.' });
    await this.#freshly('Gleb', ['DELETE', '/me'], { password: PASSWORD, puzzles: 'named' });
    delete this.#cookies['Gleb'];
  }

  async #moderate(action: string, subject: object, reason: string): Promise<void> {
    this.#clock.now += MINUTE;
    await this.#ask('Вера', ['POST', '/moderation/actions'], { action, subject, reason });
  }

  async #jobsAndFiles(): Promise<void> {
    await this.#site.jobs.drain();
    this.#clock.now += DAY;
    await addDue(this.#site);
    await this.#site.jobs.drain();
    await this.#app.request(`/preview/${this.#ids['owl']}.png`);
    // a job that waits
    await this.#solve('Olga', 'boat', 1);
  }

  async #access(): Promise<void> {
    const { db } = this.#site;
    const boris = await db
      .selectFrom('person')
      .select('id')
      .where('name', '=', 'Boris')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('passkey')
      .values({
        id: 'cGFzc2tleQ',
        person_id: boris.id,
        name: 'Phone',
        counter: 7,
        public_key: Uint8Array.from({ length: 77 }, (_, k) => k),
        created_at: 5,
      })
      .execute();
    await this.#ask(undefined, ['POST', '/session/passkey/options'], {});
    await inviteAdministrator(this.#site);
    const settings = { name: 'Puzzle Club', imprint: '## Who we are' };
    await this.#freshly('Olga', ['PATCH', '/owner/settings'], settings);
    const invitation = { name: 'Class 7b', uses: 30, days: 300 };
    await this.#ask('Olga', ['POST', '/owner/invitations'], invitation);
    await this.#ask(undefined, ['POST', '/rooms'], {});
  }

  /** After signing in again, since some changes ask for that. */
  async #freshly(
    name: string,
    call: readonly [method: string, path: string],
    body: object,
  ): Promise<Answered> {
    const signedIn = await this.#request(undefined, ['POST', '/session'], {
      name,
      password: PASSWORD,
    });
    this.#cookies[name] = readCookie(signedIn);
    return this.#ask(name, call, body);
  }

  async #ask(
    name: string | undefined,
    call: readonly [method: string, path: string],
    body?: object,
    key?: string,
  ): Promise<Answered> {
    this.#clock.now += MINUTE;
    const response = await this.#request(name, call, body, key);
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} ${call.join(' ')}: ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as Answered;
  }

  #request(
    name: string | undefined,
    [method, path]: readonly [method: string, path: string],
    body?: object,
    key?: string,
  ): Promise<Response> {
    const headers = new Headers({ Origin: this.#site.config.baseUrl });
    if (key !== undefined) headers.set('Authorization', `Bearer ${key}`);
    else if (name !== undefined) headers.set('Cookie', this.#cookies[name] ?? '');
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const text = body === undefined ? null : JSON.stringify(body);
    const url = `${this.#site.config.baseUrl}/api/v1${path}`;
    return Promise.resolve(this.#app.request(url, { method, headers, body: text }));
  }
}

/** The picture of a puzzle that people published, the same for ever. */
export function pictureOf(name: string, version: number): Grid {
  return randomPicture(`older ${name} ${version} 0`, 8);
}

function encodeRecord({ width, cells }: Grid): string {
  const signs = Array.from(cells, (cell) => (cell === 0 ? '.' : '#')).join('');
  return `${signs.match(new RegExp(`.{${width}}`, 'g'))?.join('\n')}\n`;
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
