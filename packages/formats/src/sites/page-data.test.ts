/** Data in saved pages: hostile and broken data, and older layouts. */
import { blankGrid, type Puzzle, puzzleOf } from '@nonokit/core';
import { paletteOf } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { readPuzzles, writePuzzles } from '../index.js';
import { EXAMPLES } from '../testing/examples.js';
import { problemIn, puzzleIn, readAll, warningsIn, written } from '../testing/sources.js';
import { griddlersNet } from './griddlers-net.js';
import { nonoArchive } from './nono-archive.js';
import { nonogramsOrg } from './nonograms-org.js';

const { p1 = expect.fail(), p3 = expect.fail() } = EXAMPLES;

function formatText(format: Parameters<typeof written>[0], puzzle: Puzzle): string {
  return new TextDecoder().decode(written(format, puzzle));
}

describe('the reader of nonograms.org', () => {
  const page = formatText(nonogramsOrg, { ...p3, meta: { title: '</title><script>&' } });

  it('escapes markup in the title', () => {
    expect(page.match(/<script>/g)).toHaveLength(1);
    expect(puzzleIn(nonogramsOrg, page).meta.title).toBe('</title><script>&');
  });

  it('encodes and decodes large numbers', () => {
    const wide = puzzleOf(blankGrid(2000, 1), paletteOf(3));
    expect(puzzleIn(nonogramsOrg, written(nonogramsOrg, wide)).width).toBe(2000);
  });

  it.each([
    ['no list', 'var d=[[1]];', 'ends-early'],
    ['too few numbers', 'var d=[[1],[1,2,3]];', 'bad-list'],
    ['a modulus of 0', 'var d=[[1],[1,2,3,0],[1,2,3,0],[1,2,3,0]];', 'bad-list'],
    ['no runs', page.replace(/\[1000,1996,3988,997\]/, '[1,1,1,0]'), 'bad-list'],
    ['something to run', 'var d=[[1],[alert(1)]];', 'ends-early'],
    [
      'many colours',
      `var d=[[1],${'[0,5,0,999999999],'.repeat(2)}[99999999,0,0,999999999]]`,
      'too-many-colors',
    ],
    [
      'a large picture',
      `var d=[[1],${'[99999999,0,0,999999999],'.repeat(2)}[1,0,0,9]]`,
      'too-large',
    ],
    [
      'many runs',
      `var d=[[1],${'[1,0,0,9],'.repeat(3)}[0,0,0,0],[0,0,0],[99999,0,0,999999]]`,
      'bad-run',
    ],
    ['a run outside', page.replace('[14,4,14,8]', '[15,4,14,8]'), 'bad-run'],
    ['overlapping runs', page.replace(/(\[10,5,12,6\],)\[9,4/, '$1[10,5,12,6],[9,4'), 'bad-run'],
    ['a colour beyond 255', page.replace('[245,51', '[345,51'), 'bad-color'],
  ])('refuses %s', (_, text, code) => {
    expect(text).not.toBe(page);
    expect(problemIn(nonogramsOrg, text)).toMatchObject({ code, column: expect.any(Number) });
  });
});

describe('the format of nono-archive', () => {
  it('warns that a semicolon is replaced', () => {
    const result = writePuzzles([{ ...p1, meta: { title: 'a;b' } }], 'nono-archive');
    expect(result.ok && result.warnings.map(({ code }) => code)).toContain('text-changed');
  });

  it('continues after a broken line', () => {
    const text = formatText(nonoArchive, p3);
    const [header = '', line = ''] = text.split('\n');
    const file = `${header}\n${line.replace('2,1;1,2', '9,1;1,2')}\n\n${line}\n${line.slice(0, 60)}\n`;
    const results = readAll(nonoArchive, file).map((one) => one.ok || one.problem);
    expect(results).toMatchObject([
      { code: 'clue-too-long', line: 2 },
      true,
      { code: 'ends-early', line: 5 },
    ]);
  });

  it.each([
    [';;;;;2;2;1;000000;1;1;;1;1;0;', 'bad-color'],
    [';;;;;2;2;2;000000;1;1;;1;1;;', 'bad-color'],
    [';;;;;1;1;2;000000,ff0000;1;2;1;0;', 'unknown-color'],
    [';;;;;1;1;2;000000,ff0000;1;;1;0;', 'ends-early'],
    [';;;;;99999;99999;1;000000;', 'too-large'],
  ])('reports the problem in %s: %s', (text, code) => {
    expect(problemIn(nonoArchive, text)).toMatchObject({ code, line: 1 });
  });
});

describe('the reader of griddlers.net', () => {
  const script = formatText(griddlersNet, p3);

  it('reads trailing commas, quoted names and other quotes', () => {
    const loose = script
      .replaceAll(']],', '],],')
      .replace(/(\w+):/g, '"$1":')
      .replaceAll("'", '"');
    expect(puzzleIn(griddlersNet, loose)).toEqual(puzzleIn(griddlersNet, script));
  });

  it('reads older pages, which may lack colours', () => {
    const page = `var pwidth=2; var pheight=1; leftCodes[0]="2:1,3:1"; topCodes[0]='2:1'; topCodes[1]='3:1';`;
    expect(puzzleIn(griddlersNet, page)).toMatchObject({
      width: 2,
      rows: [[{ color: 1 }, { color: 2 }]],
    });
    expect(warningsIn(griddlersNet, page)).toEqual(['colors-invented']);
    const file = readPuzzles(new TextEncoder().encode(page));
    expect(file.ok && file.value.format.id).toBe('griddlers-net');
  });

  it.each([
    ['half cells', script.replace('s:0,c:2', 's:3,c:2'), 'triangle', 1],
    ['an unknown paint', script.replace('[[2,2]]', '[[9,2]]'), 'unknown-color', 1],
    ['a clue of the background', script.replace('[4,1]]\n', '[1,1]]\n'), 'unknown-color', 1],
    ['too many lines', script.replace('topHeader: [\n\t', '$&[],'), 'wrong-line-count', 1],
    ['code in a header', script.replace('[[2,2]]', '[f(2)]'), 'bad-header', 1],
    ['no top', script.replace('topHeader', 'header'), 'no-clues', 1],
    ['no size', script.replace('width', 'breadth'), 'bad-size', 1],
    ['an absurd size', script.replace('width: 7', 'width: 999999999'), 'too-large', 2],
  ])('refuses %s', (_, text, code, line) => {
    const found = problemIn(griddlersNet, text);
    expect(found.code).toBe(code);
    expect(found.line).toBeGreaterThanOrEqual(line);
  });
});
