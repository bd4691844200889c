/**
 * A sign of life: after two seconds without output, a line on the terminal shows the current work
 * and its duration.
 */
import type { Console } from './console.js';
import { openStatusLine, type StatusLine } from './status-line.js';

/** Progress messages for a person who waits. */
export interface Activity {
  /**
   * A file is about to be read; a large one is named at once, since reading may hold the
   * thread.
   */
  reading(file: string, bytes: number): void;
  /** Work on a puzzle begins. */
  begin(name: string): void;
  /** Work on a puzzle has ended. */
  end(name: string): void;
  /** Something else is printed now. */
  rest(): void;
  /** Removes the line for good. */
  stop(): void;
}

/** How long to wait before the first sign. */
const PATIENCE_MS = 2000;

/** Time between two looks at the clock. */
const LOOK_EVERY_MS = 250;

/** A file of more bytes takes seconds to read. */
const LARGE_BYTES = 4_000_000;

/** Watches over work; shows nothing if nobody would see it. */
export function openActivity(console: Console, hidden: boolean): Activity {
  if (hidden || console.host.stderr.isTTY !== true) return NOTHING;
  return new Watch(console);
}

const NOTHING: Activity = {
  reading: () => undefined,
  begin: () => undefined,
  end: () => undefined,
  rest: () => undefined,
  stop: () => undefined,
};

class Watch implements Activity {
  readonly #console: Console;
  readonly #timer: NodeJS.Timeout;
  readonly #running: string[] = [];
  #file = '';
  #since = performance.now();
  #line: StatusLine | undefined;

  constructor(console: Console) {
    this.#console = console;
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  reading(file: string, bytes: number): void {
    this.#file = file;
    if (this.#running.length > 0 || bytes < LARGE_BYTES) return;
    this.#show(this.#console.words.common.reading(file), 0);
  }

  begin(name: string): void {
    if (this.#running.length === 0) this.rest();
    this.#running.push(name);
  }

  end(name: string): void {
    const place = this.#running.indexOf(name);
    if (place < 0) return;
    this.#running.splice(place, 1);
    if (place === 0) this.rest();
  }

  rest(): void {
    this.#since = performance.now();
    this.#line?.clear();
    this.#line = undefined;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.rest();
  }

  #look(): void {
    const ms = performance.now() - this.#since;
    const [first] = this.#running;
    if (ms < PATIENCE_MS || (first === undefined && this.#file === '')) return;
    const { common } = this.#console.words;
    const doing =
      first === undefined
        ? common.reading(this.#file)
        : common.solving(first, this.#running.length - 1);
    this.#show(doing, Math.floor(ms / 1000));
  }

  #show(doing: string, seconds: number): void {
    this.#line ??= openStatusLine(this.#console, false);
    this.#line.show(this.#console.words.common.working(doing, seconds));
  }
}
