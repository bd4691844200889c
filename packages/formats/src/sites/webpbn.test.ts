import { existsSync, readFileSync } from 'node:fs';
import { gridOf, type Palette, type Puzzle, puzzleOf } from '@nonokit/core';
import { arbitraryPuzzle, paletteOf } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lossesOf } from '../detect/losses.js';
import { EXAMPLES, findExample } from '../testing/examples.js';
import {
  problemIn,
  puzzleIn,
  readAll,
  sourceFor,
  warningsIn,
  written,
} from '../testing/sources.js';
import { webpbn } from './webpbn.js';

const FOLDER = new URL('../../../../../shared/formats/examples/webpbn-xml/', import.meta.url);

const text = (...puzzles: Puzzle[]): string => Buffer.from(written(webpbn, ...puzzles)).toString();

/** The clues of one direction: "1 2, , 3". A block may carry a colour: "1red". */
const clues = (type: string, drawn: string): string => {
  const line = (clue: string): string =>
    [...clue.matchAll(/(\d+)(\w*)/g)]
      .map(([, size, color]) => `<count${color ? ` color="${color}"` : ''}>${size}</count>`)
      .join('');
  const lines = drawn.split(',').map((clue) => `<line>${line(clue)}</line>`);
  return `<clues type="${type}">${lines.join('')}</clues>`;
};

/** A puzzle of one filled and one blank cell, with this inside. */
const tiny = (inside = '', attributes = ''): string =>
  `<puzzleset><puzzle${attributes}>${inside}${clues('rows', '1')}${clues('columns', '1,')}</puzzle></puzzleset>`;

/** The parts that must be equal in equal puzzles. */
const core = ({ rows, columns, goal }: Puzzle) => ({ rows, columns, goal });

describe.skipIf(!existsSync(FOLDER))('webpbn examples', () => {
  const readFile = (name: string): Uint8Array =>
    new Uint8Array(readFileSync(new URL(name, FOLDER)));

  it.each(['p1.xml', 'p2.xml', 'p3.xml', 'p4.xml'])(
    'include %s, which is written as it was read',
    (name) => {
      const file = readFile(name);
      expect(webpbn.detect(sourceFor(file))).toBe(true);
      const puzzle = puzzleIn(webpbn, file);
      expect(core(puzzle)).toEqual(core(findExample(name)));
      expect(puzzle.palette.map(({ rgb }) => rgb)).toEqual(
        findExample(name).palette.map(({ rgb }) => rgb),
      );
      expect(puzzle.meta).toMatchObject({
        id: `#${name.slice(0, 2)}`,
        source: 'formats examples',
        author: 'formats helper',
        copyright: 'CC0',
        description: 'Example puzzle, free to use.',
      });
      expect(text(puzzle)).toBe(Buffer.from(file).toString());
    },
  );

  it('include set-of-4.xml, which is read with all four puzzles', () => {
    const results = readAll(webpbn, readFile('set-of-4.xml'));
    expect(results.map((result) => result.ok && core(result.value))).toEqual(
      Object.values(EXAMPLES).map(core),
    );
  });

  it('include p1.saved.xml, which is read without its saved state, with a warning', () => {
    const file = readFile('p1.saved.xml');
    expect(core(puzzleIn(webpbn, file))).toEqual(core(findExample('p1')));
    expect(warningsIn(webpbn, file)).toEqual(['saved-ignored']);
  });

  it('include p2.image-only.xml, which gets the clues of its picture', () => {
    expect(core(puzzleIn(webpbn, readFile('p2.image-only.xml')))).toEqual(core(findExample('p2')));
  });

  it('include p1.blotted.xml and triddler.xml, which are told as puzzles of other kinds', () => {
    const [blotted] = readAll(webpbn, readFile('p1.blotted.xml'));
    expect(blotted).toMatchObject({
      ok: false,
      problem: { code: 'blotted', line: 16, column: 9 },
      kind: { board: { shape: 'square', width: 5, height: 5 }, meta: { title: 'Key 5x5' } },
    });
    const [triddler] = readAll(webpbn, readFile('triddler.xml'));
    expect(triddler).toMatchObject({
      ok: false,
      problem: { code: 'triddler', line: 4, column: 1 },
      kind: { board: { shape: 'triangle', topLeft: 2, bottomRight: 2 } },
    });
  });
});

