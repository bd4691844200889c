/** Texts of the site as an app that is installed, in Polish. */
import type { AppWords } from '../en/app.js';

export const words: AppWords = {
  title: (site) => `${site}: nonogramy`,
  description:
    'Obrazki logiczne (nonogramy): podpowiedzi z uzasadnieniem, nic nie ginie, bez konta i reklam.',
  openFile: 'Otwórz plik',
};
