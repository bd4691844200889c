/** Russian texts of `formats`. */
import type { Words } from '../language-words.js';

/** Names of limits and texts. */
const FACTS: Readonly<Record<string, string>> = {
  'blocks up to 26, no blank line': 'блоки до 26, без пустых строк',
  greys: 'оттенки серого',
  squares: 'квадраты',
  title: 'название',
  author: 'автор',
  source: 'источник',
  copyright: 'права',
  description: 'описание',
  license: 'лицензия',
  id: 'номер',
  authorId: 'номер автора',
};

/** Names of formats that contain words to translate. */
const NAMES: Readonly<Record<string, string>> = {
  'PNG image': 'изображение PNG',
  'GIF image': 'изображение GIF',
  'BMP image': 'изображение BMP',
  'ROFL image': 'изображение ROFL',
  'PBM image (Netpbm, black and white)': 'изображение PBM (Netpbm, чёрно-белое)',
  'PGM image (Netpbm, greys)': 'изображение PGM (Netpbm, оттенки серого)',
  'PPM image (Netpbm, colours)': 'изображение PPM (Netpbm, цветное)',
  'X bitmap': 'растр X (X bitmap)',
  'FreeNono text': 'FreeNono, текст',
  'Tatham Pattern save file': 'Tatham Pattern, сохранённая игра',
  'pzpr file': 'файл pzpr',
  'HTML page': 'страница HTML',
  'nonograms.org page': 'страница nonograms.org',
  'griddlers.net page': 'страница griddlers.net',
  'puzzle-nonograms.com task': 'задание puzzle-nonograms.com',
  'davidje13 share string or address': 'davidje13, строка или адрес',
  'Nonokit share string': 'Nonokit, строка, чтобы поделиться',
  'XCSP3 instance': 'задача XCSP3',
  'SVG picture': 'картинка SVG',
  'puzz.link / pzpr address': 'адрес puzz.link или pzpr',
  'Tatham Pattern game id': 'Tatham Pattern, код игры',
  'davidje13 collection': 'davidje13, сборник',
  'number-loom document': 'документ number-loom',
  'JSON clues (ThomasR)': 'JSON с числами (ThomasR)',
  'JSON picture (0/1 matrix)': 'JSON с картинкой (матрица 0/1)',
  'Gecode array': 'массив Gecode',
  'archiloque text': 'archiloque, текст',
  'nonograms.org archive': 'архив nonograms.org',
  'Izaron .pzl (coloured)': 'Izaron .pzl (цветной)',
  'Izaron .pzl (black)': 'Izaron .pzl (чёрный)',
  'freesummerwind text': 'freesummerwind, текст',
  'Essence parameters': 'параметры Essence',
  'MiniZinc data (row_rules)': 'данные MiniZinc (row_rules)',
  'Comet data (row_rules)': 'данные Comet (row_rules)',
  'Python lists (OR-Tools)': 'списки Python (OR-Tools)',
  'MiniZinc benchmark data': 'данные MiniZinc Benchmarks',
  'GLPK MathProg data': 'данные GLPK MathProg',
  'Prolog lists': 'списки Prolog',
  'picross-solver native': 'picross-solver, свой формат',
  'NonoGeek text': 'NonoGeek, текст',
  'clue table (CSV)': 'таблица чисел (CSV)',
  'TAAI tournament': 'турнир TAAI',
  'CTU course CSV': 'CSV курса CTU',
  'pijuspie text': 'pijuspie, текст',
  'CSPLib text': 'CSPLib, текст',
  'feenn counts': 'feenn, счётчики',
  'CRIL text': 'CRIL, текст',
  'Rosetta Code letters': 'Rosetta Code, буквы',
  'X pixmap': 'пиксельная картинка X (XPM)',
  'text picture': 'картинка текстом',
  'last resort: any two lists that fit': 'крайний случай: любые два подходящих списка',
};

function fact(english: string): string {
  return Object.hasOwn(FACTS, english) ? (FACTS[english] ?? english) : english;
}

/** "26 inks" as "красок до 26". */
function limit(english: string): string {
  const [, inks] = /^(\d+) inks$/.exec(english) ?? [];
  if (inks !== undefined) return `красок до ${inks}`;
  const [, side] = /^(\d+) cells a side$/.exec(english) ?? [];
  return side === undefined ? fact(english) : `сторона до ${side}`;
}

export const FORMATS: Words['formats'] = {
  summary: 'список форматов',
  description: 'Выводит все форматы: их расширения и что теряется при записи.',
  options: { json: 'выводить по объекту JSON на формат' },
  examples: `Примеры:
  $ nonokit formats
  $ nonokit formats --json | jq -r 'select(.holds.several) | .id'`,
  use: ['ФОРМАТ', 'ЧЗ', 'ЦВЕТА', 'ХРАНИТ', 'ФАЙЛ', 'НАЗВАНИЕ'],
  details: ['ФОРМАТ', 'РАСШИРЕНИЯ', 'ПРЕДЕЛЫ', 'ТЕКСТЫ'],
  reads: 'ч',
  writes: 'з',
  colors: { RGB: 'RGB', 'RGB+': 'RGB+', ids: 'номера', black: 'чёрный' },
  content: { clues: 'числа', picture: 'картинку', both: 'всё' },
  puzzles: { one: 'одна', many: 'много' },
  name: (english) => (Object.hasOwn(NAMES, english) ? (NAMES[english] ?? english) : english),
  limits: (english) => {
    const only = fact(english);
    return only === english ? english.split(', ').map(limit).join(', ') : only;
  },
  texts: (english) => english.split(', ').map(fact).join(', '),
  legend: `ЧЗ: ч — читается, з — записывается. ЦВЕТА: как они выглядят (RGB; RGB+ — с
фоном), только чем различаются (номера) или один (чёрный). ХРАНИТ: числа,
картинку, из которой они следуют, или и то и другое. ФАЙЛ: сколько в нём
кроссвордов. Любой файл может быть сжат gzip. О том, что формат не хранит,
сообщается при записи.
`,
};
