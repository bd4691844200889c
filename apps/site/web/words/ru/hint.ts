/** Texts of the panel of a hint, in Russian. */
import type { HintWords } from '../en/hint.js';
import { counted } from './grammar.js';

export const words: HintWords = {
  ladder: { mistakes: 'Ошибки', where: 'Где', why: 'Почему', apply: 'Сделать' },
  ladderLabel: 'Сколько подсказать',
  thinking: 'Ищем',
  stop: 'Остановить',
  slow: 'Это займёт некоторое время.',
  noMistakes: 'Ошибок нет: с числами всё согласуется.',
  mistakesUnknown: 'Проверка этих отметок заняла бы слишком много времени.',
  mistakes: (count) =>
    count % 10 === 1 && count % 100 !== 11
      ? `${count} клетка противоречит числам.`
      : `${counted(count, 'клетка', 'клетки', 'клеток')} противоречат числам.`,
  backToSound: 'Вернуться к месту до ошибки',
  eraseMistakes: 'Стереть их',
  fillIn: 'Закрасить',
  close: 'Закрыть',
  restsOn: 'на чём основано',
  follows: 'что следует',
  stuck: 'Следующий шаг не найден. Возможно, числа допускают несколько рисунков.',
  late: 'За 20 секунд подсказка не нашлась: кроссворд очень большой или очень трудный.',
  impossible: 'У этих чисел нет решения. Возможно, в файле ошибка.',
  solvedAlready: 'Все важные клетки отмечены.',
  hintsUsed: (count) =>
    count === 0
      ? 'В этой игре подсказок не было.'
      : `В этой игре ${counted(count, 'подсказка', 'подсказки', 'подсказок')}. Это будет видно в результате.`,
  hintFailed: 'Не удалось найти подсказку. Попробуйте ещё раз.',
};
