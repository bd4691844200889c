import { existsSync, readFileSync } from 'node:fs';
import { gridOf, type Puzzle, puzzleOf } from '@nonokit/core';
import { arbitraryPuzzle, paletteOf } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLES, findExample } from '../testing/examples.js';
import { problemIn, puzzleIn, readAll, sourceFor, written } from '../testing/sources.js';
import { json } from './json.js';

const FOLDER = new URL('../../../../../shared/formats/examples/plain-json/', import.meta.url);

/** A puzzle of one filled cell, with these members changed or added. */
const tiny = (members: object = {}): string =>
  JSON.stringify({ width: 1, height: 1, rows: [[1]], columns: [[1]], ...members });

/** The same with a mark at `found` in its text. */
const marked = (members: object, found: string): string =>
  tiny(members).replace(found, (match) => `▸${match}`);

const text = (...puzzles: Puzzle[]): string => Buffer.from(written(json, ...puzzles)).toString();

describe.skipIf(!existsSync(FOLDER))('example files in JSON', () => {
  it.each(['p1.json', 'p2.json', 'p3.json', 'p4.json'])('include %s', (name) => {
    const file = new Uint8Array(readFileSync(new URL(name, FOLDER)));
    expect(json.detect(sourceFor(file))).toBe(true);
    const { rows, columns, palette } = puzzleIn(json, file);
    const expected = findExample(name);
    expect({ rows, columns, palette }).toEqual({
      rows: expected.rows,
      columns: expected.columns,
      palette: expected.palette,
    });
  });
});

