/** Every message of detection and of .woven has a translation with the same parameters. */
import { describe, expect, it } from 'vitest';
import * as DETECT from './en/detect.js';
import * as WOVEN from './en/woven.js';
import { DETECT_RU } from './ru/detect.js';
import { WOVEN_RU } from './ru/woven.js';

const LOST = { named: ['<named>', '<second>'], more: 71 };
const PROBLEM = { code: 'odd', message: '<message>', line: 72, column: 73 };

/** What the parameters stand for: each is found in a sentence that mentions it. */
const VALUES: Readonly<Record<string, unknown>> = {
  most: 81,
  found: 82,
  width: 83,
  height: 84,
  formats: 85,
  lost: LOST,
  problem: PROBLEM,
  ids: ['<id>', '<other>'],
  readable: ['<readable>'],
  isBlack: true,
  texts: [{ key: 'title', lost: LOST }],
  keys: ['<key>'],
  more: 88,
  tried: [{ ids: ['<tried>'], read: 86, problem: PROBLEM }],
};

/** Where parameters are other things than their name says: empty lists, and numbers. */
const OTHERS: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  detectUnknown: [{ tried: [] }],
  detectNumbers: [{ tried: [] }],
  detectLosesGoal: [{ lost: 3, puzzles: 87 }],
};

function paramsOf(others: Readonly<Record<string, unknown>>) {
  return new Proxy(
    {},
    { get: (_, name) => ({ ...VALUES, ...others })[String(name)] ?? `<${String(name)}>` },
  );
}

/** The parameters that a sentence mentions. */
const marksIn = (text: string) => [...new Set(text.match(/<\w+>|[78]\d|\b3\b/g))].sort();

const WORDS = [
  ...Object.entries(DETECT).map(([name, message]) => ({ name, message, russian: DETECT_RU })),
  ...Object.entries(WOVEN).map(([name, message]) => ({ name, message, russian: WOVEN_RU })),
];

describe.each(WORDS)('$name', ({ name, message, russian }) => {
  it('is stored under its own name', () => {
    expect(message.key).toBe(`formats.${name}`);
  });

  it('mentions the same parameters in Russian', () => {
    const text = Object.entries(russian).find(([key]) => key === name)?.[1];
    for (const others of [{}, ...(OTHERS[name] ?? [])]) {
      const params = paramsOf(others) as never;
      const said = text?.(params) ?? '';
      expect(marksIn(said)).toEqual(marksIn(message.text(params)));
      expect(said).toMatch(/[а-я]/);
    }
  });
});

it('every translation is used', () => {
  const names = (module: object) => Object.keys(module).sort();
  expect(names(DETECT_RU)).toEqual(names(DETECT));
  expect(names(WOVEN_RU)).toEqual(names(WOVEN));
});
