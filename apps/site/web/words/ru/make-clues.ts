/** Texts of the maker's editor of clues, in Russian. */
import type { MakeClueWords } from '../en/make-clues.js';

export const words: MakeClueWords = {
  enter: 'Ввести числа кроссворда',
  heading: 'Картинка по числам',
  help: 'Введите числа каждой строки и каждого столбца или вставьте их текстом. Картинка получится из них.',
  board: 'Числа, как они набраны',
  draw: 'Нарисовать картинку',
  drawOne: 'Нарисовать одну из картинок',
  drawn: 'Картинка по числам открыта как новый черновик.',
  clear: 'Убрать все числа',
};
