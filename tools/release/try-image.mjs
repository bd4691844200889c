/**
 * Runs the image of the site without a daemon: its layers are unpacked below an empty folder, and
 * its command runs there with that folder as `/`, as the user that the image names.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { inEmptyFolder, PUZZLE } from './try-artifacts.mjs';

/** Unpacks the image, starts it, and lets it answer a page and solve a puzzle. */
export async function tryImage(file) {
  await inEmptyFolder(async (folder) => {
    const { config, root } = unpack(file, folder);
    const port = await freePort();
    const env = Object.fromEntries(config.Env.map((pair) => pair.split(/=(.*)/s)));
    const [program, ...args] = enter(root, config);
    const server = spawn(program, [...args, ...config.Cmd], {
      env: { ...env, NONOKIT_PORT: `${port}` },
    });
    let printed = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (bytes) => {
        printed += bytes;
      });
    }
    const ended = new Promise((done) => server.once('close', done));
    try {
      await use(`http://127.0.0.1:${port}`, server);
    } catch (error) {
      throw new Error(`the image: ${error}\n${printed}`, { cause: error });
    } finally {
      server.kill('SIGTERM');
    }
    const code = await ended;
    if (code !== 0) throw new Error(`the image ends with ${code}\n${printed}`);
  });
}

/** Unpacks layers in their order, after a look at every sum. */
function unpack(file, folder) {
  const layout = join(folder, 'layout');
  const root = join(folder, 'root');
  for (const path of [layout, root]) mkdirSync(path);
  execFileSync('tar', ['-xf', file, '-C', layout]);
  const blob = ({ digest, size }) => {
    const [kind, sum] = digest.split(':');
    const path = join(layout, 'blobs', kind, sum);
    const content = readFileSync(path);
    const found = createHash(kind).update(content).digest('hex');
    if (found !== sum || content.length !== size) throw new Error(`${path} is another blob`);
    return { path, content };
  };
  const read = (described) => JSON.parse(blob(described).content);
  const index = JSON.parse(readFileSync(join(layout, 'index.json'), 'utf8'));
  const manifest = read(index.manifests[0]);
  const { config } = read(manifest.config);
  for (const layer of manifest.layers) {
    execFileSync('tar', ['-xpzf', blob(layer).path, '-C', root]);
  }
  mkdirSync(join(root, 'proc'));
  return { config, root };
}

/** Gives a root the view of processes that every container has, and goes on in it. */
const WITH_PROCESSES = 'mount --rbind /proc "$0/proc" && exec "$@"';

/** The command that runs another one with a folder as `/`. Who is not root is the user there. */
function enter(root, { User, WorkingDir }) {
  const [user, group] = User.split(':');
  const isRoot = process.getuid() === 0;
  const outer = isRoot ? ['--mount'] : ['--mount', '--user', '--map-root-user'];
  const inner = isRoot
    ? [`--setgid=${group}`, `--setuid=${user}`]
    : ['--user', `--map-group=${group}`, `--map-user=${user}`];
  const there = ['unshare', ...inner, `--root=${root}`, `--wd=${WorkingDir}`];
  return ['unshare', ...outer, 'sh', '-c', WITH_PROCESSES, root, ...there];
}

async function use(base, server) {
  await ready(base, server);
  const solved = await fetch(`${base}/api/v1/solve`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: PUZZLE,
  });
  const told = await solved.text();
  if (!told.includes('[[1,1,1],[0,1,0]]')) throw new Error(`it solves wrongly: ${told}`);
  const page = await (await fetch(`${base}/ja/`)).text();
  if (!page.includes('<html lang="ja"')) throw new Error('it does not answer the first page');
}

/** Waits until the server has filled its catalogue. */
async function ready(base, server) {
  while (server.exitCode === null) {
    const answer = await fetch(`${base}/readyz`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('it ended');
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
