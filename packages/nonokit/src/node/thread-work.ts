/**
 * How long a thread has worked, as Linux counts it. A thread that waits for a processor, as on a
 * machine with too much to do, does not work meanwhile.
 */
import { readFileSync, readlinkSync } from 'node:fs';

/** The number under which the system knows the current thread; 0 where it does not tell. */
export function ownThreadNumber(): number {
  try {
    // "1234/task/1240"
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return 0;
  }
}

/**
 * Milliseconds that a thread of this process has worked since it began. Where the system does not
 * tell, those of the clock: only differences mean something.
 */
export function threadWorkMs(thread: number): number {
  try {
    // nanoseconds of work, of waiting, and how often it got a processor
    const [work] = readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(work) / 1e6;
  } catch {
    return performance.now();
  }
}
