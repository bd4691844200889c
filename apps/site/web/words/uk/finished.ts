/** Texts of a finished puzzle, in Ukrainian. */
import type { FinishedWords } from '../en/finished.js';
import { grouped } from '../grouped.js';
import { counted, noun } from './grammar.js';

const SPACE = '\u00a0';

export const words: FinishedWords = {
  solved: 'Розв’язано',
  picture: 'Готовий рисунок',
  by: (author) => `автор: ${author}`,
  joy: {
    fastest: (size, time) => `Ваш рекорд для такого розміру: ${size} за ${time}.`,
    firstEver: 'Ваш перший рисунок. З почином!',
    firstOfSize: (size) => `Ваше найбільше поле: ${size}.`,
    flawless: (cells, inks) => {
      const all = counted(cells, 'клітинка', 'клітинки', 'клітинок');
      if (inks === 1) return `${all} і жодної помилки.`;
      return `${all}, ${counted(inks, 'колір', 'кольори', 'кольорів')} і жодної помилки.`;
    },
    underMedian: 'Швидше, ніж половина тих, хто розв’язав.',
    hardest: 'Найскладніший із тих, що ви розв’язали.',
    round: (count) => `Ваш ${grouped(count, SPACE)}-й рисунок.`,
    oneMore: 'Ще один до альбому.',
  },
  yourTime: 'ваш час',
  hintsShort: (count) => noun(count, 'підказка', 'підказки', 'підказок'),
  checksShort: (count) => noun(count, 'перевірка', 'перевірки', 'перевірок'),
  median: (count) => `медіана з ${grouped(count, SPACE)}`,
  nextIs: (name, width, height) => `Далі: ${name}, ${width} × ${height}`,
  allPuzzles: 'Усі кросворди',
  watch: 'Переглянути свою гру',
  explain: 'Пояснити розв’язок',
  savePicture: 'Зберегти рисунок',
  playAgain: 'Зіграти ще раз',
  editPuzzle: 'Змінити цей кросворд',
  saveText: 'У файлі лише числа; назва й рисунок додаються, коли кросворд розв’язано.',
  shareTitle: 'Поділитися, не відкриваючи рисунка',
  curve: 'Як складно було від початку до кінця',
  copyText: 'Скопіювати',
  sharePicture: 'Рисунок',
  textCopied: 'Скопійовано, рисунка в тексті немає.',
  help: (hints, checks) =>
    [
      ...(hints > 0 ? [counted(hints, 'підказка', 'підказки', 'підказок')] : []),
      ...(checks > 0 ? [counted(checks, 'перевірка', 'перевірки', 'перевірок')] : []),
    ].join(', ') || 'без допомоги',
  likedIt: 'Сподобалося?',
  stars: (count) => counted(count, 'зірка', 'зірки', 'зірок'),
  howHard: 'Наскільки складно?',
  felt: { easy: 'залегко', right: 'якраз', hard: 'заважко' },
  moreOfKind: 'Ще такі самі',
  album: 'Ваш альбом',
  allOfAlbum: (count) => `Усі: ${grouped(count, SPACE)}`,
  onDevice: 'Альбом зберігається на цьому пристрої.',
  withAccount:
    'Альбом зберігається на цьому пристрої. З обліковим записом він буде на всіх, а ваш час потрапить до рейтингу.',
  makeAccount: 'Створити обліковий запис',
  pictureBy: (title, author) => `Рисунок: «${title}», автор: ${author}.`,
  replayBoard: 'Поле під час показу',
  replayPlay: 'Показати',
  replayPause: 'Пауза',
  replayAt: (move, all) => `хід ${grouped(move, SPACE)} із ${grouped(all, SPACE)}`,
  close: 'Закрити',
};
