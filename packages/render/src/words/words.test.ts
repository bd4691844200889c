/** Every message has a Russian sentence with the same parameters. */
import { messageIn, problem } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import * as ENGLISH from './en/messages.js';
import { RENDER_RU } from './ru/messages.js';

/** Parameters of each message, with values that no sentence has by itself. */
const SAMPLES = [
  problem(ENGLISH.badCellSize, { cell: 7.5, least: 8, most: 256 }),
  problem(ENGLISH.noPicture),
  problem(ENGLISH.tooManyPixels, { width: 911, height: 822, most: 733, fitting: 64 }),
  problem(ENGLISH.tooManyPixels, { width: 911, height: 822, most: 733, fitting: null }),
  problem(ENGLISH.tooManyElements, { most: 733 }),
  problem(ENGLISH.gifTooLong, { most: 733 }),
  problem(ENGLISH.tooManyColors, { most: 733 }),
  problem(ENGLISH.missingFromFont, { characters: '猫…' }),
  problem(ENGLISH.tooManyNumbers, { found: 911, most: 733 }),
  problem(ENGLISH.tooManyParts, { found: 911, most: 733 }),
  problem(ENGLISH.tooManyPages, { found: 911, most: 733 }),
];

describe('messages about drawing', () => {
  it('are all tested, each under its own name', () => {
    const keys = new Set(SAMPLES.map(({ key }) => key));
    expect([...keys].sort()).toEqual(
      Object.keys(ENGLISH)
        .map((name) => `render.${name}`)
        .sort(),
    );
    expect(Object.keys(RENDER_RU).sort()).toEqual(Object.keys(ENGLISH).sort());
  });

  it.each(SAMPLES)('$key mentions the same parameters in Russian', (sample) => {
    const russian = messageIn({ render: RENDER_RU }, sample);
    expect(russian).toMatch(/[а-яё]/);
    for (const value of Object.values(sample.params ?? {})) {
      if (value === null) continue;
      expect(sample.message).toContain(`${value}`);
      expect(russian).toContain(`${value}`);
    }
  });

  it('group the digits of large numbers as each language does', () => {
    const large = problem(ENGLISH.tooManyElements, { most: 1_000_000 });
    expect(large.message).toContain('1,000,000');
    expect(messageIn({ render: RENDER_RU }, large)).toMatch(/1\s000\s000/);
  });
});
