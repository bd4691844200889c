/** Every message of the library has a translation that mentions the same parameters. */
import { describe, expect, it } from 'vitest';
import * as en from './en/inputs.js';
import { INPUTS_RU } from './ru/inputs.js';

/** Stands for any parameter: a marker with its name. */
const marked = new Proxy({}, { get: (_, name) => (name === 'index' ? 41 : `<${String(name)}>`) });

describe.each(Object.entries(en))('%s', (name, message) => {
  it('has a key that names it', () => {
    expect(message.key).toBe(`nonokit.${name}`);
  });

  it('mentions the same in Russian', () => {
    const marks = (text: string) =>
      new Set(text.match(/<\w+>|4[12]/g)?.filter((m) => m !== '<kind>'));
    const russian = INPUTS_RU[name as keyof typeof INPUTS_RU](marked as never);
    expect(marks(russian)).toEqual(marks(message.text(marked as never)));
    expect(russian).toMatch(/[а-я]/);
  });
});
