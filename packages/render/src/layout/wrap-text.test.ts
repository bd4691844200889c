/** Lines of text: where they are broken. */
import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text.js';

describe('wrapText', () => {
  it('breaks lines at spaces, and within a word that is longer than a line', () => {
    const wrap = (text: string, width: number) => wrapText(text, width, () => 5);
    expect(wrap('', 100)).toEqual([]);
    expect(wrap('one two', 35)).toEqual(['one two']);
    expect(wrap('one two three', 35)).toEqual(['one two', 'three']);
    expect(wrap('00000', 12)).toEqual(['00', '00', '0']);
  });
});
