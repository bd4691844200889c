/** Messages of the readers of other programs’ files, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-games.js';
import { counted, inFrench } from './french.js';

export const PROGRAMS_GAMES: Translation<typeof en> = {
  pzlBadColor: ({ found, number, count }) =>
    `"${found}" n’est pas la couleur ${number} sur ${count}, il faut "#" et six chiffres`,
  pzlListedTwice: ({ rgb }) => `${rgb} est listée deux fois, une seule compte`,
  pzlBadChannel: ({ what, found }) => `${inFrench(what)} vaut ${found}, il faut de 0 à 255`,
  pzlUnknownColor: ({ channels, rgb, listed }) =>
    `un bloc a la couleur ${channels.join(' ')} (${rgb}), il en faut une des ${listed} couleurs listées`,
  pzlSameColors: ({ rgb }) =>
    `deux couleurs sont ${rgb}, mais .pzl distingue les couleurs par leur valeur`,
  rosettaOneLine: () => 'une ligne est seule, il faut les lignes et les colonnes',
  rosettaThreeLines: () => 'trois lignes se suivent, il faut les lignes et les colonnes',
  rosettaNoLetter: ({ found }) => `"${found}" trouvé, il faut une lettre de A à Z`,
  rosettaNoBlocks: () =>
    'une rangée de la grille est vide, mais les lettres n’ont pas d’indice vide',
  rosettaLargeBlock: ({ size, most }) =>
    `la grille a un bloc de ${counted(size, 'case', 'cases')}, mais les lettres s’arrêtent à Z pour ${most}`,
  tathamOtherGame: ({ found }) => `le jeu est "${found}", il faut "Pattern"`,
  tathamMissing: ({ key }) => `le fichier n’a pas de ${key}, il en faut un`,
  tathamBadLine: ({ found }) =>
    `"${found}" n’est pas une ligne de sauvegarde, il faut "KEY     :length:value"`,
  tathamWrongLength: ({ key, found, expected }) =>
    `${key} a ${counted(found, 'caractère', 'caractères')}, il en faut ${expected} comme annoncé`,
  tathamBadAddress: () => 'l’adresse a un % incorrect, il faut un identifiant de partie',
  tathamNoId: ({ found }) => `"${found}" n’est pas un identifiant de partie, il faut "WxH:indices"`,
  tathamSeed: ({ found }) =>
    [
      `"${found}" est une graine aléatoire, il faut l’identifiant de partie avec`,
      'les indices (Game > Specific dans le programme)',
    ].join(' '),
  tathamBadGiven: ({ found }) => `"${found}" parmi les cases données, il faut des lettres`,
  tathamGivenEnds: ({ found, cells }) =>
    `les cases données s’arrêtent à la case ${found} sur ${cells}, il faut la dernière`,
  tathamGivenCells: ({ given }) =>
    given === 1
      ? 'une case est donnée d’avance et laissée de côté : seuls les indices sont gardés'
      : `${given} cases sont données d’avance et laissées de côté : seuls les indices sont gardés`,
};
