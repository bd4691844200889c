/** Texts of the player that stands in pages of other sites, in Polish. */
import type { EmbedWords } from '../en/embed.js';

export const words: EmbedWords = {
  board: (number) => `Nonogram nr ${number}`,
  open: (site) => `Otwórz na ${site}`,
  solved: (site) => `Rozwiązane. Otwórz na ${site}, aby zobaczyć tytuł i zaliczyć rozwiązanie.`,
  hint: 'Kliknięcie zamalowuje, prawy przycisk stawia krzyżyk',
};
