/** What is said about worker threads that end before their job does, in German. */
import type { Translation } from '@nonokit/core';

/** "0,5" */
function decimal(seconds: number): string {
  return seconds.toLocaleString('de-DE');
}

export const WORKERS_DE: Translation<typeof import('../en/workers.js')> = {
  workerDied: ({ reason }) => `der Arbeitsthread endete bei diesem Rätsel: ${reason}`,
  workerExited: ({ status }) => `der Arbeitsthread endete mit Status ${status}`,
  workerHung: ({ timeout, grace }) =>
    `der Arbeitsthread wurde beendet: keine Antwort nach ${decimal(timeout)} s und weiteren ${decimal(grace)} s`,
  workerLate: () => 'der Arbeitsthread hielt nicht rechtzeitig an',
  puzzlesForOneSheet: ({ found }) =>
    `${found} Rätsel statt eines einzigen: mehrere fasst nur ein PDF`,
  tooLargeToRate: ({ cells, most }) =>
    `Rätsel werden bis ${most} Felder bewertet, dieses hat ${cells}: wünsch dir stattdessen genau eine Lösung`,
  imageForgotten: () =>
    'der Arbeitsthread kennt dieses Bild nicht (oder nicht mehr): sende es noch einmal',
  noFilm: () => 'innerhalb der Grenzen fand sich keine Lösung, darum gibt es keinen Film davon',
  assetNotLoaded: ({ address, reason }) =>
    `eine Datei, die dieses Bild braucht, wurde nicht geladen: ${address} (${reason})`,
};
