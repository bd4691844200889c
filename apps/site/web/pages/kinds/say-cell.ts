/** A cell of a board that is drawn cell by cell in a sentence, for screen readers. */
import type { Game } from '@nonokit/board';
import { BLANK, isPairClue, UNKNOWN } from '@nonokit/core';
import { kindClueText } from '@nonokit/kinds';
import type { PageContext } from '../../frame/page-context.js';
import { inkName } from './ink-look.js';
import type { TriangleShape } from './triangle-shape.js';

/** "Row 3, cell 2 of 5, points up: filled. Row 3: 2 2. "/" line 4: 1. "\" line 2: 3, done." */
export function sayCell(
  page: PageContext,
  { marks, finished, clues }: Game,
  { shape, cell }: { readonly shape: TriangleShape; readonly cell: number },
): string {
  const words = page.wordsOf('kinds').board;
  const { palette, rules } = clues;
  const mark = marks[cell] ?? UNKNOWN;
  const ink = palette.length > 2 ? inkName(page, palette, mark) : words.filled;
  const said = mark === UNKNOWN ? words.unknown : mark === BLANK ? words.crossed : ink;
  const lines = shape.lines.flatMap(({ direction, index, cells }, number) => {
    const clue = rules?.lines[number]?.clue;
    if (!cells.includes(cell) || clue === undefined || isPairClue(clue)) return [];
    const label = (color: number) =>
      palette.length > 2 ? ` ${inkName(page, palette, color)}` : '';
    const numbers = kindClueText(clue, label);
    return [words.line[direction](index + 1, numbers, finished[number] === 1)];
  });
  const [row] = shape.linesOf(cell);
  const place = (row?.cells.indexOf(cell) ?? 0) + 1;
  return words.cell({
    row: (row?.index ?? 0) + 1,
    place,
    length: row?.cells.length ?? 0,
    isUp: shape.places[cell]?.pointsUp,
    mark: said,
    lines: lines.join(' '),
  });
}
