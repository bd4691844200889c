/**
 * Where the puzzle or image of a tool comes from, as arguments of the program. All options are
 * joined with their values, and names stand behind "--", so nothing that a caller sends can be
 * taken for another option.
 */
import { resolve } from 'node:path';
import { LANGUAGES, type Language } from '@nonokit/core';
import { z } from 'zod';
import type { CommandRun } from './run-command.js';

/** A mistake of the caller that no schema can tell. */
export class ToolMistake extends Error {}

/** The longest texts and images that are taken. */
export const MOST_TEXT = 2_000_000;
const MOST_IMAGE = 11_000_000;

const language = z
  .enum(LANGUAGES)
  .optional()
  .describe('The language of sentences: English by default');

/** Only for programs of this machine's user. */
const file = z.string().max(4096).optional().describe('A file on this machine instead');

/** Where a puzzle comes from: one of these. */
export const PUZZLE_SOURCE = {
  puzzle: z
    .string()
    .max(MOST_TEXT)
    .optional()
    .describe(
      'The puzzle as text: clues in any common format (Nonokit JSON, .non, .nin, CWD, webpbn XML, ' +
        'two lists of numbers …), a share address, or catalogue:NAME for one of the catalogue',
    ),
  rows: z.string().max(MOST_TEXT).optional().describe('Row clues from the top: "2 1, 3, 1"'),
  columns: z.string().max(MOST_TEXT).optional().describe('Column clues from the left: "1, 2 1"'),
  file,
  language,
};

/** Where an image comes from: one of these. */
export const IMAGE_SOURCE = {
  image: z.base64().max(MOST_IMAGE).optional().describe('The image file in Base64'),
  file,
  language,
};

type PuzzleSource = z.infer<z.ZodObject<typeof PUZZLE_SOURCE>>;
type ImageSource = z.infer<z.ZodObject<typeof IMAGE_SOURCE>>;

/** The run of a command on the puzzle that is named or given. */
export function withPuzzle(
  { puzzle: text, rows, columns, file: name, language: spoken }: PuzzleSource,
  command: readonly string[],
): CommandRun {
  const args = [...command, ...toLanguage(spoken)];
  const clues = rows ?? columns;
  const from = chooseOne({ puzzle: text, rows: clues, file: name });
  if (from === 'rows') {
    if (rows === undefined || columns === undefined) {
      throw new ToolMistake('Give both "rows" and "columns".');
    }
    return { args: [...args, `--rows=${rows}`, `--columns=${columns}`, '--'], input: '' };
  }
  if (from === 'file') return { args: [...args, '--', resolve(name ?? '')], input: '' };
  const trimmed = (text ?? '').trim();
  // names of puzzles of the catalogue and addresses are no content
  const isName = /^(catalogue:\S+|NK1\.\S+|https?:\/\/\S+)$/.test(trimmed);
  return { args: [...args, '--', isName ? trimmed : '-'], input: isName ? '' : (text ?? '') };
}

/** The run of a command on the image that is named or given. */
export function withImage(
  { image, file: name, language: spoken }: ImageSource,
  command: readonly string[],
): CommandRun {
  const isFile = chooseOne({ image, file: name }) === 'file';
  return {
    args: [...command, ...toLanguage(spoken), '--', isFile ? resolve(name ?? '') : '-'],
    input: isFile ? '' : Buffer.from(image ?? '', 'base64'),
  };
}

/** The name of the only member that is given. */
function chooseOne<Name extends string>(given: Readonly<Record<Name, unknown>>): Name {
  const names = (Object.keys(given) as Name[]).filter((name) => given[name] !== undefined);
  const [first] = names;
  const all = (Object.keys(given) as Name[]).map((name) => `"${name}"`).join(' or ');
  if (first === undefined) throw new ToolMistake(`Give ${all}.`);
  if (names.length > 1) throw new ToolMistake(`Give only one of ${all}.`);
  return first;
}

function toLanguage(spoken: Language | undefined): string[] {
  return [`--lang=${spoken ?? 'en'}`];
}

/** Members as options of the same names: { colors: 2 } is "--colors=2". */
export function toOptions(given: Readonly<Record<string, number | string | undefined>>): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    return value === undefined ? [] : [`--${name}=${value}`];
  });
}
