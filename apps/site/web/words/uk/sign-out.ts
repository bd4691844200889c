/** Texts of signing out, in Ukrainian. */
import type { SignOutWords } from '../en/sign-out.js';
import { noun } from './grammar.js';

export const words: SignOutWords = {
  signOutTitle: 'Вийти?',
  title: 'Залишити ваші ігри на цьому пристрої?',
  text: 'Якщо залишити, вони будуть тут, коли ви ввійдете знову. Інші люди, що користуються цим пристроєм, їх не бачать.',
  sending: 'Надсилаємо ваші ігри до облікового запису…',
  unsent:
    'Деякі з ваших ігор ще не потрапили до облікового запису. Якщо прибрати їх зараз, вони зникнуть.',
  onlyDrafts: (count, drafts) =>
    `${count} ${drafts} ${noun(count, 'зберігається', 'зберігаються', 'зберігаються')} лише на цьому пристрої.`,
  draftForms: {
    one: 'чернетка кросворда',
    few: 'чернетки кросвордів',
    many: 'чернеток кросвордів',
    other: 'чернетки кросвордів',
  },
  keep: 'Залишити й вийти',
  remove: 'Прибрати й вийти',
};
