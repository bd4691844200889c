/** Texts of the maker's editor of clues, in Ukrainian. */
import type { MakeClueWords } from '../en/make-clues.js';

export const words: MakeClueWords = {
  enter: 'Ввести числа кросворда',
  heading: 'Рисунок за числами',
  help: 'Введіть числа кожного рядка й стовпця або вставте їх текстом. Рисунок вийде з них.',
  board: 'Числа, як їх набрано',
  draw: 'Намалювати рисунок',
  drawOne: 'Намалювати один із рисунків',
  drawn: 'Рисунок за числами відкрито як нову чернетку.',
  clear: 'Прибрати всі числа',
};
