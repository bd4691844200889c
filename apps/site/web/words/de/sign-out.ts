/** Texts of signing out, in German. */
import type { SignOutWords } from '../en/sign-out.js';
import { noun } from './grammar.js';

export const words: SignOutWords = {
  signOutTitle: 'Abmelden?',
  title: 'Deine Spiele auf diesem Gerät behalten?',
  text: 'Wenn du sie behältst, sind sie bei der nächsten Anmeldung wieder da. Andere, die dieses Gerät benutzen, sehen sie nicht.',
  sending: 'Deine Spiele werden an dein Konto gesendet …',
  unsent:
    'Einige deiner Spiele sind noch nicht in deinem Konto angekommen. Wenn du sie jetzt entfernst, sind sie verloren.',
  onlyDrafts: (count, drafts) =>
    `${count} ${drafts} aus dem Editor ${noun(count, 'liegt', 'liegen')} nur auf diesem Gerät.`,
  draftForms: { one: 'Entwurf', other: 'Entwürfe' },
  keep: 'Behalten und abmelden',
  remove: 'Entfernen und abmelden',
};
