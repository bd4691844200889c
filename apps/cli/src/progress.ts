/**
 * The progress bar of `bench`: on standard error, and only where that is a terminal. The first pass over
 * the names only counts, so the bar knows where the end is.
 */
import { SingleBar } from 'cli-progress';
import type { Console } from './console.js';
import { shortened } from './printable.js';

/** Something that shows how far the work is. */
export interface Progress {
  /** `done` of `total` are finished, `name` the last of them. */
  show(done: number, total: number, name: string): void;
  /** Leaves the terminal as it was. */
  stop(): void;
}

/** A bar, or nothing where nobody would see it. Messages of `console` are printed above the bar. */
export function openProgress(console: Console, quiet: boolean): Progress {
  if (quiet || process.stderr.isTTY !== true) {
    return { show: () => undefined, stop: () => undefined };
  }
  const bar = new SingleBar({
    format: '{bar} {value}/{total}  {eta_formatted} left  {name}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 28,
    hideCursor: true,
    clearOnComplete: true,
    fps: 10,
    stream: process.stderr,
    emptyOnZero: true,
    gracefulExit: false,
  });
  let started = false;
  const restore = (): void => void process.stderr.write('\u001b[?25h');
  process.on('exit', restore);
  console.around = (print) => {
    if (started) process.stderr.write('\r\u001b[K');
    print();
    if (started) bar.render();
  };
  return {
    show: (done, total, name) => {
      if (!started) bar.start(total, 0, { name: '' });
      started = true;
      bar.setTotal(total);
      bar.update(done, { name: shortened(name, 30) });
    },
    stop: () => {
      if (started) bar.stop();
      started = false;
      process.off('exit', restore);
    },
  };
}
