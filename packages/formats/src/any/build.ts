/** Makes a puzzle of two lists of clues: colours are numbered, and core judges the whole. */
import {
  BLACK_ON_WHITE,
  type Clue,
  colorsOfIds,
  type Draft,
  type Limits,
  type Palette,
  type PaletteColor,
  type Problem,
  type Puzzle,
  type PuzzleMeta,
  problem,
  type Result,
} from '@nonokit/core';
import { checkedPuzzle, wrongSizes } from '../lexing/checked-puzzle.js';
import { anyRowsFirst } from '../words/en/any.js';
import { type AnyClue, type ClueList, getSize, inkOf } from './clue-list.js';
import { rgbOfText } from './color-text.js';
import type { Pair } from './decide.js';

/** What is known of a puzzle besides its clues. */
export interface Facts {
  readonly meta: PuzzleMeta;
  readonly palette?: readonly string[] | undefined;
}

/** The puzzle of two lists, with a warning if only their order says which are the rows. */
export function puzzleOfPair(
  { rows, columns, isTold }: Pair,
  { meta, palette: listed }: Facts,
  limits: Limits,
): Result<Puzzle> {
  const sizePlace = rows.place;
  const width = columns.clues.length;
  const height = rows.clues.length;
  const wrong = wrongSizes(width, height, limits, sizePlace);
  if (wrong !== undefined) return wrong;
  const warnings: Problem[] = isTold ? [] : [problem(anyRowsFirst, {}, sizePlace)];
  const claims = draftOfLists(rows, columns, { meta, palette: listed });
  return checkedPuzzle({ ...claims, width, height, sizePlace }, limits, warnings);
}

/** The clues of two lists as they are, with colours by number. */
export function draftOfLists(
  rows: ClueList,
  columns: ClueList,
  { meta, palette: listed }: Facts,
): Draft {
  const { palette, colors } = inksOf([...rows.clues, ...columns.clues], listed);
  const cluesOf = (clues: readonly AnyClue[]): Clue[] =>
    clues.map((clue) =>
      clue.map((block) => ({ size: getSize(block), color: colors.get(inkOf(block)) ?? 1 })),
    );
  return { palette, rows: cluesOf(rows.clues), columns: cluesOf(columns.clues), meta };
}

/** The colours of a puzzle by what the file calls them. */
interface Inks {
  readonly palette: Palette;
  readonly colors: ReadonlyMap<string, number>;
}

function inksOf(clues: readonly AnyClue[], listed: readonly string[] | undefined): Inks {
  const ids = new Set<string>();
  for (const clue of clues) for (const block of clue) ids.add(inkOf(block));
  const named = [...ids].filter((id) => id !== '');
  if (named.length === 0) return { palette: BLACK_ON_WHITE, colors: new Map() };
  const indexed = listed === undefined ? undefined : indexedInks(named, listed);
  if (indexed !== undefined) return indexed;
  const black: PaletteColor[] = ids.has('') ? [{ rgb: '#000000' }] : [];
  const taken = ['#ffffff', ...black.map(({ rgb }) => rgb)];
  const entries = isRgbs(named)
    ? named.map((id) => ({ rgb: rgbOfText(id) ?? '#000000' }))
    : colorsOfIds(named, taken);
  const order = [...black.map(() => ''), ...named];
  const colors = new Map(order.map((id, i) => [id, i + 1] as const));
  return { palette: [{ rgb: '#ffffff' }, ...black, ...entries], colors };
}

/** True if all colours are written as they look, and none is the background. */
function isRgbs(ids: readonly string[]): boolean {
  return ids.every((id) => id.length > 1 && !['#ffffff', undefined].includes(rgbOfText(id)));
}

/** Colours that are indices into a list of the file, whose first is the background. */
function indexedInks(ids: readonly string[], listed: readonly string[]): Inks | undefined {
  if (listed.length < 2) return undefined;
  const indices = ids.map((id) => (/^\d{1,4}$/.test(id) ? Number(id) : -1));
  if (indices.some((index) => index < 1 || index >= listed.length)) return undefined;
  const colors = new Map(ids.map((id, i) => [id, indices[i] ?? 1] as const));
  return { palette: listed.map((rgb) => ({ rgb })), colors };
}
