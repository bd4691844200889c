/** Output files: what is written, kept and left behind. */
import { readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { testSession } from '../testing/host.js';
import { folderWith } from '../testing/run.js';
import { createConsole } from './console.js';
import { openOutput } from './output.js';

const console = createConsole({}, await testSession());
const folder = (): string => folderWith({});

describe('openOutput', () => {
  it('writes a file and leaves nothing else behind', async () => {
    const dir = folder();
    const output = await openOutput(join(dir, 'a'), { console });
    expect(readdirSync(dir)).toEqual([]);
    if (output.ok) expect(await output.value.write('text')).toBeUndefined();
    expect(readdirSync(dir)).toEqual(['a']);
    expect(readFileSync(join(dir, 'a'), 'utf8')).toBe('text');
  });

  it('gzips files whose name ends in .gz', async () => {
    const name = join(folder(), 'a.json.gz');
    const output = await openOutput(name, { console });
    if (output.ok) expect(await output.value.write('text')).toBeUndefined();
    expect(gunzipSync(readFileSync(name)).toString()).toBe('text');
  });

  it('does not print binary content on a terminal', async () => {
    const session = await testSession();
    const console = createConsole({}, session);
    session.host.stdout.isTTY = true;
    const binary = await openOutput('-', { console, binary: true });
    expect(binary).toMatchObject({ ok: false, problem: { code: 'terminal' } });
    expect(await openOutput('-', { console })).toMatchObject({ ok: true });
    session.host.stdout.isTTY = false;
    expect(await openOutput('-', { console, binary: true })).toMatchObject({ ok: true });
  });

  it('reports that a file is not a folder, also as root', async () => {
    const file = join(folder(), 'a');
    writeFileSync(file, '');
    const output = await openOutput(join(file, 'b.png'), { console });
    expect(output).toMatchObject({ ok: false, problem: { code: 'cannot-write' } });
    expect(output.ok || output.problem.message).toBe(`cannot be written: ${file} is not a folder`);
  });

  it('keeps an existing file', async () => {
    const dir = folder();
    writeFileSync(join(dir, 'a'), 'old');
    const output = await openOutput(join(dir, 'a'), { console });
    expect(output).toMatchObject({ ok: false, problem: { code: 'exists' } });
  });

  it('keeps a file that appears during the work', async () => {
    const dir = folder();
    const output = await openOutput(join(dir, 'a'), { console });
    writeFileSync(join(dir, 'a'), 'old');
    const wrong = output.ok ? await output.value.write('text') : undefined;
    expect(wrong).toMatchObject({ code: 'exists' });
    expect(readdirSync(dir)).toEqual(['a']);
    expect(readFileSync(join(dir, 'a'), 'utf8')).toBe('old');
  });

  it('overwrites with --force, through a link, and keeps the mode', async () => {
    const dir = folder();
    writeFileSync(join(dir, 'a'), 'old', { mode: 0o600 });
    symlinkSync('a', join(dir, 'link'));
    const output = await openOutput(join(dir, 'link'), { console, force: true });
    if (output.ok) expect(await output.value.write('text')).toBeUndefined();
    expect(readFileSync(join(dir, 'a'), 'utf8')).toBe('text');
    expect(statSync(join(dir, 'a')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dir)).toEqual(['a', 'link']);
  });

  it('refuses folders, and names in missing folders', async () => {
    const dir = folder();
    expect(await openOutput(dir, { console })).toMatchObject({ problem: { code: 'is-directory' } });
    const missing = await openOutput(join(dir, 'x', 'a'), { console });
    expect(missing).toMatchObject({ problem: { code: 'cannot-write' } });
  });

  it('writes into a device instead of replacing it', async () => {
    const output = await openOutput('/dev/null', { console });
    if (output.ok) expect(await output.value.write('text')).toBeUndefined();
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });
});
