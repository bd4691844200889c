/** All sentences of problems in French: of the packages, of opening a puzzle, of the store. */
import type { Catalogue, Translation } from '@nonokit/core';
import { FRENCH } from 'nonokit/fr';

const puzzles: Translation<
  typeof import('../../../puzzles/words.js') & typeof import('../../../puzzles/blind-words.js')
> = {
  addressWithoutPuzzle: () => 'cette adresse ne contient pas de grille',
  onlyPlayed: () => 'c’est un nonogramme d’une autre sorte : ici, on peut seulement y jouer',
  unknownPuzzle: () =>
    'cette grille n’est pas ici : elle a peut-être été ouverte dans un autre navigateur ; ouvrez le fichier de nouveau',
  notReached: () => 'la grille ne peut pas être chargée : pas de connexion',
  fileTooLong: ({ most }) => `le fichier dépasse les ${Math.floor(most / 1e6)} Mo permis`,
  fileNotRead: () =>
    'le fichier ne peut pas être lu ; si c’est un dossier, ouvrez les fichiers qu’il contient',
  nothingToPaste: () =>
    'le presse-papiers ne contient pas de texte ; copiez d’abord une grille, ou appuyez sur Ctrl+V',
  workerFailed: () =>
    'la grille n’a pas pu être ouverte à cause d’une erreur du programme ; réessayez',
};

const store: Translation<typeof import('../../../../player-store/words.js')> = {
  notAnExport: () => 'ce fichier ne vient pas d’un export de Nonokit, ou il est endommagé',
  newerExport: ({ found, known }) =>
    `le fichier vient d’un Nonokit plus récent (version ${found}, celui-ci lit jusqu’à ${known}) ; rechargez la page`,
  cannotStore: () => 'le navigateur n’autorise pas le stockage, rien n’a donc été importé',
};

export const SENTENCES: Catalogue = { ...FRENCH, puzzles, store };
