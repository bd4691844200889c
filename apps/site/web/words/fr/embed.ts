/** Texts of the player that stands in pages of other sites, in French. */
import type { EmbedWords } from '../en/embed.js';

export const words: EmbedWords = {
  board: (number) => `Nonogramme n° ${number}`,
  open: (site) => `Ouvrir sur ${site}`,
  solved: (site) =>
    `Résolu. Ouvrez-le sur ${site} pour voir le titre et faire compter votre résolution.`,
  hint: 'Clic pour remplir, clic droit pour une croix',
};
