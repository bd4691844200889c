/** Ukrainian words that boards and editors share. */
import type { Clues, ShownNumber } from '@nonokit/board';
import { chooseColorWords } from '@nonokit/core';
import { colorAdjective, type Form } from '@nonokit/core/ukrainian-color';

/** The forms of a noun for 1, 2 and 5. */
export type Forms = readonly [one: string, few: string, many: string];

export const CELLS: Forms = ['клітинка', 'клітинки', 'клітинок'];
export const ROWS: Forms = ['рядок', 'рядки', 'рядків'];
export const COLUMNS: Forms = ['стовпець', 'стовпці', 'стовпців'];

export const PLURALS = new Intl.PluralRules('uk');

/** What stands beside a board that is zoomed in. */
export const UKRAINIAN_BADGE = {
  locale: 'uk',
  fit: 'Усе поле',
  fitBoard: (zoom: string): string => `${zoom}× Усе поле цілком`,
  zoomBack: (zoom: string): string => `${zoom}× Назад, де ви були`,
};

/** Two to four have the adjective in the nominative: "2 сині", "5 синіх". */
const ADJECTIVES: Readonly<Record<string, Form>> = { one: 'masculine', few: 'plural' };

/** "1 чорний, 4 блакитні". */
export function blocksText(clue: readonly ShownNumber[], clues: Clues): string {
  const told = clue.filter(({ text }) => text !== '');
  if (told.length === 0) return '0';
  const text = ({ size, color, text, large }: ShownNumber): string => {
    if (text === '*') return 'будь-які числа';
    if (text === '?') {
      return isColored(clues)
        ? `приховане число ${inkText(color, 'plural-genitive', clues)}`
        : 'приховане число';
    }
    if (large !== undefined) return `${size} на обидві лінії`;
    if (!isColored(clues)) return `${size}`;
    return `${size} ${inkText(color, ADJECTIVES[PLURALS.select(size)] ?? 'plural-genitive', clues)}`;
  };
  return told.map(text).join(', ');
}

/** True for more than one ink. */
export function isColored({ palette }: Pick<Clues, 'palette'>): boolean {
  return palette.length > 2;
}

/** "блакитний", "зафарбовано блакитним": the word for an ink in a form. */
export function inkText(ink: number, form: Form, { palette }: Pick<Clues, 'palette'>): string {
  const word = chooseColorWords(palette)[ink];
  if (word === undefined || 'rgb' in word) return `кольору ${ink}`;
  return colorAdjective(word.basic, word.shade, form);
}

/** "1 клітинка", "2 клітинки", "5 клітинок". */
export function counted(count: number, [one, few, many]: Forms): string {
  const rule = PLURALS.select(count);
  return `${count} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
}

/** With a capital letter. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
