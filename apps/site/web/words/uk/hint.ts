/** Texts of the panel of a hint, in Ukrainian. */
import type { HintWords } from '../en/hint.js';
import { counted, noun } from './grammar.js';

export const words: HintWords = {
  ladder: { mistakes: 'Помилки', where: 'Де', why: 'Чому', apply: 'Зробити' },
  ladderLabel: 'Скільки підказати',
  thinking: 'Шукаємо',
  stop: 'Зупинити',
  slow: 'Це забере трохи часу.',
  noMistakes: 'Помилок немає: усе узгоджується з числами.',
  mistakesUnknown: 'Перевірка цих позначок тривала б надто довго.',
  mistakes: (count) =>
    `${counted(count, 'клітинка', 'клітинки', 'клітинок')} ${noun(count, 'суперечить', 'суперечать', 'суперечать')} числам.`,
  backToSound: 'До стану перед помилкою',
  eraseMistakes: 'Стерти їх',
  fillIn: 'Зафарбувати',
  close: 'Закрити',
  restsOn: 'на чому ґрунтується',
  follows: 'що випливає',
  stuck: 'Наступного кроку не знайдено. Можливо, числа допускають кілька рисунків.',
  late: 'За 20 секунд підказки не знайшлося: кросворд дуже великий або дуже складний.',
  impossible: 'Ці числа не мають розв’язку. Можливо, у файлі помилка.',
  solvedAlready: 'Усі важливі клітинки позначено.',
  hintsUsed: (count) =>
    count === 0
      ? 'У цій грі підказок не було.'
      : `У цій грі ${counted(count, 'підказка', 'підказки', 'підказок')}. Це буде видно в результаті.`,
  hintFailed: 'Не вдалося знайти підказку. Спробуйте ще раз.',
};
