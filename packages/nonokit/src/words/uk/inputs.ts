/** Ukrainian messages about clues and pictures from a program. */
import type { Line, Translation } from '@nonokit/core';

/** "рядок 7" */
function named(kind: Line['kind'], index: number): string {
  return `${kind === 'row' ? 'рядок' : 'стовпець'} ${index + 1}`;
}

export const INPUTS_UK: Translation<typeof import('../en/inputs.js')> = {
  noClues: ({ which }) => `немає «${which}»: очікувався список чисел`,
  badBlock: ({ kind, index, found }) =>
    `${named(kind, index)}: ${found} — не блок; очікувалася довжина (3) або довжина й колір ([3, "red"])`,
  badWord: ({ kind, index, found }) =>
    `${named(kind, index)}: «${found}» — не блок; очікувалося число, можливо з кольором: «3» або «3red»`,
  unknownColor: ({ kind, index, found }) =>
    `${named(kind, index)}: у палітрі немає кольору «${found}»`,
  badPaletteColor: ({ index, found }) =>
    `колір ${index} — «${found}»; очікувалися цифри, як-от «#c8141e», або звичайна назва, як-от «red»`,
  noPuzzle: ({ found }) =>
    `«${found}» — не кросворд; очікувалися числа, рисунок або JSON; текст файлів читає readPuzzle`,
  badJson: ({ why }) => `текст починається як JSON, але прочитати його не можна: ${why}`,
  noPicture: () => 'у рисунку немає рядків',
  raggedPicture: ({ row, found, expected }) =>
    `у рядку ${row} рисунка клітинок: ${found}, а в першому — ${expected}`,
  severalPuzzles: ({ count }) =>
    `кросвордів у файлі: ${count}, а потрібен один; усі разом читає readPuzzles`,
  notUnique: () => 'кросворд має більше ніж один розв’язок, тому складності не визначити',
  noSolution: () => 'кросворд не має розв’язку, тому складності не визначити',
  badMark: ({ found, inks }) =>
    `«${found}» — не позначка; очікувалося «?» (невідомо), «.» (порожньо) або колір: ${inks}`,
  wrongMarks: ({ found, expected }) => `розмір позначок — ${found}, а кросворда — ${expected}`,
};
