/** What the program suggests for names that stand for nothing. */
import { UNIQUE } from '@nonokit/core/testing';
import { expect, it } from 'vitest';
import { folderWith, nonokit } from '../testing/run.js';

async function complaint(name: string, lang = 'en') {
  const cwd = folderWith({ 'hedgehog.json': UNIQUE, 'cat.non': 'x', '.hidden': 'x' });
  const { stderr, status } = await nonokit(['solve', name, '--lang', lang], { cwd });
  expect(status).toBe(2);
  return stderr.trim();
}

it.each([
  ['hedgehog.non', 'did you mean hedgehog.json?'],
  ['hedgehgo.json', 'did you mean hedgehog.json?'],
  ['cat', 'did you mean cat.non?'],
  ['owl', '"nonokit catalogue --tag owl" lists '],
  ['catalogue:owl', '"nonokit catalogue --tag owl" lists '],
  ['catalogue:chees', 'did you mean "cheers"?'],
  ['catalogue:owll', '"nonokit catalogue --tag owl" lists '],
])('a name that stands for nothing is followed by what was meant: %s', async (name, meant) => {
  expect(await complaint(name)).toContain(meant);
});

it.each(['zzzz', 'x/y.non', 'qqqq', '../../etc/nothing.non'])(
  'nothing is suggested where nothing is similar: %s',
  async (name) => {
    expect(await complaint(name)).toMatch(/: there is no such file$/);
  },
);

it('suggestions are Russian, too', async () => {
  expect(await complaint('cat', 'ru')).toContain('может быть, cat.non?');
});
