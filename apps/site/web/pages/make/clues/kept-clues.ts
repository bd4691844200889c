/**
 * The clues that are typed in the maker, kept in the browser's storage until their picture is
 * drawn: one small entry of the space of the person who types.
 */
import { type Clue, type Draft, MAX_COLORS, type Palette, parseRgb } from '@nonokit/core';
import { MOST_SIDE } from '@nonokit/editor';
import type { DraftTexts } from '../../../../player-store/drafts/draft-log.js';
import { spaceHere } from '../../../../player-store/space.js';

/** Clues, and the title and author of the file that they come from. */
export interface KeptClues {
  readonly draft: Draft;
  readonly texts: DraftTexts;
}

/** The key in the browser's storage, after the space. */
const CLUES_KEY = 'nonokit.clues';

/** The clues that are kept; undefined if there are none. */
export function readClues(): KeptClues | undefined {
  try {
    return parseClues(localStorage.getItem(spaceHere() + CLUES_KEY));
  } catch {
    // storage is refused: clues last as long as the page
    return undefined;
  }
}

/** Keeps these clues in the place of those before; undefined forgets them. */
export function keepClues(clues: KeptClues | undefined): void {
  try {
    const key = spaceHere() + CLUES_KEY;
    if (clues === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(written(clues)));
  } catch {
    // as above
  }
}

/** Gives clues that a guest has typed here to the person who arrives, who keeps own ones. */
export function moveClues(): void {
  const theirs = localStorage.getItem(CLUES_KEY);
  const own = spaceHere() + CLUES_KEY;
  if (theirs === null || own === CLUES_KEY || localStorage.getItem(own) !== null) return;
  localStorage.setItem(own, theirs);
  localStorage.removeItem(CLUES_KEY);
}

function written({ draft: { palette, rows, columns }, texts }: KeptClues): unknown {
  const side = (clues: readonly Clue[]) =>
    clues.map((clue) => clue.flatMap(({ size, color }) => [size, color]));
  return { palette, rows: side(rows), columns: side(columns), texts };
}

/** Parses what is kept; undefined for anything else. */
export function parseClues(text: string | null): KeptClues | undefined {
  const { palette, rows, columns, texts } = membersOf(parsed(text));
  const colors = paletteOf(palette);
  if (colors === undefined) return undefined;
  const down = cluesOf(rows, colors);
  const across = cluesOf(columns, colors);
  if (down === undefined || across === undefined) return undefined;
  const { title, author, description } = membersOf(texts);
  return {
    draft: { palette: colors, rows: down, columns: across },
    texts: { title: textOf(title), author: textOf(author), description: textOf(description) },
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 10_000) : '';
}

function paletteOf(value: unknown): Palette | undefined {
  if (!Array.isArray(value) || value.length < 2 || value.length > MAX_COLORS) return undefined;
  const colors = value.map((one: unknown) => {
    const { rgb, name } = membersOf(one);
    if (typeof rgb !== 'string' || parseRgb(rgb) === undefined) return undefined;
    return typeof name === 'string' ? { rgb, name } : { rgb };
  });
  return colors.every((color) => color !== undefined) ? colors : undefined;
}

/** The clues of a side, of which each is written as its sizes and colours in turn. */
function cluesOf(value: unknown, { length: colors }: Palette): readonly Clue[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_SIDE) return undefined;
  const isIn = (number: unknown, least: number, most: number): number is number =>
    Number.isInteger(number) && Number(number) >= least && Number(number) <= most;
  const clues = value.map((numbers: unknown): Clue | undefined => {
    if (!Array.isArray(numbers) || numbers.length > 2 * MOST_SIDE) return undefined;
    const blocks = Array.from({ length: Math.ceil(numbers.length / 2) }, (_, k) => ({
      size: numbers[2 * k],
      color: numbers[2 * k + 1],
    }));
    const isRight = blocks.every(
      ({ size, color }) => isIn(size, 1, MOST_SIDE) && isIn(color, 0, colors - 1),
    );
    return isRight ? blocks : undefined;
  });
  return clues.every((clue) => clue !== undefined) ? clues : undefined;
}
