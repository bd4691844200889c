/**
 * The native format of picross-solver: puzzles under `GRID` and a name, with one bracketed clue per
 * line under `ROWS` and under `COLUMNS`, in either order. Lines that start with `#` are comments.
 */
import { bad, type Clue, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { toMeta } from '../lexing/checked-puzzle.js';
import { HOLDS_NUMBERS, isBlank, puzzleOfClueLines, readNumbers } from '../lexing/clue-lines.js';
import type { ClueReader } from '../lexing/clue-words.js';
import { cut, linesOf, type Word } from '../lexing/cursor.js';
import { oneLine } from '../lexing/one-line.js';
import { lexingTooManyPuzzles } from '../words/en/lexing-shared.js';
import { bracketedClue, gridAndName, rowsOrColumns } from '../words/en/program-things.js';
import { picrossFound, picrossGivenTwice, picrossMissing } from '../words/en/programs-sections.js';
import type { Thing } from '../words/thing.js';

/** The format of pierre-dejoue/picross-solver. */
export const picrossNative: Format = {
  id: 'picross-native',
  name: 'picross-solver native',
  extensions: ['.txt'],
  media: 'text',
  holds: { ...HOLDS_NUMBERS, meta: ['title'], several: true },
  detect: ({ text }) => /^GRID(?:[ \t].*)?$/m.test(text) && /^(?:ROWS|COLUMNS)[ \t]*$/m.test(text),
  read: readNative,
  write: (puzzles) => good(puzzles.map(puzzleText).join('\n')),
};

function readNative({ text, limits }: Source): Result<Puzzle>[] {
  const entries: Word[][] = [];
  for (const line of linesOf(text)) {
    if (isBlank(line) || line.text.startsWith('#')) continue;
    if (/^GRID(?:\s|$)/.test(line.text)) entries.push([line]);
    else if (entries.length > 0) entries.at(-1)?.push(line);
    else return [unexpected(line, gridAndName)];
  }
  if (entries.length > limits.maxPuzzles) {
    const place = entries[limits.maxPuzzles]?.[0]?.place;
    return [bad(lexingTooManyPuzzles, { most: limits.maxPuzzles }, place)];
  }
  return entries.map((lines) => readEntry(lines, limits));
}

/** The puzzle on the lines from one `GRID` to the next. */
function readEntry([grid, ...lines]: readonly Word[], limits: Source['limits']): Result<Puzzle> {
  const sizePlace = grid?.place ?? { line: 1, column: 1 };
  const sections = new Map<string, Word[]>();
  let section: Word[] | undefined;
  for (const line of lines) {
    const key = line.text.trim();
    if (key === 'ROWS' || key === 'COLUMNS') {
      if (sections.has(key)) return bad(picrossGivenTwice, { key }, line.place);
      section = [];
      sections.set(key, section);
    } else if (section === undefined) return unexpected(line, rowsOrColumns);
    else section.push(line);
  }
  const rows = sections.get('ROWS');
  const columns = sections.get('COLUMNS');
  if (rows === undefined || columns === undefined) {
    const missing = rows === undefined ? 'ROWS' : 'COLUMNS';
    return bad(picrossMissing, { key: missing }, sizePlace);
  }
  const meta = toMeta({ title: oneLine((grid?.text ?? '').slice('GRID'.length)) });
  return puzzleOfClueLines({ rows, columns, sizePlace, meta }, limits, readBracketed);
}

const readBracketed: ClueReader = (line, length) => {
  if (!/^\s*\[[^[\]]*\]\s*$/.test(line.text)) return unexpected(line, bracketedClue);
  // replace brackets by blanks, so that every number keeps its column
  return readNumbers({ text: line.text.replace(/[[\]]/g, ' '), place: line.place }, length);
};

function unexpected({ text, place }: Word, what: Thing): Result<never> {
  return bad(picrossFound, { found: cut(text.trim()), what }, place);
}

function puzzleText({ rows, columns, meta }: Puzzle): string {
  const lines = [`GRID ${oneLine(meta.title ?? '')}`.trim(), 'ROWS', ...rows.map(clueLine)];
  return `${[...lines, 'COLUMNS', ...columns.map(clueLine)].join('\n')}\n`;
}

function clueLine(clue: Clue): string {
  return `[ ${clue.map(({ size }) => `${size} `).join('')}]`;
}
