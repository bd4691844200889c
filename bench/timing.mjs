/** CPU time of work in this process. Imports nothing: what starts afresh is measured with it. */

/** CPU milliseconds (user and system) of `work`, with its return value. */
export function timed(work) {
  const before = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(before);
  return { value, ms: (user + system) / 1000 };
}

/** The least CPU milliseconds of `runs` runs of `work`, with the last return value. */
export function fastest(runs, work) {
  let least = Number.POSITIVE_INFINITY;
  let last;
  for (let i = 0; i < runs; i++) {
    const { value, ms } = timed(work);
    least = Math.min(least, ms);
    last = value;
  }
  return { value: last, ms: least };
}
