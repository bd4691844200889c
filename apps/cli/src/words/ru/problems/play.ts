/** Russian messages about what keeps `play` from serving. */
import type { Translation } from '@nonokit/core';

export const PLAY_RU: Translation<typeof import('../../en/problems/play.js')> = {
  noSite: () => 'страницы не найдены; в копии репозитория сначала выполните "npm run build"',
  portTaken: ({ port }) =>
    `порт ${port} занят другой программой; выберите другой или уберите --port`,
  cannotListen: ({ port, reason }) => `не удаётся открыть порт ${port}: ${reason}`,
  needsTerminal: () => 'нужен терминал, в котором движется курсор, для ввода и вывода',
  trianglesInBrowser: () =>
    'её клетки — треугольники или разрезаны, в такие играют в браузере: уберите --terminal',
  onePuzzle: () => 'играть можно в один кроссворд; назовите файл: nonokit play --terminal ФАЙЛ',
};
