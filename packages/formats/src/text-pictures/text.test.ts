import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gridOf, type Puzzle, puzzleOf } from '@nonokit/core';
import { arbitraryPuzzle, paletteOf } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findExample } from '../testing/examples.js';
import {
  problemIn,
  puzzleIn,
  readAll,
  sourceFor,
  warningsIn,
  written,
} from '../testing/sources.js';
import { text } from './text.js';

const FOLDER = new URL('../../../../../shared/formats/examples/', import.meta.url);

/** The cells of a file's picture, rows separated by blanks. */
const drawn = (content: string): string => {
  const { goal, width } = puzzleIn(text, content);
  const rows = Array.from(goal?.cells ?? [])
    .join('')
    .match(new RegExp(`.{${width}}`, 'g'));
  return rows?.join(' ') ?? '';
};

/** The ink colours of a file's picture. */
const inks = (content: string): string[] =>
  puzzleIn(text, content)
    .palette.slice(1)
    .map(({ rgb }) => rgb);

const file = (puzzle: Puzzle): string => Buffer.from(written(text, puzzle)).toString();
const detected = (content: string): boolean => text.detect(sourceFor(content));

describe.each(['char-grid', 'zero-one-matrix'])('the examples of %s', (folder) => {
  const there = existsSync(FOLDER);
  const names = there ? readdirSync(new URL(`${folder}/`, FOLDER)) : ['(missing)'];
  it.skipIf(!there).each(names)('%s', (name) => {
    const content = new Uint8Array(readFileSync(new URL(`${folder}/${name}`, FOLDER)));
    expect(text.detect(sourceFor(content))).toBe(true);
    const { rows, columns, goal } = puzzleIn(text, content);
    const expected = findExample(name);
    expect({ rows, columns, goal }).toEqual({
      rows: expected.rows,
      columns: expected.columns,
      goal: expected.goal,
    });
    expect(warningsIn(text, content)).toEqual([]);
  });
});

describe('the reader of text pictures', () => {
  it('takes the last usual background that occurs', () => {
    expect(drawn('#.\n.#')).toBe('10 01');
    expect(drawn('# \n #')).toBe('10 01');
    expect(drawn('._\n_.')).toBe('10 01');
    expect(drawn('bw\nwb')).toBe('10 01');
    expect(drawn('1.\n01')).toBe('12 01');
    expect(drawn('⬛⬜\n⬜⬛')).toBe('10 01');
  });

  it('takes the first unusual character as background if no usual background occurs', () => {
    expect(drawn('#-\n-#')).toBe('10 01');
    expect(drawn('ao\noa')).toBe('01 10');
    expect(warningsIn(text, 'ao\noa')).toEqual(['unusual-background']);
    expect(drawn('##\n##')).toBe('11 11');
    expect(drawn('🟥🟩🟦\n🟩🟥🟦')).toBe('123 213');
  });

  it('takes the first of two coloured squares as background', () => {
    expect(drawn('🟧⬛🟧\n⬛⬛🟧')).toBe('010 110');
    expect(drawn('🟥🟩\n🟩🟥')).toBe('01 10');
    expect(warningsIn(text, '🟥🟩\n🟩🟥')).toEqual(['unusual-background']);
  });

  const PAIRS = ['█░', '■□', '●○', '▓_', '@.', '*-', '#-', 'X-', 'X ', '* ', '+ ', 'XO', 'xo'];
  const MORE_PAIRS = ['TF', '黑白', 'ｘ\u3000', '▩□', '◼◻', '1 ', '■☐', '█ ', 'o.', 'BW', 'x_'];
  it.each([...PAIRS, ...MORE_PAIRS])('knows which character of "%s" is the ink', (pair) => {
    const [ink = '', paper = ''] = pair;
    const rows = ['01110', '11011', '00000', '10001'];
    const content = rows.map((row) => row.replaceAll('1', ink).replaceAll('0', paper)).join('\n');
    expect(detected(content)).toBe(true);
    expect(drawn(content)).toBe(rows.join(' '));
  });

  it('reads the usual character as black and the others as the colours they name', () => {
    expect(inks('#.\n.#')).toEqual(['#000000']);
    expect(inks('r#\n.b')).toEqual(['#ff0000', '#000000', '#0000ff']);
    expect(inks('r.\nbB')).toEqual(['#ff0000', '#0000ff', '#000000']);
    expect(new Set(inks('.123456789\n.abcdefghi')).size).toBe(18);
    expect(puzzleIn(text, '#.').palette).toEqual([{ rgb: '#ffffff' }, { rgb: '#000000' }]);
    expect(puzzleIn(text, 'r.').palette[1]).toEqual({ rgb: '#ff0000', symbol: 'r' });
  });

  it('counts characters, not units, and drops variation selectors', () => {
    expect(drawn('⬛️⬜\n🟥⬛')).toBe('10 21');
    expect(warningsIn(text, '⬛️⬜\n🟥⬛')).toEqual([]);
  });

  it('treats blanks between cells as separators, unless they are the background', () => {
    expect(drawn('0 1 1\n1 0 1')).toBe('011 101');
    expect(drawn('# . #  \n. # .')).toBe('101 010');
    expect(drawn('# #\n # ')).toBe('101 010');
    expect(drawn('# #\n   \n # ')).toBe('101 000 010');
    expect(drawn('#.#\n   \n.#.')).toBe('101 010');
  });

  it('drops empty lines and pads short ones, with a warning', () => {
    expect(drawn('\n#.#\n\n##\n.#.\n\n')).toBe('101 110 010');
    expect(readAll(text, '#.#\n\n##').flatMap((r) => (r.ok ? r.warnings : []))).toEqual([
      {
        code: 'padded',
        message:
          'row 2 has 2 cells, the longest row 3: shorter rows were filled up with blank cells',
        key: 'formats.picturePadded',
        params: { row: 2, found: 2, width: 3 },
        line: 3,
        column: 1,
      },
    ]);
  });
});

