/** Puzzles of other kinds in the formats that have them: what they state, and what is refused. */
import { ANY_BLOCKS, describeProblem, type KindClaims, type Result } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';
import { json } from '../own/json.js';
import { clueTable } from '../programs/clue-table.js';
import { davidjeJson } from '../programs/davidje-json.js';
import { pzprUrl } from '../sites/pzpr-url.js';
import { webpbn } from '../sites/webpbn.js';
import { olsak } from '../solvers/olsak.js';
import { readAll } from './sources.js';

const HIDDEN = { hidden: true, color: 1 } as const;
const black = (...sizes: readonly number[]) => sizes.map((size) => ({ size, color: 1 }));

/** The clues of a hexagon of 16 triangles, by direction. */
const HEXAGON: Omit<KindClaims, 'place' | 'palette' | 'meta' | 'goal'> = {
  board: {
    shape: 'triangle',
    topLeft: 2,
    bottomLeft: 1,
    top: 2,
    topRight: 1,
    bottom: 2,
    bottomRight: 2,
  },
  clues: [
    [black(4), black(1, 3), black(2)],
    [black(2, 1), black(4), black(1, 2)],
    [black(1), black(2), black(4), black(1, 1)],
  ],
};

function kindIn(results: readonly Result<unknown>[]): KindClaims {
  const [result] = results;
  if (result?.ok !== false || result.kind === undefined) throw new Error('no puzzle of a kind');
  return result.kind;
}

const xmlCounts = (...sizes: readonly number[]): string =>
  `<line>${sizes.map((size) => `<count>${size}</count>`).join('')}</line>`;

describe('triddlers', () => {
  it('of webpbn have their clues by direction, and their picture', () => {
    const file = `<puzzleset><puzzle type="triddler"><title>T</title>
      <clues type="topleft">${xmlCounts(4)}${xmlCounts(1, 3)}</clues>
      <clues type="bottomleft">${xmlCounts(2)}</clues>
      <clues type="top">${xmlCounts(2, 1)}${xmlCounts(4)}</clues>
      <clues type="topright">${xmlCounts(1, 2)}</clues>
      <clues type="bottom">${xmlCounts(1)}${xmlCounts(2)}</clues>
      <clues type="bottomright">${xmlCounts(4)}${xmlCounts(1, 1)}</clues>
      <solution><image>/XXXX.\\ /X.XXX./ \\..XX./</image></solution>
    </puzzle></puzzleset>`;
    expect(kindIn(readAll(webpbn, file))).toMatchObject({
      ...HEXAGON,
      goal: [...'1111010111000110'].map(Number),
      meta: { title: 'T' },
    });
  });

  it('of webpbn refuse clues of rows and columns', () => {
    const file = '<puzzle type="triddler"><clues type="rows"><line/></clues></puzzle>';
    const [result] = readAll(webpbn, file);
    expect(result?.ok === false && describeProblem(result.problem)).toBe(
      'line 1, column 25: the clues are of the type "rows", expected one of "topleft", ' +
        '"bottomleft", "top", "topright", "bottom", "bottomright"',
    );
  });

  it('of Olšák go around against the clock, and up the lower sides', () => {
    const sections = [['4', '1 3'], ['2'], ['1', '2'], ['4', '1 1'], ['1 2'], ['4', '2 1']];
    const file = ['T', '#t', ...sections.flatMap((lines) => [': side', ...lines]), ': end', ''];
    expect(kindIn(readAll(olsak, file.join('\n')))).toMatchObject({
      ...HEXAGON,
      meta: { title: 'T' },
    });
    // numbers of the lower right side are read upwards
    const turned = file.with(file.indexOf('1 1'), '3 1').join('\n');
    expect(kindIn(readAll(olsak, turned)).clues[2]?.[3]).toEqual(black(1, 3));
  });

  it('of ours have sides and three lists of clues', () => {
    const { shape: _, ...sides } = HEXAGON.board;
    const file = {
      format: 'nonokit',
      version: 2,
      sides,
      rows: [[4], [1, 3], [2]],
      slashes: [[2, 1], [4], [1, 2]],
      backslashes: [[1], [2], [4], [1, 1]],
    };
    expect(kindIn(readAll(json, JSON.stringify(file)))).toMatchObject(HEXAGON);
  });
});

