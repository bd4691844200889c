/**
 * The screen of a terminal: its second page, so that what stood there before comes back at the end.
 * Only lines that have changed are written.
 */
import type { Host } from '../io/host.js';
import type { TerminalSize } from './board-layout.js';

/** The second page, no line breaks at the edge, the mouse with drags, pastes in brackets. */
const ENTER = '\x1b[?1049h\x1b[?7l\x1b[?1002h\x1b[?1006h\x1b[?2004h\x1b[?25l\x1b[2J';
const LEAVE = '\x1b[?2004l\x1b[?1006l\x1b[?1002l\x1b[?7h\x1b[?25h\x1b[0m\x1b[?1049l';

/** The page that a program has for itself until it leaves. */
export class TerminalScreen {
  readonly #host: Host;
  #lines: readonly string[] = [];
  #isThere = false;

  constructor(host: Host) {
    this.#host = host;
  }

  get size(): TerminalSize {
    const { columns = 80, rows = 24 } = this.#host.stdout;
    // a terminal of unknown size reports 0
    return { columns: columns || 80, rows: rows || 24 };
  }

  /** Takes the terminal: keys come one by one and are not printed. */
  enter(): void {
    if (this.#isThere) return;
    this.#isThere = true;
    this.#host.stdin.setRawMode?.(true);
    this.#host.stdin.resume();
    this.#host.stdout.write(ENTER);
    this.#lines = [];
  }

  /** Gives the terminal back as it was. */
  leave(): void {
    if (!this.#isThere) return;
    this.#isThere = false;
    this.#host.stdout.write(LEAVE);
    this.#host.stdin.setRawMode?.(false);
    this.#host.stdin.pause();
  }

  /** Forgets what stands there: the next lines are all written. */
  clear(): void {
    this.#lines = [];
    if (this.#isThere) this.#host.stdout.write('\x1b[2J');
  }

  /** Shows these lines from the top. */
  show(lines: readonly string[]): void {
    if (!this.#isThere) return;
    const changed = lines.flatMap((line, k) =>
      line === this.#lines[k] ? [] : [`\x1b[${k + 1};1H${line}\x1b[K`],
    );
    this.#lines = lines;
    if (changed.length > 0) this.#host.stdout.write(changed.join(''));
  }
}
