/** Russian messages about clues and pictures from a program. */
import type { Line, Translation } from '@nonokit/core';

/** «строка 7» */
function named(kind: Line['kind'], index: number): string {
  return `${kind === 'row' ? 'строка' : 'столбец'} ${index + 1}`;
}

export const INPUTS_RU: Translation<typeof import('../en/inputs.js')> = {
  noClues: ({ which }) => `нет «${which}»: ожидался список подсказок`,
  badBlock: ({ kind, index, found }) =>
    `${named(kind, index)}: ${found} — не блок; ожидалась длина (3) или длина и цвет ([3, "red"])`,
  badWord: ({ kind, index, found }) =>
    `${named(kind, index)}: «${found}» — не блок; ожидалось число, возможно с цветом: «3» или «3red»`,
  unknownColor: ({ kind, index, found }) => `${named(kind, index)}: в палитре нет цвета «${found}»`,
  badPaletteColor: ({ index, found }) =>
    `цвет ${index} — «${found}»; ожидались цифры вроде «#c8141e» или обычное имя вроде «red»`,
  noPuzzle: ({ found }) =>
    `«${found}» — не кроссворд; ожидались подсказки, картинка или JSON; текст файлов читает readPuzzle`,
  badJson: ({ why }) => `текст начинается как JSON, но прочесть его нельзя: ${why}`,
  noPicture: () => 'в картинке нет строк',
  raggedPicture: ({ row, found, expected }) =>
    `в строке ${row} картинки клеток: ${found}, а в первой — ${expected}`,
  severalPuzzles: ({ count }) =>
    `кроссвордов в файле: ${count}, а нужен один; все сразу читает readPuzzles`,
  notUnique: () => 'у кроссворда больше одного решения, поэтому сложность не определить',
  noSolution: () => 'у кроссворда нет решения, поэтому сложность не определить',
  badMark: ({ found, inks }) =>
    `«${found}» — не отметка; ожидалось «?» (неизвестно), «.» (пусто) или цвет: ${inks}`,
  wrongMarks: ({ found, expected }) => `размер отметок — ${found}, а кроссворда — ${expected}`,
};
