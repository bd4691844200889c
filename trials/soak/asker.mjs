/**
 * Requests of scripted people: answers and their times are noted, and everything that is
 * not as it should be is written down with its request.
 */
import { appendFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

/** An answer that is not as it should be; it has been written down. */
export class Wrong extends Error {}

/** The site asks to come back later: too many requests. */
export class Later extends Error {}

/** Number of slowest requests kept. */
const SLOWEST = 12;

/** How long an answer may take. */
const PATIENCE_MS = 60_000;

/** What all requests to a site have come to. */
export class Notes {
  /** `GET page 200` -> how often. */
  statuses = new Map();
  slowest = [];
  faults = 0;
  /** Answers of 503 that say when to come again. */
  laters = 0;
  asked = 0;
  #file;

  constructor(file) {
    this.#file = file;
  }

  answered(kind, status, ms, what) {
    this.asked++;
    const name = `${kind} ${status}`;
    this.statuses.set(name, (this.statuses.get(name) ?? 0) + 1);
    if (this.slowest.length === SLOWEST && ms < this.slowest.at(-1).ms) return;
    this.slowest.push({ ms: Math.round(ms), what, status, at: new Date().toISOString() });
    this.slowest.sort((a, b) => b.ms - a.ms);
    this.slowest.length = Math.min(SLOWEST, this.slowest.length);
  }

  /** Writes down that the site asked to come later. */
  later(request, text) {
    this.laters++;
    this.#write({ what: 'told to come later', request, text: text.slice(0, 300) });
  }

  /** Writes down what is wrong. */
  fault(what, facts) {
    this.faults++;
    this.#write({ what, ...facts });
    return new Wrong(what);
  }

  #write(facts) {
    const line = { at: new Date().toISOString(), ...facts };
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}

/** A visitor with an address, a cookie and perhaps a key. */
export class Visitor {
  cookie;
  key;
  #agent = new Agent({ keepAlive: true, maxSockets: 2 });
  #etags = new Map();
  /** By which the server knows the browser again after signing out. */
  #device = [];
  #world;
  #address;

  constructor(world, address) {
    this.#world = world;
    this.#address = address;
  }

  /** Asks. `wanted`: the statuses that are right. @throws {Wrong} @throws {Later} */
  async ask(method, path, { body, type, headers = {}, wanted = [200], again = false } = {}) {
    const { base, notes } = this.#world;
    const cookies = [this.cookie ?? [], this.#device].flat();
    const bytes = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const all = {
      'X-Forwarded-For': this.#address,
      'Accept-Encoding': 'gzip',
      ...headers,
      ...(method === 'GET' ? {} : { Origin: base }),
      ...(bytes === undefined ? {} : { 'Content-Type': type ?? 'application/json' }),
      // Node itself frames no body of DELETE
      ...(bytes === undefined ? {} : { 'Content-Length': Buffer.byteLength(bytes) }),
      ...(this.key !== undefined ? { Authorization: `Bearer ${this.key}` } : {}),
      ...(this.key === undefined && cookies.length > 0 ? { Cookie: cookies.join('; ') } : {}),
    };
    const etag = this.#etags.get(path);
    if (again && etag !== undefined) all['If-None-Match'] = etag;
    const start = performance.now();
    const what = `${method} ${path}`;
    const answer = await this.#send(method, path, all, bytes).catch((error) => {
      throw notes.fault('no answer', { request: what, error: `${error.code} ${error.message}` });
    });
    const { status } = answer;
    notes.answered(nameKind(method, path), status, performance.now() - start, what);
    if (again && answer.headers.etag !== undefined) this.#etags.set(path, answer.headers.etag);
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair] = line.split(';');
      if (pair.includes('-device=')) this.#device = [pair];
      else this.cookie = pair.endsWith('=') ? undefined : pair;
    }
    if (status === 429) throw new Later(what);
    if (status === 503) {
      notes.later(what, `${answer.bytes}`);
      throw new Later(what);
    }
    if (![...wanted, ...(again ? [304] : [])].includes(status)) {
      const text = `${answer.bytes}`.slice(0, 500);
      throw notes.fault(`status ${status}`, {
        request: what,
        sent: `${bytes}`.slice(0, 300),
        text,
      });
    }
    return answer;
  }

  /** Asks for JSON below `/api/v1`. */
  async api(method, path, options) {
    const answer = await this.ask(method, `/api/v1${path}`, options);
    const isJson = /json/.test(answer.headers['content-type'] ?? '');
    return isJson ? { ...answer, json: JSON.parse(await answer.text()) } : answer;
  }

  /** Notes a failed check. */
  must(holds, what, facts) {
    if (!holds) throw this.#world.notes.fault(what, facts);
  }

  close() {
    this.#agent.destroy();
  }

  async #send(method, path, headers, bytes) {
    try {
      return await this.#once(method, path, headers, bytes);
    } catch (error) {
      // the server closed an idle connection just when we used it: browsers ask again, too
      if (error.isReused !== true) throw error;
      return this.#once(method, path, headers, bytes);
    }
  }

  #once(method, path, headers, bytes) {
    const agent = this.#agent;
    return new Promise((done, failed) => {
      const asked = request(this.#world.base + path, { method, agent, headers }, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('error', failed);
        answer.once('end', () => done(readAnswer(answer, Buffer.concat(parts))));
      });
      asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error('no answer in a minute')));
      asked.on('error', (error) => {
        const isReused = asked.reusedSocket && error.code === 'ECONNRESET';
        failed(Object.assign(error, { isReused }));
      });
      asked.end(bytes);
    });
  }
}

function readAnswer({ statusCode, headers }, bytes) {
  const text = async () => {
    if (headers['content-encoding'] !== 'gzip') return bytes.toString();
    const { gunzipSync } = await import('node:zlib');
    return gunzipSync(bytes).toString();
  };
  return { status: statusCode, headers, bytes, text };
}

/** `GET /api/v1/puzzles/abc` is `GET api puzzles`, `/ru/daily` is `GET daily`. */
function nameKind(method, path) {
  const [, isApi, , name] = /^(\/api\/v1)?(\/ru)?\/?([^/?.]*)/.exec(path);
  return `${method} ${isApi === undefined ? '' : 'api '}${name || 'front'}`;
}
