/** X pixmaps: colours, comments, wrong files. */
import { rowsOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { problemIn, puzzleIn, readAll, sourceFor, warningsIn } from '../testing/sources.js';
import { xpm } from './xpm.js';

const file = (...strings: string[]): string =>
  `/* XPM */\nstatic char * boat_xpm[] = {\n${strings.map((text) => `"${text}"`).join(',\n')}};\n`;

const BOAT = ['4 3 2 1', '  c None', '. c #FF0000', '..  ', ' . .', '....'];

function drawn(content: string): string {
  const { goal, palette } = puzzleIn(xpm, content);
  const rows = goal === undefined ? [] : rowsOf(goal).map((row) => [...row].join(''));
  return `${rows.join('/')} ${palette.map(({ rgb }) => rgb).join(' ')}`;
}

describe('an XPM file', () => {
  it.each([
    ['XPM3', file(...BOAT)],
    ['XPM2', `! XPM2\n${BOAT.join('\n')}\n`],
    ['comments with quotes', file(...BOAT).replace('",\n"..', '", /* "pixels" */\n/* " */"..')],
    ['a hot spot', file('4 3 2 1 0 0', ...BOAT.slice(1))],
    [
      'two characters a pixel',
      file(
        '4 3 2 2',
        ...BOAT.slice(1).map((row, i) => (i < 2 ? row[0] + row : row.replace(/./g, '$&$&'))),
      ),
    ],
    [
      'other values of a colour',
      file('4 3 2 1', '  c None s paper', '. m black c red g gray', ...BOAT.slice(3)),
    ],
    [
      'an escaped character',
      file(
        '4 3 2 1',
        '  c None',
        '\\" c red',
        ...BOAT.slice(3).map((row) => row.replaceAll('.', '\\"')),
      ),
    ],
  ])('may have %s', (_, content) => {
    expect(xpm.detect(sourceFor(content))).toBe(true);
    expect(drawn(content)).toBe('1100/0101/1111 #ffffff #ff0000');
    expect(warningsIn(xpm, content)).toEqual([]);
  });

  it.each([
    ['#f80', '#ff8800'],
    ['#ffff88880000', '#ff8800'],
    ['green', '#00ff00'],
    ['gray50', '#808080'],
    ['Navy', '#000080'],
  ])('may have the colour %s', (color, rgb) => {
    expect(drawn(file('2 1 2 1', '. c None', `# c ${color}`, '#.'))).toBe(`10 #ffffff ${rgb}`);
  });

  it('may have unknown colours', () => {
    const content = file('3 1 3 1', '. c None', '# c light sea foam', 'x c mist', '#.x');
    expect(puzzleIn(xpm, content).palette).toHaveLength(3);
    expect(warningsIn(xpm, content)).toEqual(['invented-color']);
  });
});

it.each([
  ['/* XPM */', 'bad-size', 1, 1],
  [file('4 3'), 'bad-size', 3, 2],
  [file('0 3 2 1'), 'bad-size', 3, 2],
  [file('99999 99999 2 1'), 'too-large', 3, 2],
  [file('4 3 999999999 1'), 'too-many-colors', 3, 2],
  [file('4 3 2 1', '. c None', '# s ink'), 'bad-color', 5, 2],
  [file('4 3 2 1', '. c None'), 'ends-early', 5, 1],
  [file('4 3 2 1', '. c None', '# c red', '##..', '.#'), 'row-too-short', 7, 2],
  [file('4 1 2 1', '. c None', '# c red', '#?..'), 'bad-cell', 6, 3],
])('the XPM reader reports the problem in %j', (content, code, line, column) => {
  expect(problemIn(xpm, content)).toMatchObject({ code, line, column });
});

it('the XPM reader ends at a comment that never ends', () => {
  expect(readAll(xpm, `/* XPM */${'/*'.repeat(100_000)}`)[0]).toMatchObject({ ok: false });
});
