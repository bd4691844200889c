/**
 * Attacks a server that runs, with what no client sends: broken HTTP, bodies without an end, and
 * puzzles that are hard, thin or huge for every call of the engine. Tells what was answered, how
 * long the catalogue took beside it, and the memory of the server.
 *
 *     node apps/site/dist-server/main.js serve --port 4900 --limits 0 --threads 1 --data FOLDER
 *     node trials/attack.mjs --port 4900 --pid PID [--only raw|slow|engine] [--kind PATTERN]
 */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { HOSTILE } from './attack/hostile.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    pid: { type: 'string' },
    only: { type: 'string' },
    kind: { type: 'string' },
  },
});
const port = Number(values.port ?? 4000);
const base = `http://127.0.0.1:${port}/api/v1`;
const findings = [];

/** The memory of the server in megabytes. */
function memory() {
  if (values.pid === undefined) return 0;
  const status = readFileSync(`/proc/${values.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000);
}

/** The status that a server answers to bytes; "closed" if it answers nothing. */
function sent(bytes, waitMs = 3000) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.on('data', (some) => (answer += some));
    const late = setTimeout(() => socket.destroy(), waitMs);
    socket.on('close', () => {
      clearTimeout(late);
      resolve({ status: /HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'closed', answer });
    });
    socket.write(bytes);
  });
}

const HEAD = `Host: localhost:${port}\r\nConnection: close\r\n`;
const get = (path, head = HEAD) => `GET ${path} HTTP/1.1\r\n${head}\r\n`;
const post = (head, body = '') => `POST /api/v1/session HTTP/1.1\r\n${HEAD}${head}\r\n${body}`;

/** Requests as bytes, by what is wrong with them. */
const RAW = {
  trace: `TRACE / HTTP/1.1\r\n${HEAD}\r\n`,
  connect: `CONNECT evil.example:80 HTTP/1.1\r\n${HEAD}\r\n`,
  'unknown method': `FOO /api/v1/puzzles HTTP/1.1\r\n${HEAD}\r\n`,
  'absolute address': get('http://evil.example/learn'),
  'another host': get('/learn', 'Host: evil.example\r\nConnection: close\r\n'),
  'markup in the host': get('/', 'Host: a"><script>\r\nConnection: close\r\n'),
  'two hosts': get('/', 'Host: a\r\nHost: b\r\nConnection: close\r\n'),
  'no host': get('/', 'Connection: close\r\n'),
  dots: get('/../../etc/passwd'),
  'encoded dots': get('/%2e%2e/%2e%2e/etc/passwd'),
  backslashes: get('/assets/..%5c..%5cserver'),
  'broken percent': get('/people/%E0%A4%A'),
  'zero sign': get('/puzzles%00.html'),
  'double slash': get('//evil.example/learn'),
  'long header': get('/', `${HEAD}X: ${'a'.repeat(20_000)}\r\n`),
  'many headers': get('/', `${HEAD}${'X: 1\r\n'.repeat(3000)}`),
  'length and pieces': post('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
  'two lengths': post('Content-Length: 5\r\nContent-Length: 6\r\n', 'hello'),
  'negative length': post('Content-Length: -5\r\n'),
  'huge length': post('Content-Type: application/json\r\nContent-Length: 99999999999\r\n', '{'),
  'another method': post('X-HTTP-Method-Override: DELETE\r\nContent-Length: 0\r\n'),
};

async function raw() {
  for (const [what, bytes] of Object.entries(RAW)) {
    const { status, answer } = await sent(bytes);
    const place = /\r\nlocation: (.*)\r/i.exec(answer)?.[1] ?? '';
    console.log(`${what.padEnd(20)} ${status} ${place}`);
    if (Number(status) >= 500 || /evil/.test(place)) findings.push(`${what}: ${status} ${place}`);
  }
}

/** Holds a hundred large bodies open that never end. */
async function slow() {
  const before = memory();
  const body = Buffer.alloc(8_000_000, 0x20);
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    const length = `Content-Type: application/json\r\nContent-Length: ${body.length + 1}\r\n`;
    socket.write(`POST /api/v1/convert?to=non HTTP/1.1\r\nHost: localhost\r\n${length}\r\n`);
    socket.write(body);
    return socket;
  });
  for (let k = 0; k < 6; k++) {
    await new Promise((go) => setTimeout(go, 1500));
    const start = performance.now();
    const { status } = await fetch(`${base}/puzzles`);
    const ms = Math.round(performance.now() - start);
    console.log(`slow bodies: ${memory()} MB (before: ${before}), list ${status} in ${ms} ms`);
  }
  for (const socket of sockets) socket.destroy();
  if (memory() - before > 300) findings.push(`slow bodies: ${memory() - before} MB more`);
}

const CALLS = [
  ...['solve', 'solve?maxSolutions=100', 'check', 'rate', 'explain', 'hint'],
  ...['convert?to=png', 'convert?to=non', 'draw?output=svg', 'draw?output=png&what=solution'],
  ...['draw?output=gif', 'draw?output=gif&frames=steps&cell=20', 'draw?output=pdf'],
  ...['draw?output=pdf&what=both&perPage=12', 'draw?output=text&what=solution'],
];

/** Longest time of a call: the engine's own limit, and what a loaded machine adds. */
const LONGEST_MS = 20_000;

async function engine() {
  for (const [name, puzzle] of Object.entries(HOSTILE)) {
    if (values.kind !== undefined && !new RegExp(values.kind).test(name)) continue;
    for (const call of CALLS) {
      const start = performance.now();
      const body = JSON.stringify(puzzle);
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${base}/${call}`, { method: 'POST', body, headers });
      const bytes = (await answer.arrayBuffer()).byteLength;
      const ms = Math.round(performance.now() - start);
      console.log(`${name} ${call}: ${answer.status}, ${bytes} bytes, ${ms} ms, ${memory()} MB`);
      if (answer.status >= 500 || ms > LONGEST_MS) findings.push(`${name} ${call}: ${ms} ms`);
    }
  }
}

for (const [name, attack] of Object.entries({ raw, slow, engine })) {
  if (values.only === undefined || values.only === name) await attack();
}
console.log(findings.length === 0 ? 'nothing broke' : findings.join('\n'));
process.exitCode = findings.length === 0 ? 0 : 1;
