/** Texts about one's own published puzzle, in Russian. */
import type { OwnWords } from '../en/own.js';

export const words: OwnWords = {
  title: (number) => `Ваш кроссворд № ${number}`,
  notes: 'Заметки для тех, кто решил',
  save: 'Сохранить',
  cancel: 'Отмена',
  remove: 'Удалить кроссворд',
  unlisted: 'Его находят только те, у кого есть адрес.',
  list: 'Поместить в каталог',
  removeQuestion: 'Удалить этот кроссворд?',
  removeText: 'Он сразу и навсегда исчезнет из каталога. Черновики на этом устройстве останутся.',
  staysSolved:
    'Кроссворд уже решили другие, поэтому удалить его нельзя. Скрыть его может модератор.',
};
