/** Texts of the player that stands in pages of other sites, in Japanese. */
import type { EmbedWords } from '../en/embed.js';

export const words: EmbedWords = {
  board: (number) => `イラストロジック№ ${number}`,
  open: (site) => `${site}で開く`,
  solved: (site) => `完成です。${site}で開くと、タイトルが見られ、クリアとして記録されます。`,
  hint: 'クリックで塗る、右クリックで×印',
};
