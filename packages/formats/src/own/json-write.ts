/**
 * Writing our own JSON: one puzzle in a readable layout, several as one compact object per line.
 */
import {
  type Clue,
  good,
  inkCount,
  type PaletteColor,
  type Puzzle,
  type Result,
  rowsOf,
} from '@nonokit/core';
import { BASE_62, KNOWN_KEYS, META_KEYS } from '../lexing/json-claims.js';

/** A member's name and its value as JSON. */
type Member = readonly [name: string, json: string];

/** The file of these puzzles. */
export function writeJson(puzzles: readonly Puzzle[]): Result<string> {
  const [first, second] = puzzles;
  if (first !== undefined && second === undefined) return good(`${readable(first)}\n`);
  return good(puzzles.map((puzzle) => `${jsonLine(puzzle)}\n`).join(''));
}

/** One member per line, and one row of the goal per line, so that people can see the picture. */
function readable(puzzle: Puzzle): string {
  const lines = listMembers(puzzle).map(([name, json]) => `  ${JSON.stringify(name)}: ${json}`);
  const goal = goalRows(puzzle)?.map((row) => `    ${row}`);
  if (goal !== undefined) lines.push(`  "goal": [\n${goal.join(',\n')}\n  ]`);
  return `{\n${lines.join(',\n')}\n}`;
}

/** A puzzle as one line of NDJSON, without the line end. */
export function jsonLine(puzzle: Puzzle): string {
  const members = listMembers(puzzle).map(([name, json]) => `${JSON.stringify(name)}:${json}`);
  const goal = goalRows(puzzle);
  if (goal !== undefined) members.push(`"goal":[${goal.join(',')}]`);
  return `{${members.join(',')}}`;
}

/** All members but the goal. */
function listMembers(puzzle: Puzzle): Member[] {
  const { width, height, palette, rows, columns, meta, extra = {} } = puzzle;
  const clues = (of: readonly Clue[]): unknown =>
    of.map((clue) => writeBlocks(clue, inkCount(puzzle)));
  const values: (readonly [string, unknown])[] = [
    ['format', 'nonokit'],
    ['version', 1],
    ...META_KEYS.map((key) => [key, meta[key]] as const),
    ['width', width],
    ['height', height],
    ['palette', palette.map(paletteEntry)],
    ['rows', clues(rows)],
    ['columns', clues(columns)],
    ...Object.entries(extra).filter(([name]) => !KNOWN_KEYS.has(name)),
  ];
  return values.flatMap(([name, value]): Member[] => {
    const json: string | undefined = JSON.stringify(value);
    return json === undefined ? [] : [[name, json]];
  });
}

/** Blocks as JSON: a block is its bare size if there is only one ink. */
function writeBlocks(
  clue: Clue,
  inks: number,
): (number | readonly [size: number, color: number])[] {
  return clue.map(({ size, color }) => (inks === 1 ? size : [size, color]));
}

function paletteEntry({ rgb, name, symbol }: PaletteColor): unknown {
  return name === undefined && symbol === undefined ? rgb : { color: rgb, name, symbol };
}

/** The rows of the goal as JSON, written as digits if there are enough digits for the colours. */
function goalRows({ goal, palette }: Puzzle): string[] | undefined {
  if (goal === undefined) return undefined;
  const rows = rowsOf(goal);
  if (palette.length > BASE_62.length) return rows.map((row) => JSON.stringify(row));
  return rows.map((row) => `"${row.map((color) => BASE_62[color]).join('')}"`);
}
