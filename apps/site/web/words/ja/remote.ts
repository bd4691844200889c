/** What is said about the server's answers, by their codes, in Japanese. */
import type { RemoteWords } from '../en/remote.js';

export const words: RemoteWords = {
  'not-reached': 'サーバーに接続できませんでした。オンラインになったら、もう一度お試しください。',
  'not-signed-in': 'ログアウトしています。ここに保存したものを送るには、ログインしてください。',
  'too-many-requests': '操作が多すぎます。少し待ってから、もう一度お試しください。',
  banned: 'モデレーターにより、書き込みが禁止されています。',
  'not-found': 'もう存在しません。',
  'not-solved-yet': '先にパズルを解いてください。',
  'own-puzzle': '自分のパズルです。',
  'talk-locked': 'モデレーターが、このパズルのコメント受付を終了しました。',
  'comment-empty': 'コメントに文章がありません。',
  'comment-too-long': 'コメントが長すぎます。2,000文字までです。',
  'comment-gives-away':
    'コメントから絵がわかってしまいます。該当する欄にチェックを入れるか、文章を変えてください。',
  'game-over': 'このパズルは別の端末ですでに解いています。',
  'record-unreadable': 'サーバーが操作の記録を読み取れませんでした。',
  'record-too-large': 'サーバーが受け付けられる手数を超えています。',
  'not-solved': '操作の記録から解が得られませんでした。',
  'too-fast': '手で塗れる速さを超えているため、記録に数えません。',
  'times-fall': '操作の時刻が逆戻りしているため、記録に数えません。',
  'record-known': 'この操作はすでに送信済みで、一度しか数えません。',
  clock: 'プレイ時間が、サーバーが数字を送ってからの時間より長くなっています。',
  'given-unknown': 'サーバーに、この数字を送った記録がありません。',
};
