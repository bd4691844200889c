/**
 * The first day of an owner, from an empty machine: PostgreSQL, a proxy and a mail server are
 * there; the owner checks the settings, starts the site, becomes administrator, names the site,
 * invites a class, makes a moderator, is visited by a wave of spam, bans it, backs up, restores
 * into another database, and restores a backup of an older version. Each step tells its seconds
 * and how often the owner had to press something; a step that does not end as it should is a fault.
 *
 *     npm run build && node trials/first-day.mjs [--puzzles 500] [--comments 2000]
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { keep, printer } from '../bench/measure.mjs';
import { bundleEntry } from '../scripts/bundle.mjs';
import { countShown, SPAMMER, sendWave } from './first-day/wave.mjs';
import { Client } from './security/client.mjs';
import { mailbox } from './security/mailbox.mjs';
import { PROGRAM, startServer, wait } from './soak/server.mjs';

const RESULTS = new URL('results/', import.meta.url);
const OLDER = new URL('../apps/site/server/storage/older/', import.meta.url);
const ACCOUNTS = 10;
const PASSWORD = 'eleven quiet herons at dawn';

const { values } = parseArgs({
  options: {
    puzzles: { type: 'string', default: '500' },
    comments: { type: 'string', default: '2000' },
  },
});
const wave = { puzzles: Number(values.puzzles), comments: Number(values.comments) };
const parts = await import(await bundleEntry(new URL('./soak/parts.ts', import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'nonokit-day-'));
const { lines, print } = printer();
const faults = [];
const mails = [];
const closing = [];
let presses = 0;

print('| step | seconds | presses | what came of it |');
print('|---|---|---|---|');
try {
  await liveTheDay();
} finally {
  for (const close of closing.reverse()) await close();
  rmSync(folder, { recursive: true });
}
print('');
print(faults.length === 0 ? 'No fault.' : faults.map((fault) => `- FAULT: ${fault}`).join('\n'));
const command = ['node trials/first-day.mjs', ...process.argv.slice(2)].join(' ');
keep('first-day', command, lines, RESULTS);
process.exitCode = faults.length === 0 ? 0 : 1;

async function liveTheDay() {
  const port = await parts.freePort();
  const mailPort = await parts.freePort();
  const base = await openProxy(port);
  const post = await mailbox(mailPort, mails);
  closing.push(() => post.close());
  const postgres = await step('start PostgreSQL', () => parts.startPostgres());
  closing.push(() => postgres.stop());
  const database = postgres.url;
  const mail = { smtp: `smtp://127.0.0.1:${mailPort}`, 'mail-from': 'site@club.example' };
  const shared = { database, data: folder, 'base-url': base, proxies: 1, port, ...mail };
  await step('--check finds a wrong mail server', async () => {
    const wrong = { ...shared, smtp: 'smtp://127.0.0.1:9' };
    const { code, text } = await run(['serve', '--check', ...flags(wrong)]);
    expect(code !== 0 && /smtp/.test(text), `--check says: ${text}`);
    return text.trim().split('\n').at(-1);
  });
  await step('--check is content', async () => {
    const { code, text } = await run(['serve', '--check', ...flags(shared)]);
    expect(code === 0, `--check says: ${text}`);
  });
  await step('a mail to oneself', async () => {
    const { code } = await run(['mail-test', 'owner@club.example', ...flags(shared)]);
    expect(code === 0 && mails.length === 1, 'no mail came');
  });
  const log = join(folder, 'log');
  const start = (more = {}) =>
    startServer({ base: `http://127.0.0.1:${port}`, log, settings: { ...shared, ...more } });
  let server = await step('the first start, until the catalogue is filled', () => start());
  const stop = () => endProcess(server);
  closing.push(() => stop());
  const owner = new Client(base);
  await step('the administrator’s account', async () => {
    press(2);
    const [, token] = /\/welcome\/([\w-]+)/.exec(readFileSync(log, 'utf8')) ?? [];
    const body = { name: 'Olga', password: PASSWORD, invitation: token };
    const answer = await owner.api('POST', '/accounts', body);
    owner.keepCookie(answer);
    expect(answer.status === 201, `no account: ${answer.text}`);
  });
  await step('name, accent, contact, imprint', async () => {
    press(3);
    const body = { name: 'Puzzle Club', accent: '#0b6f6a', contact: 'hello@club.example' };
    const changes = { ...body, imprint: '## Puzzle Club\n\nBremen' };
    const answer = await owner.api('PATCH', '/owner/settings', changes);
    const { text } = await new Client(base).ask('GET', '/');
    expect(answer.status === 200 && text.includes('Puzzle Club'), 'the name is not shown');
  });
  const vera = await step('an invitation, and a moderator who comes by it', async () => {
    press(4);
    const invited = { name: 'Friends', uses: 5, days: 7 };
    const made = await owner.api('POST', '/owner/invitations', invited);
    const token = made.json.address.split('/').at(-1);
    const moderator = new Client(base);
    const body = { name: 'Vera', password: PASSWORD, invitation: token };
    moderator.keepCookie(await moderator.api('POST', '/accounts', body));
    const subject = { kind: 'person', id: 'Vera' };
    const role = { action: 'role', subject, reason: 'other', role: 'moderator' };
    const answer = await owner.api('POST', '/moderation/actions', role);
    expect(answer.status === 201, `no moderator: ${answer.text}`);
    return moderator;
  });
  await step('a logo, which mails and pages show', async () => {
    press(2);
    const svg = '<svg viewBox="0 0 9 9"><circle cx="4" cy="4" r="4" fill="#0b6f6a"/></svg>';
    const file = Buffer.from(svg).toString('base64');
    const answer = await owner.api('PUT', '/owner/logo', { file });
    expect(answer.status === 200, `no logo: ${answer.text}`);
    // the page is asked for until all processes know it
    await wait(2000);
    const { text } = await new Client(base).ask('GET', '/');
    expect(/site\.css\?[^"]*logo=/.test(text), 'the logo is not shown');
  });
  await step('a first puzzle, which a moderator looks at before it is public', async () => {
    press(4);
    await owner.api('PATCH', '/owner/settings', { firstLook: true });
    await wait(2000);
    const newcomer = new Client(base);
    const account = { name: 'Newcomer', password: PASSWORD };
    newcomer.keepCookie(await newcomer.api('POST', '/accounts', account));
    const picture = parts.encodeRecord(parts.uniquePicture('first'));
    const sent = await newcomer.api('POST', '/puzzles', { file: picture, acceptWarnings: true });
    const id = sent.json?.id;
    expect(sent.json?.isWaiting === true, `it does not wait: ${sent.text}`);
    const read = async () => (await new Client(base).api('GET', `/puzzles/${id}`)).status;
    expect((await read()) === 404, 'a stranger reads it before the look');
    const subject = { kind: 'puzzle', id };
    const act = { action: 'admit', subject, reason: 'other' };
    const answer = await vera.api('POST', '/moderation/actions', act);
    expect(answer.status === 201 && (await read()) === 200, `not public: ${answer.text}`);
    await owner.api('PATCH', '/owner/settings', { firstLook: false });
    await wait(2000);
  });
  await step('a wave from ten new accounts, at the usual limits', async () => {
    const { accepted, refused } = await sendWave(base, parts, { ...wave, accounts: ACCOUNTS });
    const { puzzles, comments } = accepted;
    expect(puzzles <= 3 * ACCOUNTS, `${puzzles} puzzles of new accounts`);
    return `${puzzles} puzzles and ${comments} comments came in; refused: ${JSON.stringify(refused)}`;
  });
  await stop();
  server = await start({ limits: 0 });
  await parts.letIn(database);
  await step('the whole wave, from accounts of a week, without limits', async () => {
    const sent = await sendWave(base, parts, { ...wave, accounts: ACCOUNTS, isAgain: true });
    const left = wave.comments - sent.accepted.comments;
    // a person may write thirty an hour: the others come by the database
    await parts.addComments(database, SPAMMER, left);
    return `${JSON.stringify(sent)}, and ${left} comments by the database`;
  });
  await step('ten bans, each with “hide everything”', async () => {
    const before = await countShown(base);
    for (let k = 0; k < ACCOUNTS; k++) {
      press(3);
      const subject = { kind: 'person', id: `${SPAMMER} ${k}` };
      const ban = { action: 'ban', subject, reason: 'spam', hidesAll: true };
      const answer = await vera.api('POST', '/moderation/actions', ban);
      expect(answer.status === 201, `no ban: ${answer.text}`);
    }
    const after = await countShown(base);
    const shown = await parts.countComments(database, SPAMMER);
    expect(after.puzzles === 0 && after.feed === 0, `still shown: ${JSON.stringify(after)}`);
    expect(shown === 0, `${shown} comments are still shown`);
    return `of the wave ${before.puzzles} puzzles on the first page of “newest” before, none after`;
  });
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  await step('a verified backup beside the running site', async () => {
    const { code, text } = await run(['backup', '--keep', '14', backups, ...flags(shared)]);
    expect(code === 0, text);
  });
  await step('restoring it into another database', async () => {
    const [name] = readdirSync(backups);
    const other = `sqlite:${join(folder, 'restored.db')}`;
    const { code, text } = await run(['restore', join(backups, name), '--database', other]);
    expect(code === 0, text);
    const one = await parts.rowsIn(database);
    const two = await parts.rowsIn(other);
    expect(JSON.stringify(one) === JSON.stringify(two), 'the rows differ');
    return JSON.stringify(two);
  });
  await step('a backup of the first version, restored and served', async () => {
    const file = fileURLToPath(new URL('0001-first.backup.gz', OLDER));
    const older = `sqlite:${join(folder, 'older.db')}`;
    const { code, text } = await run(['restore', file, '--database', older]);
    expect(code === 0, text);
    const free = await parts.freePort();
    const address = `http://localhost:${free}`;
    const settings = { database: older, data: folder, port: free };
    const served = await startServer({ base: address, log, settings });
    const { status } = await new Client(address).ask('GET', '/puzzles');
    await endProcess(served);
    expect(status === 200, `the catalogue answers ${status}`);
  });
}

async function step(name, work) {
  const began = performance.now();
  const before = presses;
  const result = await work();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  print(
    `| ${name} | ${seconds} | ${presses - before} | ${typeof result === 'string' ? result : 'done'} |`,
  );
  return result;
}

function press(times) {
  presses += times;
}

function expect(isTrue, fault) {
  if (!isTrue) faults.push(fault);
}

function flags(settings) {
  return Object.entries(settings).flatMap(([key, value]) => [`--${key}`, `${value}`]);
}

function run(words) {
  return new Promise((done) => {
    execFile(process.execPath, [PROGRAM, ...words], (error, out, err) =>
      done({ code: error === null ? 0 : (error.code ?? 1), text: out + err }),
    );
  });
}

async function endProcess(child) {
  child.kill('SIGTERM');
  await new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done()));
}

/** A proxy that adds the address of the client, as nginx does. Returns its address. */
async function openProxy(port) {
  const proxy = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-for': asked.socket.remoteAddress };
    const wish = { host: '127.0.0.1', port, path: asked.url, method: asked.method, headers };
    const passed = request(wish, (got) => {
      answer.writeHead(got.statusCode, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
  await new Promise((done) => proxy.listen(0, '127.0.0.1', done));
  closing.push(() => new Promise((done) => proxy.close(done) && proxy.closeAllConnections()));
  return `http://localhost:${proxy.address().port}`;
}
