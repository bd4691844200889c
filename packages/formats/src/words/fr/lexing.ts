/** Messages of all text readers about words, numbers and clues, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing.js';
import { counted, countedLines, grouped, inFrench } from './french.js';

export const LEXING: Translation<typeof en> = {
  lexingFileEnds: ({ what }) => `le fichier se termine, il faut ${inFrench(what)}`,
  lexingBlankFile: ({ what }) => `le fichier est vide, il faut ${inFrench(what)}`,
  lexingTextFollows: ({ found, what }) =>
    `"${found}" suit, il ne faut rien après ${inFrench(what)}`,
  lexingRestIgnored: ({ found }) =>
    `"${found}" et ce qui suit sont ignorés : la grille est complète`,
  lexingTooManyDigits: ({ what, digits }) =>
    `${inFrench(what)} a ${counted(digits, 'chiffre', 'chiffres')}, il en faut au plus 9`,
  lexingNotANumber: ({ found, what }) =>
    `"${found}" n’est pas ${inFrench(what)}, il faut des chiffres`,
  lexingLongNumber: ({ digits }) =>
    `un nombre a ${counted(digits, 'chiffre', 'chiffres')}, il en faut au plus 9`,
  lexingBadSize: ({ width, height }) => `la taille est ${width}x${height}, il faut au moins 1x1`,
  lexingFirstLine: ({ found, what }) =>
    `la première ligne est "${found}", il faut ${inFrench(what)}`,
  lexingNotAlone: ({ found, what }) =>
    `"${found}" trouvé, il faut ${inFrench(what)} sans rien d’autre sur la ligne`,
  lexingEndsBeforeSize: ({ what }) =>
    `le fichier se termine, il faut ${inFrench(what)} sans rien d’autre sur la ligne`,
  lexingLastLineMissing: () =>
    'le fichier se termine une ligne trop tôt, le dernier indice est donc pris comme vide',
  lexingSizesSwapped: ({ width, height }) =>
    `les dimensions ne conviennent que dans l’autre sens : la grille fait ${width}x${height}`,
  lexingZeroInClue: () =>
    'un 0 parmi les nombres d’un indice, il faut un 0 seul ou des blocs d’au moins 1 case',
  lexingTooManyBlocks: ({ length }) =>
    `un indice a plus de blocs que les ${counted(length, 'case', 'cases')} de sa rangée`,
  lexingClueCount: ({ kind, found, expected }) =>
    `il y a des indices pour ${countedLines(found, kind)}, il en faut pour ${expected}`,
  lexingClueTotal: ({ found, width, height }) =>
    [
      `il y a ${counted(found, 'indice', 'indices')}, il en faut ${width + height}`,
      `(${countedLines(height, 'row')} et ${countedLines(width, 'column')})`,
    ].join(' '),
  lexingSlashCount: ({ found, width, height }) => {
    const expected = `${width + height} (${countedLines(width, 'column')} et ${countedLines(height, 'row')})`;
    const total =
      found === null ? 'il y a trop d’indices' : `il y a ${counted(found, 'indice', 'indices')}`;
    return `${total}, il en faut ${expected}`;
  },
  lexingGzipEnds: () => 'le fichier gzip s’arrête trop tôt',
  lexingGzipDamaged: ({ why }) =>
    `le fichier gzip est endommagé ou s’arrête trop tôt${why === '' ? '' : ` (${why})`}`,
  lexingGzipChecksum: () => 'le fichier gzip est endommagé : sa somme de contrôle diffère',
  lexingTooManyBytes: ({ most }) =>
    `le fichier décompressé dépasse la limite de ${grouped(most)} octets`,
};
