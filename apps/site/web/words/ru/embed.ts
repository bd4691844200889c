/** Texts of the player that stands in pages of other sites, in Russian. */
import type { EmbedWords } from '../en/embed.js';

export const words: EmbedWords = {
  board: (number) => `Японский кроссворд № ${number}`,
  open: (site) => `Открыть на ${site}`,
  solved: (site) => `Решено. Откройте на ${site}, чтобы увидеть название и засчитать решение.`,
  hint: 'Щелчок закрашивает, правая кнопка ставит крестик',
};
