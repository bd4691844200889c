/** Texts around every page, in Russian. */
import type { ShellWords } from '../en/shell.js';

export const words: ShellWords = {
  skip: 'Перейти к содержимому',
  mainMenu: 'Главное меню',
  puzzles: 'Кроссворды',
  home: 'Главная',
  daily: 'Кроссворд дня',
  together: 'Вместе',
  ranking: 'Рейтинг',
  /** The tab of the person, or of signing in. */
  you: 'Вы',
  signIn: 'Войти',
  signOut: 'Выйти',
  notices: 'Уведомления',
  newNotices: 'Новые уведомления',
  moderation: 'Модерация',
  owner: 'Настройки сайта',
  menuOf: (name) => `Меню: ${name}`,
  make: 'Создать',
  learn: 'Учиться',
  help: 'Справка',
  settings: 'Настройки',
  openFile: 'Открыть файл',
  open: 'Открыть',
  theme: 'Тема',
  themes: { system: 'Как в системе', light: 'Светлая', dark: 'Тёмная', contrast: 'Контрастная' },
  close: 'Закрыть',
  cancel: 'Отмена',
  offline:
    'Нет сети. Кроссворды, которые вы уже открывали, работают; ходы сохраняются на этом устройстве.',
  title: (page, site) => (page === '' ? `${site}: японские кроссворды` : `${page} · ${site}`),
};
