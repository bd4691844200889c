/** Texts of signing out, in Japanese. */
import type { SignOutWords } from '../en/sign-out.js';

export const words: SignOutWords = {
  signOutTitle: 'ログアウトしますか？',
  title: 'この端末にゲームを残しますか？',
  text: '残しておくと、次にログインしたときにここで続けられます。この端末を使うほかの人には見えません。',
  sending: 'ゲームをアカウントに送信中…',
  unsent: 'まだアカウントに届いていないゲームがあります。いま削除すると失われます。',
  onlyDrafts: (count, drafts) => `${count}${drafts}は、この端末にしかありません。`,
  draftForms: { other: '件の下書き' },
  keep: '残してログアウト',
  remove: '削除してログアウト',
};
