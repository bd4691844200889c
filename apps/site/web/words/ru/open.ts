/** Texts about opening files, and of the page of opened puzzles, in Russian. */
import type { OpenWords } from '../en/open.js';

export const words: OpenWords = {
  title: 'Открыть',
  description:
    'Японские кроссворды из ваших файлов: любой известный формат, ничего не отправляется в сеть.',
  heading: 'Открыть кроссворд',
  dropHere: 'Перетащите файлы сюда или вставьте кроссворд: Ctrl+V',
  choose: 'Выбрать файлы',
  paste: 'Вставить',
  scan: 'Прочесть с бумаги',
  anyFormat:
    'Любой из 79 форматов, можно несколько кроссвордов сразу. Файлы остаются на этом устройстве, а картинку до решения ничто не выдаёт.',
  letGo: 'Отпустите, чтобы открыть',
  reading: 'Чтение …',
  preparing: (ready, found) => `Подготовка кроссворда ${ready} из ${found} …`,
  stop: 'Остановить',
  refused: 'Открыть не удалось',
  partlyRefused: 'Открылось не всё',
  doubtful: 'Открыто, но проверьте',
  more: (count) => `И ещё ${count}.`,
  proofread: 'Найти неверное число',
  goOn: 'Продолжить',
  close: 'Закрыть',
  fromProgram: 'Из командной строки',
  openedAt: (time) => `Открыто ${time}`,
  openedBefore: 'Открыто раньше',
  none: 'Здесь появятся кроссворды, которые вы откроете.',
  showAll: (count) => `Показать все ${count}`,
  puzzles: { one: 'кроссворд', few: 'кроссворда', many: 'кроссвордов', other: 'кроссворда' },
};
