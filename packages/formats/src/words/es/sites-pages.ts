/** Messages of the readers of sites’ pages and archives, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-pages.js';
import { counted, countedClues, countedColors } from './lines.js';
import { ofInSpanish } from './spanish.js';

export const SITES_PAGES: Translation<typeof en> = {
  griddlersNoHeader: ({ side }) => `a la página le falta ${side}Header`,
  griddlersNoCodes: ({ side }) => `a la página le falta ${side}Codes`,
  griddlersBadHeader: ({ side }) =>
    `${side}Header no es una lista de pistas; se esperaba [[color, tamaño], …]`,
  griddlersTooManyBlocks: ({ most }) =>
    `una cabecera tiene más bloques que ${most} casillas; se esperaban tantos como en el nonograma`,
  griddlersTooManyLines: ({ most }) =>
    `una cabecera tiene más de ${most} líneas; se esperaban tantas como en el nonograma`,
  griddlersLineTotal: ({ side, found, expected }) =>
    `la cabecera ${side} tiene ${counted(found, 'línea', 'líneas')}; se esperaban ${expected}`,
  griddlersNoWidth: () => 'la página no dice el ancho; se esperaban ancho y alto',
  griddlersNoHeight: () => 'la página no dice el alto; se esperaban ancho y alto',
  griddlersUnknownPaint: ({ paint, most }) =>
    `un bloque tiene el color ${paint}; se esperaba de 2 a ${most}`,
  griddlersHalfCell: ({ paint }) =>
    `el color ${paint} llena media casilla; se esperaban casillas enteras`,
  griddlersInvented: () => 'la página no dice cómo son sus colores, así que se han inventado',
  archiveNoColor: ({ found, number, count }) =>
    `«${found}» no es el color ${number} de ${count}; se esperaban seis cifras`,
  archiveColorTotal: ({ found, expected }) =>
    `hay ${countedColors(found)}; se esperaban ${expected}`,
  archiveEndsEarly: ({ found, expected }) =>
    `la línea tiene ${countedClues(found)}; se esperaban ${expected}`,
  archiveOneColor: () =>
    'hay colores en las pistas de un nonograma de un solo color; no se esperaba ninguno',
  archiveBadColor: ({ color, block, count, most }) =>
    `hay un color ${color} para el bloque ${block} de ${count}; se esperaba de 0 a ${most} por bloque`,
  archiveFewColors: ({ found, expected }) =>
    `hay ${countedColors(found)} para ${counted(expected, 'bloque', 'bloques')}; se esperaba uno por bloque`,
  archiveTextChanged: () =>
    'en los textos de un archivo de este tipo no puede haber «;»: se escribió «-» en su lugar',
  orgNoList: ({ least, what }) => `falta la lista de ${least} números ${ofInSpanish(what)}`,
  orgBadList: ({ least, what }) =>
    `lo que hay no es la lista de ${least} números ${ofInSpanish(what)}`,
  orgNoModulus: ({ what }) => `el módulo ${ofInSpanish(what)} es 0; se esperaba más`,
  orgNegative: ({ width, height, colors }) =>
    [
      `las listas dan ${width}x${height} casillas y ${colors} colores;`,
      'no se esperaba ningún número negativo',
    ].join(' '),
  orgBadColor: ({ number, channels }) =>
    `el color ${number} es ${channels.join(' ')}; se esperaba de 0 a 255 en cada uno`,
  orgTooManyRuns: ({ found, most }) =>
    `las listas dan ${found} tramos; se esperaban ${most} como máximo`,
  orgBadRun: ({ number, column, length, color, row }) =>
    [
      `el tramo ${number} tiene columna ${column}, longitud ${length}, color ${color},`,
      `fila ${row}; se esperaban casillas vacías de la imagen`,
    ].join(' '),
};
