/** Texts of the dialog that looks for a mistyped number, in Russian. */
import { russian } from '@nonokit/explain/slips/ru';
import type { ProofreadWords } from '../en/proofread.js';

export const words: ProofreadWords = {
  slips: russian,
  heading: 'Какое число неверно?',
  looking: (changes) =>
    changes === 1 ? 'Проверяется каждое число …' : `Проверяются исправления по ${changes} сразу …`,
  found: 'После любого из этих исправлений решение ровно одно. Сначала самые вероятные.',
  none: 'Исправить до трёх чисел недостаточно. Сравните числа с напечатанными ещё раз.',
  right: 'Ошибок нет: решение ровно одно.',
  stop: 'Остановить',
  stopped: 'Поиск закончен раньше, чем проверено всё.',
  more: (count) => `И ещё ${count} менее вероятных.`,
  likelihood: 'Вероятность',
  board: 'Числа, как они набраны. Выбранное исправление отмечено.',
  take: 'Играть с этим исправлением',
  edit: 'Править с этим исправлением',
  close: 'Закрыть',
};
