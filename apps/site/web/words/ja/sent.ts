/** What is said after games were sent to the server, in Japanese; a number stands in front. */
import type { SentWords } from '../en/sent.js';

export const words: SentWords = {
  movedIn: { other: '問を、この端末からアカウントに移しました。' },
  solved: { other: '問のオフラインでのクリアを送信し、記録しました。' },
  draftCopy: (title) => (title === '' ? '別の版' : `${title}（別の版）`),
  draftsApart: (title) =>
    title === ''
      ? '2台の端末で同じ下書きが変更されました。両方の版を残しています。'
      : `2台の端末で下書き「${title}」が変更されました。両方の版を残しています。`,
};
