/** Things that the readers of sites’ files name, in Ukrainian, in the nominative. */
import type * as en from '../en/site-things.js';
import type { ThingTranslation } from '../thing.js';

export const SITE_THINGS: ThingTranslation<typeof en> = {
  taskQuote: 'закривні лапки завдання',
  nextLineNumbers: 'числа наступної лінії',
  thePuzzleKind: 'вид кросворда',
  numberOrDot: 'число або "."',
  firstList: 'перший список',
  colorOffsets: 'зсуви кольорів',
  theColor: ({ number }) => `колір ${number}`,
  theRunCount: 'кількість відрізків',
  runOffsets: 'зсуви відрізків',
  aRunOf: ({ number, count }) => `відрізок ${number} з ${count}`,
};
