/** Why the server does not publish a puzzle, or only after a question, in Ukrainian. */
import type { PublishingWords } from '../en/publishing.js';

export const words: PublishingWords = {
  refusals: {
    empty: 'Рисунок порожній: нічого не зафарбовано.',
    several: 'Кросворд має більше ніж один розв’язок; змінюйте рисунок, поки не лишиться один.',
    unknown: 'Сервер не встиг з’ясувати, чи розв’язок один; спростіть кросворд.',
    none: 'Кросворд не має розв’язку; якесь число хибне.',
  },
  warnings: {
    'not-by-lines': 'Лінія за лінією він не розв’язується.',
    trivial: 'Він дуже простий.',
    'mostly-empty': 'Він майже порожній.',
    'empty-borders': 'По краях є порожні лінії.',
    same: 'Такий самий рисунок уже опубліковано.',
    'no-title': 'Він не має назви.',
  },
  accept: 'Щоб усе одно опублікувати, надішліть "acceptWarnings": true.',
};
