/** Что говорит formats. What `formats` says in Russian. */
import type { Words } from '../words.js';

/** What limits and texts are called. */
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
};

function fact(english: string): string {
  return Object.hasOwn(FACTS, english) ? (FACTS[english] ?? english) : english;
}

/** "26 inks" as "красок: 26". */
function limit(english: string): string {
  const [, inks] = /^(\d+) inks$/.exec(english) ?? [];
  if (inks !== undefined) return `красок: ${inks}`;
  const [, side] = /^(\d+) cells a side$/.exec(english) ?? [];
  return side === undefined ? fact(english) : `сторона: ${side}`;
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
  name: (english) => english,
  limits: (english) => {
    const only = fact(english);
    return only === english ? english.split(', ').map(limit).join(', ') : only;
  },
  texts: (english) => english.split(', ').map(fact).join(', '),
  legend: `ЧЗ: ч — читается, з — записывается. ЦВЕТА: как они выглядят (RGB; RGB+ — с фоном),
только чем различаются (номера) или один (чёрный). ХРАНИТ: числа, картинку, из
которой они следуют, или и то и другое. ФАЙЛ: сколько в нём головоломок. Любой
файл может быть сжат gzip. О том, что формат не хранит, сообщается при записи.
`,
};