describe('text around the cells', () => {
  const rows = ['1100', '0101', '1111'];
  const cells = (separator: string, quote = '') =>
    `${rows.map((row) => [...row].map((cell) => quote + cell + quote).join(separator)).join('\n')}\n`;

  it.each([
    ['blanks', cells(' ')],
    ['tabs', cells('\t')],
    ['commas', cells(',')],
    ['commas and blanks', cells(', ')],
    ['semicolons', cells(';')],
    ['quotes', cells(',', '"')],
    ['a blank before each row', cells(' ').replace(/^/gm, ' ').trimEnd()],
    ['a separator behind each row', cells(',').replaceAll('\n', ',\n')],
    ['a title', `--A boat--\n${cells(' ')}`],
    ['sizes', `4 3\n${cells(' ')}`],
    ['sizes, height first', `3x4\n\n${cells('')}`],
    ['sizes in a table', `4,3,x,x\n${cells(',')}`],
    ['a width', `4 bits\n${cells('')}`],
    ['a title and sizes', `A boat\n4 3\n${cells('\t')}`],
  ])('may be %s', (_, content) => {
    expect(detected(content)).toBe(true);
    expect(drawn(content)).toBe(rows.join(' '));
    expect(warningsIn(text, content)).toEqual([]);
  });

  it('may be the title', () => {
    expect(puzzleIn(text, `--A boat--\n${cells(' ')}`).meta).toEqual({ title: 'A boat' });
  });

  it('does not change the places of problems', () => {
    const broken = `A boat\n${cells(', ', '"').replaceAll('0', '.').replaceAll('1', '◢')}`;
    expect(problemIn(text, broken)).toMatchObject({ code: 'triangle', line: 2, column: 2 });
  });

  it.each(['4 4\n', '5x3\n', '9 bits\n'])('is not a size unless it fits: %j', (size) => {
    expect(detected(size + cells(' '))).toBe(false);
  });
});

