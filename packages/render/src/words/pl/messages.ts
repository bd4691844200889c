/**
 * Messages about drawing, in Polish.
 */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/messages.js';

/** Messages about drawing, in Polish. */
export const RENDER_PL: Translation<typeof ENGLISH> = {
  badCellSize: ({ cell, least, most }) =>
    `nie można narysować kratki ${cell} px: potrzebna jest liczba całkowita od ${least} do ${most}`,
  noPicture: () => 'nonogram nie ma obrazka, a rozwiązania do narysowania nie podano',
  tooManyPixels: ({ width, height, most, fitting }) => {
    const found = `obraz ${width}x${height} px jest większy, niż wolno (${grouped(most)})`;
    const advice =
      fitting === null
        ? 'nie mieszczą się nawet najmniejsze kratki'
        : `zmieszczą się kratki ${fitting} px`;
    return `${found}; ${advice}, a SVG nie ma takiego limitu`;
  },
  tooManyElements: ({ most }) =>
    `arkusz z tyloma liczbami ma więcej części, niż wolno (${grouped(most)}); ` +
    'wybierz styl plain albo SVG',
  gifTooLong: ({ most }) => `bok GIF-a ma najwyżej ${grouped(most)} px`,
  tooManyColors: ({ most }) =>
    `liczba kolorów w filmie to najwyżej ${most}, więc niektóre kolory nonogramu wyglądają w nim tak samo`,
  missingFromFont: ({ characters }) =>
    `PT Sans, czcionka obrazów, nie ma znaków ${characters}: zamiast nich stoi „◊”; ` +
    'SVG je zachowuje',
  tooManyNumbers: ({ found, most }) =>
    `liczb jest za dużo na PDF: ${grouped(found)}, a wolno ${grouped(most)}; ` +
    'weź mniej nonogramów albo SVG lub tekst',
  tooManyParts: ({ found, most }) =>
    `nonogram trzeba by pociąć na zbyt wiele stron: ${grouped(found)}, a wolno ${most}; ` +
    'narysuj go jako SVG albo tekst',
  tooManyPages: ({ found, most }) =>
    `PDF miałby za dużo stron: ${grouped(found)}, a wolno ${grouped(most)}; ` +
    'weź mniej nonogramów albo mniejsze',
};

/** "1 234 567", with spaces that do not break. */
function grouped(count: number): string {
  return count.toLocaleString('pl-PL');
}
