/** A client that sends requests with any headers, from any address of this machine. */
import { Agent, request } from 'node:http';

/** One client: a cookie, a key, an address. It follows no redirect. */
export class Client {
  cookie;
  key;
  #agent;
  /** By which the server knows the browser again after signing out. */
  #device = [];
  #base;
  #origin;

  constructor(base, { address = '127.0.0.1', origin = base } = {}) {
    this.#base = base;
    this.#origin = origin;
    this.#agent = new Agent({ keepAlive: true, localAddress: address });
  }

  /** Asks below `/api/v1`. A header that is undefined is left out. */
  api(method, path, body, headers) {
    return this.ask(method, `/api/v1${path}`, body, headers);
  }

  /** Asks for any path. A body that is no text and no bytes is sent as JSON. */
  async ask(method, path, body, headers = {}) {
    const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
    const bytes = isRaw ? body : JSON.stringify(body);
    const own = {
      ...(method === 'GET' || method === 'HEAD' ? {} : { Origin: this.#origin }),
      ...(bytes === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(bytes === undefined ? {} : { 'Content-Length': Buffer.byteLength(bytes) }),
      ...(this.key === undefined ? {} : { Authorization: `Bearer ${this.key}` }),
      ...(this.cookie === undefined ? {} : { Cookie: [this.cookie, ...this.#device].join('; ') }),
      ...headers,
    };
    const all = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
    const start = performance.now();
    const send = () => this.#send(method, path, all, bytes);
    // the server closed an idle connection just when we used it: browsers ask again, too
    const answer = await send().catch((error) => {
      if (error.isReused) return send();
      throw error;
    });
    return toAnswer(answer, performance.now() - start);
  }

  /** Keeps the cookies that an answer sets: of the session, and the one that stays. */
  keepCookie({ headers }) {
    for (const line of headers['set-cookie'] ?? []) {
      const [pair] = line.split(';');
      if (pair.includes('-device=')) this.#device = [pair];
      else this.cookie = pair.endsWith('=') ? undefined : pair;
    }
  }

  /** Another client at the same address. */
  stranger(address) {
    return new Client(this.#base, { address, origin: this.#origin });
  }

  close() {
    this.#agent.destroy();
  }

  #send(method, path, headers, bytes) {
    const { hostname, port } = new URL(this.#base);
    const own = { hostname: hostname === 'localhost' ? '127.0.0.1' : hostname, port };
    return new Promise((done, failed) => {
      const wish = { ...own, method, path, agent: this.#agent };
      const host = { Host: new URL(this.#base).host };
      const asked = request({ ...wish, headers: { ...host, ...headers } }, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.once('error', failed);
        answer.once('end', () => done({ answer, bytes: Buffer.concat(parts) }));
      });
      asked.setTimeout(60_000, () => asked.destroy(new Error('no answer in a minute')));
      // a body that is refused while it is sent ends in an error beside the answer
      asked.on('error', (error) =>
        failed(
          Object.assign(error, { isReused: asked.reusedSocket && error.code === 'ECONNRESET' }),
        ),
      );
      asked.end(bytes);
    });
  }
}

function toAnswer({ answer, bytes }, ms) {
  const { statusCode: status, headers } = answer;
  const text = bytes.toString();
  const isJson = /json/.test(headers['content-type'] ?? '') && text !== '';
  return { status, headers, bytes, text, ms, json: isJson ? parsed(text) : undefined };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
