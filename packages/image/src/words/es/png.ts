/** Messages about PNG files, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/png.js';

const PLURALS = new Intl.PluralRules('es');

/** "1 byte", "8 bytes" */
function bytes(count: number): string {
  return `${count} ${PLURALS.select(count) === 'one' ? 'byte' : 'bytes'}`;
}

/** Translations of `words/en/png`. */
export const PNG_ES: Translation<typeof en> = {
  pngNoSignature: () => 'el archivo no empieza con los ocho bytes de un archivo PNG',
  pngStopsShort: ({ at, name }) =>
    `el archivo PNG se corta en ${name === undefined ? 'un fragmento' : `el fragmento ${name}`} que empieza en el byte ${at}`,
  pngNoChunk: ({ at }) =>
    `en el byte ${at} no empieza ningún fragmento PNG: su nombre no son cuatro letras`,
  pngChunkDamaged: ({ name, at }) =>
    `el fragmento ${name} del byte ${at} está dañado: la suma de comprobación no coincide`,
  pngHeaderMissing: () =>
    'el archivo PNG no tiene al principio el fragmento de cabecera (IHDR), o tiene dos',
  pngUnknownChunk: ({ name }) =>
    `el fragmento PNG ${name} es desconocido, y sin él no se puede leer el archivo`,
  pngNoPicture: () => 'el archivo PNG no tiene imagen (ningún fragmento IDAT)',
  pngHeaderLength: ({ found }) => `la cabecera PNG tiene ${bytes(found)}, pero deben ser 13`,
  pngEmpty: ({ width, height }) =>
    `la imagen es de ${width}x${height}, pero debe ser al menos de 1x1`,
  pngBadDepth: ({ kind, depth }) =>
    `en PNG no existe el tipo de color ${kind} con ${depth} bits por muestra`,
  pngBadMethods: ({ found }) =>
    `los métodos de la cabecera PNG son ${found.join(', ')}, pero deben ser 0, 0 y 0 o 1`,
  pngBadPalette: ({ found }) =>
    `la paleta del archivo PNG tiene ${bytes(found)}, pero deben ser tres por cada color`,
  pngDamaged: () => 'la imagen del archivo PNG está dañada: no se puede descomprimir',
  pngTooLittle: ({ expected }) =>
    `la imagen del archivo PNG ocupa, descomprimida, menos de lo que anuncia la cabecera (${bytes(expected)})`,
  pngTooMuch: ({ expected }) =>
    `la imagen del archivo PNG ocupa, descomprimida, más de lo que anuncia la cabecera (${bytes(expected)})`,
  pngBadFilter: ({ filter }) => `una línea de la imagen PNG tiene el filtro desconocido ${filter}`,
  pngColorMissing: () => 'un píxel tiene un color que falta en la paleta del archivo PNG',
};
