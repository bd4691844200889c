/** Writing Olšák's `.g`: comments, colours after `#d`, then rows and columns. */
import {
  bad,
  type Clue,
  cutText,
  good,
  type Palette,
  type PaletteColor,
  type Puzzle,
  type Result,
} from '@nonokit/core';
import { findIds, isPlainBlack } from '../lexing/ink-ids.js';
import { oneLine } from '../lexing/one-line.js';
import { olsakTooFewSigns } from '../words/en/solvers.js';

/** Characters for inks in clues: letters, then signs without another meaning in a clue. */
const INK_CHARACTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!$%&()*+;=?@[]^_{|}~';

/** Characters for inks in printed solutions, in order; further inks show their own character. */
const OUTPUT_CHARACTERS = '*+o%@=&x$~';

/** The file of a puzzle. */
export function writeOlsak(puzzle: Puzzle): Result<string> {
  const head = headOf(puzzle);
  if (!head.ok) return head;
  const { ids, lines } = head.value;
  const write = lineWriter(ids);
  return good(
    [
      ...lines.comments,
      ...lines.colors,
      ': rows',
      ...puzzle.rows.map(write),
      ': columns',
      ...puzzle.columns.map(write),
      ': end\n',
    ].join('\n'),
  );
}

/** What stands before the clues, and the characters of the inks. */
interface Head {
  readonly ids: readonly string[];
  readonly lines: { readonly comments: readonly string[]; readonly colors: readonly string[] };
}

/** The head of a file: comments and colours. */
export function headOf({ palette, meta }: Pick<Puzzle, 'palette' | 'meta'>): Result<Head> {
  const ids = isPlainBlack(palette)
    ? ['0', '1']
    : findIds(palette, (id) => INK_CHARACTERS.includes(id) && id.length === 1, INK_CHARACTERS);
  if (ids === undefined) {
    return bad(olsakTooFewSigns, { colors: palette.length - 1, most: INK_CHARACTERS.length });
  }
  ids[0] = '0';
  const colors = ['#d', ...colorLines(palette, ids)];
  return good({ ids, lines: { comments: listComments(meta), colors } });
}

/** Writes clues with these characters for inks; the default ink has none. */
export function lineWriter(ids: readonly string[]): (clue: Clue) => string {
  const block = (size: number, color: number) => `${size}${ids[color] === '1' ? '' : ids[color]}`;
  return (clue) => clue.map(({ size, color }) => block(size, color)).join(' ');
}

function colorLines(palette: Palette, ids: readonly string[]): string[] {
  return palette.map((color, i) => colorLine(color, i, ids[i] ?? ''));
}

/** The line of a colour; a cut one may have marks for the ends of blocks to which it is glued. */
export function colorLine(
  { rgb, name, cut }: PaletteColor,
  i: number,
  id: string,
  ends = '',
): string {
  const output = i === 0 ? ' ' : id === '1' ? '#' : (OUTPUT_CHARACTERS[i - 1] ?? id);
  const remark = (name ?? DEFAULT_NAMES.get(rgb) ?? '').replace(/[\p{Cc}<>]/gu, ' ');
  const look = cut === undefined ? rgb : cutText(cut);
  return `   ${id}:${output}  ${look.toUpperCase()}   ${ends && `${ends}   `}${remark}`.trimEnd();
}

/** Remarks beside colours without a name. */
const DEFAULT_NAMES: ReadonlyMap<string, string> = new Map([
  ['#ffffff', 'white'],
  ['#000000', 'black'],
]);

/** Title, copyright and description, one line each; their order identifies them. */
function listComments(meta: Puzzle['meta']): string[] {
  const { title = '', copyright = '', description = '' } = meta;
  const lines = [oneLine(title), oneLine(copyright), ...description.split('\n').map(oneLine)];
  while (lines.at(-1) === '') lines.pop();
  // a blank keeps a comment from looking like a keyword or a section
  return lines.map((line) => (/^[#:]/.test(line) ? ` ${line}` : line));
}
