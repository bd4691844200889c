/** Messages of all text readers about words, numbers and clues, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing.js';
import { counted, countedClues, countedLines } from './lines.js';
import { expectedInSpanish, inSpanish, ofInSpanish } from './spanish.js';

export const LEXING: Translation<typeof en> = {
  lexingFileEnds: ({ what }) => `el archivo se acaba; ${expectedInSpanish(what)}`,
  lexingBlankFile: ({ what }) => `el archivo está vacío; ${expectedInSpanish(what)}`,
  lexingTextFollows: ({ found, what }) =>
    `sobra «${found}»: no se esperaba nada después ${ofInSpanish(what)}`,
  lexingRestIgnored: ({ found }) =>
    `no se tiene en cuenta «${found}» ni lo que sigue: el nonograma ya está completo`,
  lexingTooManyDigits: ({ what, digits }) =>
    `${inSpanish(what)} tiene ${counted(digits, 'cifra', 'cifras')}; se esperaban 9 como máximo`,
  lexingNotANumber: ({ found, what }) => `«${found}» no es ${inSpanish(what)}; se esperaban cifras`,
  lexingLongNumber: ({ digits }) =>
    `un número tiene ${counted(digits, 'cifra', 'cifras')}; se esperaban 9 como máximo`,
  lexingBadSize: ({ width, height }) =>
    `el tamaño es de ${width}x${height}; se esperaba 1x1 como mínimo`,
  lexingFirstLine: ({ found, what }) =>
    `la primera línea es «${found}»; ${expectedInSpanish(what)}`,
  lexingNotAlone: ({ found, what }) =>
    `hay «${found}»; ${expectedInSpanish(what)}, sin nada más en la línea`,
  lexingEndsBeforeSize: ({ what }) =>
    `el archivo se acaba; ${expectedInSpanish(what)}, sin nada más en la línea`,
  lexingLastLineMissing: () =>
    'el archivo se acaba una línea antes, así que la última pista se toma como vacía',
  lexingSizesSwapped: ({ width, height }) =>
    `los tamaños solo encajan al revés: el nonograma es de ${width}x${height}`,
  lexingZeroInClue: () =>
    'hay un 0 entre los números de una pista; se esperaba un 0 solo o bloques de 1 casilla como mínimo',
  lexingTooManyBlocks: ({ length }) =>
    `una pista tiene más bloques que casillas tiene su línea (${length})`,
  lexingClueCount: ({ kind, found, expected }) =>
    `hay ${countedClues(found)} de ${kind === 'row' ? 'fila' : 'columna'}; se esperaban ${expected}`,
  lexingClueTotal: ({ found, width, height }) =>
    `hay ${countedClues(found)}; se esperaban ${width + height} (${countedLines(height, 'row')} y ${countedLines(width, 'column')})`,
  lexingSlashCount: ({ found, width, height }) => {
    const expected = `${width + height} (${countedLines(width, 'column')} y ${countedLines(height, 'row')})`;
    const total = found === null ? 'hay más pistas' : `hay ${countedClues(found)}`;
    return `${total}; se esperaban ${expected}`;
  },
  lexingGzipEnds: () => 'el archivo gzip está cortado',
  lexingGzipDamaged: ({ why }) =>
    `el archivo gzip está dañado o cortado${why === '' ? '' : ` (${why})`}`,
  lexingGzipChecksum: () => 'el archivo gzip está dañado: la suma de comprobación no coincide',
  lexingTooManyBytes: ({ most }) =>
    `el archivo descomprimido ocupa más de los ${most.toLocaleString('es')} bytes que se admiten`,
};
