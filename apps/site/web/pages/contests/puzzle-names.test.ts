/** Reading the puzzles of a contest as people type them. */
import { expect, it } from 'vitest';
import { puzzleNames } from './puzzle-names.js';

it.each([
  ['12 40,7', ['12', '40', '7']],
  ['№ 12, №40;\n 7', ['12', '40', '7']],
  ['https://nonograms.example/ru/puzzles/3FHTBKNHdr9?s=1#x', ['3FHTBKNHdr9']],
  ['https://nonograms.example/puzzles/3FHTBKNHdr9/ 12', ['3FHTBKNHdr9', '12']],
  ['  ', []],
])('reads %j', (text, names) => {
  expect(puzzleNames(text)).toEqual(names);
});
