/** What is said about worker threads that end before their job does, in Russian. */
import type { Translation } from '@nonokit/core';

/** "0,5" */
function decimal(seconds: number): string {
  return seconds.toLocaleString('ru-RU');
}

export const WORKERS_RU: Translation<typeof import('../en/workers.js')> = {
  workerDied: ({ reason }) => `рабочий поток завершился на этом кроссворде: ${reason}`,
  workerExited: ({ status }) => `рабочий поток завершился с кодом ${status}`,
  workerHung: ({ timeout, grace }) =>
    `рабочий поток остановлен: за ${decimal(timeout)} с и ещё ${decimal(grace)} с ответа не было`,
  workerLate: () => 'рабочий поток не остановился вовремя',
  puzzlesForOneSheet: ({ found }) =>
    `кроссвордов ${found}, а должен быть один: несколько помещается только в PDF`,
  tooLargeToRate: ({ cells, most }) =>
    `трудность оценивается у кроссвордов до ${most} клеток, а здесь их ${cells}: выберите единственность решения`,
  imageForgotten: () =>
    'рабочий поток не знает (или уже забыл) это изображение: пришлите его ещё раз',
  noFilm: () => 'за отведённое время решение не найдено, поэтому фильма о нём нет',
  assetNotLoaded: ({ address, reason }) =>
    `не загружен файл, без которого картинку не нарисовать: ${address} (${reason})`,
};
