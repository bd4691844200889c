/** Texts about one's own published puzzle, in Ukrainian. */
import type { OwnWords } from '../en/own.js';

export const words: OwnWords = {
  title: (number) => `Ваш кросворд № ${number}`,
  notes: 'Нотатки для тих, хто вже розв’язав',
  save: 'Зберегти',
  cancel: 'Скасувати',
  remove: 'Видалити кросворд',
  unlisted: 'Його знаходять лише ті, хто має адресу.',
  list: 'Додати до каталогу',
  removeQuestion: 'Видалити цей кросворд?',
  removeText: 'Він одразу й назавжди зникне з каталогу. Чернетки на цьому пристрої залишаться.',
  staysSolved:
    'Цей кросворд уже розв’язали інші, тому видалити його не можна. Приховати його може модератор.',
};