describe('the JSON reader', () => {
  it('accepts one object, an array, one object per line, and objects one after the other', () => {
    const count = (content: string): number => {
      const results = readAll(json, content);
      expect(results.every(({ ok }) => ok)).toBe(true);
      return results.length;
    };
    const pretty = JSON.stringify(JSON.parse(tiny()), null, 2);
    expect(count(tiny())).toBe(1);
    expect(count(pretty)).toBe(1);
    expect(count(`[${tiny()},\n ${pretty} ]\n`)).toBe(2);
    expect(count(`\n${tiny()}\n\n${tiny()}\n${tiny()}`)).toBe(3);
    expect(count(pretty + pretty)).toBe(2);
    expect(readAll(json, '[ ]')).toEqual([]);
  });

  it('accepts blocks as sizes or pairs, goals as numbers or digits, ids as text or numbers', () => {
    const puzzle = puzzleIn(
      json,
      tiny({
        width: 2,
        rows: [[1, [1, 11]]],
        columns: [[[1, 1]], [[1, 11]]],
        id: 7,
        palette: ['#fff', '#000000', ...Array.from({ length: 10 }, (_, i) => `#00000${i}`)],
        goal: ['1b'],
      }),
    );
    expect(puzzle.rows).toEqual([
      [
        { size: 1, color: 1 },
        { size: 1, color: 11 },
      ],
    ]);
    expect(Array.from(puzzle.goal?.cells ?? [])).toEqual([1, 11]);
    expect(puzzle.meta).toEqual({ id: '7' });
    expect(puzzleIn(json, tiny({ goal: [[1]], title: null })).goal?.cells[0]).toBe(1);
  });

  it('derives the clues from a goal without clues', () => {
    const { rows, columns } = puzzleIn(json, '{"width":2,"height":1,"goal":["01"]}');
    expect([rows, columns]).toEqual([[[{ size: 1, color: 1 }]], [[], [{ size: 1, color: 1 }]]]);
  });

  it('accepts colours with names and symbols', () => {
    const palette = ['#FFF', { color: '#c8141e', name: 'red', symbol: '🟥' }];
    expect(puzzleIn(json, tiny({ palette })).palette).toEqual([
      { rgb: '#ffffff' },
      { rgb: '#c8141e', name: 'red', symbol: '🟥' },
    ]);
  });

  it('keeps unknown members of any name, safely', () => {
    const file = tiny({ label: 'line', list: [1, { a: null }] }).replace(
      '{',
      '{"__proto__":{"polluted":1},"constructor":{"prototype":2},"toString":3,',
    );
    const puzzle = puzzleIn(json, file);
    expect(Object.keys(puzzle.extra ?? {})).toEqual([
      '__proto__',
      'constructor',
      'toString',
      'label',
      'list',
    ]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect('polluted' in puzzle || 'polluted' in puzzle.meta).toBe(false);
    const again = puzzleIn(json, text(puzzle));
    expect(JSON.stringify(again.extra)).toBe(JSON.stringify(puzzle.extra));
  });

  it('ignores inherited members', () => {
    const problem = problemIn(
      json,
      '{"__proto__":{"width":1,"height":1,"rows":[[1]],"columns":[[1]]}}',
    );
    expect(problem.code).toBe('missing-member');
  });

  it('stops after the allowed number of puzzles', () => {
    expect(readAll(json, `${tiny()}\n`.repeat(50), { maxPuzzles: 10 })).toHaveLength(11);
  });

  it('recognises a file by its first characters', () => {
    const detected = (content: string): boolean => json.detect(sourceFor(content));
    expect([tiny(), '[{', '{}', '\n {\n "a', '[]'].map(detected)).not.toContain(false);
    expect(['[clues]\n', '{1,2}', '[[1]]', '{', '"a"', '5 5'].map(detected)).not.toContain(true);
  });
});

describe('broken JSON files', () => {
  // "▸" marks the place of the problem and is not in the file
  it.each([
    ['{"width":1,▸,}', 'bad-json', '"," is not JSON here, expected a name in quotes'],
    ['{"width":1▸', 'bad-json', 'the file stops short, expected a comma or the closing bracket'],
    ['{\n "width": 1\n ▸"height": 1\n}', 'bad-json', null],
    ['▸{"width":1}', 'missing-member', 'the puzzle has no "height", expected a number of cells'],
    [marked({ width: '5' }, '"5"'), 'bad-member', 'width is "5", expected a number of cells'],
    [
      marked({ rows: [[1, 'x']] }, '"x"'),
      'bad-member',
      'rows[0][1] is "x", expected a block: its size, or [size, colour]',
    ],
    [marked({ rows: [3] }, '3'), 'bad-member', 'rows[0] is 3, expected a clue: an array of blocks'],
    [marked({ rows: [[[1, 2, 3]]] }, '[1,2'), 'bad-member', null],
    [marked({ rows: [[2]] }, '[2]'), 'clue-too-long', null],
    [marked({ rows: [[1.5]] }, '[1.5]'), 'bad-block', null],
    [marked({ rows: [[-1]] }, '[-1]'), 'bad-block', null],
    [marked({ rows: [[[1, 2]]] }, '[[1,2'), 'unknown-color', null],
    [marked({ rows: [[]] }, '1'), 'sums-differ', null],
    [marked({ width: 1e9, height: 1e9 }, '1000'), 'too-large', null],
    [marked({ width: 0 }, '0'), 'bad-size', null],
    [marked({ goal: ['!'] }, '"!"'), 'bad-member', null],
    [marked({ goal: ['0'] }, '["0"'), 'goal-differs', null],
    [
      marked({ goal: [[1, null]] }, 'null'),
      'bad-member',
      'goal[0][1] is null, expected a colour: a number',
    ],
    [
      marked({ palette: ['white', 'red'] }, '"white"'),
      'bad-member',
      'palette[0] is "white", expected a colour like "#c8141e"',
    ],
    [marked({ palette: ['#fff', { color: '#000', symbol: 'ab' }] }, '"ab"'), 'bad-member', null],
    [marked({ palette: [] }, '1'), 'no-colors', null],
    [marked({ title: 5 }, '5'), 'bad-member', 'title is 5, expected a text'],
    [marked({ format: 'other' }, '"other"'), 'bad-member', null],
    [marked({ format: 'nonokit', version: 3 }, '3'), 'bad-member', 'version is 3, expected 1 or 2'],
    ['▸{"version":"9.1"}', 'missing-member', null],
    [`[${tiny()} ▸${tiny()}]`, 'bad-json', '"{" is not JSON here, expected a comma or "]"'],
    [`[${tiny()},▸]`, 'bad-json', '"]" is not JSON here, expected a value'],
    [`[${tiny()}▸`, 'bad-json', 'the file stops short, expected a comma or "]"'],
    [`[${tiny()}] ▸x`, 'bad-json', '"x" is not JSON here, expected nothing after the array'],
    ['[{▸', 'bad-json', 'the file stops short, expected a name in quotes or "}"'],
    ['[{}, ▸5]', 'bad-json', 'a value is no object, expected a puzzle: {...}'],
    [`${tiny()} ▸x`, 'bad-json', '"x" is not JSON here, expected an object that begins with "{"'],
  ])('are a problem: %s: %s', (content, code, message) => {
    const problems = readAll(json, content.replace('▸', '')).flatMap((r) =>
      r.ok ? [] : [r.problem],
    );
    const problem = problems.at(-1);
    const before = content.split('▸')[0]?.split('\n') ?? [];
    const line = before.length;
    const column = (before.at(-1)?.length ?? 0) + 1;
    expect([problem?.code, problem?.line, problem?.column]).toEqual([code, line, column]);
    if (message !== null) expect(problem?.message).toBe(message);
  });

  it('have one problem per bad line, and the other lines are read', () => {
    const lines = [tiny(), '{"width":', tiny(), 'oops', '[1]', tiny()];
    const results = readAll(json, lines.join('\n'));
    expect(results.map((r) => (r.ok ? 'ok' : `${r.problem.line}:${r.problem.column}`))).toEqual([
      'ok',
      '2:10',
      'ok',
      '4:1',
      '5:1',
      'ok',
    ]);
  });

  it('may be damaged in the first line', () => {
    const results = readAll(json, ['{"width":1,"rows":[[', tiny(), tiny()].join('\n'));
    expect(results.map(({ ok }) => ok)).toEqual([false, true, true]);
  });

  it('have one problem per bad element, and the other elements are read', () => {
    const results = readAll(json, `[${tiny()},5,{"width":1},\n{,},${tiny()}]`);
    expect(results.map(({ ok }) => ok)).toEqual([true, false, false, false, true]);
  });

  it('may nest brackets deeply without exhausting the stack', () => {
    const deep = '['.repeat(1_000_000);
    expect(problemIn(json, `{"a":${deep}`).code).toBe('too-deep');
    expect(problemIn(json, `[${'{"a":'.repeat(100_000)}`).code).toBe('too-deep');
    const closed = `${'['.repeat(70)}${']'.repeat(70)}`;
    expect(problemIn(json, tiny().replace('{', `{"a":${closed},`)).code).toBe('too-deep');
  });

  it('never cause an exception when cut or damaged', () => {
    const files = [
      text(findExample('p3')),
      text(findExample('p1'), findExample('p3')),
      `[${tiny()},${tiny({ palette: ['#fff', { color: '#000', name: 'x' }] })}]`,
    ];
    for (const file of files) {
      for (let end = 0; end < file.length; end++) readAll(json, file.slice(0, end));
      fc.assert(
        fc.property(fc.nat(file.length - 1), fc.constantFrom(...'{}[]",:01e \n\\'), (at, char) => {
          expect(readAll(json, file.slice(0, at) + char + file.slice(at + 1))).not.toHaveLength(0);
        }),
      );
    }
  });
});

describe('the JSON writer', () => {
  it('writes one puzzle in a readable layout', () => {
    const puzzle = {
      ...findExample('p1'),
      meta: { id: 'p1', title: 'Key "5x5"' },
      extra: { a: [1] },
    };
    expect(text(puzzle)).toBe(`{
  "format": "nonokit",
  "version": 1,
  "id": "p1",
  "title": "Key \\"5x5\\"",
  "width": 5,
  "height": 5,
  "palette": ["#ffffff","#000000"],
  "rows": [[2,1],[1,1],[5],[1,1],[3]],
  "columns": [[3],[1,1,1],[4],[1,1],[1,2]],
  "a": [1],
  "goal": [
    "11001",
    "10100",
    "11111",
    "00101",
    "01110"
  ]
}
`);
  });

  it('writes several puzzles one per line', () => {
    const lines = text(...Object.values(EXAMPLES))
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('"rows":[[2,1],');
    expect(lines[2]).toContain('"rows":[[[2,1]],');
  });

  const withAnything = fc.record({
    puzzle: arbitraryPuzzle({ maxSize: 6, maxInks: 70 }),
    hasGoal: fc.boolean(),
    meta: fc.record(
      { id: fc.string(), title: fc.string({ unit: 'binary' }), license: fc.string() },
      { requiredKeys: [] },
    ),
    extra: fc.option(
      fc.dictionary(
        fc.string().map((key) => `x${key}`),
        fc.json(),
        { minKeys: 1 },
      ),
      {
        nil: undefined,
      },
    ),
  });

  it('writes files that can be read back in full', () => {
    const whole = withAnything.map(({ puzzle, hasGoal, meta, extra }): Puzzle => {
      const { goal, ...clues } = puzzle;
      const [paper, ink, ...rest] = puzzle.palette;
      const palette = [
        paper,
        { ...ink, name: 'ink "1"', symbol: '☐' },
        ...rest,
      ] as Puzzle['palette'];
      const shared = { ...clues, palette, meta, ...(extra === undefined ? {} : { extra }) };
      return hasGoal && goal !== undefined ? { ...shared, goal } : shared;
    });
    fc.assert(
      fc.property(fc.array(whole, { minLength: 1, maxLength: 3 }), (puzzles) => {
        const file = text(...puzzles);
        expect(json.detect(sourceFor(file))).toBe(true);
        expect(readAll(json, file).map((r) => (r.ok ? r.value : r.problem))).toEqual(puzzles);
      }),
    );
  });

  it('keeps 1,337 colours', () => {
    const row = Array.from({ length: 1337 }, (_, i) => i + 1);
    const puzzle = puzzleOf(gridOf([row]), paletteOf(1337));
    expect(puzzleIn(json, text(puzzle))).toEqual(puzzle);
  });

  it('does not let extra members replace real ones', () => {
    const puzzle = { ...findExample('p1'), extra: { width: 9, goal: [] } };
    expect(puzzleIn(json, text(puzzle)).width).toBe(5);
  });
});
