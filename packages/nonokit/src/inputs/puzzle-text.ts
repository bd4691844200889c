/**
 * Puzzles in the texts of a program: lists of clues below the words "rows" and "columns", as people
 * type them and as puzzles print; such a file with further lines, as .non has them; or JSON with
 * the members `rows` and `columns`. `readPuzzle` reads files of every kind.
 */
import { bad, good, type Result } from '@nonokit/core';
import { badJson } from '../words/en/inputs.js';
import type { ColorInput, PuzzleInput } from './puzzle-input.js';

/** A line that begins a list: its name, and what stands behind that. */
const HEADING = /^\s*(rows|columns|cols|colors|colours)\s*(?::|=|$)\s*(.*)$/i;

/** A line of a clue: blocks, with colours perhaps, or nothing. */
const CLUE = /^\s*([\d-]|$)/;

/** The clues in a text; undefined if it holds none, so that it may be a picture. */
export function readClueText(text: string): Result<PuzzleInput> | undefined {
  if (/^\s*\{/.test(text)) return readJson(text);
  const lists = readLists(text.split(/\r?\n/));
  const rows = lists.get('rows');
  const columns = lists.get('columns') ?? lists.get('cols');
  if (rows === undefined || columns === undefined) return undefined;
  const colors = lists.get('colors') ?? lists.get('colours');
  const palette = colors === undefined ? undefined : readColors(colors);
  return good({ rows: clueList(rows), columns: clueList(columns), palette });
}

function readJson(text: string): Result<PuzzleInput> {
  try {
    // only its shape is taken on trust; checkPuzzle looks at each member
    const { rows, columns, palette, meta } = JSON.parse(text) as PuzzleInput;
    return good({ rows, columns, palette, meta });
  } catch (error) {
    return bad(badJson, { why: error instanceof Error ? error.message : String(error) });
  }
}

/** The lines of each list; the first is what stands behind its heading. */
function readLists(lines: readonly string[]): ReadonlyMap<string, string[]> {
  const lists = new Map<string, string[]>();
  let open: string[] | undefined;
  for (const line of lines) {
    const [, name, rest = ''] = HEADING.exec(line) ?? [];
    if (name !== undefined) {
      open = [rest.trim()];
      lists.set(name.toLowerCase(), open);
    } else if (CLUE.test(line)) {
      open?.push(line.trim());
    } else {
      open = undefined;
    }
  }
  return lists;
}

/** One text if the clues stand behind the heading, else a clue for each line below it. */
function clueList([first = '', ...below]: readonly string[]): string | string[] {
  return first === '' ? below.filter((line) => line !== '') : first;
}

/** The palette of "r red, b blue": a symbol and a colour each, on white. */
function readColors([first = '']: readonly string[]): ColorInput[] {
  const colors = first.split(/[,;]/).map((entry) => entry.trim().split(/[\s=]+/));
  return [
    'white',
    ...colors.map(([symbol = '', name]) => (name === undefined ? symbol : { rgb: name, symbol })),
  ];
}
