/**
 * JSON of other programs: the kind of a file, the meaning of its blocks and cells, and the places
 * of problems.
 */
import { type Clue, clueText, colorName, type Puzzle, rowsOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { ALL_FORMATS } from '../detect/all-formats.js';
import { detectFormat } from '../detect/detect.js';
import { detectKind } from '../lexing/json-document.js';
import { numberLoom } from '../programs/number-loom.js';
import { problemIn, puzzleIn, sourceFor, warningsIn } from '../testing/sources.js';
import { jsonClues } from './json-clues.js';
import { jsonPicture } from './json-picture.js';

function clues({ rows, columns, palette }: Puzzle): string {
  const text = (clue: Clue) => clueText(clue, (color) => `${colorName(palette, color)[0]}`);
  return [rows, columns].map((half) => half.map(text).join('/')).join(' | ');
}

function picture(puzzle: Puzzle): string {
  const { goal } = puzzle;
  return goal === undefined
    ? ''
    : rowsOf(goal)
        .map((row) => [...row].join(''))
        .join('/');
}

describe('a JSON file', () => {
  it.each([
    ['json', '{"width":1,"height":1,"rows":[[1]],"columns":[[1]]}'],
    ['json', '{"width":1,"height":1,"goal":["1"]}'],
    ['json', '{"format":"nonokit","rows":[[1]],"columns":[[1]]}'],
    ['json', '{"width":1}'],
    ['none', '{"a":[1],"b":{"c":2}}'],
    ['json-clues', '{"width":2,"height":1,"rows":[[2]],"cols":[[1],[1]]}'],
    ['json-clues', '{"width":2,"height":1,"constraints":{"rows":[[2]],"columns":[[1],[1]]}}'],
    ['none', '{"clues":{"x":[[2],[1]],"y":[[2],[1]]},"solution":[[0,0],[0,0]]}'],
    [
      'none',
      '{"Rows":{"0":[2],"1":[1]},"Columns":{"0":[2],"1":[1]},"Board":[["#","."],[".","#"]]}',
    ],
    ['none', '{"options":{"lib":["dom","esm"]},"include":["src"]}'],
    ['json-picture', '{"solution":[[0,1],[1,0]],"colors":[[9,9,9],[0,0,0]]}'],
    ['json', '[{"width":1,"height":1,"goal":["1"]}]'],
    ['davidje-json', '{"rows":[[1]],"cols":[[1]]}'],
    ['davidje-json', '{"image":["# #"]}'],
    ['json-clues', '{"rows":[[1]],"columns":[[1]]}'],
    ['json-clues', '{"rows":[[["!",1]]],"cols":[[["!",1]]]}'],
    ['json-clues', '{"rowPatterns":[[1]],"colPatterns":[[1]]}'],
    ['json-clues', '{"size":1,"clues":{"row_clues":[[1]],"column_clues":[[1]]}}'],
    ['json-clues', '[[[1]],[[1]]]'],
    ['json-picture', '{"width":2,"height":1,"data":[[0,1]]}'],
    ['json-picture', '{"width":2,"height":1,"cells":[0,1]}'],
    ['json-picture', '{"name":"x","level":{"grid":[[true,false]]}}'],
    ['json-picture', '[[0,1],[1,1]]'],
    ['json-picture', '{"board":["#.","##"]}'],
    ['number-loom', '{"title":"","solution":{"palette":[],"cells":[]}}'],
  ])('is recognised as %s: %s', (id, text) => {
    const format = detectFormat(sourceFor(text), ALL_FORMATS);
    expect(format.ok ? format.value.id : 'none').toBe(id);
  });

  it('is recognised by its beginning if it is cut off', () => {
    expect(detectKind('{"rows":[[1],[2]],"columns":[[1')).toBe('clues');
    expect(detectKind(`{"a":${'['.repeat(100_000)}`)).toBeUndefined();
  });
});

describe('clues in JSON', () => {
  it.each([
    ['a lone 0', '{"rows":[[1],[0]],"columns":[[1]]}', '1#/0 | 1#'],
    [
      'length and colour',
      '{"rows":[[[2,1],[1,2]]],"columns":[[[1,1]],[[1,1]],[[1,2]]]}',
      '21 12 | 11/11/12',
    ],
    [
      'colour and length',
      '{"palette":["#fff","#f00","#0f0","#00f"],"rows":[[[3,2]]],"columns":[[[3,1]],[[3,1]]]}',
      '2# | 1#/1#',
    ],
    ['ids of colours', '{"rows":[[["r",2]]],"columns":[[["r",1]],[[1,"r"]]]}', '2# | 1#/1#'],
    [
      'several ids',
      '{"rows":[[["r",1],["b",1]]],"columns":[[["r",1]],[[1,"b"]]]}',
      '1r 1b | 1r/1b',
    ],
  ])('may be written with %s', (_, text, expected) => {
    expect(clues(puzzleIn(jsonClues, text))).toBe(expected);
  });

  it('may give colours by their index in the palette', () => {
    const text =
      '{"palette":["#fff","#f00","#0f0","#00f"],"rows":[[[3,2]]],"columns":[[[3,1]],[[3,1]]]}';
    expect(puzzleIn(jsonClues, text).rows).toEqual([[{ size: 2, color: 3 }]]);
  });

  it('may be unary: a 1 for each filled cell, a 0 between blocks', () => {
    const text = '{"rows":[[1,1,0,1],[0]],"columns":[[1],[1],[],[1]]}';
    expect(clues(puzzleIn(jsonClues, text))).toBe('2# 1#/0 | 1#/1#/0/1#');
  });

  it('have a picture only if all of its cells are known', () => {
    const text = (cells: string) => `{"rows":[[1]],"columns":[[1],[]],"content":[${cells}]}`;
    expect(picture(puzzleIn(jsonClues, text('1,-1')))).toBe('10');
    expect(puzzleIn(jsonClues, text('1,0')).goal).toBeUndefined();
    expect(warningsIn(jsonClues, text('1,0'))).toEqual(['partial-picture']);
    expect(warningsIn(jsonClues, text('0,0'))).toEqual([]);
    expect(problemIn(jsonClues, text('1'))).toMatchObject({ code: 'bad-content', column: 44 });
    expect(problemIn(jsonClues, text('-1,1'))).toMatchObject({ code: 'goal-differs', column: 44 });
  });

  it.each([
    ['{"rows":[[1]],\n"columns":[[1],2]}', 'bad-clue', 2, 16],
    ['{"rows":[[1]],\n"columns":[null]}', 'bad-clue', 2, 12],
    ['{"rows":[[1,[1,1]]],"columns":[[1]]}', 'bad-block', 1, 13],
    ['{"rows":[["1"]],"columns":[[1]]}', 'bad-block', 1, 11],
    ['{"rows":[[1],[2]],"columns":[[1]]}', 'clue-too-long', 1, 14],
    ['{"rows":[[1]],"columns":[[1.5]]}', 'bad-block', 1, 26],
    ['{"rows":[],"columns":[]}', 'bad-size', 1, 9],
    ['{"rows":[[1]]}', 'no-clues', 1, 1],
    ['{"rows":[[1]],\n"columns":[[1]]', 'bad-json', 2, 16],
    ['{"rows":[[1]],"columns":[[1]]} {}', 'bad-json', 1, 32],
    [`{"rows":${'['.repeat(65)}`, 'too-deep', 1, 1],
  ])('%s is a problem', (text, code, line, column) => {
    expect(problemIn(jsonClues, text)).toMatchObject({ code, line, column });
  });
});

it('json-clues stops at the maximum number of colours', () => {
  const blocks = Array.from({ length: 70_000 }, (_, i) => `["c${i}",1]`);
  const text = `{"rows":[[${blocks}]],"columns":[[]]}`;
  expect(problemIn(jsonClues, text)).toMatchObject({ code: 'too-many-colors', column: 9 });
});

describe('pictures in JSON', () => {
  it.each([
    ['{"grid":[[0,1],[1,1]]}', '01/11'],
    ['{"a":[[0,1],[2,3]],"level":{"cells":[[true],[false]]}}', '1/0'],
    ['{"width":3,"height":2,"data":[0,1,1,1,0,0]}', '011/100'],
    ['[".X","XX"]', '01/11'],
    ['{"board":[[0,0],[0,0]],"solution":[[0,1],[1,0]]}', '01/10'],
    ['{"words":["dom","esm"],"grid":["#.","##"]}', '10/11'],
    ['[["_","r"],["b","_"]]', '01/20'],
  ])('may be written as %s', (text, expected) => {
    expect(picture(puzzleIn(jsonPicture, text))).toBe(expected);
  });

  it.each([
    ['{"grid":[[0,1],[1]]}', 'no-picture'],
    ['{"grid":[[0,1],[1,true]]}', 'no-picture'],
    ['{"width":1e9,"height":1e-9,"data":[1]}', 'too-large'],
  ])('cannot be written as %s', (text, code) => {
    const problem = problemIn(jsonPicture, text);
    expect([code, 'bad-size', 'no-picture']).toContain(problem.code);
    expect(problem).toMatchObject({ line: 1, column: expect.any(Number) });
  });
});

describe('the format number-loom', () => {
  const document = (palette: string, cells: string, shape = '"Square":{"width":2,"height":1}') =>
    `{"title":"T","id":null,"solution":{"palette":[${palette}],"shape":{${shape}},"cells":[${cells}]}}`;
  const white = '{"ch":" ","name":"white","rgb":[255,255,255],"color":0,"corner":null}';
  const ink = '{"ch":"r","name":"red","rgb":[255,0,0],"color":7,"corner":null}';

  it('reads cells of several colours as numbers', () => {
    const puzzle = puzzleIn(numberLoom, document(`${white},${ink}`, '0,7'));
    expect(picture(puzzle)).toBe('01');
    expect(puzzle.meta).toEqual({ title: 'T' });
    expect(puzzle.palette[1]).toEqual({ rgb: '#ff0000', name: 'red', symbol: 'r' });
  });

  it.each([
    [document(`${white},${ink}`, '0,1'), 'bad-goal'],
    [document(`${white},${ink}`, '0'), 'bad-goal'],
    [document(`${white},${white.replace('null', '{"upper":true}')}`, '0,0'), 'triangle'],
    [document(`${ink},${ink}`, '0,0'), 'bad-color'],
    [document('3', '0,0'), 'bad-color'],
    [document(white, '0,0', '"Triangular":{}'), 'bad-shape'],
    [document(white, '', '"Square":{"width":1e9,"height":1e9}'), 'too-large'],
    ['{"solution":[]}', 'no-picture'],
  ])('reports a problem in %s', (text, code) => {
    expect(problemIn(numberLoom, text)).toMatchObject({
      code,
      line: 1,
      column: expect.any(Number),
    });
  });
});

it('JSON readers ignore members of the prototype', () => {
  for (const id of ['json-clues', 'json-picture', 'number-loom']) {
    const format = ALL_FORMATS.find((one) => one.id === id);
    const text = '{"__proto__":{"rows":[[1]],"columns":[[1]],"solution":{}}}';
    expect(format?.read(sourceFor(text))).toHaveLength(1);
  }
  expect(Object.hasOwn(Object.prototype, 'rows')).toBe(false);
});
