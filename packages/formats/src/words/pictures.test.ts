/** Every message about pictures has a translation with the same parameters. */
import { mentionedBy } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import * as en from './en/pictures.js';
import { PICTURES } from './ru/pictures.js';

/** Parameters that are not numbers, by the name of the message. */
const PARAMS: Readonly<Record<string, Record<string, unknown>>> = {
  picturesPnmKind: { expected: [2] },
};

describe.each(Object.entries(en))('%s', (name, message) => {
  it('has a key that names it', () => {
    expect(message.key).toBe(`formats.${name}`);
  });

  it('mentions the same in Russian', () => {
    const russian: (params: never) => string = PICTURES[name as keyof typeof PICTURES];
    expect(mentionedBy(russian, PARAMS[name])).toEqual(mentionedBy(message.text, PARAMS[name]));
    expect(String(russian)).toMatch(/[а-я]/);
  });
});
