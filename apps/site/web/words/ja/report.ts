/** Reporting something to the moderators, in Japanese. */
import type { ReportWords } from '../en/report.js';

export const words: ReportWords = {
  report: '通報',
  titles: {
    comment: 'このコメントの問題点は？',
    contest: 'このコンテストの問題点は？',
    series: 'このシリーズの問題点は？',
    person: 'このユーザーの問題点は？',
  },
  reasons: {
    spoiler: '絵のネタバレ',
    rude: '侮辱や脅し',
    spam: '宣伝',
    rights: '他人の作品の無断転載',
    broken: '正しく表示されない',
    cheating: '不正の手助け',
    other: 'その他',
  },
  note: 'モデレーターへのメモ（任意）',
  send: '通報する',
  thanks: 'ありがとうございます。モデレーターが確認します。',
  cancel: 'キャンセル',
};
