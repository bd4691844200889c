/**
 * The progress bar of `bench`: on standard error, and only on a terminal. The total is known
 * because `bench` reads everything before it solves anything.
 */
import { MultiBar, type SingleBar } from 'cli-progress';
import { clockText } from '../batch/meter.js';
import type { Console } from './console.js';
import { shortened } from './printable.js';

/** A display of progress. */
export interface Progress {
  /** Sets the number of puzzles. */
  begin(total: number): void;
  /** Shows the name of the puzzle that begins. */
  working(name: string): void;
  /** Sets the number of finished puzzles. */
  done(count: number): void;
  /** Removes the bar from the terminal. */
  stop(): void;
}

/** A bar, or nothing if nobody would see it. Messages of `console` appear above the bar. */
export function openProgress(console: Console, hidden: boolean): Progress {
  const { stderr } = console.host;
  if (hidden || stderr.isTTY !== true) {
    const nothing = (): void => undefined;
    return { begin: nothing, working: nothing, done: nothing, stop: nothing };
  }
  const bars = new MultiBar({
    format: '{bar} {value}/{total}  {left}{name}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 28,
    hideCursor: true,
    clearOnComplete: true,
    linewrap: true,
    forceRedraw: true,
    fps: 10,
    stream: stderr,
    emptyOnZero: true,
    gracefulExit: false,
  });
  return runningBar(bars, console);
}

function runningBar(bars: MultiBar, console: Console): Progress {
  const { printLine, host } = console;
  const { left } = console.words.batch.meter;
  const restore = (): void => void host.stderr.write('\u001b[?25h');
  let forget = (): void => undefined;
  let bar: SingleBar | undefined;
  let all = 0;
  let since = 0;
  return {
    begin: (total) => {
      [all, since] = [total, performance.now()];
      bar = bars.create(total, 0, { name: '', left: '' });
      forget = host.onExit(restore);
      console.printLine = (line) => {
        bars.log(line);
        bars.update();
      };
    },
    working: (name) => bar?.update({ name: shortened(name, 30) }),
    done: (count) => {
      const seconds = secondsLeft(count, all, (performance.now() - since) / 1000);
      bar?.update(count, { left: seconds === undefined ? '' : `${left(clockText(seconds))}  ` });
    },
    stop: () => {
      if (bar !== undefined) bars.stop();
      console.printLine = printLine;
      forget();
    },
  };
}

/** Seconds, and puzzles, before which the remaining time cannot be estimated. */
const LEAST_SECONDS = 1;
const LEAST_DONE = 3;

/** The remaining seconds, once enough is done to estimate them. */
export function secondsLeft(done: number, all: number, seconds: number): number | undefined {
  if (done < LEAST_DONE || seconds < LEAST_SECONDS) return undefined;
  return (seconds * (all - done)) / done;
}
