/** Strings, addresses, collections and JSON of davidje13's Nonogram: contents and problems. */
import { blankGrid, puzzleOf } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../testing/examples.js';
import { problemIn, puzzleIn, readAll, written } from '../testing/sources.js';
import { davidje } from './davidje.js';
import { davidjeCsv } from './davidje-csv.js';
import { davidjeJson } from './davidje-json.js';

const PAGE = 'https://davidje13.github.io/Nonogram/';
const { p1 = expect.fail(), p2 = expect.fail() } = EXAMPLES;

describe('the format davidje', () => {
  it('keeps the title of an address', () => {
    const address = `${PAGE}#name=Key%205x5&rules=RrW0eL3pvFQ`;
    expect(puzzleIn(davidje, address)).toMatchObject({ rows: p1.rows, meta: { title: 'Key 5x5' } });
    const odd = { ...p1, meta: { title: 'a&b=#%☃ \ud800' } };
    expect(puzzleIn(davidje, written(davidje, odd)).meta.title).toBe('a&b=#%☃ \ufffd');
  });

  it('reads pictures, also in addresses', () => {
    for (const text of ['BrVmnyu', `${PAGE}#editor&image=BrVmnyu`]) {
      expect(puzzleIn(davidje, text).goal).toEqual(p1.goal);
    }
  });

  it.each([
    ['R', 'ends-early', 2],
    ['RrW0eL3pv', 'ends-early', 10],
    ['RrW0eL3pvFQA', 'trailing-text', 12],
    ['RrW0eL3pvF!', 'bad-string', 1],
    ['RAAAAAAAAAAAA', 'ends-early', 14],
    ['R------------', 'ends-early', 14],
    [`${PAGE}#name=x&rules=RrW0`, 'ends-early', PAGE.length + 19],
  ])('reports the problem in %s: %s', (text, code, column) => {
    expect(problemIn(davidje, text)).toMatchObject({ code, column });
  });

  it('refuses to write puzzles that the player refuses', () => {
    const large = puzzleOf(blankGrid(1001, 1), p1.palette);
    expect(davidje.write([large])).toMatchObject({ problem: { code: 'too-large' } });
    expect(davidje.write([puzzleOf(blankGrid(1000, 2), p1.palette)])).toMatchObject({ ok: true });
  });
});

describe('the format davidje-csv', () => {
  it('reads quotes, escapes, comments and columns in any order', () => {
    const text = `# ours\n\nRules , "NAME",author # more\nRrW0eL3pvFQ,'it\\'s, "#1"',A B # by\n`;
    expect(puzzleIn(davidjeCsv, text)).toMatchObject({
      rows: p1.rows,
      meta: { title: 'it\'s, "#1"', author: 'A B' },
    });
  });

  it('continues after a broken puzzle', () => {
    const text = 'name,rules\na,R\nb,\nc,RrW0eL3pvFQ\n';
    const results = readAll(davidjeCsv, text).map((one) => one.ok || one.problem);
    expect(results).toMatchObject([
      { code: 'ends-early', line: 2, column: 4 },
      { code: 'no-clues', line: 3, column: 1 },
      true,
    ]);
  });

  it.each([
    ['name,rules\n"a,RrW0eL3pvFQ\n', 'ends-early', 2],
    ['name,rules\n"a" b,RrW0eL3pvFQ\n', 'bad-csv', 2],
    ['title,clues\na,b\n', 'no-header', 1],
  ])('reports the problem in %j: %s', (text, code, line) => {
    expect(problemIn(davidjeCsv, text)).toMatchObject({ code, line });
  });
});

describe('the format davidje-json', () => {
  it('reads an image drawn as text', () => {
    const image = '##  #\n# #  \n#####\n  # #\n ### \n';
    expect(puzzleIn(davidjeJson, JSON.stringify({ image })).goal).toEqual(p1.goal);
  });

  it('keeps the source', () => {
    const file = written(davidjeJson, { ...p2, meta: { source: 'mine' } });
    expect(puzzleIn(davidjeJson, file ?? '')).toMatchObject({ meta: { source: 'mine' } });
  });

  it.each([
    ['{"rows":[[1]],\n"cols":[null]}', 'hidden-number', 2, 9],
    ['{"rows":[[1]],\n"cols":[["1"]]}', 'bad-clue', 2, 9],
    ['{"rows":[[1]],\n"cols":1}', 'no-clues', 2, 8],
    ['{"rows":[[1]],\n"cols":[[1]]', 'bad-json', 2, 13],
    ['{"image":["#",\n" #"]}', 'bad-goal', 1, 10],
    ['[1]', 'bad-json', 1, 1],
    [`{"image":${'['.repeat(100)}`, 'too-deep', 1, 1],
  ])('reports the problem in %j: %s', (text, code, line, column) => {
    expect(problemIn(davidjeJson, text)).toMatchObject({ code, line, column });
  });
});
