/** Messages about PNG files, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/png.js';

/** Translations of `words/en/png`. */
export const PNG_FR: Translation<typeof en> = {
  pngNoSignature: () => 'le fichier ne commence pas par les huit octets d’un fichier PNG',
  pngStopsShort: ({ at, name }) =>
    `le fichier PNG s’arrête dans ${name === undefined ? 'un bloc' : `le bloc ${name}`} qui commence à l’octet ${at}`,
  pngNoChunk: ({ at }) =>
    `aucun bloc PNG ne commence à l’octet ${at} : son nom n’a pas quatre lettres`,
  pngChunkDamaged: ({ name, at }) =>
    `le bloc ${name} à l’octet ${at} est endommagé : sa somme de contrôle diffère`,
  pngHeaderMissing: () =>
    'le fichier PNG n’a pas de bloc d’en-tête (IHDR) au début, ou il en a deux',
  pngUnknownChunk: ({ name }) =>
    `le bloc PNG ${name} est inconnu, et il faut le connaître pour lire le fichier`,
  pngNoPicture: () => 'le fichier PNG n’a pas d’image (pas de bloc IDAT)',
  pngHeaderLength: ({ found }) => `l’en-tête PNG a ${found} octets, il en faut 13`,
  pngEmpty: ({ width, height }) => `l’image fait ${width}x${height}, il faut au moins 1x1`,
  pngBadDepth: ({ kind, depth }) =>
    `PNG n’a pas de type de couleur ${kind} avec ${depth} bits par échantillon`,
  pngBadMethods: ({ found }) =>
    `les méthodes de l’en-tête PNG sont ${found.join(', ')}, il faut 0, 0 et 0 ou 1`,
  pngBadPalette: ({ found }) =>
    `la palette du fichier PNG a ${found} octets, il en faut trois par couleur`,
  pngDamaged: () => 'l’image du fichier PNG est endommagée : elle ne peut pas être décompressée',
  pngTooLittle: ({ expected }) =>
    `l’image du fichier PNG donne moins que les ${expected} octets annoncés par l’en-tête`,
  pngTooMuch: ({ expected }) =>
    `l’image du fichier PNG donne plus que les ${expected} octets annoncés par l’en-tête`,
  pngBadFilter: ({ filter }) => `une ligne de l’image PNG a le filtre inconnu ${filter}`,
  pngColorMissing: () => 'un pixel a une couleur absente de la palette du fichier PNG',
};
