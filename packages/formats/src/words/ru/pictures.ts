/** Messages about pictures as puzzles, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures.js';

/** A number as Russian writes it: «16 777 216». */
function digits(number: number): string {
  return number.toLocaleString('ru-RU');
}

/** The colours of `picturesMerged`, which has two forms. */
function merged({ kind, found, used }: { kind: string; found: number; used: number }): string {
  return `${kind} размывает рисунок: цветов было ${digits(found)}, после объединения стало ${used}`;
}

/** Translations of `words/en/pictures`. */
export const PICTURES: Translation<typeof en> = {
  picturesShrunk: ({ width, height, columns, rows, factor }) =>
    `изображение ${width}x${height} пикселей прочитано как ${columns}x${rows} клеток ` +
    `по ${factor}x${factor}`,
  picturesTooLarge: ({ width, height, maxCells, maxLines }) => {
    const limit =
      width * height > maxCells
        ? `клеток не более ${digits(maxCells)}`
        : `строк и столбцов вместе не более ${digits(maxLines)}`;
    return `картинка ${width}x${height} больше допустимого: ${limit}`;
  },
  picturesManyColors: ({ most }) =>
    `в изображении больше ${most} цветов, нужен рисунок с небольшим числом цветов`,
  picturesSheet: ({ width, height, format }) =>
    `на изображении ${width}x${height} пикселей целый лист, а нужна картинка из клеток: ` +
    `прочтите его сканированием («nonokit scan»); с --from ${format} каждый пиксель — клетка`,
  picturesGuessed: ({ color, isLighter }) =>
    'в изображении нет ни белых, ни прозрачных пикселей, поэтому фоном считается ' +
    `${color} — ${isLighter ? 'более светлый из двух его цветов' : 'самый частый цвет по краям'}`,
  picturesNotOne: ({ found }) => `кроссвордов ${found}, а нужна одна картинка`,
  picturesNoGoal: () => 'в кроссворде только числа, а нужна картинка',
  picturesNoDrawing: ({ kind, found, most }) =>
    `в изображении ${kind} не удаётся объединить цвета (их ${digits(found)}), нужен рисунок, ` +
    `где их не более ${most}; из фотографий кроссворды делает nonokit make без --exact`,
  picturesMerged: merged,
  picturesMergedCells: ({ width, height, columns, rows, factor, kind, found, used }) =>
    `${merged({ kind, found, used })}; ${width}x${height} пикселей прочитаны как ${columns}x${rows} клеток ` +
    `по ${factor}x${factor}`,
  picturesFirstFrame: () => 'файл GIF — анимация, прочитан её первый кадр',
  picturesGifColors: ({ found, most }) => `в GIF помещается ${most} цветов, а здесь их ${found}`,
  picturesGifSide: ({ most, width, height }) =>
    `сторона GIF — не более ${most} пикселей, а размер кроссворда ${width}x${height}`,
  picturesBmpColors: ({ found, most }) =>
    `в BMP мы записываем до ${most} цветов, а здесь их ${found}; столько помещается в PNG`,
  picturesPngAlike: ({ color, most }) =>
    `два цвета палитры одинаковы (${color}), а в PNG, где цветов больше ${most}, ` +
    'одинаковые цвета не различить',
  picturesPnmAlike: ({ color }) =>
    `два цвета палитры одинаковы (${color}), а в Netpbm одинаковые цвета не различить`,
  picturesSvgAlike: ({ color }) =>
    `два цвета палитры одинаковы (${color}), а в картинке SVG одинаковые цвета не различить`,
  picturesNotGrey: ({ color }) =>
    `в PGM бывают только оттенки серого, а здесь есть ${color}; цвета хранит PPM`,
  picturesManyInks: ({ found }) => `в PBM один цвет краски, а здесь их ${found}`,
  picturesPnmKind: ({ found, expected }) => {
    const begins = found === 0 ? 'не так, как изображения Netpbm' : `с P${found}`;
    const wanted = expected.map((kind) => `P${kind}`).join(' или ');
    return `файл начинается ${begins}, нужно ${wanted}`;
  },
  picturesBadRoot: ({ found }) => `внешний элемент файла — "${found}", нужен "svg"`,
  picturesSvgNone: () => 'в рисунке нет готовой картинки из клеток, какие делает Nonokit',
  picturesUndecided: () => 'в картинке есть нерешённые клетки, а нужна готовая',
  picturesBadRun: ({ found }) =>
    `линия рисунка задана как "${found}", нужны ряды клеток вида "M2 7.5h3"`,
  picturesBeyond: ({ width, height }) =>
    `фигура выходит за пределы картинки ${width}x${height} клеток`,
  picturesPaintedOver: () => 'закрашено больше клеток, чем есть в картинке',
  picturesBadColor: ({ found }) => `цвет задан как "${found}", нужно вида "#c8141e"`,
  picturesColorLimit: ({ most }) => `цветов больше допустимого (${most})`,
  picturesNoPuzzle: () => 'нет кроссворда, который можно записать',
};
