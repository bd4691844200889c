/** Russian texts of `convert`. */
import type { Words } from '../language-words.js';

export const CONVERT: Words['convert'] = {
  input: 'файл для чтения или -',
  output: 'файл для записи или - (тогда нужен --to); с --to url не нужен',
  summary: 'из любого формата в любой другой',
  description:
    'Преобразует файл с кроссвордами в другой формат: его называет --to или ' +
    'расширение ВЫХОДА. Если формат хранит картинку, а не числа, кроссворды сначала ' +
    'решаются. О том, что в формат не помещается, сообщается в потоке ошибок.',
  options: {
    to: 'формат записи (см. nonokit formats) или url — адрес, чтобы поделиться',
    strict: 'не записывать ничего, если в формат помещается не всё',
    force: 'перезаписать ВЫХОД',
  },
  examples: `Примеры:
  $ nonokit convert cat.non cat.json
  $ nonokit convert cat.non cat.png       картинка: сначала кроссворд решается
  $ nonokit convert puzzles.json#2 - --to webpbn | less
  $ nonokit convert cat.non --to url      самый короткий адрес, чтобы поделиться`,
};
