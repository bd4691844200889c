/** Texts of the player that stands in pages of other sites, in Russian. */
import type { EmbedWords } from '../en/embed.js';

export const words: EmbedWords = {
  board: (number) => `Японский кроссворд № ${number}`,
  open: 'Открыть на Nonokit',
  solved: 'Решено. На Nonokit видно название, и решение засчитывается.',
  hint: 'Щелчок закрашивает, правая кнопка ставит крестик',
};
