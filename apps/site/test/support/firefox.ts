/**
 * Firefox for tests, driven by its own remote protocol, Marionette: JSON over a socket, each
 * message after its length. Nothing has to be installed beside Debian's `firefox-esr`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FIREFOX = '/usr/bin/firefox-esr';

/** Whether there is a Firefox; tests without one are skipped, visibly. */
export const hasFirefox = existsSync(FIREFOX);

/** How long the browser may take to open its port, and how often to look, in milliseconds. */
const START_MS = 60_000;
const LOOK_MS = 200;

/** An answer to a command, or the error that it met. */
type Reply = readonly [type: number, id: number, error: { message: string } | null, value: unknown];

/** A Firefox with one window. */
export class Firefox {
  readonly #process: ChildProcess;
  readonly #socket: Socket;
  readonly #profile: string;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #received = Buffer.alloc(0);
  #sent = 0;

  private constructor(process: ChildProcess, socket: Socket, profile: string) {
    this.#process = process;
    this.#socket = socket;
    this.#profile = profile;
    socket.on('data', (bytes) => this.#take(bytes));
  }

  /** Starts a browser with a fresh profile. */
  static async start(): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'nonokit-firefox-'));
    // port 0: the browser picks one and writes it into its profile
    writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
    const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
    const env = { ...process.env, MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '900' };
    const child = spawn(FIREFOX, args, { stdio: 'ignore', env });
    const port = await readPort(profile);
    const socket = connect(port, '127.0.0.1');
    const firefox = new Firefox(child, socket, profile);
    await firefox.#command('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
    return firefox;
  }

  /** Opens an address and waits until it has loaded. */
  async open(address: string): Promise<void> {
    await this.#command('WebDriver:Navigate', { url: address });
  }

  async reload(): Promise<void> {
    await this.#command('WebDriver:Refresh', {});
  }

  /** What a script with `return` gives, as plain data. */
  async run<T>(script: string): Promise<T> {
    const answer = await this.#command('WebDriver:ExecuteScript', { script, args: [] });
    return (answer as { value: T }).value;
  }

  /** Waits until a script returns something true. */
  async until(script: string): Promise<void> {
    for (const end = Date.now() + START_MS; Date.now() < end; ) {
      if (await this.run<boolean>(`return Boolean(${script});`)) return;
      await pause(LOOK_MS);
    }
    throw new Error(`never true in Firefox: ${script}`);
  }

  /** Moves the mouse with the button down, or a finger, from one point of the window to another. */
  async drag(from: Spot, to: Spot, pointerType: 'mouse' | 'touch' = 'mouse'): Promise<void> {
    const at = ({ x, y }: Spot) => ({ x: Math.round(x), y: Math.round(y), origin: 'viewport' });
    await this.#pointer(pointerType, [
      { type: 'pointerMove', duration: 0, ...at(from) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerMove', duration: 50, ...at(to) },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Presses and lets go a key: "h". */
  async press(key: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ];
    await this.#command('WebDriver:PerformActions', {
      actions: [{ type: 'key', id: 'keyboard', actions }],
    });
  }

  /** Ends the browser and removes its profile. */
  async end(): Promise<void> {
    const ended = new Promise((resolve) => {
      this.#process.once('exit', resolve);
    });
    this.#socket.destroy();
    this.#process.kill();
    await ended;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  async #pointer(pointerType: 'mouse' | 'touch', actions: readonly object[]): Promise<void> {
    const parameters = { pointerType };
    await this.#command('WebDriver:PerformActions', {
      actions: [{ type: 'pointer', id: pointerType, parameters, actions }],
    });
  }

  async #command(name: string, parameters: object): Promise<unknown> {
    const id = ++this.#sent;
    const text = JSON.stringify([0, id, name, parameters]);
    const reply = await new Promise<Reply>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    const [, , error, value] = reply;
    if (error !== null) throw new Error(`${name}: ${error.message}`);
    return value;
  }

  /** Takes messages of the form `length:json` from the socket. */
  #take(bytes: Buffer): void {
    this.#received = Buffer.concat([this.#received, bytes]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const length = Number(this.#received.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || this.#received.length < colon + 1 + length) return;
      const message = this.#received.subarray(colon + 1, colon + 1 + length).toString();
      this.#received = this.#received.subarray(colon + 1 + length);
      const reply: unknown = JSON.parse(message);
      // the first message greets, and is no reply
      if (Array.isArray(reply)) this.#waiting.get(reply[1])?.(reply as unknown as Reply);
    }
  }
}

/** A point of the window, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The port that the browser with this profile listens on. */
async function readPort(profile: string): Promise<number> {
  const file = join(profile, 'MarionetteActivePort');
  for (const end = Date.now() + START_MS; Date.now() < end; ) {
    if (existsSync(file)) {
      const port = Number(readFileSync(file, 'utf8'));
      if (port > 0) return port;
    }
    await pause(LOOK_MS);
  }
  throw new Error('Firefox did not open its port');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
