/** Texts of signing out, in French. */
import type { SignOutWords } from '../en/sign-out.js';

export const words: SignOutWords = {
  signOutTitle: 'Se déconnecter ?',
  title: 'Garder vos parties sur cet appareil ?',
  text: 'Si vous les gardez, elles seront là à votre prochaine connexion. Les autres personnes qui utilisent cet appareil ne les voient pas.',
  sending: 'Envoi de vos parties vers votre compte…',
  unsent:
    'Certaines de vos parties ne sont pas encore arrivées dans votre compte. Si vous les retirez maintenant, elles sont perdues.',
  onlyDrafts: (count, drafts) => `Sur cet appareil seulement : ${count} ${drafts} de l’atelier.`,
  draftForms: { one: 'brouillon', other: 'brouillons' },
  keep: 'Garder et se déconnecter',
  remove: 'Retirer et se déconnecter',
};
