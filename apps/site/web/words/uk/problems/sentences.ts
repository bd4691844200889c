/** All sentences of problems in Ukrainian: of the packages, of opening a puzzle, of the store. */
import type { Catalogue, Translation } from '@nonokit/core';
import { UKRAINIAN } from 'nonokit/uk';

const puzzles: Translation<
  typeof import('../../../puzzles/words.js') & typeof import('../../../puzzles/blind-words.js')
> = {
  addressWithoutPuzzle: () => 'у цій адресі немає кросворда',
  onlyPlayed: () => 'це кросворд іншого виду: тут у такий можна лише грати',
  unknownPuzzle: () =>
    'цього кросворда тут немає: можливо, його відкривали в іншому браузері; відкрийте файл ще раз',
  notReached: () => 'кросворд не вдається завантажити: немає з’єднання',
  fileTooLong: ({ most }) => `файл довший за дозволені ${Math.floor(most / 1e6)} МБ`,
  fileNotRead: () => 'файл не читається; якщо це тека, відкрийте файли з неї',
  nothingToPaste: () =>
    'у буфері обміну немає тексту; спершу скопіюйте кросворд або натисніть Ctrl+V',
  workerFailed: () => 'кросворд не відкрився через збій програми; спробуйте ще раз',
};

const store: Translation<typeof import('../../../../player-store/words.js')> = {
  notAnExport: () => 'цей файл не створено експортом Nonokit, або його пошкоджено',
  newerExport: ({ found, known }) =>
    `файл створено новішою версією Nonokit (${found}, ця читає до ${known}); оновіть сторінку`,
  cannotStore: () => 'браузер забороняє зберігати дані, тому нічого не імпортовано',
};

export const SENTENCES: Catalogue = { ...UKRAINIAN, puzzles, store };
