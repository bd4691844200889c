import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findExtent, placeFinder, walkJson } from './json-scan.js';

/** Index of the first syntax error, -1 without one. */
const errorAt = (text: string): number => walkJson(text, 0, text.length)?.at ?? -1;

describe('walkJson', () => {
  it('finds no error in valid JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(2), (text, indent) => {
        expect(errorAt(text)).toBe(-1);
        expect(errorAt(JSON.stringify(JSON.parse(text), null, indent))).toBe(-1);
      }),
    );
  });

  it('finds an error exactly if JSON.parse refuses the text', () => {
    const mutant = fc.tuple(fc.json(), fc.nat(), fc.constantFrom(...'{}[]",:\\u1 -.e\n\u0001tn'));
    fc.assert(
      fc.property(mutant, ([text, at, char]) => {
        const from = at % text.length;
        const changed = text.slice(0, from) + char + text.slice(from + 1);
        let valid = true;
        try {
          JSON.parse(changed);
        } catch {
          valid = false;
        }
        expect(errorAt(changed) < 0).toBe(valid);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['{"a":1,}', 7],
    ['{"a" 1}', 5],
    ['[1 2]', 3],
    ['[1,]', 3],
    ['{"a":01}', 6],
    ['{"a":"b', 7],
    ['"\\x"', 1],
    ['"a\nb"', 2],
    ['[tru]', 1],
    ['{a:1}', 1],
    ['[1]]', 3],
    ['[[1]', 4],
    ['', 0],
  ])('finds the error of %j at %i', (text, at) => {
    expect(errorAt(text)).toBe(at);
  });

  it('visits every value with its path', () => {
    const text = '{"rows":[[3],["x",[1]]], "a\\"b":{"c":null}}';
    const visited: string[] = [];
    walkJson(text, 0, text.length, (path, at) => visited.push(`${path.join('.')}@${text[at]}`));
    expect(visited).toEqual([
      '@{',
      'rows@[',
      'rows.0@[',
      'rows.0.0@3',
      'rows.1@[',
      'rows.1.0@"',
      'rows.1.1@[',
      'rows.1.1.0@1',
      'a"b@{',
      'a"b.c@n',
    ]);
  });
});

describe('findExtent', () => {
  it('ends at the bracket that closes the first one', () => {
    fc.assert(
      fc.property(fc.object(), fc.string(), (value, rest) => {
        const text = JSON.stringify(value);
        expect(findExtent(text + rest, 0)).toMatchObject({ to: text.length, whole: true });
      }),
    );
  });

  it('counts the nesting depth and skips brackets in strings', () => {
    expect(findExtent('[{"]":"\\\\"},["\\"]"]] x', 0)).toEqual({ to: 20, depth: 2, whole: true });
    expect(findExtent('[[1], "]', 0)).toMatchObject({ whole: false });
  });
});

it('placeFinder counts lines and columns from 1', () => {
  const createPlace = placeFinder('ab\n\ncd');
  expect([0, 1, 2, 3, 4, 5].map((at) => Object.values(createPlace(at)).join(':'))).toEqual([
    '1:1',
    '1:2',
    '1:3',
    '2:1',
    '3:1',
    '3:2',
  ]);
});
