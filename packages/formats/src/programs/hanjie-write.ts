/**
 * Writing hanjie's YAML. Every text is in double quotes with JSON escapes, which YAML allows, so
 * that "no", "1e3" and a colour named ":" stay texts. Each line of clues is one line.
 */
import { type Clue, good, type Palette, type Puzzle, type Result, rowsOf } from '@nonokit/core';
import { findIds } from '../lexing/ink-ids.js';
import { yamlText } from '../lexing/yaml-texts.js';

/** The texts at the top level of a puzzle, in writing order. */
export const HANJIE_TEXTS = ['id', 'source', 'copyright', 'title', 'description'] as const;

/**
 * Characters for colours without one: letters, digits, and then Chinese characters, 20,000 of them.
 */
function* spareSymbols(): Generator<string> {
  yield* 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
  for (let han = 0x4e00; han < 0x9c20; han++) yield String.fromCharCode(han);
}

/** The file of these puzzles. */
export function writeHanjie(puzzles: readonly Puzzle[]): Result<string> {
  return good(puzzles.map((puzzle) => `${puzzleLines(puzzle).join('\n')}\n`).join(''));
}

function puzzleLines({ meta, palette, rows, columns, goal }: Puzzle): string[] {
  const symbols = listSymbols(palette).map(yamlText);
  const texts = HANJIE_TEXTS.filter((key) => key === 'title' || (meta[key] ?? '') !== '');
  const lines = [
    ...texts.map((key) => `${key}: ${yamlText(meta[key] ?? '')}`),
    ...authorLines(meta),
    `background: ${symbols[0]}`,
    'colors:',
    ...palette.map(({ rgb }, i) => `  ${symbols[i]}: "${rgb}"`),
    'clue:',
    '  columns:',
    ...columns.map((clue) => `    - ${clueText(clue, symbols)}`),
    '  rows:',
    ...rows.map((clue) => `    - ${clueText(clue, symbols)}`),
    ...(goal === undefined ? [] : ['goal:']),
    ...(goal === undefined ? [] : rowsOf(goal)).map(
      (row) => `  - [${row.map((color) => symbols[color]).join(', ')}]`,
    ),
  ];
  return lines.map((line, i) => (i === 0 ? `- ${line}` : `  ${line}`));
}

function authorLines({ author = '', authorId = '' }: Puzzle['meta']): string[] {
  if (author === '' && authorId === '') return [];
  const name = author === '' ? [] : [`  name: ${yamlText(author)}`];
  return ['author:', ...name, ...(authorId === '' ? [] : [`  id: ${yamlText(authorId)}`])];
}

/** A character for each colour; the background gets "." unless an ink uses it. */
function listSymbols(palette: Palette): string[] {
  const isFree = (symbol: string): boolean => !palette.some((color) => color.symbol === symbol);
  const paper = ['.', ' ', '_', '-'].find(isFree) ?? '\u3007';
  const isSymbol = (id: string): boolean => /^[^\p{C}]$/u.test(id) && id !== paper;
  const ids = findIds(palette, isSymbol, spareSymbols()) ?? [];
  return [paper, ...ids.slice(1)];
}

function clueText(clue: Clue, symbols: readonly string[]): string {
  const blocks = clue.map(({ size, color }) => `{color: ${symbols[color]}, count: ${size}}`);
  return `[${blocks.join(', ')}]`;
}
