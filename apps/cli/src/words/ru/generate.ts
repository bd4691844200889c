/** Russian texts of `generate`. */
import type { Words } from '../language-words.js';
import { COLORS, counted, decimal } from './counting.js';
import { REPORT } from './report.js';

const REQUIRED = { line: ' с построчным решением', unique: ' с единственным решением', any: '' };

export const GENERATE: Words['generate'] = {
  summary: 'случайные кроссворды',
  description:
    'Создаёт случайные кроссворды, простые или симметричные, и записывает их в стандартный ' +
    'вывод (по объекту JSON в строке), в файл формата, который вмещает столько, в PDF для ' +
    'печати или в папку, каждый в свой файл. Одни и те же параметры и зерно всегда дают одни ' +
    'и те же кроссворды.',
  options: {
    output: 'файл, папка (с «/» на конце) или -',
    to: 'формат, если он не ясен из имени (по умолчанию: json)',
    count: 'сколько кроссвордов',
    size: 'число столбцов и строк или одно число для квадрата',
    density: 'примерно какая доля закрашена, от 0.01 до 0.99',
    colors: 'сколько цветов, кроме фона; встретятся все',
    symmetry: 'horizontal: левая и правая половины одинаковы; vertical: верхняя и нижняя',
    style: 'noise — шум; приятнее на вид blobs (пятна), strokes (штрихи), shapes (фигуры)',
    require: 'решаемые построчно, с единственным решением или любые',
    difficulty: 'только кроссворды такой трудности для человека',
    seed: 'зерно случайного выбора',
  },
  status: `Код завершения: 0 — созданы все, 1 — такой кроссворд не нашёлся (предыдущие
записаны), 3 — не нашёлся за отведённое время, 2 — ошибка в команде или что-то
не записывается, 130 — прервано.`,
  examples: `Примеры:
  $ nonokit generate --size 20 --style shapes --difficulty easy -o easy.non
  $ nonokit generate --size 15 --symmetry both -o mirror.non
  $ nonokit generate -n 12 --size 15 --style blobs -o twelve.pdf
  $ nonokit generate -n 100 --size 20x30 --colors 4 -o sheets/ --to webpbn
  $ nonokit generate -n 1000000 --seed 7 | nonokit batch > answers.ndjson
  $ nonokit generate -n 10 --difficulty hard --size 15 --density 0.45 -o h.json`,
  notFound: (number, { width, height, colors, density, require, difficulty }) => {
    const inks = colors === 1 ? '' : `, ${counted(colors, COLORS)}`;
    const hard = difficulty === undefined ? '' : `, трудность «${REPORT.difficulty[difficulty]}»`;
    const what = `${width}x${height}${inks}, заполнение ${decimal(`${density}`)}${hard}`;
    return `кроссворд ${number}: за разумное время не нашлось ни одного${REQUIRED[require]} (${what}); `;
  },
  timeUp: (number) => `кроссворд ${number}: за отведённое время ни один не нашёлся`,
  trying: (number, count, tries) =>
    `поиск кроссворда ${number}${count === 1 ? '' : ` из ${count}`}: рисунков просмотрено ${tries}`,
  nearest: (label, score) =>
    ` (у ближайшего трудность «${REPORT.difficulty[label]}», ${score} из 100)`,
  advice: {
    unrated: 'среди более плотных и маленьких найти легче',
    easy: 'таких больше среди маленьких и плотных',
    hard: 'таких больше среди больших и заполненных примерно на 0,45',
  },
};
