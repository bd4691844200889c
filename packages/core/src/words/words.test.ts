/** The messages of this package in both languages. */
import { expect, it } from 'vitest';
import { describeProblemIn, problem } from '../problem.js';
import { messageTable } from '../testing/messages.js';
import * as english from './en.js';
import { CORE_RU } from './ru.js';

const row = { kind: 'row', index: 2 };
const column = { kind: 'column', index: 11 };

it('messages are translated and keep all parameters', async () => {
  const table = messageTable({
    owner: 'core',
    english,
    russian: CORE_RU,
    samples: {
      atLine: [{ line: 3, what: '…' }],
      atColumn: [{ line: 3, column: 7, what: '…' }],
      noClues: [{ kind: 'row' }, { kind: 'column' }],
      badSize: [
        { side: 'width', size: 0 },
        { side: 'height', size: 2.5 },
      ],
      tooManyCells: [{ width: 5000, height: 5000, most: 16_777_216 }],
      tooManyLines: [{ width: 300_000, height: 1, most: 262_144 }],
      tooManyColors: [{ colors: 16_385, most: 16_384 }],
      badColor: [{ color: 2, rgb: 'red' }],
      wrongLineCount: [
        { kind: 'row', found: 4, expected: 5 },
        { kind: 'column', found: 21, expected: 20 },
      ],
      badBlock: [{ line: row, size: 0 }],
      unknownColor: [{ line: column, color: 3, last: 2 }],
      blankBlock: [{ line: row }],
      clueTooLong: [
        { line: row, clue: '3 2', needs: 6, length: 5 },
        { line: column, clue: null, needs: 31, length: 30 },
      ],
      sumsDiffer: [
        { rows: 5, columns: 6, color: null },
        { rows: 5, columns: 6, color: 'red' },
      ],
      goalHeight: [{ found: 4, expected: 5 }],
      goalWidth: [{ line: row, found: 2, expected: 5 }],
      goalColor: [{ line: row, color: 7, last: 1 }],
      goalDiffers: [{ line: column, found: '1 1', expected: '2' }],
      goalDiffersLong: [{ line: row }],
    },
  });
  await expect(table).toMatchFileSnapshot('messages.golden.md');
});

it('problems of a puzzle include their place in Russian', () => {
  const found = problem(english.noColors, {}, { line: 3, column: 7 });
  expect(describeProblemIn({ core: CORE_RU }, found)).toBe(
    'строка файла 3, позиция 7: палитра пуста, нужен хотя бы цвет фона',
  );
  expect(
    describeProblemIn({ core: CORE_RU }, { code: 'a', message: 'палитра пуста', line: 3 }),
  ).toBe('строка файла 3: палитра пуста');
  expect(describeProblemIn({}, found)).toBe(
    'line 3, column 7: the palette is empty, expected a background',
  );
});
