/** Mails about accounts, in Japanese. */
import type { MailWords } from '../en/mails.js';

export const words: MailWords = {
  subjects: { email: 'メールアドレスの確認', recovery: '復旧コード' },
  codes: {
    email: (name) => `メールアドレスを確認するため、次のコードを${name}の設定に入力してください：`,
    recovery: (name) =>
      `${name}のアカウントを復旧する依頼がありました。新しいパスワードの設定に、次のコードを使ってください：`,
  },
  codeEnds:
    'コードは1回だけ使え、10分で期限が切れます。心当たりがない場合は、このメールを無視してください。',
  notices: {
    password: 'パスワードが変更されました。',
    recovery: '復旧コードが使われ、パスワードが変更されました。',
    code: '新しい復旧コードが作成されました。',
    email: 'メールアドレスが変更または削除されました。',
    passkey: 'パスキーが追加されました。',
    key: 'APIキーが作成されました。',
    signIn: '新しいブラウザからアカウントにログインがありました。',
  },
  decision: '自分または自分の作品について、モデレーターが決定を下しました。',
  readDecision:
    'サイトの設定で内容を確認できます。間違っていると思うときは、そこで異議を申し立ててください。',
  notMe:
    '心当たりがない場合は、設定で新しいパスワードを設定し、ほかのセッションをすべて終了してください。',
};
