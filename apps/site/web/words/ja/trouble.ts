/** Texts of the page that is shown instead of one that could not be, in Japanese. */
import type { TroubleWords } from '../en/trouble.js';

export const words: TroubleWords = {
  titles: {
    request: 'リクエストを読み取れませんでした',
    'sign-in': '先にログインしてください',
    refused: 'ここではできません',
    gone: 'もうここにはありません',
    large: '大きすぎます',
    often: '一度に多すぎます',
    broken: '問題が発生しました',
    away: 'いまはサイトを利用できません',
  },
  whys: {
    request: 'アドレスまたはフォームに、このページで使えないものが含まれています。',
    'sign-in': 'このページはログインした人のためのものです。',
    refused: 'このページをそのように使うことはできません。',
    gone: '以前はここにありましたが、削除されました。',
    large: 'このページで受け付けられる量を超えています。',
    often: '1分あたりのページ数の上限に達しました。',
    broken: 'サイト側の問題です。エラーは記録されています。',
    away: 'サイト側の問題です。たいていはすぐに直ります。',
  },
  wait: (seconds, noun) => `${seconds}${noun}後にもう一度お試しください。`,
  waitLonger: 'しばらくしてから、もう一度お試しください。',
  secondForms: { other: '秒' },
  safe: 'ゲームはこのブラウザに保存されています。何も失われません。',
  again: '再試行',
  signIn: 'ログイン',
  toPuzzles: 'パズルを探す',
  back: 'ページに戻る',
  request: 'エラー報告用のリクエスト番号：',
};
