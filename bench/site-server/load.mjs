/** Requests to a server at a rate or as fast as they go, and what the server says of itself. */
import { Agent, request } from 'node:http';

/** The event loop is looked at so often, in milliseconds; the metric has this time in it. */
const LOOK_MS = 10;

/** Sends requests and gives times in milliseconds, in order, with the server's own figures. */
export async function load(base, { rate, workers = 0, most = Infinity, seconds, of }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const times = [];
  const failures = new Map();
  await figures(base);
  const before = await figures(base);
  const began = performance.now();
  const end = began + seconds * 1000;
  let next = 0;
  const one = async () => {
    const start = performance.now();
    const status = await send(base, agent, of(next++)).catch((error) => error.code ?? 'failed');
    times.push(performance.now() - start);
    if (!(status >= 200 && status < 300)) failures.set(status, (failures.get(status) ?? 0) + 1);
  };
  if (rate !== undefined) await atRate(rate, end, one);
  else {
    const work = async () => {
      while (performance.now() < end && next < most) await one();
    };
    await Promise.all(Array.from({ length: workers }, work));
  }
  const took = (performance.now() - began) / 1000;
  const after = await figures(base);
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    times,
    failures,
    rate: times.length / took,
    cpuMs: ((after.cpu - before.cpu) * 1000) / times.length,
    delayMs: Math.max(0, after.delay * 1000 - LOOK_MS),
    memoryMb: after.memory / 1e6,
  };
}

/** Requests at even distances, whether earlier ones are answered or not. */
async function atRate(rate, end, one) {
  const all = [];
  const start = performance.now();
  for (let n = 0; performance.now() < end; n++) {
    const wait = start + (n * 1000) / rate - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    all.push(one());
  }
  await Promise.all(all);
}

function send(base, agent, what) {
  const { method = 'GET', path, headers, body } = typeof what === 'string' ? { path: what } : what;
  const all = { 'Accept-Encoding': 'gzip', ...headers };
  return new Promise((done, failed) => {
    const asked = request(base + path, { method, agent, headers: all }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode));
      answer.once('error', failed);
    });
    asked.once('error', failed);
    asked.end(body);
  });
}

/** Processor seconds, the delay of the event loop since the last time, and memory. */
async function figures(base) {
  const text = await (await fetch(`${base}/metrics`)).text();
  const of = (name) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? NaN);
  return {
    cpu: of('process_cpu_seconds_total'),
    delay: of('nodejs_eventloop_lag_p99_seconds'),
    memory: of('process_resident_memory_bytes'),
  };
}
