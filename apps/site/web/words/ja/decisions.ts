/** Decisions of moderators, as the person whom they concern reads them, in Japanese. */
import type { DecisionWords } from '../en/decisions.js';

export const words: DecisionWords = {
  news: '自分または自分の作品について、モデレーターが決定を下しました。',
  readNews: '読む',
  title: 'モデレーターの決定',
  lead: '決定が間違っていると思うときは、異議を申し立ててください。モデレーターがもう一度確認します。',
  about: ({ kind, number, text }) => {
    if (kind === 'comment') return `パズル№ ${number ?? '?'}へのコメント`;
    if (kind === 'puzzle') return `自分のパズル№ ${number ?? '?'}`;
    if (kind === 'series') return `自分のシリーズ「${text ?? ''}」`;
    if (kind === 'contest') return `自分のコンテスト「${text ?? ''}」`;
    if (kind === 'solve') return `パズル№ ${number ?? '?'}のクリア記録`;
    if (kind === 'storm') return `自分のストーム（${text ?? ''}）`;
    return '自分のアカウント';
  },
  done: {
    hide: '非表示',
    show: '再表示',
    lock: 'コメント受付終了',
    unlock: 'コメント受付再開',
    ban: '書き込み禁止',
    unban: '書き込み禁止の終了',
    strike: 'ランキングから除外',
    rank: 'ランキングに復帰',
    warn: '警告',
    admit: '確認のうえ公開',
    keep: '異議のあとも決定は変わらず',
  },
  reasons: {
    spoiler: 'まだ解いていない人に絵がわかってしまいます。',
    rude: '失礼な内容か、人を傷つける内容です。',
    spam: '宣伝、または同じ内容の繰り返しです。',
    rights: 'ほかの人の作品が、許可なく公開されているようです。',
    broken: '数字、絵、または文章に不備のあるパズルです。',
    cheating: '操作が、人が考えて解いたものに見えません。',
    other: '理由は一覧にないものです。',
  },
  object: '異議を申し立てる',
  objectTo: (what) => `異議を申し立てる：${what}`,
  yourWords: '決定が間違っている理由',
  send: '異議を送る',
  cancel: 'キャンセル',
  objected: '異議申し立て中',
  states: {
    open: 'モデレーターが確認します。',
    kept: 'モデレーターが確認しました。決定は変わりません。',
    undone: 'モデレーターが確認し、決定を取り消しました。',
  },
};
