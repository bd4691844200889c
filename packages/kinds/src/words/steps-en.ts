/** The sentences of steps in English. */
import type { ColorWord } from '@nonokit/core';
import type { SaidCells, SaidColor, SaidGroup, StepFacts } from './step-facts.js';

const LINES = { row: 'row', column: 'column', slash: '"/" line', backslash: '"\\" line' } as const;

/** "red", "light blue". */
export function englishColor(word: ColorWord): string {
  if ('rgb' in word) return word.rgb;
  return word.shade === undefined ? word.basic : `${word.shade} ${word.basic}`;
}

/** The sentence of a step. */
export function englishStep({ groups, hidden, assumed, ...where }: StepFacts): string {
  const { direction, number, isPair, clue } = where;
  const name = LINES[direction];
  const line = isPair ? `${name}s ${number} and ${number + 1}` : `${name} ${number}`;
  if (assumed === undefined) {
    const ranges = hidden.map((range) => `${sayHidden(range)}; `).join('');
    const found = groups.map(sayGroup).join('; ');
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

const ORDINALS = ['first ', 'second ', 'third '];

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
