/** Texts of notices, on their page and in the feed of a person, in Japanese. */
import type { Notice } from '../../../contract/notices.js';
import type { NoticeWords } from '../en/notices.js';

/** A notice in a sentence. */
function sentence({ kind, person, others, puzzle, contest, draft }: Notice): string {
  const name = person ?? '';
  const number = `№ ${puzzle?.number ?? ''}`;
  if (kind === 'puzzle') return `${name}さんが${number}を公開しました`;
  if (kind === 'comment') return `${name}さんが${number}にコメントしました`;
  if (kind === 'contest') return `コンテスト「${contest?.title ?? ''}」が始まりました`;
  if (kind === 'plan') return `下書き「${draft?.title ?? ''}」は予定の日に公開されませんでした`;
  if (kind === 'decision') return 'モデレーターから決定のお知らせがあります';
  if (others === 0) return `${name}さんにフォローされました`;
  return `${name}さんほか${others}人にフォローされました`;
}

export const words: NoticeWords = {
  title: 'お知らせ',
  description: 'フォローしている人の新しいパズル、返信、新しいフォロワー、参加中のコンテスト。',
  sentence,
  isNew: '新着',
  none: '新しいお知らせはありません',
  noneHelp:
    '好きなパズルの作者をフォローすると、新作がここに届きます。コメントへの返信も届きます。',
  held: 'パズルを解くと読めます。',
  planRefusals: {
    'not-publishable': '公開の条件を満たさなくなりました。',
    'has-warnings': 'その間に同じ絵がここで公開されたか、ほかに確認が必要な点があります。',
    'too-many-new': '新しい会員が1日に公開できるのは数問だけです。',
    banned: 'その日、アカウントは書き込みを禁止されていました。',
    failed: 'サーバーが1日中確認できませんでした。',
  },
  guest: 'ログインすると、お知らせを見られます。',
  signIn: 'ログイン',
  following: 'フォロー中',
  followsNobody: 'まだ誰もフォローしていません。各プレイヤーのページにボタンがあります。',
  feed: '自分のフィード',
  feedText:
    '同じお知らせをフィードリーダーで読めます。アドレスは秘密にしてください。知っている人は誰でも読めます。',
  makeFeed: 'アドレスを作成',
  newFeed: '新しいアドレス',
  copy: 'アドレスをコピー',
  copied: 'アドレスをコピーしました。',
  feedLabel: 'フィードのアドレス',
  changed: '新しいアドレスです。以前のものは使えなくなりました。',
  feedTitle: (site, person) => `${site}：${person}さんへのお知らせ`,
};
