/** What is said after games were sent to the server, in Japanese; a number stands in front. */
import type { SentWords } from '../en/sent.js';

export const words: SentWords = {
  movedIn: { other: '問を、この端末からアカウントに移しました。' },
  solved: { other: '問のオフラインでのクリアを送信し、記録しました。' },
};
