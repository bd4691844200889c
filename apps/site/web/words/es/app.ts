/** Texts of the site as an app that is installed, in Spanish. */
import type { AppWords } from '../en/app.js';

export const words: AppWords = {
  title: (site) => `${site}: nonogramas`,
  description:
    'Juega a los nonogramas: ayudas con explicación, no se pierde nada, sin cuenta ni anuncios.',
  openFile: 'Abrir un archivo',
};
