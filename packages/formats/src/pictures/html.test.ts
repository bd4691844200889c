import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../detect/all-puzzles.js';
import { encodeText } from '../lexing/text-encoding.js';
import { findExample } from '../testing/examples.js';
import { problemIn, puzzleIn, written } from '../testing/sources.js';
import { html } from './html.js';

const page = (table: string): string =>
  `<!DOCTYPE html><html><head><title>A &amp; B</title></head><body>${table}<p class="author">Ann</p></body></html>`;
const DOT =
  '<thead><tr><td/><th><b>1</b></th></tr></thead><tbody><tr><th><b>1</b></th></tr></tbody>';

describe('an HTML page', () => {
  it('is well-formed, shows every clue and can be told from other pages', () => {
    const text = new TextDecoder().decode(written(html, findExample('p3')));
    expect(text).toContain('<th><b class="c1">2</b> <b class="c3">1</b></th>');
    expect(text).toContain('.c1{background:#c8141e;color:#fff}');
    expect(text).toContain('.c2{background:#f0be14;color:#000}');
    const file = readPuzzles(encodeText(text));
    expect(file.ok && file.value.format.id).toBe('html');
    const { rows, columns, palette } = findExample('p3');
    expect(puzzleIn(html, text)).toMatchObject({ rows, columns, palette });
  });

  it('may have texts that look like markup', () => {
    const meta = { title: '<b>5</b> & "x"', description: '</table>\n<table class="nonogram">' };
    expect(puzzleIn(html, written(html, { ...findExample('p1'), meta })).meta).toEqual(meta);
  });

  it('is read with its texts', () => {
    const { meta, width, height } = puzzleIn(html, page(`<table class="nonogram">${DOT}</table>`));
    expect({ meta, width, height }).toEqual({
      meta: { title: 'A & B', author: 'Ann' },
      width: 1,
      height: 1,
    });
  });

  const table = (inside: string, attributes = ''): string =>
    page(`<table class="nonogram"${attributes}>${inside}</table>`);
  it.each([
    [page(''), 'no-table'],
    [table(''), 'bad-size'],
    [table(DOT.replace('<b>1', '<b>x')), 'bad-number'],
    [table(DOT.replace('<b>1', '<b class="c2">1')), 'bad-color'],
    [table(DOT.replace('<b>1', '<b>2')), 'clue-too-long'],
    [table(DOT, ' data-colors="red"'), 'bad-color'],
    [`<html><table class="nonogram">${DOT}`, 'stops-short'],
  ])('%s is a problem', (text, code) => {
    expect(problemIn(html, text)).toMatchObject({ code, line: 1, column: expect.any(Number) });
  });
});
