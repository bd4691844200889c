/**
 * The CSV of webpbn.com: a title, a copyright, then the printed puzzle. It is a clue table with
 * ragged lines: those of the columns are as long as their last clue needs, and those of the rows
 * end with the row's clue.
 */
import type { PuzzleMeta } from '@nonokit/core';
import { toMeta } from '../lexing/checked-puzzle.js';
import { decodeReferences } from '../lexing/html-references.js';

/** A clue table, and the texts above it. */
export interface HeadedTable {
  /** The table with lines of one length; the lines above it are empty. */
  readonly text: string;
  readonly meta: PuzzleMeta;
}

const TITLE = /^"?webpbn\.com #(\d{1,9}): ?(.*?)"?$/;
const COPYRIGHT = /^"?Copyright (.*?)"?$/;

/** Maximum characters of a table that is filled up to lines of one length. */
const MOST = 20_000_000;

/** The table of a file that webpbn wrote; undefined for other texts. */
export function webpbnTable(text: string): HeadedTable | undefined {
  const lines = text.slice(0, MOST).split('\n');
  const [, id, title = ''] = TITLE.exec(lines[0] ?? '') ?? [];
  if (id === undefined || text.length > MOST) return undefined;
  const [, copyright] = COPYRIGHT.exec(lines[1] ?? '') ?? [];
  const body = lines.slice(copyright === undefined ? 1 : 2);
  while (body.at(-1)?.trim() === '') body.pop();
  const from = body.findIndex((line) => line.trim() !== '');
  const table = from < 0 ? [] : body.slice(from);
  const widest = table.reduce((most, line) => Math.max(most, commasIn(line)), 0);
  if (widest * table.length > MOST) return undefined;
  const filled = table.map((line) => line + ','.repeat(widest - commasIn(line)));
  const above = new Array<string>(lines.indexOf(table[0] ?? '', copyright === undefined ? 1 : 2));
  return {
    text: [...above.fill(''), ...filled].join('\n'),
    meta: toMeta({
      id: `#${id}`,
      title: decodeReferences(title.replaceAll('""', '"')).trim(),
      copyright: copyright === undefined ? undefined : decodeReferences(copyright).trim(),
    }),
  };
}

function commasIn(line: string): number {
  return line.split(',').length - 1;
}
