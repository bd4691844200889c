/** Threads: their queue, their budgets, and what happens to those who do not keep to them. */
import { UNIQUE } from '@nonokit/core/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { EngineBusy, EngineMemory, EngineSpent, EngineTimeout } from './engine.js';
import { ThreadedEngine, type ThreadsOptions } from './threaded-engine.js';
import type { EngineCall } from './verbs.js';

const script = new URL('./testing/obedient-worker.mjs', import.meta.url);
const opened: ThreadedEngine[] = [];

function startEngine(options: Partial<ThreadsOptions> = {}): ThreadedEngine {
  const engine = new ThreadedEngine({ script, threads: 1, ...options });
  opened.push(engine);
  return engine;
}

afterEach(async () => {
  for (const engine of opened.splice(0)) await engine.close();
});

/** Sends the thread a word instead of a puzzle. */
function say(
  engine: ThreadedEngine,
  word: unknown,
  options: Parameters<typeof engine.run>[2] = {},
) {
  return engine.run('solve', word as EngineCall<object>, options) as Promise<unknown>;
}

describe('an engine with threads', () => {
  it('answers all callers in turn', async () => {
    const engine = startEngine({ threads: 2 });
    const words = Array.from({ length: 20 }, (_, i) => i % 3);
    const said = await Promise.all(words.map((word) => say(engine, word)));
    expect(said).toEqual(words.map((word) => ({ said: word })));
  });

  it('refuses calls beyond its queue, and answers the waiting ones', async () => {
    const engine = startEngine({ queued: 2 });
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map((word) => say(engine, word)));
    expect(results.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'],
    ]);
    expect(results[4]).toMatchObject({ reason: expect.any(EngineBusy) });
    expect(await say(engine, 'again')).toEqual({ said: 'again' });
  });

  it('says before a call whether it would be refused', async () => {
    const engine = startEngine({ queued: 1 });
    const guest = (key: string) => ({ key, seconds: 20 });
    const admit = (key: string) => () => engine.admit(guest(key), 'stranger');
    const calls = ['a', 'b'].map((key) =>
      say(engine, 100, { asker: guest(key), rank: 'stranger' }),
    );
    expect(admit('c')).toThrow(EngineBusy);
    expect(() => engine.admit(guest('c'), 'page')).not.toThrow();
    expect(engine.load().refused).toEqual({ spent: 0, busy: 1 });
    await Promise.all(calls);
    expect(admit('c')).not.toThrow();
    await say(engine, 150, { asker: { key: 'poor', seconds: 0.1 }, rank: 'stranger' });
    expect(() => engine.admit({ key: 'poor', seconds: 0.1 }, 'stranger')).toThrow(EngineSpent);
  });

  it('lets no caller wait forever', async () => {
    const engine = startEngine({ maxWaitMs: 20 });
    const long = say(engine, 200);
    await expect(say(engine, 1)).rejects.toBeInstanceOf(EngineBusy);
    expect(await long).toEqual({ said: 200 });
    expect(await say(engine, 1)).toEqual({ said: 1 });
  });

  it('ends a hanging thread, and continues with another one', async () => {
    const engine = startEngine();
    await say(engine, 'warm');
    // by its own limit, not by that of all others
    const ended = new EngineTimeout('no answer in 50 ms');
    await expect(say(engine, 'hang', { maxMs: 50 })).rejects.toThrow(ended);
    expect(await say(engine, 'next')).toEqual({ said: 'next' });
  });

  it('ends a thread that fills its memory, and continues with another one', async () => {
    const engine = startEngine({ memoryMb: 24 });
    await expect(say(engine, 'memory')).rejects.toBeInstanceOf(EngineMemory);
    expect(await say(engine, 'next')).toEqual({ said: 'next' });
  });

  it('ends the current work when the memory of the process is nearly full', async () => {
    let bytes = 0;
    const engine = startEngine({ memory: { mostBytes: 100, resident: () => bytes } });
    expect(await say(engine, 'warm')).toEqual({ said: 'warm' });
    const long = say(engine, 600_000);
    bytes = 101;
    await expect(long).rejects.toBeInstanceOf(EngineMemory);
    bytes = 0;
    expect(await say(engine, 'next')).toEqual({ said: 'next' });
  });

  it('replaces a thread that keeps too much memory', async () => {
    const engine = startEngine({ memory: { mostBytes: 100, resident: () => 90 } });
    const first = await say(engine, 'thread');
    expect(await say(engine, 'thread')).not.toEqual(first);
    // and not again at once, whatever the system says
    const second = await say(engine, 'thread');
    expect(await say(engine, 'thread')).toEqual(second);
  });

  it.each(['throw', 'fail'])('reports a mistake of our own: %s', async (word) => {
    const engine = startEngine();
    await expect(say(engine, word)).rejects.toThrow(/as the request says|a mistake/);
    expect(await say(engine, 'next')).toEqual({ said: 'next' });
  });

  it('drops work whose callers have gone', async () => {
    const engine = startEngine();
    const leave = new AbortController();
    const first = say(engine, 100);
    const second = say(engine, 'x', { signal: leave.signal });
    leave.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    expect(await first).toEqual({ said: 100 });
    await expect(say(engine, 1, { signal: leave.signal })).rejects.toThrow('gone');
    expect(await say(engine, 'next')).toEqual({ said: 'next' });
  });
});

