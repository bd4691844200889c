/** Russian messages about files, folders, images and standard input. */
import type { Translation } from '@nonokit/core';
import { listedBy } from '../catalogue.js';
import { counted, PUZZLES } from '../counting.js';

const REASONS: Readonly<Record<string, (folder: string) => string>> = {
  ENOENT: (folder) => `папки ${folder} нет`,
  ENOTDIR: (folder) => `${folder} — не папка`,
  EACCES: () => 'нет прав на запись',
  EPERM: () => 'нет прав на запись',
  EROFS: () => 'файловая система только для чтения',
  ENOSPC: () => 'нет места на диске',
  ENAMETOOLONG: () => 'имя слишком длинное',
};

export const FILES_RU: Translation<typeof import('../../en/problems/files.js')> = {
  fileTooLong: ({ most }) => `файл длиннее ${most.toLocaleString('ru-RU')} байт, это слишком много`,
  stdinTwice: () => 'можно прочитать только один раз',
  notFetched: () =>
    'из сети ничего не загружается: сохраните страницу или файл и назовите его, а адрес, ' +
    'в котором записан сам кроссворд, передайте через стандартный ввод («-»)',
  noSuchFile: () => 'такого файла нет',
  noSuchFileMeant: ({ name, file, tagged }) =>
    `такого файла нет; ${file !== null ? `может быть, ${file}?` : listedBy(name, tagged)}`,
  fileNameTooLong: () => 'такого файла нет: имя слишком длинное',
  isFolder: () => 'это папка, а нужен файл',
  mayNotRead: () => 'не читается: нет прав',
  cannotRead: ({ reason }) => `не читается: ${reason}`,
  noTextForTerminal: () =>
    'терминал не может показать такой файл; укажите имя файла или передайте его программе',
  isDirectory: () => 'это папка, а нужно имя файла',
  exists: () => 'файл уже есть и оставлен как был; перезаписывает --force',
  cannotWrite: ({ error, folder }) => `не записывается: ${REASONS[error]?.(folder) ?? error}`,
  severalPuzzles: ({ example }) =>
    `в файле несколько кроссвордов; укажите один, например «${example}»`,
  noPuzzle: () => 'здесь нет кроссворда',
  noSuchPuzzle: ({ pick, count }) => `кроссворда ${pick} нет, в файле ${counted(count, PUZZLES)}`,
  noKnownImage: ({ kinds }) => `неизвестный вид изображения, нужен один из: ${kinds.join(', ')}`,
  noDecoder: ({ kind }) => `не установлена библиотека, читающая изображения ${kind} (sharp)`,
  imageTooLarge: ({ kind, most }) =>
    `изображение ${kind} слишком велико: больше ${most.toLocaleString('ru-RU')} пикселей`,
  imageTooSlow: ({ kind, seconds }) =>
    `изображение ${kind} читается дольше ${counted(seconds, ['секунды', 'секунд', 'секунд'])}`,
  imageDamaged: ({ kind, reason }) => `изображение ${kind} повреждено или оборвано (${reason})`,
  imageCannotBeDrawn: ({ kind, reason }) => `изображение ${kind} не удаётся нарисовать (${reason})`,
};
