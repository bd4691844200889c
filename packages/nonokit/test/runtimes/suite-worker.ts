/** The cases about `nonokit/worker`, which must answer like the verbs on the same thread. */
import { type Case, type Facts, HOUSE, type Host } from './host.js';

type Client = ReturnType<Host['kit']['client']['workerClient']>;

/** A case with a worker, which is ended afterwards. */
function withWorker(run: (client: Client, host: Host) => Promise<Facts>): Case['facts'] {
  return async (host) => {
    if (host.startWorker === undefined) return undefined;
    const [worker, end] = host.startWorker();
    try {
      return await run(host.kit.client.workerClient(worker), host);
    } finally {
      await end();
    }
  };
}

/** All cases about workers. */
export const workerCases: readonly Case[] = [
  {
    name: 'worker: the answers of the own thread',
    facts: withWorker(async (client, { kit: { nonokit } }) => {
      const puzzle = nonokit.puzzleOf(HOUSE);
      const cells = new Int32Array(puzzle.width * puzzle.height).fill(nonokit.UNKNOWN);
      const marks = { width: puzzle.width, height: puzzle.height, cells };
      const [solved, explained, next, rated] = await Promise.all([
        client.solve(puzzle),
        client.explain(puzzle),
        client.hint(puzzle, marks),
        client.rate(puzzle),
      ]);
      const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
      return {
        solve: same(solved, nonokit.solve(puzzle)),
        explain: same(explained, nonokit.explain(puzzle)),
        hint: same(next, nonokit.hint(puzzle, marks)),
        rate: same(rated, nonokit.rate(puzzle)),
      };
    }),
    expected: { solve: true, explain: true, hint: true, rate: true },
  },
  {
    name: 'worker: a cancelled request makes way for the next',
    facts: withWorker(async (client, { kit: { nonokit } }) => {
      const random = nonokit.randomOf('a picture of noise');
      const cells = Uint16Array.from({ length: 60 * 60 }, () => random.below(2));
      const hard = nonokit.puzzleOf({ width: 60, height: 60, cells });
      const signal = AbortSignal.timeout(50);
      const cancelled = client.solve(hard, { signal }).catch((reason) => reason.name);
      const next = client.solve(nonokit.puzzleOf(HOUSE));
      return { cancelled: await cancelled, next: (await next).status };
    }),
    expected: { cancelled: 'TimeoutError', next: 'unique' },
  },
  {
    name: 'worker: a mistake of the caller rejects',
    facts: withWorker(async (client, { kit: { nonokit } }) => {
      const given = { width: 1, height: 1, cells: Int32Array.of(0) };
      const wrong = client.solve(nonokit.puzzleOf(HOUSE), { given });
      return {
        rejected: await wrong.then(
          () => false,
          (reason) => reason instanceof Error,
        ),
      };
    }),
    expected: { rejected: true },
  },
];
