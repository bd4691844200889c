/** Russian texts of `catalogue`. */
import type { Words } from '../language-words.js';
import { counted, type Forms, PUZZLES } from './counting.js';

const SERIES: Forms = ['серия', 'серии', 'серий'];

/** The command that lists what was probably meant. */
export function listedBy(name: string, tagged: number): string {
  if (tagged === 0) return 'их список выводит «nonokit catalogue»';
  return `«nonokit catalogue --tag ${name}» выводит ${counted(tagged, PUZZLES)}`;
}

export const CATALOGUE: Words['catalogue'] = {
  summary: 'встроенный каталог кроссвордов',
  description:
    'Выбор из кроссвордов, которые есть в программе: список, игра в браузере, ' +
    'печать или запись в файл. В списках нет ни названий, ни картинок. Без условий ' +
    'выводится таблица: сколько каких кроссвордов.',
  argument: 'имена кроссвордов или серий, как в списках',
  options: {
    size: 'большая сторона в клетках: 15 или 10-20',
    colors: 'число цветов: 1 — чёрно-белые; 2-4',
    difficulty: 'трудность или несколько через запятую: easy,medium',
    tag: 'метка или название, например cat или animal; может выдать картинку',
    technique: 'приём, который нужен для решения, например overlap',
    series: 'кроссворды серии; без имени — список серий',
    random: 'случайный кроссворд или заданное их число',
    seed: 'каждый раз выбирать одни и те же',
    all: 'все кроссворды',
    titles: 'выводить и названия',
    play: 'играть в браузере',
    output: 'записать: ФАЙЛ.pdf, .png и .svg рисуются, другие расширения задают формат',
    to: 'формат записи',
    json: 'выводить по объекту JSON на кроссворд или серию',
  },
  names: `Каждая команда принимает catalogue:ИМЯ вместо ФАЙЛА: это кроссворд, несколько
через запятую или серия. Лицензии и авторы рисунков: --titles --json.`,
  status:
    'Код завершения: 0 — всё хорошо, 2 — ничего не подходит либо что-то не читается\n' +
    'или не записывается.',
  examples: `Примеры:
  $ nonokit catalogue --size 10 --difficulty easy
  $ nonokit catalogue --size 20-30 --colors 3-5 --random --play
  $ nonokit catalogue --series
  $ nonokit catalogue --series sea -o sea.pdf
  $ nonokit play catalogue:sea`,
  expectedRange: 'Нужно целое число или два через дефис, например 10-20.',
  unknownTechnique: (name, meant, names) =>
    `приёма «${name}» нет${meant === undefined ? '' : `, возможно, имелся в виду «${meant}»`}; ` +
    `все приёмы: ${names}`,
  expectedLabels: (labels) => `Нужно одно или несколько из ${labels} через запятую.`,
  size: 'размер',
  upTo: (most) => `до ${most}`,
  sum: 'всего',
  colored: 'цветных',
  puzzles: (count) => counted(count, PUZZLES),
  overview: (puzzles, series) =>
    `${counted(puzzles, PUZZLES)}, ${counted(series, SERIES)}. Списки выводят --size, ` +
    `--difficulty, --random и --all.`,
  fewer: (count, wanted) => `подходит только ${counted(count, PUZZLES)} каталога, а не ${wanted}`,
  listed: (count, name) => `${counted(count, PUZZLES)}; играть: «nonokit play catalogue:${name}»`,
};
