/** Texts about opening files, and of the page of opened puzzles, in Ukrainian. */
import type { OpenWords } from '../en/open.js';

export const words: OpenWords = {
  title: 'Відкрити',
  description:
    'Грайте у японські кросворди з власних файлів: будь-який відомий формат, нічого не передається в мережу.',
  heading: 'Відкрити кросворд',
  dropHere: 'Перетягніть файли сюди або вставте кросворд через Ctrl+V',
  choose: 'Вибрати файли',
  paste: 'Вставити',
  scan: 'Сканувати надрукований',
  anyFormat:
    'Будь-який із 79 форматів, один кросворд чи багато. Файли лишаються на цьому пристрої, і рисунка не видно, поки кросворд не розв’язано.',
  letGo: 'Відпустіть, щоб відкрити',
  reading: 'Читаємо…',
  preparing: (ready, found) => `Готуємо кросворд ${ready} із ${found}…`,
  stop: 'Зупинити',
  refused: 'Це не вдалося відкрити',
  partlyRefused: 'Не все вдалося відкрити',
  doubtful: 'Відкрито, але перевірте',
  more: (count) => `І ще ${count}.`,
  proofread: 'Знайти хибне число',
  goOn: 'Продовжити',
  close: 'Закрити',
  fromProgram: 'З командного рядка',
  openedAt: (time) => `Відкрито ${time}`,
  openedBefore: 'Відкриті раніше',
  none: 'Тут будуть кросворди, які ви відкриєте.',
  showAll: (count) => `Показати всі (${count})`,
  puzzles: { one: 'кросворд', few: 'кросворди', many: 'кросвордів', other: 'кросворда' },
};
