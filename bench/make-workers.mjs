/**
 * Worker processes for the benchmarks of the maker: processes and not threads, so that the CPU time
 * of a puzzle is that of its process.
 */
import { fork } from 'node:child_process';

/**
 * Runs `tasks` (see `make-worker.mjs`) on `count` processes, in order; calls `onResult(task,
 * result)` as results arrive. Shows the progress on standard error.
 */
export async function workedOff(tasks, count, onResult) {
  const left = tasks.map((task, id) => ({ ...task, id })).values();
  const progress = openProgress(tasks.length);
  await Promise.all(Array.from({ length: Math.min(count, tasks.length) }, work));
  progress.stop();

  function work() {
    return new Promise((resolve, reject) => {
      const child = fork(new URL('make-worker.mjs', import.meta.url), {
        serialization: 'advanced',
      });
      const next = () => {
        const { value, done } = left.next();
        if (done) child.disconnect();
        else child.send(value);
      };
      child.on('message', (result) => {
        if (result.id !== undefined) {
          onResult(tasks[result.id], result);
          progress.step();
        }
        next();
      });
      child.on('error', reject);
      child.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`)),
      );
    });
  }
}

/** A line on standard error: rewritten on a terminal, otherwise one every half minute. */
function openProgress(total) {
  const started = performance.now();
  const isTerminal = process.stderr.isTTY === true;
  let done = 0;
  let shown = started;
  return {
    step() {
      done++;
      const time = performance.now();
      if (time - shown < (isTerminal ? 200 : 30_000)) return;
      shown = time;
      const seconds = Math.round(((time - started) / 1000 / done) * (total - done));
      process.stderr.write(
        `${isTerminal ? '\r\u001b[K' : ''}${done} of ${total}, ${seconds} s left${isTerminal ? '' : '\n'}`,
      );
    },
    stop() {
      if (isTerminal) process.stderr.write('\r\u001b[K');
    },
  };
}
