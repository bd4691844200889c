/** Texts about one's own published puzzle, in Japanese. */
import type { OwnWords } from '../en/own.js';

export const words: OwnWords = {
  title: (number) => `自分のパズル№ ${number}`,
  notes: '解いた人へのメモ',
  save: '保存',
  cancel: 'キャンセル',
  remove: 'パズルを削除',
  unlisted: 'アドレスを知っている人だけが見つけられます。',
  list: 'カタログに載せる',
  removeQuestion: 'このパズルを削除しますか？',
  removeText: 'カタログからすぐに、完全に削除されます。この端末の下書きは残ります。',
  staysSolved:
    'すでに解いた人がいるため、削除できません。モデレーターが非表示にすることはできます。',
};
