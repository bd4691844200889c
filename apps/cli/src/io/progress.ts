/**
 * The progress bar of `bench`: on standard error, and only where that is a terminal. Its end is known
 * because `bench` reads everything before it solves anything.
 */
import { MultiBar, type SingleBar } from 'cli-progress';
import type { Console } from './console.js';
import { shortened } from './printable.js';

/** Something that shows how far the work is. */
export interface Progress {
  /** There are `total` puzzles. */
  begin(total: number): void;
  /** The puzzle called `name` was begun. */
  working(name: string): void;
  /** So many are finished. */
  done(count: number): void;
  /** Leaves the terminal as it was. */
  stop(): void;
}

/** A bar, or nothing where nobody would see it. Messages of `console` are printed above the bar. */
export function openProgress(console: Console, hidden: boolean): Progress {
  if (hidden || process.stderr.isTTY !== true) {
    const nothing = (): void => undefined;
    return { begin: nothing, working: nothing, done: nothing, stop: nothing };
  }
  const bars = new MultiBar({
    format: console.words.common.progress,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 28,
    hideCursor: true,
    clearOnComplete: true,
    linewrap: true,
    forceRedraw: true,
    fps: 10,
    stream: process.stderr,
    emptyOnZero: true,
    gracefulExit: false,
  });
  return runningBar(bars, console);
}

function runningBar(bars: MultiBar, console: Console): Progress {
  const { printLine } = console;
  const restore = (): void => void process.stderr.write('\u001b[?25h');
  let bar: SingleBar | undefined;
  return {
    begin: (total) => {
      bar = bars.create(total, 0, { name: '' });
      process.on('exit', restore);
      console.printLine = (line) => {
        bars.log(line);
        bars.update();
      };
    },
    working: (name) => bar?.update({ name: shortened(name, 30) }),
    done: (count) => bar?.update(count),
    stop: () => {
      if (bar !== undefined) bars.stop();
      console.printLine = printLine;
      process.off('exit', restore);
    },
  };
}
