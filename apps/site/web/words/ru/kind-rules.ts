/** What is different about nonograms of other kinds, beside their boards, in Russian. */
import type { KindRuleWords } from '../en/kind-rules.js';

export const words: KindRuleWords = {
  hidden: '«?» — это один блок неизвестной длины.',
  anything: '«*» — сколько угодно блоков, в том числе ни одного.',
  pairs:
    'Число в кружке — это клетки, которые соприкасаются сторонами и лежат в обеих линиях. ' +
    'Остальные числа не выходят за свою линию.',
  cut:
    'Некоторые клетки диагональ делит на два цвета. ' +
    'То, что стоит в одной рамке, — один блок: число считает и его треугольники.',
};
