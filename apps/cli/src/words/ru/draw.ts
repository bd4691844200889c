/** Russian texts of `draw`. */
import type { Words } from '../words.js';

export const DRAW: Words['draw'] = {
  file: 'кроссворд, ФАЙЛ#2 — один из нескольких, или -; для PDF — несколько файлов или папки',
  summary: 'лист, картинка, фильм или сборник: PNG, SVG, GIF, PDF, текст',
  description:
    'Рисует кроссворд с числами, его решение, фильм о том, как оно находится (.gif), ' +
    'или сборник кроссвордов для печати (.pdf). Решением служит картинка из файла, ' +
    'а если её нет, кроссворд решается. Если решений больше одного, показаны два, ' +
    'и клетки, в которых они различаются, отмечены.',
  page: `Все виды с образцами:
  https://github.com/nonokit/nonokit/blob/main/docs/draw.md`,
  options: {
    output: 'картинка: .png, .svg, .gif, .pdf или .txt, или -',
    to: 'вид картинки, если он не ясен из имени',
    what:
      'что показать (по умолчанию: puzzle; в сборнике — both; в стиле plain и в фильме — ' +
      'solution)',
    style: 'с числами и линейками или только по квадрату на клетку (по умолчанию: sheet)',
    cell: 'сторона клетки (по умолчанию: 24 в стиле sheet, 8 в стиле plain)',
    theme: 'цвета бумаги, линеек и чисел (по умолчанию: light; для PDF — print)',
    showStuck: 'отметить оранжевым то, до чего построчная логика не доходит',
    title: 'заголовок листа или сборника (по умолчанию — название кроссворда)',
    noTitle: 'без заголовка',
    frames: 'чему соответствует кадр фильма (по умолчанию: lines)',
    frameDelay: 'сколько длится кадр (по умолчанию: 100; для steps — 2000)',
    endDelay: 'сколько длится последний кадр (по умолчанию: 1000)',
    each: 'записать кадры фильма пронумерованными файлами PNG',
    paper: 'бумага для PDF (по умолчанию: a4)',
    perPage: 'сколько кроссвордов на странице, самое большее (по умолчанию: 1)',
    open: 'показать в программе просмотра; без -o больше ничего не записывается',
  },
  examples: `Примеры:
  $ nonokit draw cat.non -o sheet.png
  $ nonokit draw cat.non -o cat.svg --what both --theme dark
  $ nonokit draw cat.non -o cat.png --style plain --cell 1
  $ nonokit draw cat.non -o cat.gif --frames passes
  $ nonokit draw puzzles/ -o booklet.pdf --per-page 2 --title "50 кроссвордов"
  $ nonokit draw cat.non --open --show-stuck`,
  whereTheyDiffer: '? где решения различаются',
};