describe('clients of the engine', () => {
  const guest = { key: '203.0.113.7', seconds: 20 };
  const other = { key: '198.51.100.1', seconds: 20 };
  const call = (asker: typeof guest) => ({ asker, rank: 'stranger' as const });

  it('continue in the long lane while short work of others is done', async () => {
    const engine = startEngine({ threads: 2, slicesMs: [20, 40] });
    await Promise.all([say(engine, 'warm'), say(engine, 'warm')]);
    const ended: string[] = [];
    const long = say(engine, 1500, call(guest)).then(() => ended.push('long'));
    for (let k = 0; k < 5; k++) await say(engine, k, call(other)).then(() => ended.push('short'));
    await long;
    expect(ended).toEqual([...Array(5).fill('short'), 'long']);
  });

  it('restart work that had to give way, and pay for both attempts', async () => {
    const engine = startEngine({ threads: 1, slicesMs: [20, 2000] });
    await say(engine, 'warm');
    const ended: string[] = [];
    const long = say(engine, 1500, call(guest)).then(() => ended.push('long'));
    await new Promise((done) => setTimeout(done, 100));
    await say(engine, 1, { asker: other, rank: 'page' }).then(() => ended.push('short'));
    await long;
    expect(ended).toEqual(['short', 'long']);
    const { fullMs, leftMs } = engine.budget(guest);
    expect(fullMs - leftMs).toBeGreaterThan(1500);
  });

  it('have one job running and two waiting', async () => {
    const engine = startEngine({ threads: 2 });
    const ask = (k: number) => say(engine, 20 + k, call(guest));
    const results = await Promise.allSettled([ask(0), ask(1), ask(2), ask(3)]);
    expect(results.map(({ status }) => status)).toEqual([
      ...Array(3).fill('fulfilled'),
      'rejected',
    ]);
    expect(results[3]).toMatchObject({ reason: expect.any(EngineSpent) });
    expect(results[3]).toMatchObject({ reason: { what: 'jobs', retryMs: expect.any(Number) } });
    expect(await ask(4)).toEqual({ said: 24 });
  });

  it('are refused when their time is used up, while others are not', async () => {
    const engine = startEngine();
    const poor = { key: 'poor', seconds: 0.1 };
    expect(await say(engine, 150, call(poor))).toEqual({ said: 150 });
    expect(engine.budget(poor).leftMs).toBeLessThan(0);
    const refused = say(engine, 1, call(poor));
    await expect(refused).rejects.toMatchObject({ name: 'EngineSpent', what: 'seconds' });
    expect(await say(engine, 1, call(other))).toEqual({ said: 1 });
  });

  it('with work of a better rank do not wait for long work of strangers', async () => {
    const engine = startEngine({ threads: 1, slicesMs: [30] });
    await say(engine, 'warm');
    const stranger = say(engine, 2000, call(guest));
    const page = say(engine, 100, { asker: other, rank: 'page' });
    expect(await Promise.race([stranger, page])).toEqual({ said: 100 });
    expect(await stranger).toEqual({ said: 2000 });
  });
});

describe('the built thread', () => {
  it('can perform every verb', async () => {
    const { build } = await import('vite');
    const { cacheFolder, serverConfig } = await import('../../build/vite-config.mjs');
    const folder = `${cacheFolder}/engine-test`;
    const config = serverConfig(folder);
    const input = { 'engine-worker': 'server/engine/worker.ts' };
    const rolldownOptions = { ...config.build.rolldownOptions, input };
    await build({ ...config, build: { ...config.build, rolldownOptions } });
    const engine = startEngine({ script: new URL(`file://${folder}/engine-worker.js`) });
    const file = { bytes: new TextEncoder().encode(UNIQUE) };
    const request = { file, language: 'en', options: {} } as const;
    const solved = await engine.run('solve', request);
    const text = solved.ok ? new TextDecoder().decode(solved.body) : '';
    expect(JSON.parse(text)).toMatchObject({ status: 'unique' });
    const drawn = await engine.run('draw', { ...request, options: { output: 'png' } });
    expect(drawn).toMatchObject({ ok: true, type: 'image/png' });
    expect(await engine.run('appraise', file)).toMatchObject({ ok: true, puzzle: { width: 5 } });
  });
});
