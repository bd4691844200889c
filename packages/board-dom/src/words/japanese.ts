/** Japanese words that boards and editors share. */
import type { Clues, ShownNumber } from '@nonokit/board';
import { chooseColorWords } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/japanese-color';

/** What stands beside a board that is zoomed in. */
export const JAPANESE_BADGE = {
  locale: 'ja',
  fit: '全体',
  fitBoard: (zoom: string): string => `${zoom}× 盤面全体を表示`,
  zoomBack: (zoom: string): string => `${zoom}× 元の位置に戻る`,
};

/** "黒の4、青の2"; only the numbers for a single ink. */
export function blocksText(clue: readonly ShownNumber[], clues: Clues): string {
  const told = clue.filter(({ text }) => text !== '');
  if (told.length === 0) return '0';
  const text = (number: ShownNumber): string =>
    isColored(clues) && number.text !== '*'
      ? `${inkText(number.color, clues)}の${numberText(number)}`
      : numberText(number);
  return told.map(text).join('、');
}

function numberText({ size, text, large }: ShownNumber): string {
  if (text === '?') return '隠れた数字';
  if (text === '*') return '任意の数字';
  return large === undefined ? `${size}` : `2ライン合わせて${size}`;
}

/** True for more than one ink. */
export function isColored({ palette }: Pick<Clues, 'palette'>): boolean {
  return palette.length > 2;
}

/** "濃い青". */
export function inkText(ink: number, { palette }: Pick<Clues, 'palette'>): string {
  const word = chooseColorWords(palette)[ink];
  if (word === undefined || 'rgb' in word) return `色${ink}`;
  return colorAdjective(word.basic, word.shade);
}
