/** Texts of the dialog that looks for a mistyped number, in Japanese. */
import { japanese } from '@nonokit/explain/slips/ja';
import type { ProofreadWords } from '../en/proofread.js';

export const words: ProofreadWords = {
  slips: japanese,
  heading: 'どの数字が間違っている？',
  looking: (changes) =>
    changes === 1 ? 'すべての数字を試しています…' : `同時に${changes}か所の変更を試しています…`,
  found: 'どの変更でも、解がちょうど1つになります。可能性の高い順です。',
  none: '数字を3つまで変えても解決しません。元の数字ともう一度見比べてください。',
  right: '間違いはありません。解はちょうど1つです。',
  stop: '中止',
  stopped: 'すべてを試す前に探索が終わりました。',
  more: (count) => `可能性の低いものがほかに${count}件。`,
  likelihood: '可能性',
  board: '入力された数字です。選んだ変更に印が付いています。',
  take: 'この変更で遊ぶ',
  edit: 'この変更で編集',
  close: '閉じる',
};
