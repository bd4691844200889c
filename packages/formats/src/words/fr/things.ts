/** Words for things that messages of several readers name, in French, with their articles. */
import type * as en from '../en/things.js';
import type { ThingTranslation } from '../thing.js';
import { lineInFrench } from './lines.js';

export const THINGS: ThingTranslation<typeof en> = {
  aBlock: 'un bloc',
  aWidth: 'une largeur',
  aHeight: 'une hauteur',
  theWidth: 'la largeur',
  theHeight: 'la hauteur',
  widthAndHeight: 'la largeur et la hauteur',
  heightAndWidth: 'la hauteur et la largeur',
  theRowCount: 'le nombre de lignes',
  theColumnCount: 'le nombre de colonnes',
  thePuzzleCount: 'le nombre de grilles',
  theColorCount: 'le nombre de couleurs',
  aColorCount: 'un nombre de couleurs',
  aColorNumber: 'le numéro d’une couleur',
  aBlockLength: 'la longueur d’un bloc',
  aNumber: 'un nombre',
  aCount: 'un nombre',
  aCell: 'une case',
  theRowClues: 'les indices des lignes',
  theColumnClues: 'les indices des colonnes',
  someColors: 'des couleurs',
  someProperties: 'des propriétés',
  aGoal: 'une image à trouver',
  aGameId: 'un identifiant de partie',
  aShareString: 'un code de partage',
  anAddress: 'une adresse',
  aTaskString: 'une chaîne de tâche',
  aRowOf: ({ row, count }) => `la ligne ${row} sur ${count}`,
  aColorOf: ({ number, count }) => `la couleur ${number} sur ${count}`,
  aClueOf: ({ number, count }) => `l’indice ${number} sur ${count}`,
  aClueOfLines: ({ number, count, kind }) =>
    `l’indice ${number} des ${count} ${kind === 'row' ? 'lignes' : 'colonnes'}`,
  aBlockCountOf: ({ line, count }) => `le nombre de blocs de ${lineInFrench(line)} sur ${count}`,
  fileLines: ({ from, to }) =>
    from === to ? `la ligne ${from} du fichier` : `les lignes ${from} à ${to} du fichier`,
};
