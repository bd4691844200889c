/** A server as people have installed it, and requests that need each of its parts. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A server that runs. */
export interface SiteAtWork {
  readonly base: string;
  /** What it has written. */
  printed(): string;
  /** Asks it to stop and returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts a command as a server of a site. */
export async function startSite(
  [program = '', ...args]: readonly string[],
  { cwd, variables }: { readonly cwd: string; readonly variables: Record<string, string> },
): Promise<SiteAtWork> {
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, ...variables, NONOKIT_PORT: `${port}` };
  const child = spawn(program, args, { cwd, env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      text += bytes.toString();
    });
  }
  const base = `http://localhost:${port}`;
  await ready(child, `${base}/readyz`, () => text);
  return {
    base,
    printed: () => text,
    stop: async () => {
      const ended = new Promise<number | null>((done) => child.once('close', done));
      child.kill('SIGTERM');
      return await ended;
    },
  };
}

async function ready(child: ChildProcess, url: string, printed: () => string): Promise<void> {
  while (true) {
    if (child.exitCode !== null) throw new Error(`the server ended:\n${printed()}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

const HEART = '.#.#.\n#####\n#####\n.###.\n..#..\n';

/** What a site at work gave. */
export interface Work {
  readonly health: string;
  /** Puzzles of the start catalogue. */
  readonly puzzles: number;
  readonly page: string;
  /** A built page. */
  readonly learn: string;
  /** The first bytes of a preview and of a booklet. */
  readonly preview: string;
  readonly booklet: string;
}

/** Uses the parts of a server: database, passwords, engine, rasteriser, fonts, PDF. */
export async function use({ base }: SiteAtWork): Promise<Work> {
  const text = async (path: string) => (await fetch(base + path)).text();
  const { total } = JSON.parse(await text('/api/v1/puzzles?limit=1'));
  const name = 'Anna';
  const account = { name, password: 'seven grey owls at noon' };
  const made = await post(`${base}/api/v1/accounts`, account);
  const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const puzzle = { file: HEART, titles: { en: 'Heart' }, acceptWarnings: true };
  const { id } = await (await post(`${base}/api/v1/puzzles`, puzzle, cookie)).json();
  const wish = { title: 'One', puzzles: [id] };
  const series = await (await post(`${base}/api/v1/series`, wish, cookie)).json();
  const page = await text(`/puzzles/${id}`);
  const image = /property="og:image" content="([^"]*)"/.exec(page)?.[1] ?? '';
  return {
    health: await text('/healthz'),
    puzzles: total,
    page,
    learn: await text('/learn/'),
    preview: await begin(image),
    booklet: await begin(`${base}/api/v1/series/${series.id}.pdf`),
  };
}

async function post(url: string, value: unknown, cookie = ''): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Origin: new URL(url).origin, cookie };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(value) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function begin(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 5);
}
