/**
 * The servers that are attacked, with people, puzzles and a mailbox: one without limits, one with
 * them, and one that believes it is reached over TLS. Times of its database can be moved back.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { bundleEntry } from '../../scripts/bundle.mjs';
import { PROGRAM, startServer } from '../soak/server.mjs';
import { Client } from './client.mjs';
import { mailbox } from './mailbox.mjs';

const parts = await import(await bundleEntry(new URL('./parts.ts', import.meta.url)));

/** Where the site with TLS says that it is. */
export const SECURE = 'https://nonograms.example';

/** Starts all of it. */
export async function openStage(port) {
  const folder = mkdtempSync(join(tmpdir(), 'nonokit-security-'));
  mkdirSync(join(folder, 'empty'));
  const mails = [];
  const post = await mailbox(port + 3, mails);
  const children = [];
  const start = async (name, number, settings) => {
    const base = `http://localhost:${port + number}`;
    const data = join(folder, name);
    mkdirSync(data);
    const own = { data, catalogue: join(folder, 'empty'), limits: 0, ...settings };
    const log = join(folder, `${name}.log`);
    children.push(await startServer({ base, log, settings: own }));
    return { base, data, log, pid: children.at(-1).pid };
  };
  const smtp = { smtp: `smtp://127.0.0.1:${port + 3}`, 'mail-from': 'site@nonograms.example' };
  const open = await start('open', 0, smtp);
  const limited = await start('limited', 1, { limits: 1 });
  const secure = await start('secure', 2, { 'base-url': SECURE });
  const db = new Database(join(open.data, 'nonokit.db'));
  // the server writes at the same time
  db.exec('pragma busy_timeout = 10000');
  let people = 0;
  return {
    folder,
    open,
    limited,
    secure,
    mails,
    db,
    parts,
    /** A person with a new account. */
    async person(site = open, invitation, address = `127.0.7.${(people % 200) + 1}`) {
      const name = `Person ${people++} of ${process.pid}`;
      const password = `the long password ${people}`;
      const origin = site === secure ? SECURE : site.base;
      const client = new Client(site.base, { address, origin });
      const answer = await client.api('POST', '/accounts', { name, password, invitation });
      if (answer.status !== 201) throw new Error(`no account: ${answer.status} ${answer.text}`);
      client.keepCookie(answer);
      const { id } = db.prepare('select id from person where name = ?').get(name) ?? {};
      return { name, password, id, client, code: answer.json.recoveryCode };
    },
    stranger: (site = open, address = '127.0.0.1') =>
      new Client(site.base, { address, origin: site === secure ? SECURE : site.base }),
    /** The one-time address for an administrator. */
    invite() {
      const words = [PROGRAM, 'invite', '--data', open.data, '--base-url', open.base];
      return execFileSync(process.execPath, words)
        .toString()
        .match(/welcome\/([\w-]+)/)?.[1];
    },
    /** Publishes a puzzle. */
    async publish({ client }, more = {}) {
      const file = parts.encodeRecord(parts.uniquePicture(`${Math.random()}`));
      const body = { file, acceptWarnings: true, ...more };
      const answer = await client.api('POST', '/puzzles', body);
      if (answer.status !== 201) throw new Error(`not published: ${answer.text}`);
      return answer.json.id;
    },
    /** Begins a game as if it had begun an hour ago, and plays it; not sent yet. */
    async play({ client }, puzzle, { seed = `${Math.random()}`, pace = 1500 } = {}) {
      const { json: read } = await client.api('GET', `/puzzles/${puzzle}`);
      const { json: game } = await client.api('POST', '/games', { puzzle });
      db.prepare('update game set given_at = given_at - 3600000 where id = ?').run(game.id);
      const { record } = parts.playedParts(parts.playable(read.blind), seed, pace).at(-1);
      return { game: game.id, record };
    },
    /** Plays a puzzle to the end. */
    async solve(person, puzzle, how) {
      const { game, record } = await this.play(person, puzzle, how);
      return person.client.api('POST', `/games/${game}/solve`, { record });
    },
    /** All bytes that the server without limits keeps on the disk. */
    stored: () =>
      Buffer.concat(
        readdirSync(open.data)
          .filter((name) => name.startsWith('nonokit.db'))
          .map((name) => readFileSync(join(open.data, name))),
      ),
    logs: () => readFileSync(open.log, 'utf8'),
    async close() {
      db.close();
      post.close();
      for (const child of children) {
        child.kill('SIGTERM');
        await new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done()));
      }
      rmSync(folder, { recursive: true });
    },
  };
}
