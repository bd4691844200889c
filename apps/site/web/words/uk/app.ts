/** Texts of the site as an app that is installed, in Ukrainian. */
import type { AppWords } from '../en/app.js';

export const words: AppWords = {
  title: (site) => `${site}: японські кросворди`,
  description:
    'Японські кросворди: підказки з поясненнями, нічого не губиться, без реєстрації й реклами.',
  openFile: 'Відкрити файл',
};
