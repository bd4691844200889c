/** Why the server does not publish a puzzle, or only after a question, in Russian. */
import type { PublishingWords } from '../en/publishing.js';

export const words: PublishingWords = {
  refusals: {
    empty: 'Картинка пуста: ничего не закрашено.',
    several: 'У кроссворда больше одного решения; меняйте картинку, пока не останется одно.',
    unknown: 'Сервер не успел выяснить, одно ли решение у кроссворда; упростите его.',
    none: 'У кроссворда нет решения: какие-то числа неверны.',
  },
  warnings: {
    'not-by-lines': 'Построчно он не решается.',
    trivial: 'Он слишком прост.',
    'mostly-empty': 'Он почти пуст.',
    'empty-borders': 'По краям есть пустые линии.',
    same: 'Такая картинка уже опубликована.',
    'no-title': 'У него нет названия.',
  },
  accept: 'Чтобы всё равно опубликовать, пришлите "acceptWarnings": true.',
};
