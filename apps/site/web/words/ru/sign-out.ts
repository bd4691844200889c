/** Texts of signing out, in Russian. */
import type { SignOutWords } from '../en/sign-out.js';

export const words: SignOutWords = {
  signOutTitle: 'Выйти?',
  title: 'Оставить ваши игры на этом устройстве?',
  text: 'Если оставить, они будут здесь, когда вы войдёте снова. Другие люди за этим устройством их не увидят.',
  sending: 'Игры отправляются в вашу учётную запись…',
  unsent: 'Часть игр ещё не попала в вашу учётную запись. Если удалить их сейчас, они пропадут.',
  onlyDrafts: (count, drafts) => `Только на этом устройстве: ${count} ${drafts} из редактора.`,
  draftForms: { one: 'черновик', few: 'черновика', many: 'черновиков', other: 'черновика' },
  keep: 'Оставить и выйти',
  remove: 'Удалить и выйти',
};
