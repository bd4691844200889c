/** All sentences of problems in Spanish: of the packages, of opening a puzzle, of the store. */
import type { Catalogue, Translation } from '@nonokit/core';
import { SPANISH } from 'nonokit/es';

const puzzles: Translation<
  typeof import('../../../puzzles/words.js') & typeof import('../../../puzzles/blind-words.js')
> = {
  addressWithoutPuzzle: () => 'en esta dirección no hay ningún nonograma',
  onlyPlayed: () => 'este nonograma es de otro tipo: aquí solo se puede jugar',
  unknownPuzzle: () =>
    'este nonograma no está aquí: quizá se abrió en otro navegador; vuelve a abrir el archivo',
  notReached: () => 'el nonograma no se puede cargar: no hay conexión',
  fileTooLong: ({ most }) =>
    `el archivo pesa más de los ${Math.floor(most / 1e6)} MB que se admiten`,
  fileNotRead: () =>
    'el archivo no se puede leer; si es una carpeta, abre los archivos que contiene',
  nothingToPaste: () => 'no hay texto en el portapapeles; copia antes un nonograma o pulsa Ctrl+V',
  workerFailed: () => 'el nonograma no se abrió por un fallo del programa; inténtalo de nuevo',
};

const store: Translation<typeof import('../../../../player-store/words.js')> = {
  notAnExport: () => 'este archivo no es una exportación de Nonokit o está dañado',
  newerExport: ({ found, known }) =>
    `el archivo es de una versión más nueva de Nonokit (${found}; esta lee hasta la ${known}); vuelve a cargar la página`,
  cannotStore: () => 'el navegador no permite guardar nada, así que no se ha importado nada',
};

export const SENTENCES: Catalogue = { ...SPANISH, puzzles, store };
