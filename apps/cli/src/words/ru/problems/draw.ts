/** Russian messages about the options and files of `draw`. */
import type { Translation } from '@nonokit/core';

export const DRAW_RU: Translation<typeof import('../../en/problems/draw.js')> = {
  noOutput: () =>
    'куда поместить картинку? нужен -o ФАЙЛ, --each ПАПКА для анимации или --open, чтобы посмотреть',
  noName: () => 'имя картинки пустое',
  unknownKind: () =>
    'вид картинки не ясен: нужно имя с окончанием .png, .svg, .gif, .pdf, .txt или .brf либо --to',
  notDrawnOfKinds: () =>
    'для скрытых чисел, чисел на две линии и треугольников есть только листы без пояснений и отметок: ' +
    'уберите --frames steps, --style plain, --show-stuck и --braille',
  kindsUnsolved: () => 'решения, которое можно нарисовать, не нашлось',
  oneFileAtATime: () =>
    'для --open, --each, --booklet и --solutions нужен один файл, а после -o стоит папка: ' +
    'укажите имя файла',
  openNeedsName: () => '--open показывает файл, поэтому вместо -o - нужно имя',
  eachNeedsFilm: () => '--each записывает кадры анимации: укажите .gif после -o или уберите -o',
  filmShowsSolution: () => 'анимация показывает, как находится решение: уберите --what',
  onlyForFilms: () =>
    '--frames, --frame-delay и --end-delay — для анимаций: укажите имя .gif или --each ПАПКА',
  stepsNeedSheet: () => '--frames steps пишет пояснения под листом: уберите --style plain',
  onlyForPdf: () =>
    '--paper, --per-page, --line-pages, --cover и --solutions — для PDF: укажите имя .pdf',
  bookletIsPdf: () => '--booklet делает PDF: укажите имя .pdf',
  tooManyPerPage: ({ perPage, most }) =>
    `--per-page ${perPage} — слишком много, на странице помещается не больше ${most} кроссвордов`,
  pdfNeedsSheet: () => 'PDF состоит из листов: уберите --style plain',
  cellInPdf: () => '--cell считает пиксели, а клетки PDF подгоняются под бумагу: уберите --cell',
  stuckNeedsSheet: () => '--show-stuck отмечает клетки листа: уберите --style plain',
  stuckInText: () =>
    '--show-stuck отмечает клетки цветом, а в тексте его нет: нужен --line-only или другой вид',
  severalNeedPdf: () =>
    'несколько кроссвордов в одном файле — это сборник: укажите имя .pdf или папку с «/» в конце',
  solutionsApart: () => '--solutions выносит решения из сборника в другой файл: уберите --what',
  plainIsSolution: () =>
    'в стиле plain рисуется решение без чисел: для --what puzzle и both нужен --style sheet',
  brailleFiles: () =>
    'лист для пальцев — это .brf для брайлевского принтера или .svg с --braille для рельефообразующей бумаги: ' +
    'укажите одно из них и уберите --style plain, --what both и --show-stuck',
  brailleInks: ({ inks }) => `на листе для пальцев нет цветов, а в кроссворде их ${inks}`,
  brailleWidth: ({ width, most }) =>
    `строка листа занимает ${width} брайлевских клеток, а у принтера их ${most}: нужен .svg с --braille`,
  nothingToDraw: () => 'ничего не записано: ни в одном файле нет кроссворда',
  noFolderForFrames: () => 'это не папка, а нужна папка для кадров анимации',
  frameExists: ({ name }) => `${name} уже есть и оставлен как был; перезаписывает --force`,
  noViewer: ({ program }) => `записано, но показать нечем: нет программы ${program}`,
  viewerFailed: ({ program, status }) =>
    `записано, но ${program} не смогла это показать (код ${status})`,
};
