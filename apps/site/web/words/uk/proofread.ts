/** Texts of the dialog that looks for a mistyped number, in Ukrainian. */
import { ukrainian } from '@nonokit/explain/slips/uk';
import type { ProofreadWords } from '../en/proofread.js';

export const words: ProofreadWords = {
  slips: ukrainian,
  heading: 'Яке число хибне?',
  looking: (changes) =>
    changes === 1 ? 'Перевіряємо кожне число…' : `Перевіряємо по ${changes} зміни одразу…`,
  found: 'Після кожної з цих змін розв’язок рівно один. Спершу найімовірніша.',
  none: 'Змінити до трьох чисел не досить. Ще раз порівняйте числа з надрукованими.',
  right: 'Помилок немає: розв’язок рівно один.',
  stop: 'Зупинити',
  stopped: 'Пошук закінчився раніше, ніж усе було перевірено.',
  more: (count) => `І ще ${count}, менш імовірних.`,
  likelihood: 'Імовірність',
  board: 'Числа, як їх набрано. Вибрану зміну позначено.',
  take: 'Грати з цією зміною',
  edit: 'Редагувати з цією зміною',
  close: 'Закрити',
};
