/** Messages of the reader of webpbn XML, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-webpbn.js';

export const SITES_WEBPBN: Translation<typeof en> = {
  webpbnTriddler: () =>
    'це тридлер, його клітинки — трикутники: кросворд іншого виду, тут такі не приймаються',
  webpbnPuzzleType: ({ found }) => `тип кросворда "${found}", очікувалося "grid"`,
  webpbnNoName: () => 'у кольору немає назви, очікувалося name="..."',
  webpbnBadColor: ({ name, found }) =>
    `колір "${name}" задано як "${found}", очікувалися три або шість шістнадцяткових цифр`,
  webpbnBadChar: ({ name, found }) =>
    `символ (char) кольору "${name}" — "${found}", а потрібен один`,
  webpbnColorTwice: ({ name }) => `колір "${name}" оголошено двічі`,
  webpbnCluesType: ({ found, expected }) => `тип чисел "${found}", очікувалося одне з ${expected}`,
  webpbnCluesTwice: ({ type }) => `числа "${type}" дано двічі`,
  webpbnBadCount: ({ found }) => `число "${found}", а потрібно від однієї до дев’яти цифр`,
  webpbnBlotted: () =>
    'число 0 приховує справжнє: це кросворд іншого виду, тут такі не приймаються',
  webpbnNoClues: () => 'немає ні чисел, ні рисунка',
  webpbnNoLines: ({ kind }) =>
    `немає ні чисел ${kind === 'row' ? 'рядків' : 'стовпців'}, ні рисунка`,
  webpbnUndeclared: ({ name }) => `колір "${name}" не оголошено`,
  webpbnOutsideBars: ({ found }) => `"${found}" стоїть поза рядком рисунка, очікувалося "|"`,
  webpbnUnknownChar: ({ found }) => `"${found}" — не символ (char) оголошеного кольору`,
  webpbnPictureEnds: () => 'рисунок обривається, очікувалися рядки між "|"',
  webpbnSavedIgnored: () => 'збережений стан кросворда пропущено',
  webpbnPictureIgnored: () => 'рисунок із нерозв’язаними клітинками пропущено',
  webpbnNotesCut: ({ most }) => `приміток більше ніж ${most}`,
  webpbnWrongRoot: ({ found }) => `зовнішній елемент файлу "${found}", очікувалося "puzzleset"`,
  webpbnSimpson: ({ found }) =>
    [
      `зовнішній елемент файлу "${found}", як у чернетці XML-формату Стівена`,
      'Сімпсона, що не читається: очікувалося "puzzleset"',
    ].join(' '),
};
