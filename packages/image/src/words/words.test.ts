/** Every message of this package has a translation with the same parameters. */
import { mentionedBy } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import * as en from './en/index.js';
import { IMAGE_RU } from './ru/index.js';

/** Parameters that are not numbers, by the name of the message. */
const PARAMS: Readonly<Record<string, Record<string, unknown>>> = {
  pngBadMethods: { found: [11, 12, 13] },
};

describe.each(Object.entries(en))('%s', (name, message) => {
  it('is stored under its own name', () => {
    expect(message.key).toBe(`image.${name}`);
  });

  it('mentions the same parameters in Russian', () => {
    const russian: (params: never) => string = IMAGE_RU[name as keyof typeof IMAGE_RU];
    const mentioned = mentionedBy(russian, PARAMS[name]);
    // the names of numbers in a header are words, which Russian translates
    const expected = mentionedBy(message.text, PARAMS[name]).filter(
      (param) => !(name.startsWith('pnm') && param === 'name'),
    );
    expect(mentioned).toEqual(expected);
    expect(String(russian)).toMatch(/[а-я]/);
  });
});
