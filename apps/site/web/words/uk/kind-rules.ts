/** What is different about nonograms of other kinds, beside their boards, in Ukrainian. */
import type { KindRuleWords } from '../en/kind-rules.js';

export const words: KindRuleWords = {
  hidden: '«?» — один блок невідомої довжини.',
  anything: '«*» — скільки завгодно блоків або жодного.',
  pairs:
    'Число в кружечку каже, скільки клітинок торкаються одна одної сторонами й лежать в обох лініях. ' +
    'Решта чисел стосується лише своєї лінії.',
  cut:
    'Деякі клітинки діагональ ділить на два кольори. ' +
    'Те, що стоїть в одній рамці, — один блок: число рахує і його трикутники.',
};
