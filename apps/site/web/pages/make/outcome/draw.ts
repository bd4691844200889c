/** Drawings of one's own puzzle, by the worker. Only drawings that show the picture have titles. */

import { cluesOnly } from '@nonokit/board';
import type { Language, Puzzle, Result } from '@nonokit/core';
import { worker } from '../../../worker.js';

/** The kinds of pictures. */
export type SheetFormat = 'PNG' | 'SVG' | 'PDF';

/** A file to save. */
export interface DrawnFile {
  readonly bytes: Uint8Array<ArrayBuffer> | string;
  readonly type: string;
}

/** Pixels across that a film should have at most, as on the page that explains. */
const FILM_WIDTH = 900;

/** A film of more steps than this, with time to read each, would take too long to watch. */
const MOST_TOLD = 100;

/** The sheet of a puzzle: empty with its clues, or solved. */
export async function drawnSheet(
  puzzle: Puzzle,
  format: SheetFormat,
  what: 'puzzle' | 'solution',
  language: Language,
): Promise<DrawnFile> {
  const tellsTitle = what === 'solution' && puzzle.meta.title !== undefined;
  const drawn = tellsTitle ? puzzle : { ...cluesOnly(puzzle), meta: {} };
  const wish = { what, picture: puzzle.goal, title: tellsTitle };
  if (format === 'PDF') {
    const pdf = drawnValue(await worker().draw(drawn, { output: 'pdf', ...wish, language }));
    return { bytes: new Uint8Array(pdf), type: 'application/pdf' };
  }
  if (format === 'PNG') {
    const png = drawnValue(await worker().draw(drawn, { output: 'png', ...wish }));
    return { bytes: new Uint8Array(png), type: 'image/png' };
  }
  return {
    bytes: drawnValue(await worker().draw(drawn, { output: 'svg', ...wish })),
    type: 'image/svg+xml',
  };
}

/** The film of how a puzzle is solved. */
export async function drawnFilm(
  puzzle: Puzzle,
  steps: number | undefined,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const film = await worker().draw(
    { ...cluesOnly(puzzle), meta: {} },
    {
      output: 'gif',
      frames: steps !== undefined && steps <= MOST_TOLD ? 'steps' : 'lines',
      cell: Math.max(4, Math.min(20, Math.floor(FILM_WIDTH / (puzzle.width * 1.4)))),
      language,
      title: false,
    },
  );
  return new Uint8Array(drawnValue(film));
}

/** A booklet of puzzles, with their solutions at the end. */
export async function drawnBooklet(
  puzzles: readonly Puzzle[],
  { title, perPage, language }: { title: string; perPage: number; language: Language },
): Promise<Uint8Array<ArrayBuffer>> {
  const book = await worker().draw(puzzles, {
    output: 'pdf',
    what: 'both',
    perPage,
    language,
    ...(title === '' ? {} : { title }),
  });
  return new Uint8Array(drawnValue(book));
}

/** The value of a drawing; a problem is thrown, and the forms show it. */
function drawnValue<T>(drawn: Result<T>): T {
  if (!drawn.ok) throw new Error(drawn.problem.code);
  return drawn.value;
}
