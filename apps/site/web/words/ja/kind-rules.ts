/** What is different about nonograms of other kinds, beside their boards, in Japanese. */
import type { KindRuleWords } from '../en/kind-rules.js';

export const words: KindRuleWords = {
  hidden: '「?」は、長さのわからないブロック1つです。',
  anything: '「*」は、いくつかのブロック、またはブロックなしを表します。',
  pairs:
    '丸で囲まれた数字は、2つのラインにまたがって辺でつながるマスの数です。' +
    'それ以外の数字は、自分のラインだけの数字です。',
  cut:
    '一部のマスは斜線で2色に分かれます。' +
    '枠で囲まれた数字は1つのブロックで、数字には三角形も含まれます。',
};
