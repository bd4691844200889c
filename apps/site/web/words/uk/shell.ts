/** Texts around every page, in Ukrainian. */
import type { ShellWords } from '../en/shell.js';

export const words: ShellWords = {
  skip: 'Перейти до вмісту',
  mainMenu: 'Головне меню',
  puzzles: 'Кросворди',
  home: 'Головна',
  daily: 'Кросворд дня',
  together: 'Разом',
  ranking: 'Рейтинг',
  /** The tab of the person, or of signing in. */
  you: 'Ви',
  signIn: 'Увійти',
  signOut: 'Вийти',
  notices: 'Сповіщення',
  newNotices: 'Нові сповіщення',
  moderation: 'Модерація',
  owner: 'Налаштування сайту',
  menuOf: (name) => `Меню: ${name}`,
  make: 'Створити',
  learn: 'Навчання',
  help: 'Довідка',
  settings: 'Налашту\u00adвання',
  openFile: 'Відкрити файл',
  open: 'Відкрити',
  theme: 'Тема',
  themes: { system: 'Як у системі', light: 'Світла', dark: 'Темна', contrast: 'Контрастна' },
  close: 'Закрити',
  cancel: 'Скасувати',
  offline:
    'Немає мережі. Кросворди, які ви вже відкривали, працюють; ходи зберігаються на цьому пристрої.',
  title: (page, site) => (page === '' ? `${site}: японські кросворди` : `${page} · ${site}`),
};
