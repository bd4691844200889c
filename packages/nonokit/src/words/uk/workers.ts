/** What is said about worker threads that end before their job does, in Ukrainian. */
import type { Translation } from '@nonokit/core';

/** "0,5" */
function decimal(seconds: number): string {
  return seconds.toLocaleString('uk-UA');
}

export const WORKERS_UK: Translation<typeof import('../en/workers.js')> = {
  workerDied: ({ reason }) => `робочий потік завершився на цьому кросворді: ${reason}`,
  workerExited: ({ status }) => `робочий потік завершився з кодом ${status}`,
  workerHung: ({ timeout, grace }) =>
    `робочий потік зупинено: за ${decimal(timeout)} с і ще ${decimal(grace)} с відповіді не було`,
  workerLate: () => 'робочий потік не зупинився вчасно',
  puzzlesForOneSheet: ({ found }) =>
    `кросвордів ${found}, а має бути один: кілька вміщується лише в PDF`,
  tooLargeToRate: ({ cells, most }) =>
    `складність оцінюється для кросвордів до ${most} клітинок, а тут їх ${cells}: виберіть єдиність розв’язку`,
  imageForgotten: () =>
    'робочий потік не знає (або вже забув) цього зображення: надішліть його ще раз',
  noFilm: () => 'за відведений час розв’язку не знайдено, тому фільму про нього немає',
  assetNotLoaded: ({ address, reason }) =>
    `не завантажено файл, без якого рисунка не намалювати: ${address} (${reason})`,
};
