/** What is said about worker threads that end before their job does, in Spanish. */
import type { Translation } from '@nonokit/core';

/** "0,5" */
function decimal(number: number): string {
  return number.toLocaleString('es');
}

export const WORKERS_ES: Translation<typeof import('../en/workers.js')> = {
  workerDied: ({ reason }) => `el hilo de trabajo terminó con este nonograma: ${reason}`,
  workerExited: ({ status }) => `el hilo de trabajo terminó con el código ${status}`,
  workerHung: ({ timeout, grace }) =>
    `se cerró el hilo de trabajo: no respondió en ${decimal(timeout)} s ni en otros ${decimal(grace)} s de margen`,
  workerLate: () => 'el hilo de trabajo no se detuvo a tiempo',
  puzzlesForOneSheet: ({ found }) =>
    `hay ${found} nonogramas, pero debe ser uno; solo un PDF puede tener varios`,
  tooLargeToRate: ({ cells, most }) =>
    `no se calcula la dificultad de un nonograma de ${decimal(cells)} casillas; el máximo es ${decimal(most)}: pide en su lugar una solución única`,
  imageForgotten: () =>
    'el hilo de trabajo no conoce esta imagen (o ya la olvidó): envíala de nuevo',
  noFilm: () =>
    'no se encontró ninguna solución dentro de los límites, así que no hay película de ella',
  assetNotLoaded: ({ address, reason }) =>
    `no se cargó un archivo que necesita esta imagen: ${address} (${reason})`,
};
