/** Problems of requests to the engine, in Ukrainian. */
import type { Translation } from '@nonokit/core';

export const ENGINE_UK: Translation<typeof import('./en.js')> = {
  severalPuzzles: ({ count }) =>
    `кросвордів у файлі: ${count}; укажіть, який потрібен: index=0 — перший`,
  noSuchPuzzle: ({ count }) =>
    `у файлі немає кросворда з таким номером; останній — index=${count - 1}`,
  unknownFormat: ({ id }) => `формату «${id}» немає; усі формати перелічено в docs/formats`,
  readOnlyFormat: ({ id }) => `файли формату «${id}» можна прочитати, але не записати`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} — забагато клітинок, межа — ${most}`,
  noPicture: () =>
    'кросворд не має розв’язку, або його не вдалося вчасно знайти, тому рисунка немає',
  drawingTooLarge: ({ width, height, most }) =>
    `у рисунку було б ${width}x${height} пікселів, межа — ${most}; зменште клітинки`,
  marksSize: ({ width, height }) =>
    `позначкам потрібно рядків: ${height}, клітинок у кожному: ${width}, і лише кольори з палітри`,
  unknownImage: () => 'це не зображення відомого виду: потрібне PNG, JPEG, GIF, WebP або AVIF',
  imageTooLarge: ({ most }) =>
    `у зображенні більше пікселів, ніж дозволено (${most}); спершу зменште його`,
  imageTooSlow: () => 'зображення читається надто довго; спершу зменште його',
  imageDamaged: () => 'зображення пошкоджене або використовує те, чого декодер не підтримує',
  unknownLogo: () => 'логотип — це файл PNG або SVG, а це ні те, ні те',
  logoTooLarge: ({ most }) =>
    `файл більший, ніж дозволено (${most / 1000} КБ); спершу зменште його`,
  svgDamaged: () =>
    'файл SVG пошкоджений, не має розміру або надто складний; збережіть його як PNG',
  svgElement: ({ name }) =>
    `у файлі SVG є елемент <${name}>, якого в логотипі бути не може; збережіть його як PNG`,
  svgValue: ({ name }) => `файл SVG посилається в "${name}" на щось зовні; збережіть його як PNG`,
  noCertificate: () =>
    'сертифіката немає: розв’язків більше ніж 20 або доводити довелося б надто довго',
  outOfMemory: () => 'роботу зупинено: пам’ять машини майже вичерпано',
};
