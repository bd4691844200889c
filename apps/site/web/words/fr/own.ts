/** Texts about one's own published puzzle, in French. */
import type { OwnWords } from '../en/own.js';

export const words: OwnWords = {
  title: (number) => `Votre grille n° ${number}`,
  notes: 'Notes pour ceux qui l’ont résolue',
  save: 'Enregistrer',
  cancel: 'Annuler',
  remove: 'Supprimer la grille',
  unlisted: 'Seules les personnes qui ont son adresse peuvent la trouver.',
  list: 'La mettre au catalogue',
  removeQuestion: 'Supprimer cette grille ?',
  removeText:
    'Elle disparaît du catalogue tout de suite et pour de bon. Les brouillons sur cet appareil sont conservés.',
  staysSolved:
    'D’autres ont résolu cette grille, elle ne peut donc pas être supprimée. Un modérateur peut la masquer.',
};
