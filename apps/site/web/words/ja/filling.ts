/** What the site answers while its catalogue is filled, in Japanese. */
import type { FillingWords } from '../en/filling.js';
import { grouped } from '../grouped.js';

export const words: FillingWords = {
  filling: 'カタログを準備しています。',
  filled: (done, all) =>
    `カタログを準備しています：${grouped(all, ',')}問中${grouped(done, ',')}問。`,
  soon: '最初の一度だけの作業で、数秒で終わります。サイトは自動で開きます。',
};
