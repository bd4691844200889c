/** Why the server gave up a puzzle, in Japanese. */
import type { EngineWords } from '../en/engine.js';

export const words: EngineWords = {
  slow: 'このパズルはサーバーの制限時間内に終わりません。プログラムnonokitをお試しください。',
  large:
    'このパズルには、サーバーの上限を超えるメモリが必要です。プログラムnonokitをお試しください。',
  seconds:
    'サーバーのエンジンの利用枠を使い切りました。しばらく待つか、ログインして枠を増やすか、プログラムnonokitをお試しください。',
  jobs: '先に送ったパズルをサーバーがまだ処理しています。終わってからもう一度お試しください。',
  busy: '同時に解いているパズルが多すぎます。数秒後にもう一度お試しください。',
};