describe('empty lines in a text picture', () => {
  const shapes = (content: string): string[] =>
    readAll(text, content).map((puzzle) =>
      puzzle.ok ? `${puzzle.value.width}x${puzzle.value.height}` : puzzle.problem.code,
    );

  it.each([
    ['separate pictures of one size', '##..\n.#.#\n\n#.#.\n.##.\n', ['4x2', '4x2'], []],
    ['separate pictures of other widths', '##.\n.#.\n\n#.\n.#\n#.\n', ['3x2', '2x3'], []],
    ['join parts of other heights', '##.\n.#.\n\n#.#\n.#.\n#..\n', ['3x5'], ['parts-joined']],
    ['space lines', '##.\n\n.#.\n\n#.#\n', ['3x3'], []],
    ['group cells with blanks', '## .\n.# .\n\n#. #\n.# .\n', ['3x4'], []],
    [
      'are blank rows where blank ends are cut off',
      '##\n # #\n\n##\n  #\n',
      ['4x5'],
      ['blank-row'],
    ],
  ])('%s', (_, content, expected, remarks) => {
    expect(detected(content)).toBe(true);
    expect(shapes(content)).toEqual(expected);
    expect(warningsIn(text, content)).toEqual(remarks);
  });

  it('separate pictures that share one set of symbols', () => {
    const [first, second] = readAll(text, '.#\n#.\n\n##\n##\n');
    expect(first?.ok && second?.ok && [...(second.value.goal?.cells ?? [])]).toEqual([1, 1, 1, 1]);
  });
});

describe('detection of text pictures', () => {
  it.each([
    ['#', true],
    ['.', true],
    ['#.\n.#', true],
    ['# \n #', true],
    ['X.\n.X', true],
    ['10\n01', true],
    ['a.\n.b\n', true],
    ['wb\nbw', true],
    ['🟥⬜\n⬜🟥', true],
    ['##\n#', false],
    ['1', true],
    ['0', false],
    ['0\n1', false],
    ['12\n21', false],
    ['1 1\n1 1', false],
    ['5 5\n2 1', false],
    ['cry', false],
    ['cab\nbag', false],
    ['Hello.', false],
    ['I am.\nI do.', false],
    ['#.?\n#..', false],
    ['ab\nba\nbb', true],
    ['12\n21\n11', false],
    ['1 1\n1 1\n1 1', false],
    ['1 1\n1\n1 1', false],
    ['1.\n1.\n1.', false],
    ['  X\n XXX\nXXXXX', true],
    ['..#\n.##.\n#..#', true],
    ['on\nno\n\noo\nnn', true],
    ['A title\n-----', false],
    ['A title\n=====\n\n.....', false],
    ['width\n5....', false],
    ['{"a":1}', false],
    ['<a>\n<b>', false],
    ['a,b\nc,d', false],
  ])('of %j gives %s', (content, expected) => {
    expect(detected(content)).toBe(expected);
  });
});

describe('broken text pictures', () => {
  it.each([
    ['#.\n.?', 'unknown-cell', 2, 2],
    ['.◢\n##', 'triangle', 1, 2],
    ['🟥⬜\n⬜◢', 'triangle', 2, 2],
    ['Dear puzzle program,\n\nthis is a letter.', 'bad-cell', 1, 5],
    ['#.\n.\u0001', 'bad-cell', 2, 2],
    ['.abcdefghijklmnopqrstuvxyzABCDEFGH', 'too-many-colors', 1, 33],
  ])('are a problem: %j: %s', (content, code, line, column) => {
    expect(problemIn(text, content)).toMatchObject({ code, line, column });
  });

  it('cannot be padded beyond the limits', () => {
    const content = `${'#'.repeat(10_000)}\n${'.\n'.repeat(10_000)}`;
    expect(problemIn(text, content, { maxCells: 1_000_000 }).code).toBe('too-large');
  });

  it('never cause an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (content) => {
        readAll(text, content);
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'#. \n?r0\t⬜'), { maxLength: 30 }), (chars) => {
        readAll(text, chars.join(''));
      }),
    );
  });
});

