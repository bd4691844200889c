/** What the reader of number-loom's `.woven` says, in Spanish. */
import { describeProblemIn, type Translation } from '@nonokit/core';
import { CORE_ES } from '@nonokit/core/es';
import type * as EN from '../en/woven.js';

export const WOVEN_ES: Translation<typeof EN> = {
  wovenTooLong: () => 'el código es más largo que el de cualquier nonograma admitido',
  wovenStart: ({ found }) => `el archivo empieza con ${found}; se esperaba «WOVEN-»`,
  wovenStopsShort: () => 'el código está cortado; se esperaba «-» al final',
  wovenCharacters: () => 'el código tiene otros caracteres además de letras, cifras, «+» y «/»',
  wovenNoDecoder: () =>
    'el código está comprimido con Brotli y no se dio ningún descompresor: pasa `unpackBrotli` para leerlo',
  wovenDamaged: ({ most }) =>
    'los datos Brotli del código están dañados u ocupan, descomprimidos, más de los ' +
    `${most.toLocaleString('es')} bytes que se admiten`,
  wovenInside: ({ problem }) =>
    `en el documento comprimido, ${describeProblemIn({ core: CORE_ES }, problem)}`,
};
