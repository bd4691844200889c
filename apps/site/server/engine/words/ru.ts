/** Problems of requests to the engine, in Russian. */
import type { Translation } from '@nonokit/core';

export const ENGINE_RU: Translation<typeof import('./en.js')> = {
  severalPuzzles: ({ count }) =>
    `кроссвордов в файле: ${count}; укажите, какой нужен: index=0 — первый`,
  noSuchPuzzle: ({ count }) =>
    `в файле нет кроссворда с таким номером; последний — index=${count - 1}`,
  unknownFormat: ({ id }) => `формата «${id}» нет; все форматы перечислены в docs/formats`,
  readOnlyFormat: ({ id }) => `файлы формата «${id}» можно прочитать, но не записать`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} — слишком много клеток, предел — ${most}`,
  noPicture: () =>
    'у кроссворда нет решения или его не удалось найти вовремя, поэтому картинки нет',
  drawingTooLarge: ({ width, height, most }) =>
    `в картинке было бы ${width}x${height} пикселей, предел — ${most}; уменьшите клетки`,
  marksSize: ({ width, height }) =>
    `отметкам нужно строк: ${height}, клеток в каждой: ${width}, и только цвета из палитры`,
  unknownImage: () => 'это не картинка известного вида: нужна PNG, JPEG, GIF, WebP или AVIF',
  imageTooLarge: ({ most }) =>
    `в картинке больше пикселей, чем можно (${most}); сначала уменьшите её`,
  imageTooSlow: () => 'картинка читается слишком долго; сначала уменьшите её',
  imageDamaged: () => 'картинка повреждена или использует то, что декодер не поддерживает',
  unknownLogo: () => 'логотип — файл PNG или SVG, а это не то и не другое',
  logoTooLarge: ({ most }) => `файл больше, чем можно (${most / 1000} КБ); сначала уменьшите его`,
  svgDamaged: () =>
    'файл SVG повреждён, не имеет размера или слишком сложен; сохраните его как PNG',
  svgElement: ({ name }) =>
    `в файле SVG есть элемент <${name}>, в логотипе он недопустим; сохраните его как PNG`,
  svgValue: ({ name }) => `файл SVG ссылается в "${name}" на что-то снаружи; сохраните его как PNG`,
  noCertificate: () =>
    'доказательства нет: решений больше 20 или доказывать пришлось бы слишком долго',
  outOfMemory: () => 'работа прервана: память машины почти заполнена',
};
