/** Texts of the site as an app that is installed, in French. */
import type { AppWords } from '../en/app.js';

export const words: AppWords = {
  title: (site) => `${site} : nonogrammes`,
  description:
    'Jouez aux nonogrammes : une aide qui explique, rien ne se perd, sans compte ni publicité.',
  openFile: 'Ouvrir un fichier',
};
