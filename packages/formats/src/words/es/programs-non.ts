/** Messages of the readers of NON files, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-non.js';
import { countedCells, countedColors } from './lines.js';
import { expectedInSpanish, inSpanish, ofInSpanish } from './spanish.js';

export const PROGRAMS_NON: Translation<typeof en> = {
  mikixIncomplete: () => 'un color está incompleto; se esperaba una letra y «#rrggbb»',
  mikixNoLetter: ({ found }) =>
    `«${found}» no es una letra para un color; se esperaba una de la a a la z`,
  mikixBadColor: ({ letter, found }) =>
    `el color ${letter} es «${found}»; se esperaban «#» y seis cifras`,
  mikixColorTwice: ({ letter }) => `el color ${letter} se declara dos veces`,
  mikixNoNumber: ({ found }) =>
    `hay «${found}»; se esperaba un número, con letra o sin ella, como «3r»`,
  mikixTooFewLetters: ({ colors }) =>
    `el nonograma tiene ${countedColors(colors)}, pero NON (mikix) tiene letras para 26`,
  nonnyBadColor: () => 'un color no es un nombre y seis cifras sin «#»',
  nonnyUndeclared: ({ name }) => `el color «${name}» no está declarado`,
  nonNoPuzzle: () => 'no hay ningún nonograma',
  nonGoalTotal: ({ found, width, height }) =>
    `la imagen final tiene ${countedCells(found)}; se esperaban ${width * height} (${width}x${height})`,
  nonBadCell: ({ cell, found }) =>
    `la casilla ${cell} de la imagen final es «${found}»; se esperaba 0, 1 o un color de las pistas`,
  nonColored: () =>
    [
      'el archivo declara colores y se esperaba solo negro:',
      'los archivos de colores son non-mikix o non-nonny',
    ].join(' '),
  nonTooFewLines: ({ found, what }) => `hay «${found}»; ${expectedInSpanish(what)}`,
  nonTooManyColors: ({ most }) => `hay más de ${most} colores`,
  nonNoKey: ({ found }) => `hay «${found}»; se esperaba una clave: ¿hay demasiadas pistas?`,
  nonSizeTwice: ({ what }) => `${inSpanish(what)} está dos veces`,
  nonNoSize: ({ what }) => `falta ${inSpanish(what)}; se esperaba un número`,
  nonAfterSize: ({ found, what }) => `hay «${found}» después ${ofInSpanish(what)}`,
  nonNoSizeYet: ({ what }) => `falta ${inSpanish(what)}, que debe ir antes de las pistas`,
  nonCluesTwice: ({ kind }) => `las ${kind === 'row' ? 'filas' : 'columnas'} están dos veces`,
};
