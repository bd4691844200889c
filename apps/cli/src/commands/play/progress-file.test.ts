/** The progress file: where it is, and what two writers at the same time do to it. */
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith } from '../../testing/run.js';
import { ProgressFile, progressPath } from './progress-file.js';

const text = (name: string): string => JSON.stringify({ format: 'nonokit-store', name });

describe('progressPath', () => {
  it.each([
    ['linux', {}, '/people/ann/.local/share/nonokit/progress.json'],
    ['linux', { XDG_DATA_HOME: '/data' }, '/data/nonokit/progress.json'],
    ['freebsd', { XDG_DATA_HOME: '' }, '/people/ann/.local/share/nonokit/progress.json'],
    ['darwin', {}, '/people/ann/Library/Application Support/nonokit/progress.json'],
    ['win32', {}, '/people/ann/AppData/Local/nonokit/progress.json'],
    ['win32', { LOCALAPPDATA: '/local' }, '/local/nonokit/progress.json'],
  ] as const)('on %s with %j is %s', (platform, env, path) => {
    expect(progressPath(env, platform, '/people/ann')).toBe(path);
  });
});

describe('ProgressFile', () => {
  it('lets exactly one of many writers win that have read the same version', async () => {
    const path = join(folderWith({}), 'deep', 'progress.json');
    const { version } = await new ProgressFile(path).read();
    // each has a queue of its own, as programs have
    const writers = Array.from({ length: 12 }, (_, k) => [new ProgressFile(path), `${k}`] as const);
    const written = await Promise.all(writers.map(([file, k]) => file.write(text(k), version)));
    const winners = writers.filter((_, k) => written[k]?.outcome === 'written');
    expect(winners).toHaveLength(1);
    expect((await new ProgressFile(path).read()).text).toBe(text(winners[0]?.[1] ?? ''));
    expect(readdirSync(dirname(path))).toEqual(['progress.json']);
  });

  it('ignores the lock of a program that has died', async () => {
    const folder = folderWith({});
    mkdirSync(folder, { recursive: true });
    const path = join(folder, 'progress.json');
    writeFileSync(`${path}.lock`, '');
    utimesSync(`${path}.lock`, 0, 0);
    const file = new ProgressFile(path);
    const { version } = await file.read();
    expect(await file.write(text('x'), version)).toMatchObject({ outcome: 'written' });
  });
});
