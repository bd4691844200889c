/**
 * Watches the memory of the whole process while threads work. The limit of a thread's heap does not
 * count pictures, typed arrays and WebAssembly, and none of them is given back before the thread
 * ends: on a small machine one hostile puzzle after the other would get the server killed.
 */

/** How much there is, and how to see how much is taken. */
export interface MemoryWatchOptions {
  /** Bytes of the process above which work is ended. */
  readonly mostBytes: number;
  /** Bytes that the process uses. Default: as reported by the system. */
  readonly resident?: () => number;
}

/** The countermeasures. */
export interface MemoryRelief {
  /** Ends work in progress. */
  readonly endWork: () => void;
  /** Gives back what idle threads keep. */
  readonly renew: () => void;
}

/** Interval of measurements while threads work. */
const EVERY_MS = 50;

/** From this share of the most on, idle threads are renewed. */
const RENEW_SHARE = 0.8;

/** A thread that was ended gives its memory back within this time. */
const RELIEF_MS = 1000;

/** Threads are not renewed more often than this: starting one takes a second of a small machine. */
const RENEW_MS = 10_000;

/** Watches while work is in progress. */
export class MemoryWatch {
  readonly #options: Required<MemoryWatchOptions>;
  readonly #relief: MemoryRelief;
  #timer: NodeJS.Timeout | undefined;
  #working = 0;
  #endedAt = Number.NEGATIVE_INFINITY;
  #renewedAt = Number.NEGATIVE_INFINITY;

  constructor(options: MemoryWatchOptions, relief: MemoryRelief) {
    this.#options = { resident: () => process.memoryUsage.rss(), ...options };
    this.#relief = relief;
  }

  /** Work begins. */
  begin(): void {
    this.#working++;
    this.#timer ??= setInterval(() => this.#look(), EVERY_MS);
  }

  /** Work is over. */
  end(): void {
    if (--this.#working === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
    const { mostBytes, resident } = this.#options;
    const now = performance.now();
    if (now - this.#renewedAt < RENEW_MS || resident() < RENEW_SHARE * mostBytes) return;
    this.#renewedAt = now;
    this.#relief.renew();
  }

  #look(): void {
    const { mostBytes, resident } = this.#options;
    const now = performance.now();
    if (now - this.#endedAt < RELIEF_MS || resident() <= mostBytes) return;
    this.#endedAt = now;
    this.#relief.endWork();
  }
}
