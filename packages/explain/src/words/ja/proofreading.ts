/** Slips in clues, in Japanese. */
import type { ChangeTexts, ProofreadingPhrases } from '../proofreading-phrases.js';
import { lineName } from './words.js';

/** The phrases in Japanese. */
export const japanese: ProofreadingPhrases = {
  'one-off': (change) => becomes(change, change.growth > 0 ? '1大きく' : '1小さく'),
  digit: (change) => becomes(change, '数字の打ち間違い'),
  missing: (change) => `${place(change)}：${change.after}が抜けています。`,
  doubled: (change) => `${place(change)}：${change.before}が2回入力されています。`,
  extra: (change) => `${place(change)}：${change.before}が余分です。`,
  joined: (change) => becomes(change, '2つの数字が1つになっています'),
  split: (change) => becomes(change, '1つの数字が2つに分かれています'),
  exchanged: (change) => becomes(change, '順番が入れ替わっています'),
  color: (change) => becomes(change, '色が違います'),
  'line-missing': ({ line, after }) => `${lineName(line)}が抜けています：${after}。`,
  'line-doubled': ({ line, before }) => `${lineName(line)}（${before}）が余分です。`,
  'lines-exchanged': ({ line }) =>
    `${line.index + 1}${noun(line.kind)}と${line.index + 2}${noun(line.kind)}が入れ替わっています。`,
  'sides-exchanged': () => '行と列が入れ替わっています。',
};

function becomes(change: ChangeTexts, why: string): string {
  return `${place(change)}：${change.before}を${change.after}に（${why}）。`;
}

function place({ line, number }: ChangeTexts): string {
  return `${lineName(line)}、${number}番目の数字`;
}

function noun(kind: 'row' | 'column'): string {
  return kind === 'row' ? '行目' : '列目';
}
