import { describe, expect, it } from 'vitest';
import { problemIn, puzzleIn, warningsIn } from '../testing/sources.js';
import { freenonoText } from './freenono-text.js';

describe('the format freenono-text', () => {
  it('reads cells that an editor cut off as blank, with a warning for whole rows', () => {
    expect(puzzleIn(freenonoText, 'Key\n3,2\nx\n xx\n').goal?.cells.join('')).toBe('100011');
    expect(warningsIn(freenonoText, 'Key\n3,2\nx\n xx\n')).toEqual([]);
    expect(warningsIn(freenonoText, '\n3,2\nx\n')).toEqual(['padded']);
  });

  it.each([
    ['Key\n3;2\nx\n', 'bad-size', 2, 1],
    ['Key\n3,2\nx#\n', 'bad-goal', 3, 2],
    ['Key\n3,2\nx  x\n', 'bad-goal', 3, 4],
    ['Key\n3,1\nx\n\nx\n', 'bad-goal', 5, 1],
  ])('gives the place of the problem in %j', (text, code, line, column) => {
    expect(problemIn(freenonoText, text)).toMatchObject({ code, line, column });
  });
});
