/** Texts of the ways to play besides single puzzles, in Ukrainian. */
import type { WayWords } from '../en/ways.js';

export const words: WayWords = {
  title: 'Інші способи грати',
  storm: 'Шторм',
  stormText: 'Три хвилини, щоразу одна клітинка, яку можна визначити.',
  streak: 'Серія',
  streakText: 'Без годинника, до першої помилки.',
  room: 'Кімната',
  roomText:
    'Від двох до восьми гравців, наввипередки або на спільному полі. Одне натискання — і надішліть посилання.',
  makeRoom: 'Створити кімнату',
  contests: 'Змагання',
  contestsText: 'Ті самі кросворди для всіх, за той самий час.',
  kinds: 'Інші види',
  kindsText: 'Приховані числа, числа на дві лінії, трикутники.',
  notMade: 'Кімнату не вдалося створити. Спробуйте за хвилину.',
};
