/** Texts of the choice between two versions of a game, in Russian. */
import type { ApartWords } from '../en/apart.js';
import { counted } from './grammar.js';

export const words: ApartWords = {
  title: (number) => `Две версии № ${number}`,
  text: 'Вы играли на двух устройствах без связи между ними. Выберите, какую версию продолжить; вторая останется в истории.',
  thisDevice: 'Это устройство',
  otherDevice: 'Другое устройство',
  moves: (count) => counted(count, 'ход', 'хода', 'ходов'),
  later: 'Решить позже',
  goOn: (name) => `Продолжить: ${name}`,
};
