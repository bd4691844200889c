/** What is said about worker threads that end before their job does, in Polish. */
import type { Translation } from '@nonokit/core';

/** "0,5" */
function decimal(seconds: number): string {
  return seconds.toLocaleString('pl-PL');
}

export const WORKERS_PL: Translation<typeof import('../en/workers.js')> = {
  workerDied: ({ reason }) => `wątek roboczy zakończył się na tym nonogramie: ${reason}`,
  workerExited: ({ status }) => `wątek roboczy zakończył się z kodem ${status}`,
  workerHung: ({ timeout, grace }) =>
    `wątek roboczy zatrzymano: bez odpowiedzi przez ${decimal(timeout)} s i jeszcze ${decimal(grace)} s`,
  workerLate: () => 'wątek roboczy nie zatrzymał się na czas',
  assetNotLoaded: ({ address, reason }) =>
    `nie wczytano pliku, którego potrzebuje ten obraz: ${address} (${reason})`,
  puzzlesForOneSheet: ({ found }) =>
    `nonogramy: ${found}, a potrzebny jest jeden; kilka mieści się tylko w PDF`,
  imageForgotten: () => 'wątek roboczy nie zna (już) tego obrazu: wyślij go jeszcze raz',
  tooLargeToRate: ({ cells, most }) =>
    `trudność oceniamy do ${most} kratek, a tu jest ich ${cells}: wybierz zamiast tego jedno rozwiązanie`,
  noFilm: () => 'w podanych granicach nie znaleziono rozwiązania, więc nie ma o nim filmu',
};
