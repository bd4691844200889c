/** Texts of the maker's page, in Russian. */
import type { MakeWords } from '../en/make.js';

export const MAKE_RU: MakeWords = {
  title: 'Создать',
  description:
    'Создавайте японские кроссворды в браузере: рисуйте или возьмите картинку и сразу видьте, ' +
    'решается ли кроссворд.',
  heading: 'Создать кроссворд',
  tools: 'Инструменты',
  inks: 'Краски',
  undo: 'Отменить',
  redo: 'Вернуть',
  board: 'Картинка',
  puzzleTitle: 'Название',
  titleNote: 'Его увидят только те, кто решил кроссворд.',
  author: 'Автор',
  aboutIt: 'Описание',
  toolNames: {
    pencil: 'Карандаш',
    line: 'Отрезок',
    rectangle: 'Прямоугольник',
    ellipse: 'Эллипс',
    fill: 'Закрасить область',
    replace: 'Заменить цвет',
    select: 'Выделить',
    move: 'Переместить',
    pick: 'Взять цвет',
  },
};
