/** Texts of a finished puzzle, in Russian. */
import type { FinishedWords } from '../en/finished.js';
import { grouped } from '../grouped.js';
import { counted, noun } from './grammar.js';

const SPACE = '\u00a0';

export const words: FinishedWords = {
  solved: 'Решено',
  picture: 'Решённый рисунок',
  by: (author) => `автор: ${author}`,
  joy: {
    fastest: (size, time) => `Ваш рекорд на поле такого размера: ${size} за ${time}.`,
    firstEver: 'Ваша первая картинка. С почином.',
    firstOfSize: (size) => `Ваше самое большое поле: ${size}.`,
    flawless: (cells, inks) => {
      const all = `${grouped(cells, SPACE)} ${noun(cells, 'клетка', 'клетки', 'клеток')}`;
      if (inks === 1) return `${all} и ни одной ошибки.`;
      return `${all}, ${counted(inks, 'краска', 'краски', 'красок')} и ни одной ошибки.`;
    },
    underMedian: 'Быстрее половины решивших.',
    hardest: 'Самый трудный из решённых вами.',
    round: (count) => `Ваша ${grouped(count, SPACE)}-я картинка.`,
    oneMore: 'Ещё одна в альбом.',
  },
  yourTime: 'ваше время',
  hintsShort: (count) => noun(count, 'подсказка', 'подсказки', 'подсказок'),
  checksShort: (count) => noun(count, 'проверка', 'проверки', 'проверок'),
  median: (count) => `медиана из ${grouped(count, SPACE)}`,
  nextIs: (name, width, height) => `Дальше: ${name}, ${width} × ${height}`,
  allPuzzles: 'Все кроссворды',
  watch: 'Посмотреть своё решение',
  explain: 'Объяснить решение',
  savePicture: 'Сохранить картинку',
  playAgain: 'Решить ещё раз',
  editPuzzle: 'Изменить этот кроссворд',
  saveText: 'В файле только числа; название и рисунок добавятся, когда вы решите кроссворд.',
  shareTitle: 'Поделиться, не раскрывая картинку',
  curve: 'Как менялась сложность от начала до конца',
  copyText: 'Скопировать',
  sharePicture: 'Картинка',
  textCopied: 'Скопировано, рисунка в тексте нет.',
  help: (hints, checks) =>
    [
      ...(hints > 0 ? [counted(hints, 'подсказка', 'подсказки', 'подсказок')] : []),
      ...(checks > 0 ? [counted(checks, 'проверка', 'проверки', 'проверок')] : []),
    ].join(', ') || 'без помощи',
  likedIt: 'Понравилось?',
  stars: (count) => counted(count, 'звезда', 'звезды', 'звёзд'),
  howHard: 'Как по сложности?',
  felt: { easy: 'легко', right: 'в самый раз', hard: 'трудно' },
  moreOfKind: 'Ещё такие же',
  album: 'Ваш альбом',
  allOfAlbum: (count) => `Все: ${grouped(count, SPACE)}`,
  onDevice: 'Альбом хранится на этом устройстве.',
  withAccount:
    'Альбом хранится на этом устройстве. С учётной записью он будет на всех, а время войдёт в рейтинг.',
  makeAccount: 'Завести учётную запись',
  pictureBy: (title, author) => `Рисунок: «${title}», автор: ${author}.`,
  replayBoard: 'Поле во время показа',
  replayPlay: 'Показать',
  replayPause: 'Пауза',
  replayAt: (move, all) => `ход ${grouped(move, SPACE)} из ${grouped(all, SPACE)}`,
  close: 'Закрыть',
};
