/** Messages of the readers of programs’ pictures, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-pictures.js';
import { inUkrainian } from './ukrainian.js';

export const PROGRAMS_PICTURES: Translation<typeof en> = {
  freenonoSecondLine: ({ found }) =>
    `другий рядок файлу — "${found}", очікувалися ширина й висота, наприклад "10,8"`,
  freenonoTooManyRows: ({ most }) => `у рисунку більше рядків, ніж ${most}`,
  freenonoOddCell: ({ found, width }) =>
    `у рядку рисунка "${found}", а потрібні "x" і пробіли, усього клітинок ${width}`,
  freenonoMissingRows: ({ missing }) =>
    `останніх рядків бракує (${missing}), вважаємо їх порожніми`,
  freenonoWrongRoot: ({ found }) => `зовнішній елемент файлу "${found}", очікувалося "FreeNono"`,
  freenonoTooManyLines: ({ most }) => `рядків рисунка більше, ніж ${most}`,
  freenonoBadCell: ({ found }) => `клітинка — "${found}", очікувалося "x" або "_"`,
  goalCellTotal: ({ found, expected }) => `клітинок у рядку ${found}, а має бути ${expected}`,
  goalLineTooLong: ({ most }) => `клітинок у рядку більше, ніж ${most}`,
  goalRowTotal: ({ row, found, expected }) =>
    `у рядку рисунка ${row} клітинок ${found}, а має бути ${expected}`,
  nonogramlibBegins: () => 'файл не починається з 0 або 254, розмірів від 1 і, після 254, кольорів',
  nonogramlibPadded: ({ bytes }) =>
    `файл обривається (бракує байтів: ${bytes}), тому останні клітинки порожні`,
  loomNoSolution: () => 'немає об’єкта "solution"',
  loomBadShape: () => 'форма — не "Square" з "width" і "height"',
  loomBadCells: ({ cells }) => `"cells" — не список кольорів довжини ${cells}`,
  loomNoPalette: () => '"palette" — не список кольорів',
  loomNoObject: ({ index }) => `колір ${index} — не об’єкт`,
  loomTriangle: ({ index }) =>
    `колір ${index} — трикутник: тріанограми читаються з .g і з JSON Nonokit`,
  loomBadColor: ({ index }) => `у кольору ${index} немає "rgb" або свого "color"`,
  japReadOnly: () => 'контрольна сума файлів QNonograms невідома, тому вони не записуються',
  japBegins: () => 'файл не починається з TLS',
  japColored: () => 'це файл кольорового виду, про який нічого не відомо',
  japEndsEarly: ({ what }) => `файл обривається, очікувалося: ${inUkrainian(what)}`,
  japPictureIgnored: () => 'рисунок не відповідає числам файлу, тому його пропущено',
  japUncertain: () => 'про файли QNonograms відомо мало; контрольної суми цього не перевірено',
  logichomeBegins: ({ found }) =>
    `перший рядок файлу — "${found}", очікувалося "www.logichome.org"`,
  logichomeBadCell: ({ found }) => `клітинка — "${found}", очікувалося 0 або 1`,
  logichomeTooManyCells: ({ most }) => `клітинок більше, ніж ${most}`,
  sgriddlerBegins: ({ found }) => `перший рядок файлу — "${found}", очікувалося "MK Version 3.0"`,
  sgriddlerBadSize: ({ found }) => `рядок із розміром — "${found}", очікувалися ширина й висота`,
  sgriddlerBadCell: ({ found }) => `клітинка рисунка — "${found}", очікувалося "#", "." або "?"`,
  sgriddlerPictureIgnored: () => 'у рисунку є нерозв’язані клітинки, тому його пропущено',
};
