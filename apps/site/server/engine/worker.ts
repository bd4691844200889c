/** A thread of the engine: it performs one verb after the other. */
import { getPriority, setPriority } from 'node:os';
import { type Duty, serveOrders } from 'nonokit/node';
import type { EngineJob, EngineReport } from './messages.js';
import { perform } from './perform.js';

/** On Linux, this thread alone yields to the server's own when processors are scarce. */
const NICER = 5;
const NICEST = 19;
if (process.platform === 'linux') setPriority(0, Math.min(NICEST, getPriority(0) + NICER));

serveOrders<undefined, EngineJob, EngineReport>(async ({ number, job }, _setup, duty) => {
  const start = performance.now();
  duty.begin(0);
  // its time counts from here: a thread that has just been started takes a while to load
  duty.send({ number, count: 0, last: false, ms: 0 });
  const found = await performJob(job, duty);
  const report = { number, count: 1, last: true, ms: performance.now() - start, ...found };
  duty.send(report, transferable(found));
});

async function performJob(
  { verb, request }: EngineJob,
  { signal }: Duty<EngineReport>,
): Promise<Pick<EngineReport, 'answer' | 'failure'>> {
  try {
    return { answer: await perform(verb, request, { signal }) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** The bytes of an answer are moved, not copied. */
function transferable({ answer }: Pick<EngineReport, 'answer'>): readonly ArrayBuffer[] {
  return answer?.ok === true && 'body' in answer ? [answer.body.buffer] : [];
}
