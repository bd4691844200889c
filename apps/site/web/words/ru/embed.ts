/** Texts of the player that stands in pages of other sites, in Russian. */
import type { EmbedWords } from '../en/embed.js';

export const words: EmbedWords = {
  board: (number) => `Японский кроссворд № ${number}`,
  open: 'Открыть на Nonokit',
  solved: 'Решено. Откройте на Nonokit, чтобы увидеть название и засчитать решение.',
  hint: 'Щелчок закрашивает, правая кнопка ставит крестик',
};
