/** Texts of the dialog that looks for a mistyped number, in French. */
import { french } from '@nonokit/explain/slips/fr';
import type { ProofreadWords } from '../en/proofread.js';

export const words: ProofreadWords = {
  slips: french,
  heading: 'Quel nombre est faux ?',
  looking: (changes) =>
    changes === 1 ? 'Essai de chaque nombre…' : `Essai de ${changes} changements à la fois…`,
  found:
    'Après chacun de ces changements, la grille a exactement une solution. Le plus probable vient en premier.',
  none: 'Changer jusqu’à trois nombres ne suffit pas. Comparez encore une fois les indices avec ceux qui sont imprimés.',
  right: 'Rien n’est faux : la grille a exactement une solution.',
  stop: 'Arrêter',
  stopped: 'La recherche s’est arrêtée avant d’avoir tout essayé.',
  more: (count) => `Et ${count} autres, moins probables.`,
  likelihood: 'Probabilité',
  board: 'Les indices tels que vous les avez saisis. Le changement choisi est marqué.',
  take: 'Jouer avec ce changement',
  edit: 'Modifier avec ce changement',
  close: 'Fermer',
};
