/**
 * The heading of a sheet: its title, and under it in small type the size and the author.
 *
 * A long title is first set smaller, then cut. Without a title there is no heading at all.
 */
import type { Puzzle } from '@nonokit/core';
import { fitText, textWidth } from './measure.js';
import type { Drawing } from './options.js';

/** One line of text; `y` is its baseline. */
export interface TextLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly fontSize: number;
}

/** The text above a sheet. */
export interface Heading {
  readonly title: TextLine;
  readonly subtitle: TextLine;
  /** What it takes from the top of the sheet, the space below it included. */
  readonly height: number;
}

/** The room of a heading. */
interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** The heading of a drawing in the room given, or undefined where it has no title. */
export function headingOf({ title, puzzle, cell }: Drawing, room: Room): Heading | undefined {
  if (title === undefined) return undefined;
  // a wide sheet is looked at from further away
  const full = Math.max(16, cell, Math.min(3 * cell, Math.round(room.width / 40)));
  const fitting = (full * room.width) / textWidth(title, full);
  const fontSize = roundedDown(Math.max(12, Math.min(full, fitting)));
  const smallSize = roundedDown(Math.max(10, 0.55 * full));
  const y = room.top + 0.8 * full;
  const line = (text: string, size: number, baseline: number): TextLine => ({
    text: fitText(text, size, room.width),
    x: room.left,
    y: baseline,
    fontSize: size,
  });
  return {
    title: line(title, fontSize, y),
    subtitle: line(subtitleOf(puzzle), smallSize, y + 1.5 * smallSize),
    height: Math.round(0.8 * full + 1.5 * smallSize + 0.8 * full),
  };
}

/** What a heading asks of a narrow sheet: its texts in their size, as far as ten cells go. */
export function headingWidth({ title, puzzle, cell }: Drawing): number {
  if (title === undefined) return 0;
  const full = Math.max(16, cell);
  const small = roundedDown(Math.max(10, 0.55 * full));
  const wanted = Math.max(textWidth(title, full), textWidth(subtitleOf(puzzle), small));
  return Math.ceil(Math.min(10 * cell, wanted));
}

/** A font size with one decimal, never more than what fits. */
function roundedDown(size: number): number {
  return Math.floor(10 * size) / 10;
}

/** The longest author's name that is printed whole. */
const MAX_AUTHOR = 100;

function subtitleOf({ width, height, meta }: Puzzle): string {
  const author = (meta.author ?? '').slice(0, MAX_AUTHOR).replace(/\s+/g, ' ').trim();
  return author === '' ? `${width} × ${height}` : `${width} × ${height} · ${author}`;
}
