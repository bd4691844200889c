/** Things that the readers of sites’ files name, in Russian, in the nominative. */
import type * as en from '../en/site-things.js';
import type { ThingTranslation } from '../thing.js';

export const SITE_THINGS: ThingTranslation<typeof en> = {
  taskQuote: 'закрывающая кавычка задания',
  nextLineNumbers: 'числа следующей линии',
  thePuzzleKind: 'вид кроссворда',
  numberOrDot: 'число или "."',
  firstList: 'первый список',
  colorOffsets: 'сдвиги цветов',
  theColor: ({ number }) => `цвет ${number}`,
  theRunCount: 'число отрезков',
  runOffsets: 'сдвиги отрезков',
  aRunOf: ({ number, count }) => `отрезок ${number} из ${count}`,
};