describe('the webpbn reader', () => {
  it('accepts tags and attributes in any case, clues and colours in any order', () => {
    const file = `<PuzzleSet><PUZZLE DefaultColor="red">
      ${clues('rows', '1 1blue')}<Clues Type="COLUMNS"><LINE><Count>1</Count></LINE>
      <line/><line><count color="blue">1</count></line></Clues>
      <Color Name="blue">00f</Color><color name="red" char="R">F00</color></PUZZLE></PuzzleSet>`;
    const { palette, rows, columns } = puzzleIn(webpbn, file);
    expect(palette.map(({ rgb, name }) => `${name} ${rgb}`)).toEqual([
      'white #ffffff',
      'blue #0000ff',
      'red #ff0000',
    ]);
    expect(rows).toEqual([
      [
        { size: 1, color: 2 },
        { size: 1, color: 1 },
      ],
    ]);
    expect(columns).toEqual([[{ size: 1, color: 2 }], [], [{ size: 1, color: 1 }]]);
  });

  it('knows black and white without a declaration', () => {
    expect(puzzleIn(webpbn, tiny()).palette.map(({ rgb }) => rgb)).toEqual(['#ffffff', '#000000']);
    const goal = '<solution><image>|X.|</image></solution>';
    expect(puzzleIn(webpbn, tiny(goal)).goal).toEqual(gridOf([[1, 0]]));
  });

  it('puts the background first, whatever its name and character are', () => {
    const inside =
      '<color name="ink" char="o">fff</color><color name="paper" char=".">123</color>' +
      '<solution><image>|o.|</image></solution>';
    const { palette, goal } = puzzleIn(
      webpbn,
      tiny(inside, ' backgroundcolor="paper" defaultcolor="ink"'),
    );
    expect(palette).toEqual([
      { rgb: '#112233', name: 'paper', symbol: '.' },
      { rgb: '#ffffff', name: 'ink', symbol: 'o' },
    ]);
    expect(goal).toEqual(gridOf([[1, 0]]));
  });

  it('ignores white space in pictures', () => {
    const goal = (image: string) =>
      puzzleIn(webpbn, `<puzzle><solution><image>${image}</image></solution></puzzle>`).goal;
    expect(goal('\n | X . |\n\t|.\nX|\n')).toEqual(
      gridOf([
        [1, 0],
        [0, 1],
      ]),
    );
    expect(goal('|X.||.X|')).toEqual(
      gridOf([
        [1, 0],
        [0, 1],
      ]),
    );
    expect(goal('|X&#46;|<!-- so --><![CDATA[|.X|]]>')).toEqual(
      gridOf([
        [1, 0],
        [0, 1],
      ]),
    );
  });

  it('prefers the first complete picture, goals before solutions', () => {
    const pictures = (...types: [string, string][]): string =>
      types
        .map(([type, image]) => `<solution type="${type}"><image>${image}</image></solution>`)
        .join('');
    const file = (...types: [string, string][]): string => tiny(pictures(...types));
    expect(puzzleIn(webpbn, file(['solution', '|X.|'])).goal).toEqual(gridOf([[1, 0]]));
    const partly = file(['goal', '|X?|'], ['solution', '|X.|']);
    expect(puzzleIn(webpbn, partly).goal).toEqual(gridOf([[1, 0]]));
    expect(warningsIn(webpbn, partly)).toEqual(['picture-ignored']);
    expect(puzzleIn(webpbn, file(['goal', '|[X.].|'])).goal).toBeUndefined();
    expect(problemIn(webpbn, file(['solution', '|X.|'], ['goal', '|.X|'])).code).toBe(
      'goal-differs',
    );
  });

  it('gives the texts of the set to puzzles that have none', () => {
    const file = `<puzzleset><author>A &amp; B</author><title>Set</title><id>9</id>
      <puzzle><title> One\n line </title>${clues('rows', '1')}${clues('columns', '1')}</puzzle></puzzleset>`;
    expect(puzzleIn(webpbn, file).meta).toEqual({ title: 'One\n line', author: 'A & B' });
  });

  it('drops unknown elements with their contents, and warns', () => {
    const file = tiny('<note>n</note><extra><clues type="rows"><line/></clues><puzzle/></extra>');
    expect(puzzleIn(webpbn, file).height).toBe(1);
    expect(warningsIn(webpbn, file)).toEqual(['unknown-element']);
    expect(warningsIn(webpbn, tiny('<note>n</note>'))).toEqual([]);
  });

  it('keeps notes, which are written again', () => {
    const inside = '<note> a &lt; b </note><note/><note>two</note>';
    const file = tiny(inside).replace('<puzzleset>', '<puzzleset><note>for all</note>');
    const puzzle = puzzleIn(webpbn, file);
    expect(puzzle.extra).toEqual({ notes: ['for all', 'a < b', 'two'] });
    expect(puzzleIn(webpbn, written(webpbn, puzzle)).extra).toEqual(puzzle.extra);
    expect(lossesOf([puzzle], webpbn)).toEqual([]);
    const other = { ...puzzle, extra: { notes: [1, 'x'], label: 'line' } };
    expect(puzzleIn(webpbn, written(webpbn, other)).extra).toEqual({ notes: ['x'] });
  });

  it('reads the other puzzles of a set if one is broken', () => {
    const one = tiny().replace(/<\/?puzzleset>/g, '');
    const file = `<puzzleset>${one}<puzzle/>${one}<puzzle type="triddler"/>${one}</puzzleset>`;
    expect(readAll(webpbn, file).map(({ ok }) => ok)).toEqual([true, false, true, false, true]);
    expect(readAll(webpbn, file, { maxPuzzles: 2 })).toHaveLength(3);
    const cut = readAll(webpbn, file.slice(0, file.indexOf('<puzzle/>') + 5));
    expect(cut.map((result) => (result.ok ? 'ok' : result.problem.code))).toEqual([
      'ok',
      'stops-short',
    ]);
  });

  it('recognises a file by its first known element', () => {
    const detected = (content: string): boolean => webpbn.detect(sourceFor(content));
    expect(detected(tiny())).toBe(true);
    expect(detected('<?xml version="1.0"?><!-- x -->\n<puzzle type="grid"')).toBe(true);
    expect(detected('<FreeNono><puzzle>')).toBe(false);
    expect(detected('<svg><puzzle/></svg>')).toBe(false);
    expect(detected('puzzle <puzzle>')).toBe(false);
    expect(detected('<puzzles>')).toBe(false);
  });
});

