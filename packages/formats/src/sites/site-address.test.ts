/** Addresses instead of puzzles: some carry a puzzle, most do not. */
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';

describe('addresses of sites', () => {
  it.each(['5 1\n1 1 1\n1\n0\n1\n0\n1\n', '5x1:1//1//1/1.1.1'])(
    'carry the text of a file in nonogrid: %j',
    (text) => {
      const address = `https://example.github.io/nono/?x=1&s=${encodeURIComponent(text)}`;
      const file = readPuzzles(encodeText(address), { name: 'pasted.txt' });
      const [puzzle] = file.ok ? file.value.puzzles : [];
      expect(puzzle?.ok && puzzle.value).toMatchObject({ width: 5, height: 1 });
    },
  );

  it.each([
    ['https://webpbn.com/play.cgi?id=529', 'puzzle 529 of webpbn.com'],
    ['webpbn.com/XMLpuz.cgi?id=1', 'puzzle 1 of webpbn.com'],
    ['https://www.nonograms.org/nonograms2/i/12345', 'puzzle 12345 of nonograms.org'],
    ['http://www.griddlers.net/nonogram/-/g/98765', 'puzzle 98765 of griddlers.net'],
    ['https://www.puzzle-nonograms.com/?size=2', 'a puzzle of puzzle-nonograms.com'],
    ['https://example.org/nono/?s=%', 'holds no puzzle'],
    ['https://example.org/', 'holds no puzzle'],
  ])('only name a puzzle: %s', (address, sentence) => {
    for (const name of [undefined, 'pasted.txt']) {
      const file = readPuzzles(encodeText(`${address}\n`), { name });
      expect(file).toMatchObject({ problem: { code: 'address-only', line: 1, column: 1 } });
      expect(file.ok || file.problem.message).toContain(sentence);
    }
  });

  it('are explained in the answer of webpbn.com if it refuses a puzzle', () => {
    const file = readPuzzles(encodeText('Puzzle 99999 does not exist\n'), { name: 'a.xml' });
    expect(file).toMatchObject({ problem: { code: 'site-refusal' } });
    expect(file.ok || file.problem.message).toContain('puzzle 99999');
  });
});
