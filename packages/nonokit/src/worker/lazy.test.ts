/** The lazy client: when it starts a worker, and what happens when the worker breaks. */
import { describe, expect, it } from 'vitest';
import { type LocalWorker, localWorker } from '../testing/local-worker.js';
import { lazyWorkerClient } from '../worker-client.js';

const CORNER = { rows: [[1], [2]], columns: [[2], [1]] };

/** A lazy client and the workers that it has started. */
function lazy() {
  const started: LocalWorker[] = [];
  const client = lazyWorkerClient(() => {
    const local = localWorker();
    started.push(local);
    return local.worker;
  });
  return { client, started };
}

describe('a lazy client', () => {
  it('starts one worker at the first request and keeps it', async () => {
    const { client, started } = lazy();
    expect(started.length).toBe(0);
    await Promise.all([client.solve(CORNER), client.rate(CORNER)]);
    await client.solve(CORNER);
    expect(started.length).toBe(1);
  });

  it('rejects waiting calls when the worker breaks, and starts another one', async () => {
    const { client, started } = lazy();
    const waiting = [client.solve(CORNER), client.explain(CORNER)].map((each) =>
      each.catch((reason) => `${reason.name}: ${reason.message}`),
    );
    started[0]?.crash('out of memory');
    const told = 'WorkerCrash: the worker failed: out of memory';
    expect(await Promise.all(waiting)).toEqual([told, told]);
    expect(started[0]?.isEnded()).toBe(true);
    expect(await client.solve(CORNER)).toMatchObject({ status: 'unique' });
    expect(started.length).toBe(2);
  });

  it('ignores messages of a worker that was ended', async () => {
    const { client, started } = lazy();
    await client.solve(CORNER);
    client.end();
    const next = client.solve(CORNER);
    started[0]?.crash('too late');
    expect(await next).toMatchObject({ status: 'unique' });
    expect(started.map((each) => each.isEnded())).toEqual([true, false]);
  });

  it('ends its worker, rejects the waiting calls, and starts another one when needed', async () => {
    const { client, started } = lazy();
    client.end();
    expect(started.length).toBe(0);
    const waiting = client.solve(CORNER).catch((reason) => reason.name);
    client.end();
    expect(await waiting).toBe('AbortError');
    expect(started.map((each) => each.isEnded())).toEqual([true]);
    expect(await client.solve(CORNER)).toMatchObject({ status: 'unique' });
  });

  it('rejects if the worker cannot be started, and tries again', async () => {
    let tries = 0;
    const client = lazyWorkerClient(() => {
      if (++tries === 1) throw new Error('blocked by the policy of the page');
      return localWorker().worker;
    });
    await expect(client.solve(CORNER)).rejects.toThrow('blocked');
    expect(await client.solve(CORNER)).toMatchObject({ status: 'unique' });
  });
});
