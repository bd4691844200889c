/** Every message of the library has a translation that mentions the same parameters. */
import { describe, expect, it } from 'vitest';
import * as en from './en/index.js';
import { NONOKIT_RU } from './ru/index.js';

/** Stands for any parameter: a marker with its name. */
const marked = new Proxy({}, { get: (_, name) => (name === 'index' ? 41 : `<${String(name)}>`) });

describe.each(Object.entries(en))('%s', (name, message) => {
  it('is stored under its own name', () => {
    expect(message.key).toBe(`nonokit.${name}`);
  });

  it('mentions the same parameters in Russian', () => {
    const marks = (text: string) =>
      new Set(text.match(/<\w+>|4[12]/g)?.filter((m) => m !== '<kind>'));
    const russian = NONOKIT_RU[name as keyof typeof NONOKIT_RU](marked as never);
    expect(marks(russian)).toEqual(marks(message.text(marked as never)));
    expect(russian).toMatch(/[а-я]/);
  });
});
