/** Fields of CSV. */
import { describe, expect, it } from 'vitest';
import { csvField } from './csv.js';

describe('csvField', () => {
  it.each([
    ['Tree', 'Tree'],
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['@sum(a,b)', `"'@sum(a,b)"`],
    ['-', '-'],
    [3.5, '3.5'],
    [-3, '-3'],
    [true, 'true'],
    [null, ''],
    [undefined, ''],
  ])('quotes %o if necessary', (value, field) => {
    expect(csvField(value)).toBe(field);
  });
});
