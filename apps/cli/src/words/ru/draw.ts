/** Russian texts of `draw`. */
import type { Words } from '../language-words.js';

export const DRAW: Words['draw'] = {
  file: 'кроссворд, ФАЙЛ#2 — один из нескольких, или -; для PDF и для папки — несколько файлов или папок',
  summary: 'лист, картинка, анимация или сборник: PNG, SVG, GIF, PDF, текст',
  description:
    'Рисует кроссворд с числами, его решение, анимацию хода решения (.gif) ' +
    'или сборник кроссвордов для печати (.pdf). Решением служит картинка из файла, ' +
    'а если её нет, кроссворд решается. Если решений больше одного, показаны два, ' +
    'и клетки, в которых они различаются, отмечены.',
  page: `Все виды с образцами:
  https://github.com/nonokit/nonokit/blob/main/docs/draw.md`,
  options: {
    output:
      'картинка: .png, .svg, .gif, .pdf, .txt или .brf, или -; или папка (она есть или имя кончается на «/»)',
    to: 'вид картинки, если он не ясен из имени (для папок по умолчанию — png)',
    what:
      'что показать (по умолчанию: puzzle; в сборнике — both; в стиле plain и в анимации — ' +
      'solution)',
    style: 'с числами и линейками или только по квадрату на клетку (по умолчанию: sheet)',
    cell: 'сторона клетки (по умолчанию: 24 в стиле sheet, 8 в стиле plain)',
    theme: 'цвета бумаги, линеек и чисел (по умолчанию: light; для PDF — print)',
    showStuck: 'отметить оранжевым то, до чего построчная логика не доходит',
    braille:
      'лист для пальцев: точки для рельефообразующей бумаги в .svg; .brf — всегда такой, для брайлевского принтера',
    title:
      'заголовок, в том числе над пустым кроссвордом (по умолчанию — название, только над решением)',
    noTitle: 'без заголовка и размера',
    numbers:
      'нумеровать каждую N-ю строку и столбец, 0 — никакие (по умолчанию: 10, если их от 50; в steps — 5)',
    repeatClues: 'повторить числа справа и снизу (по умолчанию — если строк или столбцов от 60)',
    noRepeatClues: 'числа только слева и сверху',
    noLegend: 'без названий цветов под цветным кроссвордом',
    frames: 'чему соответствует кадр анимации (по умолчанию: lines)',
    frameDelay: 'сколько длится кадр (по умолчанию: 100; для steps — 2000)',
    endDelay: 'сколько длится последний кадр (по умолчанию: 1000)',
    each: 'записать кадры анимации пронумерованными файлами PNG',
    booklet: 'сборник для печати: PDF с обложкой и решениями в конце',
    paper: 'бумага для PDF (по умолчанию: a4)',
    perPage: 'наибольшее число кроссвордов на странице (по умолчанию: 1)',
    solutions: 'записать решения в этот PDF, а не в конец сборника',
    cover:
      'обложка с местом для имени и страница о том, как решать (по умолчанию — с --booklet и если ' +
      'кроссвордов не меньше шести)',
    noCover: 'без обложки и без страницы о том, как решать',
    open: 'показать в программе просмотра; -o тогда необязателен',
  },
  examples: `Примеры:
  $ nonokit draw cat.non -o sheet.png
  $ nonokit draw cat.non -o cat.svg --what both --theme dark
  $ nonokit draw cat.non -o cat.png --style plain --cell 1
  $ nonokit draw cat.non -o cat.gif --frames passes
  $ nonokit draw puzzles/ -o booklet.pdf --per-page 2 --title "50 кроссвордов"
  $ nonokit draw puzzles/ -o sheets/ --to svg
  $ nonokit draw puzzles/ -o book.pdf --solutions solutions.pdf
  $ nonokit draw --booklet catalogue:sea -o sea.pdf
  $ nonokit draw cat.non -o cat.brf
  $ nonokit draw cat.non --open --show-stuck`,
  manyPages: (name, width, height) =>
    `${name}: ${width} × ${height} клеток займут много страниц; такую картинку лучше рисовать в PNG или SVG`,
  whereTheyDiffer: '? где решения различаются',
};
