/** Messages of the readers of programs’ pictures, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-pictures.js';
import { counted, countedCells, countedColors } from './lines.js';
import { expectedInSpanish } from './spanish.js';

export const PROGRAMS_PICTURES: Translation<typeof en> = {
  freenonoSecondLine: ({ found }) =>
    `la segunda línea es «${found}»; se esperaban ancho y alto, como «10,8»`,
  freenonoTooManyRows: ({ most }) => `la imagen tiene más de ${most} filas`,
  freenonoOddCell: ({ found, width }) =>
    `una fila tiene «${found}»; se esperaban ${countedCells(width)} con «x» y espacios`,
  freenonoMissingRows: ({ missing }) =>
    missing === 1
      ? 'falta la última fila, así que se toma como vacía'
      : `faltan las últimas ${missing} filas, así que se toman como vacías`,
  freenonoWrongRoot: ({ found }) =>
    `el elemento exterior del archivo es «${found}»; se esperaba «FreeNono»`,
  freenonoTooManyLines: ({ most }) => `hay más de ${most} líneas`,
  freenonoBadCell: ({ found }) => `una casilla es «${found}»; se esperaba «x» o «_»`,
  goalCellTotal: ({ found, expected }) =>
    `la línea tiene ${countedCells(found)}; se esperaban ${expected}`,
  goalLineTooLong: ({ most }) => `la línea tiene más de ${most} casillas`,
  goalRowTotal: ({ row, found, expected }) =>
    `la fila ${row} de la imagen tiene ${countedCells(found)}; se esperaban ${expected}`,
  nonogramlibBegins: () =>
    'el archivo no empieza con 0 o 254, tamaños de 1 como mínimo y, tras 254, colores',
  nonogramlibPadded: ({ bytes }) =>
    `el archivo acaba ${counted(bytes, 'byte', 'bytes')} antes de tiempo, así que las últimas casillas están vacías`,
  loomNoSolution: () => 'falta «solution»; se esperaba un objeto',
  loomBadShape: () => 'la forma no es «Square» con «width» y «height»',
  loomBadCells: ({ cells }) => `«cells» no es una lista de ${countedColors(cells)}`,
  loomNoPalette: () => '«palette» no es una lista de colores',
  loomNoObject: ({ index }) => `el color ${index} no es un objeto`,
  loomTriangle: ({ index }) =>
    `el color ${index} es un triángulo: los trianogramas se leen en .g o en el JSON de Nonokit`,
  loomBadColor: ({ index }) => `el color ${index} no tiene «rgb», o no tiene un «color» propio`,
  japReadOnly: () =>
    'la suma de comprobación de los archivos QNonograms es desconocida, así que no se escriben',
  japBegins: () => 'el archivo no empieza con TLS',
  japColored: () => 'el archivo es del tipo de colores, del que no se sabe nada',
  japEndsEarly: ({ what }) => `el archivo está cortado; ${expectedInSpanish(what)}`,
  japPictureIgnored: () =>
    'la imagen no corresponde a las pistas del archivo, así que se deja fuera',
  japUncertain: () =>
    'se sabe poco de los archivos QNonograms; la suma de comprobación de este no se ha comparado',
  logichomeBegins: ({ found }) => `la primera línea es «${found}»; se esperaba «www.logichome.org»`,
  logichomeBadCell: ({ found }) => `una casilla es «${found}»; se esperaba 0 o 1`,
  logichomeTooManyCells: ({ most }) => `hay más de ${most} casillas`,
  sgriddlerBegins: ({ found }) => `la primera línea es «${found}»; se esperaba «MK Version 3.0»`,
  sgriddlerBadSize: ({ found }) => `la línea del tamaño es «${found}»; se esperaban ancho y alto`,
  sgriddlerBadCell: ({ found }) =>
    `una casilla de la imagen es «${found}»; se esperaba «#», «.» o «?»`,
  sgriddlerPictureIgnored: () => 'la imagen tiene casillas sin decidir, así que se deja fuera',
};