describe('broken webpbn files', () => {
  // "▸" marks the place of the problem and is not in the file
  it.each([
    [tiny('▸<color name="a">12</color>'), 'bad-color'],
    [tiny('▸<color>123</color>'), 'bad-color'],
    [tiny('▸<color name="a" char="ab">123</color>'), 'bad-color'],
    [tiny('<color name="a">123</color>▸<color name="a">123</color>'), 'bad-color'],
    [tiny('▸<clues/>'), 'bad-type'],
    [tiny().replace('<clues type="columns"', '▸<clues type="rows"'), 'bad-type'],
    [tiny('', ' type="hexagon"').replace('<puzzle ', '▸<puzzle '), 'bad-type'],
    [tiny().replace('<count>1', '▸<count>-1'), 'bad-number'],
    [tiny().replace('<count>1', '▸<count>1234567890'), 'bad-number'],
    [tiny().replace('<count>1', '▸<count>'), 'bad-number'],
    [tiny().replace('<count>', '▸<count color="red">'), 'unknown-color'],
    [
      tiny().replace('<count>', '<count color="white">').replace('<line>', '▸<line>'),
      'blank-block',
    ],
    [tiny('', ' backgroundcolor="red"').replace('<puzzle ', '▸<puzzle '), 'unknown-color'],
    [tiny().replace('<line><count>1', '▸<line><count>3'), 'clue-too-long'],
    [tiny().replace('<puzzle>', '▸<puzzle>').replace('>1<', '>2<'), 'sums-differ'],
    [tiny('<solution>\n<image>|X.|\n|▸Y.|</image></solution>'), 'unknown-color'],
    [tiny('<solution><image>|X.|▸X.|</image></solution>'), 'bad-goal'],
    [tiny('<solution><image>|X.▸</image></solution>'), 'bad-goal'],
    [tiny('<solution><image>▸</image></solution>'), 'bad-goal'],
    [tiny('<solution>▸<image>|X|</image></solution>'), 'bad-goal'],
    [tiny('<solution>▸<image>|.X|</image></solution>'), 'goal-differs'],
    [`▸<puzzle>${clues('rows', '1')}</puzzle>`, 'no-clues'],
    ['▸<puzzle></puzzle>', 'no-clues'],
    ['<puzzleset>▸<puzzle/></puzzleset>', 'no-clues'],
    ['▸<recipe><puzzle/></recipe>', 'bad-root'],
  ])('are a problem: %s: %s', (content, code) => {
    const problem = problemIn(webpbn, content.replace('▸', ''));
    const before = content.split('▸')[0]?.split('\n') ?? [];
    const line = before.length;
    const column = (before.at(-1)?.length ?? 0) + 1;
    expect(problem).toMatchObject({ code, line, column });
  });

  it('need not be XML at all', () => {
    expect(problemIn(webpbn, '<puzzle><line></puzzle>').code).toBe('bad-xml');
    expect(problemIn(webpbn, '<puzzleset><puzzle>').code).toBe('stops-short');
    expect(problemIn(webpbn, '<puzzle a=1></puzzle>').code).toBe('bad-xml');
    expect(problemIn(webpbn, 'Puzzle 5 does not exist').code).toBe('bad-xml');
  });

  it('cannot expand entities of a DTD or name files', () => {
    const bomb = `<!DOCTYPE puzzleset [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">
      <!ENTITY f SYSTEM "file:///etc/passwd">]>`;
    expect(problemIn(webpbn, bomb + tiny('<title>&b;</title>'))).toMatchObject({
      code: 'bad-xml',
      message:
        'the entity that ends here is neither one of XML nor a sign of HTML such as "&copy;", and those of a DTD are not expanded',
      line: 2,
    });
    expect(problemIn(webpbn, bomb + tiny('<title>&f;</title>')).code).toBe('bad-xml');
    expect(problemIn(webpbn, `${bomb}${tiny('', ' type="&a;"')}`).code).toBe('bad-xml');
    expect(puzzleIn(webpbn, bomb + tiny('<title>&#x263A;&lt;</title>')).meta.title).toBe('☺<');
  });

  it('cannot nest elements without bound', () => {
    expect(problemIn(webpbn, '<puzzleset>'.repeat(100_000)).code).toBe('too-deep');
    expect(problemIn(webpbn, `<puzzle>${'<a>'.repeat(100_000)}`).code).toBe('too-deep');
  });

  it('cannot reach prototypes', () => {
    const file = tiny('<color name="__proto__" char="_" __proto__="x">123</color><constructor/>')
      .replace('<count>', '<count color="__proto__">')
      .replace('"columns"><line><count>', '"columns"><line><count color="__proto__">');
    expect(puzzleIn(webpbn, file).palette[1]).toEqual({
      rgb: '#112233',
      name: '__proto__',
      symbol: '_',
    });
  });

  it('never cause an exception when cut or damaged', () => {
    const file = text(findExample('p1'), findExample('p3'));
    for (let end = 1; end < file.length; end++) {
      const results = readAll(webpbn, file.slice(0, end));
      if (end < file.length - 1) expect(results.at(-1)?.ok).toBe(false);
    }
    fc.assert(
      fc.property(
        fc.nat(file.length - 1),
        fc.constantFrom(...'<>/="&;0X|? \n\u0001'),
        (at, char) => {
          expect(readAll(webpbn, file.slice(0, at) + char + file.slice(at + 1))).not.toEqual([]);
        },
      ),
    );
  });
});

