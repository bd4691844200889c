/** Addresses and share strings in place of files, in every command that takes files. */
import { UNIQUE } from '@nonokit/core/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../testing/run.js';
import { addressText } from './address.js';

describe('addressText', () => {
  it.each([
    ['https://nonokit.example/play/#p=NK1.Ab-_9', 'NK1.Ab-_9'],
    ['https://nonokit.example/ru/play/#NK1.Ab-_9&x=1', 'NK1.Ab-_9'],
    ['NK1.Ab-_9', 'NK1.Ab-_9'],
    ['http://example.org/a.non', 'http://example.org/a.non'],
    ['a.non', undefined],
    ['folder/NK1.txt', undefined],
    ['-', undefined],
  ])('abbreviates %s to %s', (name, text) => {
    expect(addressText(name)).toBe(text);
  });
});

describe('addresses on the command line', () => {
  const red = UNIQUE.replace('{', '{"palette":["#ffffff","#cc0000"],');
  const cwd = folderWith({ 'red.json': red, 'black.json': UNIQUE });
  let ours = '';
  let theirs = '';

  beforeAll(async () => {
    const share = async (file: string): Promise<string> =>
      (await nonokit(['convert', file, '--to', 'url'], { cwd })).stdout.trim();
    [ours, theirs] = await Promise.all([share('red.json'), share('black.json')]);
    expect(ours).toMatch(/^NK1\./);
  });

  it('may contain the puzzle: our own, a bare share string, and those of other players', async () => {
    const addresses = [`https://nonokit.example/play/#p=${ours}`, ours, theirs];
    for (const address of addresses) {
      const { stdout, status } = await nonokit(['solve', '-q', address], { cwd });
      expect([stdout.split('\n').length, status]).toEqual([6, 0]);
    }
    const { stdout } = await nonokit(['explain', ours, '--only', '1', '-q'], { cwd });
    expect(stdout).toContain('1. ');
  });

  it('are refused with a reason if they contain none', async () => {
    const names = ['https://example.org/a.non', 'NK1.AAAA'];
    const { stderr, status } = await nonokit(['check', ...names], { cwd });
    expect(stderr).toContain('https://example.org/a.non: nothing is fetched from the web');
    expect(stderr).toContain('"NK1.AAAA" is no share string');
    expect(status).toBe(2);
  });
});
