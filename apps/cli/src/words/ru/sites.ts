/** Russian texts of `publish` and `fetch`. */
import type { Words } from '../language-words.js';

const SITE = 'адрес сайта (по умолчанию NONOKIT_SITE)';

export const PUBLISH: Words['publish'] = {
  summary: 'опубликовать кроссворд на сайте',
  description:
    'Публикует на сайте кроссворд в любом формате. Сайт не принимает кроссворды, ' +
    'у которых не одно решение, и предупреждает о слишком простых, почти пустых и уже ' +
    'известных. Печатается адрес кроссворда.',
  argument: 'кроссворд в любом формате, ФАЙЛ#2 или -',
  options: {
    site: SITE,
    key: 'ключ вашей учётной записи с правом publish (по умолчанию NONOKIT_KEY)',
    title: 'название (по умолчанию из файла)',
    titleRu: 'название по-русски',
    description: 'несколько предложений для тех, кто решил кроссворд',
    tags: 'слова вроде cat,animal для тех, кто решил кроссворд',
    license: 'например CC0-1.0 или CC-BY-4.0',
    acceptWarnings: 'опубликовать, несмотря на предупреждения',
    json: 'напечатать ответ сайта в JSON',
  },
  status: `Ключ в командной строке видят другие пользователи машины: лучше NONOKIT_KEY.
Код выхода: 0 — опубликовано, 2 — отказ или нет связи.`,
  examples: `Примеры:
  $ nonokit publish cat.non --site https://nonograms.example --title Cat
  $ nonokit publish puzzles.json#2 --site http://localhost:4000 --json`,
};

export const FETCH: Words['fetch'] = {
  summary: 'получить кроссворд с сайта',
  description:
    'Получает кроссворд по его адресу или по идентификатору и --site. В нём только ' +
    'числа, если по ключу не видно, что вы его решили. Если ФАЙЛ кончается на .pdf, .svg ' +
    'или .png, записывается лист, который рисует сайт, без решения. Записать можно любой ' +
    'формат; для форматов с картинкой, как PNG после --to, кроссворд решается здесь.',
  argument: 'адрес кроссворда или его идентификатор',
  options: {
    site: SITE,
    key: 'ключ вашей учётной записи (по умолчанию NONOKIT_KEY)',
    output: 'файл для записи (по умолчанию стандартный вывод)',
    to: 'формат записи или pdf (по умолчанию по расширению ФАЙЛА или json)',
    force: 'перезаписать ФАЙЛ',
  },
  status: 'Код выхода: 0 — получено, 2 — не найдено, нет связи или не записано.',
  examples: `Примеры:
  $ nonokit fetch https://nonograms.example/puzzles/3FHTBKNHdr9 -o cat.non
  $ nonokit fetch https://nonograms.example/puzzles/3FHTBKNHdr9 -o sheet.pdf
  $ nonokit fetch 3FHTBKNHdr9 --site http://localhost:4000 --to webpbn`,
};