describe('the webpbn writer', () => {
  it('writes several puzzles with all their texts, which are read back unchanged', () => {
    const line = fc
      .string({ unit: 'binary', minLength: 1 })
      .map((s) => `x${s.replace(/[\p{C}]/gu, '?')}x`);
    const meta = fc.record({ id: line, title: line, description: line }, { requiredKeys: [] });
    const puzzle = fc
      .tuple(arbitraryPuzzle({ maxSize: 6, maxInks: 70 }), meta, fc.boolean())
      .map(([{ goal, ...rest }, texts, hasGoal]): Puzzle => {
        const clued = { ...rest, meta: texts };
        return hasGoal && goal !== undefined ? { ...clued, goal } : clued;
      });
    const bare = (one: Puzzle) => ({ ...one, palette: one.palette.map(({ rgb }) => rgb) });
    fc.assert(
      fc.property(fc.array(puzzle, { minLength: 1, maxLength: 3 }), (puzzles) => {
        const results = readAll(webpbn, text(...puzzles));
        expect(results.map((r) => (r.ok ? bare(r.value) : r.problem))).toEqual(puzzles.map(bare));
      }),
    );
  });

  it('gives every colour a name and a character of its own', () => {
    const palette: Palette = [
      { rgb: '#202020', name: 'red', symbol: ' ' },
      { rgb: '#ff0000', name: 'red', symbol: '|' },
      { rgb: '#ee0000', name: 'red', symbol: '<' },
      { rgb: '#dd0000', name: 'red-2', symbol: '<' },
      { rgb: '#cc0000', name: '"&\n<', symbol: '"' },
      { rgb: '#bb0000', symbol: '.' },
    ];
    const puzzle = puzzleOf(gridOf([[1, 2, 3, 4, 5, 0]]), palette);
    const read = puzzleIn(webpbn, text(puzzle));
    expect(core(read)).toEqual(core(puzzle));
    expect(read.palette.map(({ name, symbol }) => `${name} ${symbol}`)).toEqual([
      'red A',
      'red-3 X',
      'red-4 <',
      'red-2 B',
      '"& < "',
      'color5 .',
    ]);
  });

  it('keeps 1,337 colours', () => {
    const palette = paletteOf(1337).map((color) => ({ ...color, name: 'same' }));
    const puzzle = puzzleOf(gridOf([Array.from({ length: 1337 }, (_, i) => i + 1)]), palette);
    expect(core(puzzleIn(webpbn, text(puzzle)))).toEqual(core(puzzle));
  });

  it('replaces what XML cannot hold', () => {
    const puzzle = { ...findExample('p1'), meta: { title: 'a\u0000b\ud800c\r\u0085\uffff]]>' } };
    expect(puzzleIn(webpbn, text(puzzle)).meta.title).toBe('a\ufffdb\ufffdc\r\u0085\ufffd]]>');
  });
});
