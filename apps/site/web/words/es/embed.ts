/** Texts of the player that stands in pages of other sites, in Spanish. */
import type { EmbedWords } from '../en/embed.js';

export const words: EmbedWords = {
  board: (number) => `Nonograma n.º ${number}`,
  open: (site) => `Abrir en ${site}`,
  solved: (site) => `Resuelto. Ábrelo en ${site} para ver el título y que la solución cuente.`,
  hint: 'Clic para pintar, clic derecho para poner una cruz',
};
