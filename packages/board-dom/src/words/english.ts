/** English words that boards and editors share. */
import type { Clues, ShownNumber } from '@nonokit/board';
import { chooseColorWords } from '@nonokit/core';

/** The texts beside a zoomed board. */
export const ENGLISH_BADGE = {
  locale: 'en',
  fit: 'Fit',
  fitBoard: (zoom: string): string => `${zoom}× Fit the whole board`,
  zoomBack: (zoom: string): string => `${zoom}× Back to where you were`,
};

/** "4 black, 2 blue"; only the numbers for a single ink. */
export function blocksText(clue: readonly ShownNumber[], clues: Clues): string {
  const told = clue.filter(({ text }) => text !== '');
  if (told.length === 0) return '0';
  const text = (number: ShownNumber): string =>
    isColored(clues) && number.text !== '*'
      ? `${numberText(number)} ${inkText(number.color, clues)}`
      : numberText(number);
  return told.map(text).join(', ');
}

function numberText({ size, text, large }: ShownNumber): string {
  if (text === '?') return 'hidden number';
  if (text === '*') return 'any numbers';
  return large === undefined ? `${size}` : `${size} in both lines`;
}

/** True for more than one ink. */
export function isColored({ palette }: Pick<Clues, 'palette'>): boolean {
  return palette.length > 2;
}

/** "dark blue". */
export function inkText(ink: number, { palette }: Pick<Clues, 'palette'>): string {
  const word = chooseColorWords(palette)[ink];
  if (word === undefined) return `colour ${ink}`;
  if ('rgb' in word) return `colour ${ink}`;
  return word.shade === undefined ? word.basic : `${word.shade} ${word.basic}`;
}

/** With a capital letter. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
