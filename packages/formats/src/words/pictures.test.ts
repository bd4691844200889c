/** Every message about pictures has a translation with the same parameters. */
import { mentionedBy } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import * as images from './en/pictures.js';
import * as pages from './en/pictures-pages.js';
import * as xpm from './en/pictures-xpm.js';
import { PICTURES } from './ru/pictures.js';
import { PICTURES_PAGES } from './ru/pictures-pages.js';
import { PICTURES_XPM } from './ru/pictures-xpm.js';

const ENGLISH = { ...images, ...pages, ...xpm };
const RUSSIAN = { ...PICTURES, ...PICTURES_PAGES, ...PICTURES_XPM };

/** Parameters that are not numbers, by the name of the message. */
const PARAMS: Readonly<Record<string, Record<string, unknown>>> = {
  picturesPnmKind: { expected: [2] },
};

describe.each(Object.entries(ENGLISH))('%s', (name, message) => {
  it('is stored under its own name', () => {
    expect(message.key).toBe(`formats.${name}`);
  });

  it('mentions the same parameters in Russian', () => {
    const russian: (params: never) => string = RUSSIAN[name as keyof typeof RUSSIAN];
    expect(mentionedBy(russian, PARAMS[name])).toEqual(mentionedBy(message.text, PARAMS[name]));
    expect(String(russian)).toMatch(/[а-я]/);
  });
});
