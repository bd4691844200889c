/** Messages of the readers of the formats of davidje13, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-davidje.js';

export const PROGRAMS_DAVIDJE: Translation<typeof en> = {
  davidjeNoHeader: () =>
    'le fichier ne nomme pas ses champs, il faut un en-tête avec "name" et "rules" ou "image"',
  davidjeNoString: () =>
    'la ligne n’a pas de code de partage, il en faut un dans "rules" ou "image"',
  davidjeOpenQuote: () => 'le fichier se termine entre guillemets, il faut le guillemet fermant',
  davidjeAfterQuote: () => 'le texte continue après ses guillemets, il faut une virgule',
  davidjeNoObject: () => 'la valeur n’est pas un objet, il faut une grille',
  davidjeNoArray: ({ key }) => `"${key}" n’est pas un tableau, il faut un indice par rangée`,
  davidjeWithheld: ({ key, index }) =>
    `l’indice ${key}[${index}] est caché : un nonogramme d’une autre sorte, qui n’est pas accepté ici`,
  davidjeNoClue: ({ key, index }) =>
    `${key}[${index}] n’est pas un indice, il faut un tableau de nombres`,
  davidjeNoPicture: () => '"image" n’est pas une image, il faut des lignes de texte',
  davidjeNoShare: ({ found }) =>
    [
      `"${found}" n’est pas un code de partage, il faut "R",`,
      '"B" ou "L" et des caractères de A-Z, a-z, 0-9, "-", "_"',
    ].join(' '),
  davidjeEndsEarly: () => 'le code de partage s’arrête trop tôt, il manque une partie de la grille',
  davidjeTooLarge: ({ width, height, most }) =>
    `la taille est ${width}x${height}, il faut au plus ${most} cases de côté`,
  davidjeNoCells: () => 'l’image n’a aucune sorte de case, il en faut',
  davidjeUnknownCell: ({ cell, row }) =>
    `la case ${cell} de la ligne ${row} est inconnue, il faut une image terminée`,
  davidjeTooWide: ({ width, height, most }) =>
    [
      `la grille fait ${width}x${height}, les codes de partage de`,
      `davidje13 contiennent au plus ${most} cases de côté`,
    ].join(' '),
};
