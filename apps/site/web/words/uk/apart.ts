/** Texts of the choice between two versions of a game, in Ukrainian. */
import type { ApartWords } from '../en/apart.js';
import { counted } from './grammar.js';

export const words: ApartWords = {
  title: (number) => `Дві версії гри № ${number}`,
  text: 'Ви грали на двох пристроях, між якими не було зв’язку. Виберіть, котру версію продовжити; друга лишиться в історії.',
  thisDevice: 'Цей пристрій',
  otherDevice: 'Інший пристрій',
  moves: (count) => counted(count, 'хід', 'ходи', 'ходів'),
  later: 'Вирішити пізніше',
  goOn: (name) => `Продовжити: ${name}`,
};
