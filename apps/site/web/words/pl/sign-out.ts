/** Texts of signing out, in Polish. */
import type { SignOutWords } from '../en/sign-out.js';

export const words: SignOutWords = {
  signOutTitle: 'Wylogować się?',
  title: 'Zostawić twoje gry na tym urządzeniu?',
  text: 'Jeśli je zostawisz, będą tu po ponownym zalogowaniu. Inne osoby, które używają tego urządzenia, ich nie zobaczą.',
  sending: 'Wysyłanie twoich gier na konto…',
  unsent: 'Część twoich gier nie dotarła jeszcze na konto. Jeśli je teraz usuniesz, przepadną.',
  onlyDrafts: (count, drafts) => `Tylko na tym urządzeniu: ${count} ${drafts} z edytora.`,
  draftForms: { one: 'szkic', few: 'szkice', many: 'szkiców', other: 'szkicu' },
  keep: 'Zostaw i wyloguj',
  remove: 'Usuń i wyloguj',
};
