/** What the reader of number-loom's `.woven` says, in French. */
import { describeProblemIn, type Translation } from '@nonokit/core';
import { CORE_FR } from '@nonokit/core/fr';
import type * as EN from '../en/woven.js';
import { grouped } from './french.js';

export const WOVEN_FR: Translation<typeof EN> = {
  wovenTooLong: () => 'le texte est plus long que celui de n’importe quelle grille permise',
  wovenStart: ({ found }) => `le fichier commence par ${found}, il faut "WOVEN-"`,
  wovenStopsShort: () => 'le texte s’arrête trop tôt, il faut "-" à sa fin',
  wovenCharacters: () => 'le texte a d’autres caractères que des lettres, des chiffres, "+" et "/"',
  wovenNoDecoder: () =>
    'le texte est compressé en Brotli, et aucun décodeur n’a été donné : passez `unpackBrotli` pour le lire',
  wovenDamaged: ({ most }) =>
    `les données Brotli sont endommagées ou dépassent, décompressées, la limite de ${grouped(most)} octets`,
  wovenInside: ({ problem }) =>
    `dans le document compressé, ${describeProblemIn({ core: CORE_FR }, problem)}`,
};
