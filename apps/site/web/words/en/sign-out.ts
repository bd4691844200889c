/** Texts of signing out, in English. */
export const words = {
  signOutTitle: 'Sign out?',
  title: 'Keep your games on this device?',
  text: 'If you keep them, they are here when you sign in again. Other people who use this device do not see them.',
  sending: 'Sending your games to your account…',
  unsent:
    'Some of your games have not reached your account yet. If you remove them now, they are lost.',
  onlyDrafts: (count: number, drafts: string) =>
    `${count} ${drafts} of the maker ${count === 1 ? 'is' : 'are'} only on this device.`,
  draftForms: { one: 'draft', other: 'drafts' } as Partial<Record<Intl.LDMLPluralRule, string>>,
  keep: 'Keep and sign out',
  remove: 'Remove and sign out',
};

export type SignOutWords = typeof words;