describe("the output of freesummerwind's solver", () => {
  const printed = '- - r r -\n- r y y r\n- - - - -\n';

  it('is read as a picture', () => {
    expect(detected(printed)).toBe(true);
    const { goal, palette } = puzzleIn(text, `${printed}\n`);
    expect(Array.from(goal?.cells ?? []).join('')).toBe('001100122100000');
    expect(palette.slice(1).map(({ symbol }) => symbol)).toEqual(['r', 'y']);
  });

  it('is refused at its undecided cells', () => {
    const problem = problemIn(text, printed.replace('- r y', '- r .'));
    expect(problem).toMatchObject({ code: 'unknown-cell', line: 2, column: 5 });
  });

  it.each(['a - b - c\nd', '- -\n-- -', 'a b\nc d'])('is not recognised in %j', (other) => {
    expect(detected(other)).toBe(false);
  });
});

describe('the writer of text pictures', () => {
  it('draws a single ink as #, several as their symbols or letters', () => {
    expect(file(findExample('p1'))).toBe('##..#\n#.#..\n#####\n..#.#\n.###.\n');
    const palette = [
      { rgb: '#ffffff' },
      { rgb: '#123456', symbol: '#' },
      { rgb: '#0000ff' },
      { rgb: '#ee0000', symbol: 'Q' },
      { rgb: '#00ee00', symbol: '3' },
    ];
    expect(
      file(
        puzzleOf(
          gridOf([
            [0, 1, 2],
            [3, 4, 0],
          ]),
          palette,
        ),
      ),
    ).toBe('.rb\nQg.\n');
  });

  it('writes pictures that are recognised and read back, with colours in order of appearance', () => {
    fc.assert(
      fc.property(arbitraryPuzzle({ maxSize: 7, maxInks: 10 }), (puzzle) => {
        const content = file(puzzle);
        expect(detected(content)).toBe(true);
        expect(warningsIn(text, content)).toEqual([]);
        const order = new Map([[0, 0]]);
        const renumbered = Array.from(puzzle.goal?.cells ?? [], (color) => {
          if (!order.has(color)) order.set(color, order.size);
          return order.get(color);
        });
        expect(Array.from(puzzleIn(text, content).goal?.cells ?? [])).toEqual(renumbered);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['a row of letters', 14, 1, true],
    ['no blank cell', 19, 2, false],
  ])('writes many inks, which --from text reads back: %s', (_, inks, height, hasBlank) => {
    const row = Array.from({ length: inks }, (_none, i) => i + 1);
    const rows = Array.from({ length: height }, () => [...row, hasBlank ? 0 : 1]);
    const puzzle = puzzleOf(gridOf(rows), paletteOf(inks));
    const result = text.write([puzzle]);
    expect(result.ok && result.warnings.map(({ code }) => code)).toEqual(['needs-from']);
    expect(puzzleIn(text, file(puzzle)).rows).toEqual(puzzle.rows);
  });

  it('holds at most 19 inks without a blank cell, and says so', () => {
    const row = Array.from({ length: 20 }, (_none, i) => i + 1);
    const result = text.write([puzzleOf(gridOf([row, row]), paletteOf(20))]);
    expect(result.ok ? '' : result.problem.message).toBe(
      'there are characters for 19 colours where no cell is blank, but the puzzle has 20',
    );
  });

  it('holds 31 inks and refuses more', () => {
    const row = Array.from({ length: 31 }, (_, i) => i + 1);
    const most = puzzleOf(gridOf([row, row.map(() => 0)]), paletteOf(31));
    expect(detected(file(most))).toBe(true);
    expect(puzzleIn(text, file(most)).goal).toEqual(most.goal);
    const result = text.write([
      puzzleOf(
        gridOf([
          [1, 0],
          [0, 32],
        ]),
        paletteOf(32),
      ),
    ]);
    expect(result.ok ? '' : result.problem.code).toBe('too-many-colors');
  });
});
