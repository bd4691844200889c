/** Messages of the readers of other programs’ files, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-games.js';
import { counted, countedCells } from './lines.js';
import { inSpanish } from './spanish.js';

export const PROGRAMS_GAMES: Translation<typeof en> = {
  pzlBadColor: ({ found, number, count }) =>
    `«${found}» no es el color ${number} de ${count}; se esperaban «#» y seis cifras`,
  pzlListedTwice: ({ rgb }) => `${rgb} está dos veces en la lista; cuenta una`,
  pzlBadChannel: ({ what, found }) => `${inSpanish(what)} es ${found}; se esperaba de 0 a 255`,
  pzlUnknownColor: ({ channels, rgb, listed }) =>
    [
      `un bloque tiene el color ${channels.join(' ')} (${rgb});`,
      `se esperaba uno de los ${listed} colores de la lista`,
    ].join(' '),
  pzlSameColors: ({ rgb }) =>
    `dos colores son ${rgb}, pero .pzl distingue los colores por su valor`,
  rosettaOneLine: () => 'hay una línea sola; se esperaban filas y columnas',
  rosettaThreeLines: () => 'hay tres líneas juntas; se esperaban filas y columnas',
  rosettaNoLetter: ({ found }) => `hay «${found}»; se esperaba una letra de la A a la Z`,
  rosettaNoBlocks: () => 'una línea del nonograma está vacía, pero con letras no hay pistas vacías',
  rosettaLargeBlock: ({ size, most }) =>
    `el nonograma tiene un bloque de ${countedCells(size)}, pero las letras acaban en la Z, que es ${most}`,
  tathamOtherGame: ({ found }) => `el juego es «${found}»; se esperaba «Pattern»`,
  tathamMissing: ({ key }) => `al archivo le falta ${key}`,
  tathamBadLine: ({ found }) =>
    `«${found}» no es una línea de una partida guardada; se esperaba «KEY     :length:value»`,
  tathamWrongLength: ({ key, found, expected }) =>
    `${key} tiene ${counted(found, 'carácter', 'caracteres')}; se esperaban ${expected}, como se anuncia`,
  tathamBadAddress: () => 'la dirección tiene un % mal escrito; se esperaba un código de partida',
  tathamNoId: ({ found }) => `«${found}» no es un código de partida; se esperaba «WxH:pistas»`,
  tathamSeed: ({ found }) =>
    [
      `«${found}» es una semilla aleatoria; se esperaba el código de partida con`,
      'las pistas (Game > Specific en el programa)',
    ].join(' '),
  tathamBadGiven: ({ found }) => `hay «${found}» entre las casillas dadas; se esperaban letras`,
  tathamGivenEnds: ({ found, cells }) =>
    `las casillas dadas acaban en la casilla ${found} de ${cells}; se esperaba la última`,
  tathamGivenCells: ({ given }) =>
    given === 1
      ? 'hay una casilla dada de antemano, que se deja fuera: solo se conservan las pistas'
      : `hay ${given} casillas dadas de antemano, que se dejan fuera: solo se conservan las pistas`,
};
