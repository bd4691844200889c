/** Task strings of puzzle-nonograms.com, and finding their size. */
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';
import { problemIn, puzzleIn } from '../testing/sources.js';
import { puzzleNonograms } from './puzzle-nonograms.js';

const P2 = '1.1/3.3/1.1.3/3.4/1.3/1/1.4/2.1.1/3/0/3/2.2.1/3.2/0/2.6/4.1.1/4.3/2.1';

describe('the reader of puzzle-nonograms.com', () => {
  it.each([
    ['a square', '3/1.1.1/4/1.1/1.2/2.1/1.1/5/1.1/3', 5, 5],
    ['the only split that fits', '1/1/1/3', 3, 1],
    ['what the page says', `puzzleWidth: 10, puzzleHeight: 8; task = "${P2}"`, 10, 8],
    ['what the comment says', "task='0/0/0/0'; /* 1x3 */", 1, 3],
    ['nothing where a clue is empty', '1//1/', 2, 2],
  ])('reads %s', (_, text, width, height) => {
    expect(puzzleIn(puzzleNonograms, text)).toMatchObject({ width, height });
    const file = readPuzzles(encodeText(text));
    expect(file.ok && file.value.format.id).toBe('puzzle-nonograms');
  });

  it('runs no code of the page', () => {
    const page = `task = '1/1'; task = (() => { throw new Error(); })();`;
    expect(puzzleIn(puzzleNonograms, page)).toMatchObject({ width: 1, height: 1 });
  });

  it.each([
    ['0/0/0/0/0', 'ambiguous-size'],
    ['1/1/1', 'unknown-size'],
    ['3/0/0/1', 'clue-too-long'],
    ["task = '1/1", 'ends-early'],
    ["task = '1/x'", 'bad-number'],
  ])('reports the problem in %s: %s', (text, code) => {
    expect(problemIn(puzzleNonograms, text)).toMatchObject({ code, line: 1 });
  });
});
