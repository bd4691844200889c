/** Texts of the player that stands in pages of other sites, in Ukrainian. */
import type { EmbedWords } from '../en/embed.js';

export const words: EmbedWords = {
  board: (number) => `Японський кросворд № ${number}`,
  open: (site) => `Відкрити на ${site}`,
  solved: (site) =>
    `Розв’язано. Відкрийте його на ${site}, щоб побачити назву й зарахувати розв’язок.`,
  hint: 'Клацання зафарбовує, правою кнопкою — хрестик',
};