describe('hidden numbers', () => {
  it('of puzz.link are dots', () => {
    expect(kindIn(readAll(pzprUrl, 'https://puzz.link/p?nonogram/3/2/1.11.2g'))).toMatchObject({
      board: { shape: 'square', width: 3, height: 2 },
      clues: [
        [[HIDDEN, ...black(1)], black(2)],
        [black(1), [HIDDEN], black(1)],
      ],
    });
  });

  it('of clue tables are "#", with the id of their ink', () => {
    expect(kindIn(readAll(clueTable, ',#,1\n1r,,\n#r,,\n'))).toMatchObject({
      board: { shape: 'square', width: 2, height: 2 },
      clues: [
        [[{ size: 1, color: 2 }], [{ hidden: true, color: 2 }]],
        [[HIDDEN], black(1)],
      ],
    });
  });

  it('of davidje13 are clues of whole lines', () => {
    const claims = kindIn(readAll(davidjeJson, '{"rows":[[1],null],"cols":[null,[0]]}'));
    expect(claims).toMatchObject({
      clues: [
        [black(1), [ANY_BLOCKS]],
        [[ANY_BLOCKS], []],
      ],
    });
  });
});

/** A file of a web game with clues over two lines. */
const mega = (members: object): string =>
  JSON.stringify({ type: 'super', size: { width: 4, height: 3 }, name: 'Hook', ...members });

function readMega(text: string) {
  const file = readPuzzles(encodeText(text), { name: '1.json' });
  return file.ok ? file.value.puzzles[0] : file;
}

describe('clues over two lines of web games', () => {
  const rowClues = [[[[1], [0]], 4], ['mega'], [1, 1]];
  const colClues = [[1], [4, [[], []]], ['super'], [1, 1]];
  const solution = [
    [1, 0, 1, 1],
    [0, 1, 1, 0],
    [0, 1, 0, 1],
  ];

  it('have the clue of both lines at the first', () => {
    const read = readMega(mega({ rowClues, colClues, solution }));
    expect(read?.ok === false && read.problem.code).toBe('other-puzzle');
    expect(read?.ok === false && read.kind).toMatchObject({
      board: { shape: 'square', width: 4, height: 3 },
      clues: [
        [
          {
            large: [4],
            small: [
              [[1], []],
              [[], []],
            ],
          },
          black(1, 1),
        ],
        [
          black(1),
          {
            large: [4],
            small: [
              [[], []],
              [[], []],
            ],
          },
          black(1, 1),
        ],
      ],
      goal: solution.flat(),
      meta: { title: 'Hook' },
      place: { line: 1, column: 1 },
    });
  });

  it.each([
    ['a second line without a first', [['mega'], [1], [1, 1]]],
    ['two pairs of lists in turn', [[[[1], []], [[1], []], 3], ['mega'], [1, 1]]],
    ['a number of two lines in one', [[[[1], []], 3], [1], [1, 1]]],
    ['lists of three lines', [[[[1], [], []], 3], ['mega'], [1, 1]]],
  ])('are refused with %s', (_, rows) => {
    const read = readMega(mega({ rowClues: rows, colClues, solution }));
    expect(read?.ok).toBe(false);
    expect(read?.ok === false && read.kind).toBeUndefined();
  });
});

const ours = (members: object): string =>
  JSON.stringify({ format: 'nonokit', version: 2, width: 3, height: 3, ...members });

describe('our own JSON of version 2', () => {
  it('has hidden numbers, any blocks, inks and clues of two lines', () => {
    const file = ours({
      rows: [['?', 1], { pair: [[[1], []], 3, [[], [2]]] }],
      columns: [['*'], [[1, 1]], [['?', 1], '*']],
      goal: ['101', '100', '100'],
    });
    expect(kindIn(readAll(json, file))).toMatchObject({
      board: { shape: 'square', width: 3, height: 3 },
      clues: [
        [
          [HIDDEN, ...black(1)],
          {
            large: [3],
            small: [
              [[1], []],
              [[], [2]],
            ],
          },
        ],
        [[ANY_BLOCKS], black(1), [HIDDEN, ANY_BLOCKS]],
      ],
      goal: [1, 0, 1, 1, 0, 0, 1, 0, 0],
    });
  });

  it('is an ordinary puzzle if nothing about it is unusual', () => {
    const clues = [[1], [], [1]];
    const [result] = readAll(json, ours({ rows: clues, columns: clues }));
    expect(result?.ok).toBe(true);
  });

  it.each([
    [{ rows: [['x']], columns: [] }, 'rows[0][0] is "x", expected a number, "?", "*"'],
    [{ rows: [3], columns: [] }, 'rows[0] is 3, expected a clue: an array, or {"pair"'],
    [{ rows: [{ pair: [1] }], columns: [] }, 'rows[0].pair[0] is 1, expected small numbers'],
    [{ rows: [{ pair: [[[1], []], 'a', [[], []]] }] }, 'rows[0].pair[1] is "a"'],
    [{ rows: [['?']] }, 'columns'],
    [{ sides: 3, rows: [] }, 'sides is 3, expected an object'],
    [{ sides: { top: 'x' }, rows: [] }, 'sides.top is "x", expected the number of lines'],
  ])('names what is wrong in %j', (members, sentence) => {
    const [result] = readAll(json, ours(members));
    expect(result?.ok === false && result.problem.message).toContain(sentence);
    expect(result?.ok === false && result.kind).toBeUndefined();
  });
});
