/** Every message of this package has a translation with the same parameters. */
import { mentionedBy } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import * as en from './en.js';
import { ROFL_RU } from './ru.js';

describe.each(Object.entries(en))('%s', (name, message) => {
  it('is stored under its own name', () => {
    expect(message.key).toBe(`rofl.${name}`);
  });

  it('mentions the same parameters in Russian', () => {
    const russian: (params: never) => string = ROFL_RU[name as keyof typeof ROFL_RU];
    // the names of numbers in a header are words, which Russian translates
    const expected = mentionedBy(message.text).filter((param) => param !== 'name');
    expect(mentionedBy(russian)).toEqual(expected);
    expect(String(russian)).toMatch(/[а-я]/);
  });
});
