/** The sentences of steps in English. */
import {
  type InkWord,
  joined,
  type SaidCells,
  type SaidColor,
  type SaidGroup,
  type SaidLarge,
  type StepFacts,
} from './step-facts.js';

const LINES = { row: 'row', column: 'column', slash: '"/" line', backslash: '"\\" line' } as const;

/** "red", "light blue". */
export function englishColor(word: InkWord): string {
  if ('halves' in word) return joined(word, englishColor);
  if ('rgb' in word) return word.rgb;
  return word.shade === undefined ? word.basic : `${word.shade} ${word.basic}`;
}

/** The sentence of a step. */
export function englishStep({ groups, hidden, large, assumed, ...where }: StepFacts): string {
  const { clue } = where;
  const line = sayLine(where);
  if (assumed === undefined) {
    const ranges = hidden.map((range) => `${sayHidden(range)}; `).join('');
    const found = groups.map(sayGroup).join('; ');
    if (where.isPair) {
      const why = large.length > 0 ? `${inSeries(large.map(sayLarge))}; so ` : TOUCHING;
      return `${capital(line)} (${clue}), connected cells: ${why}${found}.`;
    }
    return `${capital(line)} (${clue}): ${ranges}however it is arranged, ${found}.`;
  }
  const { cells, color, looks } = assumed;
  const after = looks > 1 ? ` after ${looks} looks at lines` : '';
  const conclusions = groups.map(({ color: found, isRuledOut }) => sayColor(found, isRuledOut));
  return (
    `If ${sayCells(cells)} were ${sayColor(color)}, nothing would fit ${line} (${clue})${after}, ` +
    `so it is ${inSeries(conclusions)}.`
  );
}

/** Of several solutions none has all marks. */
export const ENGLISH_CLASH = 'These marks cannot all be right: no solution has every one of them.';

/** "Look at row 3." */
export function englishWhere({ direction, number, isPair, assumed }: StepFacts): string {
  if (assumed !== undefined) return `Try out ${sayCells(assumed.cells)}.`;
  return `Look at ${sayLine({ direction, number, isPair })}.`;
}

/** "cells 1–2 of row 3 and cell 5 of row 4". */
export function englishCells(cells: readonly SaidCells[]): string {
  return inSeries(cells.map(sayCells));
}

function sayLine({
  direction,
  number,
  isPair,
}: Pick<StepFacts, 'direction' | 'number' | 'isPair'>) {
  const name = LINES[direction];
  return isPair ? `${name}s ${number} and ${number + 1}` : `${name} ${number}`;
}

const ORDINALS = ['first ', 'second ', 'third '];

/** Why something follows in two lines, where no set is told. */
const TOUCHING = 'as cells that touch count together, ';

/** "the second (4) lies in columns 2–5". */
function sayLarge({ text, place, isOnly, across, from, to }: SaidLarge): string {
  const which = isOnly ? '' : ORDINALS[place];
  const where = from === to ? `${across} ${from}` : `${across}s ${from}–${to}`;
  return `the ${which}${text} lies in ${where}`;
}

/** "the second ? is 2 to 4". */
function sayHidden({ place, least, most, isOnly }: StepFacts['hidden'][number]): string {
  const which = isOnly ? '' : ORDINALS[place];
  return `the ${which}? is ${least === most ? least : `${least} to ${most}`}`;
}

function sayGroup({ color, isRuledOut, cells }: SaidGroup): string {
  const isOne = cells.length === 1 && cells[0].isOne;
  return `${inSeries(cells.map(sayCells))} ${isOne ? 'is' : 'are'} ${sayColor(color, isRuledOut)}`;
}

function sayCells({ places, isOne, row }: SaidCells): string {
  const cells = `${isOne ? 'cell' : 'cells'} ${places}`;
  return row === undefined ? cells : `${cells} of row ${row}`;
}

function sayColor(color: SaidColor, isRuledOut = false): string {
  const word = typeof color === 'string' ? color : englishColor(color);
  return isRuledOut ? `not ${word}` : word;
}

/** "a", "a and b", "a, b and c". */
function inSeries(parts: readonly string[]): string {
  if (parts.length <= 1) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function capital(text: string): string {
  return text.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
