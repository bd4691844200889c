/** Memory, handles, event loop and disk of a server over time, and whether they rise. */
import { appendFileSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Interval, in samples, at which the server collects its garbage and reports what is left. */
const COLLECT_EVERY = 5;

/** How long a collection and its note may take. */
const COLLECT_MS = 3000;

/**
 * Makes a server collect its garbage on SIGUSR2 and write what is left into a file; given to Node
 * with `--import`, beside `--expose-gc`.
 */
export function collector(file) {
  const code = `import { writeFileSync } from 'node:fs';
    process.on('SIGUSR2', () => { globalThis.gc(); const kinds = {};
      for (const kind of process.getActiveResourcesInfo()) kinds[kind] = (kinds[kind] ?? 0) + 1;
      writeFileSync(${JSON.stringify(file)},
        JSON.stringify({ at: Date.now(), ...process.memoryUsage(), kinds })); });`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

/** Samples of one server. */
export class Watch {
  samples = [];
  #server;
  #file;

  /** `server`: { base, pid, heapFile, diskBytes } */
  constructor(server, file) {
    this.#server = server;
    this.#file = file;
  }

  /** Looks at the server now. */
  async sample(notes) {
    const { base, pid, diskBytes } = this.#server;
    const metrics = await (await fetch(`${base}/metrics`)).text();
    const of = (name) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(metrics)?.[1] ?? NaN);
    const isCollecting = this.samples.length % COLLECT_EVERY === 0;
    const left = isCollecting ? await this.#collected() : undefined;
    const sample = {
      at: Date.now(),
      rss: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024,
      heap: of('nodejs_heap_size_used_bytes'),
      left: left?.heapUsed,
      external: left === undefined ? undefined : left.external + left.arrayBuffers,
      kinds: left?.kinds,
      files: readdirSync(`/proc/${pid}/fd`).length,
      handles: of('nodejs_active_resources_total'),
      delayMs: of('nodejs_eventloop_lag_p99_seconds') * 1000,
      delayMaxMs: of('nodejs_eventloop_lag_max_seconds') * 1000,
      cpu: of('process_cpu_seconds_total'),
      disk: await diskBytes(),
      asked: notes.asked,
      faults: notes.faults,
    };
    this.samples.push(sample);
    appendFileSync(this.#file, `${JSON.stringify(sample)}\n`);
  }

  async #collected() {
    const { pid, heapFile } = this.#server;
    const asked = Date.now();
    process.kill(pid, 'SIGUSR2');
    while (Date.now() - asked < COLLECT_MS) {
      await new Promise((done) => setTimeout(done, 100));
      const told = existsSync(heapFile) ? readFileSync(heapFile, 'utf8') : '';
      const left = told.endsWith('}') ? JSON.parse(told) : undefined;
      if (left !== undefined && left.at >= asked) return left;
    }
    return undefined;
  }
}

/** The bytes of all files in a folder. */
export function folderBytes(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);
}

/** A line through points [x, y] by least squares: its slope and the error of that. */
export function lineThrough(points) {
  const n = points.length;
  if (n < 3) return { slope: 0, error: Number.POSITIVE_INFINITY };
  const mean = (k) => points.reduce((sum, point) => sum + point[k], 0) / n;
  const mx = mean(0);
  const my = mean(1);
  const sxx = points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
  const slope = points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / sxx;
  const off = points.reduce((sum, [x, y]) => sum + (y - my - slope * (x - mx)) ** 2, 0);
  return { slope, error: Math.sqrt(off / (n - 2) / sxx) };
}
