/** Processor time and memory of a process, from Linux. */
import { readFileSync } from 'node:fs';
import { wait } from '../soak/server.mjs';

const TICKS_PER_SECOND = 100;
const EVERY_MS = 1000;

/** Watches a process. */
export function processFacts(pid) {
  const begun = { at: performance.now(), ticks: ticks(pid) };
  let ended = begun;
  let mostMb = 0;
  const cores = (from, to) =>
    (to.ticks - from.ticks) / TICKS_PER_SECOND / ((to.at - from.at) / 1000);
  const now = () => ({ at: performance.now(), ticks: ticks(pid) });
  return {
    async until(end) {
      while (!end.aborted) {
        mostMb = Math.max(mostMb, megabytes(pid));
        await wait(EVERY_MS, end);
      }
      ended = now();
    },
    /** Processor cores used until the end. */
    cpu: () => cores(begun, ended),
    most: () => mostMb,
    /** Processor cores used in the next seconds. */
    async rest() {
      const from = now();
      await wait(5 * EVERY_MS);
      return cores(from, now());
    },
  };
}

function ticks(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

function megabytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000);
}
