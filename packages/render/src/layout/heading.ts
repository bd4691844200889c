/**
 * The heading of a sheet: its title, and under it in small type the size and the author.
 *
 * A long title is first set smaller, then broken into lines, and cut only if those are full too.
 * Without a title the small type stands alone.
 */
import type { Puzzle, PuzzleMeta } from '@nonokit/core';
import { fitText, textWidth } from './measure.js';
import type { SheetPlan } from './sheet-plan.js';
import { wrapText } from './wrap-text.js';

/** One line of text; `y` is its baseline. */
export interface TextLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly fontSize: number;
}

/** The text above a sheet. */
export interface Heading {
  readonly title: readonly TextLine[];
  readonly subtitle: readonly TextLine[];
  /** Its height from the top of the sheet, including the space below it. */
  readonly height: number;
}

/** The room of a heading. */
interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** A title shrinks to at most this share of its full size before it is broken into lines. */
const LEAST_SHARE = 0.75;

/** The most lines of a title, and of a subtitle. */
const TITLE_LINES = 3;
const SUBTITLE_LINES = 2;

/** The heading of a sheet in the given room, or undefined if it has none. */
export function planHeading(plan: SheetPlan, room: Room): Heading | undefined {
  const { title, puzzle, hasFacts, cell } = plan;
  if (title === undefined) return hasFacts ? layOutHeading(plan, room) : undefined;
  // people view a wide sheet from further away, but its numbers stay small beside a large title
  const full = Math.max(16, cell, Math.min(1.25 * cell, Math.round(room.width / 40)));
  const fitting = (full * room.width) / textWidth(title, full);
  const size = roundedDown(Math.max(LEAST_SHARE * full, Math.min(full, fitting)));
  const small = roundedDown(Math.max(10, 0.55 * full));
  const first = room.top + 0.8 * full;
  const titleLines = linesAt(title, room, { size, first, gap: 1.2 * size, most: TITLE_LINES });
  const below = (titleLines.at(-1)?.y ?? first) + 1.5 * small;
  const subtitle = linesAt(writeSubtitle(puzzle), room, {
    size: small,
    first: below,
    gap: 1.3 * small,
    most: SUBTITLE_LINES,
  });
  const last = subtitle.at(-1)?.y ?? below;
  return { title: titleLines, subtitle, height: Math.round(last - room.top + 0.8 * full) };
}

/** Size and author alone. */
function layOutHeading({ puzzle, cell }: SheetPlan, room: Room): Heading {
  const size = roundedDown(Math.max(11, 0.55 * Math.max(16, cell)));
  const setting = { size, first: room.top + 0.8 * size, gap: 1.3 * size, most: SUBTITLE_LINES };
  const subtitle = linesAt(writeSubtitle(puzzle), room, setting);
  const last = subtitle.at(-1)?.y ?? room.top;
  return { title: [], subtitle, height: Math.round(last - room.top + 1.2 * size) };
}

/** Settings for lines of text. */
interface Setting {
  /** The font size. */
  readonly size: number;
  /** The baseline of the first line. */
  readonly first: number;
  /** From one baseline to the next. */
  readonly gap: number;
  readonly most: number;
}

/**
 * The text in lines that fit in the room; if it needs more lines than allowed, the last ends with
 * "…".
 */
function linesAt(
  text: string,
  { left, width }: Room,
  { size, first, gap, most }: Setting,
): TextLine[] {
  const all = wrapText(text, width, (char) => textWidth(char, size));
  const kept = all.slice(0, most);
  if (all.length > most) kept[most - 1] = fitText(all.slice(most - 1).join(' '), size, width);
  return kept.map((line, k) => ({
    text: fitText(line, size, width),
    x: left,
    y: first + k * gap,
    fontSize: size,
  }));
}

/** The width that a heading needs, up to ten cells: a narrow sheet becomes that wide. */
export function headingWidth({ title, puzzle, cell }: SheetPlan): number {
  if (title === undefined) return 0;
  const full = Math.max(16, cell);
  const small = roundedDown(Math.max(10, 0.55 * full));
  const wanted = Math.max(textWidth(title, full), textWidth(writeSubtitle(puzzle), small));
  return Math.ceil(Math.min(10 * cell, wanted));
}

/** A font size rounded down to one decimal. */
function roundedDown(size: number): number {
  return Math.floor(10 * size) / 10;
}

/** Maximum length of an author's name, and of a licence; longer ones are cut. */
const MAX_NAME = 100;

/** "20 × 15 · Nonokit · CC0-1.0" */
export function writeSubtitle({ width, height, meta }: Puzzle): string {
  return [`${width} × ${height}`, ...listOrigins(meta)].join(' · ');
}

/** Author and licence, as far as they are known. */
export function listOrigins({ author, license }: PuzzleMeta): string[] {
  return [author, license]
    .map((text = '') => text.slice(0, MAX_NAME).replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
}
