/**
 * The progress of a batch: one line on standard error, only on a terminal, with the puzzles done,
 * the speed, the undecided ones, and the remaining time if the size of the input is known.
 */
import type { Console } from '../io/console.js';
import type { Words } from '../words/language-words.js';

/** The counted numbers. */
export interface Counts {
  /** Number of all answers. */
  done: number;
  /** Number of answers with status unknown. */
  undecided: number;
  /** Number of puzzles that could not be read, or that ended a worker. */
  failed: number;
}

/** A line that shows the progress. */
export interface Meter {
  /** Adds a number of input bytes that were read. */
  read(bytes: number): void;
  /** Removes the line from the terminal. */
  stop(): void;
}

/** Time between two drawings of the line. */
const DRAW_EVERY_MS = 200;

/**
 * A meter of `counts`, or one that does nothing if nobody would see it. Messages of `console`
 * appear above it.
 */
export function openMeter(
  console: Console,
  counts: Readonly<Counts>,
  totalBytes: number | undefined,
  hidden: boolean,
): Meter {
  const { stderr } = console.host;
  if (hidden || stderr.isTTY !== true) {
    return { read: () => undefined, stop: () => undefined };
  }
  const started = performance.now();
  let bytes = 0;
  const draw = (): void => {
    const share = totalBytes === undefined || totalBytes === 0 ? undefined : bytes / totalBytes;
    const seconds = (performance.now() - started) / 1000;
    const line = meterLine(counts, seconds, console.words.batch.meter, share);
    stderr.write(`\r\u001b[K${line}`);
  };
  const { printLine } = console;
  console.printLine = (line) => void stderr.write(`\r\u001b[K${line}`);
  const timer = setInterval(draw, DRAW_EVERY_MS);
  return {
    read: (count) => {
      bytes += count;
    },
    stop: () => {
      clearInterval(timer);
      stderr.write('\r\u001b[K');
      console.printLine = printLine;
    },
  };
}

/**
 * "12,345 done 8,123/s 3 undecided 0:42 left": `share` is the part of the input that is read. The
 * remaining time appears only once enough is done to estimate it.
 */
export function meterLine(
  counts: Readonly<Counts>,
  seconds: number,
  words: Words['batch']['meter'],
  share?: number,
): string {
  const parts = [words.done(counts.done)];
  if (seconds > 0) parts.push(words.perSecond(Math.round(counts.done / seconds)));
  parts.push(words.undecided(counts.undecided));
  if (counts.failed > 0) parts.push(words.failed(counts.failed));
  if (share !== undefined && share > 0.001 && seconds > 1) {
    parts.push(words.left(clockText((seconds * (1 - share)) / share)));
  }
  return parts.join('  ');
}

/** Formats 3725 as "1:02:05" and 42 as "0:42". */
export function clockText(seconds: number): string {
  const whole = Math.round(seconds);
  const h = Math.floor(whole / 3600);
  const m = Math.floor(whole / 60) % 60;
  const s = whole % 60;
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
